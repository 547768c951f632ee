/** The pictures one may choose to be known by: icons of the icon set. */
export const PORTRAITS = [
  'tiger-head',
  'dragon-head',
  'horse-head',
  'wolf-head',
  'bear-head',
  'fox-head',
  'panda',
  'monkey',
  'rabbit-head',
  'rooster',
  'owl',
  'eagle-emblem',
  'paper-crane',
  'turtle',
  'butterfly',
  'dragonfly',
  'bamboo',
  'lotus-flower',
  'peach',
  'pine-tree',
  'mountains',
  'pagoda',
  'lantern',
  'teapot-leaves',
  'handheld-fan',
  'drum',
  'helmet',
  'yin-yang',
] as const;

export type Portrait = (typeof PORTRAITS)[number];

export function isPortrait(image: string | null): image is Portrait {
  return PORTRAITS.some((portrait) => portrait === image);
}
