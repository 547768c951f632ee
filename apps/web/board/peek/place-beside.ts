/** As much of a rectangle on the screen as is asked for here, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** How far it stays from what it stands beside, and from the edges. */
const GAP = 10;

/**
 * Where to put something beside a thing on the screen, so that it covers nothing of it: to its right, left, above or
 * below, where there is room; where there is none, in the corner farthest from it.
 * @param first `above` for a thing in a row, whose neighbours should be seen too
 */
export function placeBeside(
  thing: Box,
  size: Size,
  screen: Size,
  first: 'beside' | 'above' = 'beside',
): Pick<Box, 'left' | 'top'> {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const left = within(thing.left + thing.width / 2 - size.width / 2, size.width, screen.width);
  const top = within(thing.top + thing.height / 2 - size.height / 2, size.height, screen.height);
  const above = { left, top: thing.top - GAP - size.height };
  if (first === 'above' && above.top >= GAP) return above;
  if (right + 2 * GAP + size.width <= screen.width) return { left: right + GAP, top };
  if (thing.left - 2 * GAP - size.width >= 0) return { left: thing.left - GAP - size.width, top };
  if (above.top >= GAP) return above;
  if (bottom + 2 * GAP + size.height <= screen.height) return { left, top: bottom + GAP };
  return {
    left: thing.left > screen.width - right ? GAP : screen.width - GAP - size.width,
    top: thing.top > screen.height - bottom ? GAP : screen.height - GAP - size.height,
  };
}

function within(start: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(start, room - GAP - length));
}
