/** Which faces the name of one means. */

const SLASHES: readonly string[] = ['slash', 'fire-slash', 'thunder-slash'];
const NULLIFICATIONS: readonly string[] = ['nullification', 'hegemony-nullification'];

/** The ids of the faces that a name means: 【杀】 those with fire and thunder, 【无懈可击】 that of 国战, too. */
export function facesMeant(face: string): readonly string[] {
  if (face === 'slash') return SLASHES;
  return face === 'nullification' ? NULLIFICATIONS : [face];
}

/** Is it a face that the name of `asked` means? */
export function isOfFace(asked: string, face: string): boolean {
  return facesMeant(asked).includes(face);
}
