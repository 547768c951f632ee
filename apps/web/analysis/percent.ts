/** A chance from 0 to 1 as players say it: 62%. */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/** A difference of chances in points, with its sign: +4, −12. */
export function points(difference: number): string {
  const rounded = Math.round(difference * 100);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}
