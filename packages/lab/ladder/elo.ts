/** What two met and how it went. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** Points of the first: 1 a victory, ½ a draw. */
  readonly points: number;
}

/** How strong somebody is: 400 more win ten times as often. */
export interface Rating {
  readonly elo: number;
  /** The true rating lies within it 95 times in a hundred. */
  readonly low: number;
  readonly high: number;
}

const SCALE = 400 / Math.log(10);
const Z = 1.959964;
const STEPS = 200;
/** Half a game drawn with everybody: who has won all games is not infinitely strong. */
const PRIOR = 0.5;

/**
 * Ratings by the model of Bradley and Terry, most likely by all meetings, with intervals by the curvature there. The
 * first of the players stands at 1000.
 */
export function ratings(players: number, meetings: readonly Meeting[]): Rating[] {
  const all = meetings.map((one) => ({
    ...one,
    games: one.games + 2 * PRIOR,
    points: one.points + PRIOR,
  }));
  let strengths = new Array<number>(players).fill(0);
  let information = identity(players);
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Array<number>(players).fill(0);
    // The first stands still.
    information = identity(players).map((row, at) => (at === 0 ? row : row.map(() => 0)));
    for (const { first, second, games, points } of all) {
      const chance = 1 / (1 + Math.exp(strengths[second] - strengths[first]));
      const slope = games * chance * (1 - chance);
      const over = points - games * chance;
      for (const [own, other, sign] of [
        [first, second, 1],
        [second, first, -1],
      ] as const) {
        if (own === 0) continue;
        gradient[own] += sign * over;
        information[own][own] += slope;
        if (other !== 0) information[own][other] -= slope;
      }
    }
    const inverse = inverted(information);
    const change = inverse.map((row) =>
      row.reduce((sum, cell, at) => sum + cell * gradient[at], 0),
    );
    strengths = strengths.map((strength, at) => strength + Math.max(-1, Math.min(1, change[at])));
    if (Math.max(...change.map(Math.abs)) < 1e-9) break;
  }
  const errors = inverted(information).map((row, at) => (at === 0 ? 0 : Math.sqrt(row[at])));
  return strengths.map((strength, at) => ({
    elo: 1000 + SCALE * strength,
    low: 1000 + SCALE * (strength - Z * errors[at]),
    high: 1000 + SCALE * (strength + Z * errors[at]),
  }));
}

function identity(size: number): number[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? 1 : 0)),
  );
}

/** By Gauss and Jordan; whoever met nobody keeps a wide interval. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const left = matrix.map((row, at) =>
    row.map((cell, column) => (at === column ? cell + 1e-9 : cell)),
  );
  const right = identity(size);
  for (let at = 0; at < size; at++) {
    const pivot = left[at][at];
    for (let column = 0; column < size; column++) {
      left[at][column] /= pivot;
      right[at][column] /= pivot;
    }
    for (let row = 0; row < size; row++) {
      if (row === at) continue;
      const factor = left[row][at];
      for (let column = 0; column < size; column++) {
        left[row][column] -= factor * left[at][column];
        right[row][column] -= factor * right[at][column];
      }
    }
  }
  return right;
}
