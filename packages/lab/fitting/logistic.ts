/** One position as its features, and what came of it. */
export interface Example {
  readonly features: readonly number[];
  /** From 0 (lost) to 1 (won). */
  readonly won: number;
}

/** Log-odds of winning: where all features are 0, and what a point of each adds. */
export interface Fit {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** So little is taken off large weights, for each example, on features of one standard deviation: positions of one game are much alike. */
const RIDGE = 3e-3;
const STEPS = 25;
const DONE = 1e-6;

/**
 * Logistic regression, by Newton's method on standardized features with a small penalty on large weights.
 * @throws RangeError without examples
 */
export function fitLogistic(examples: readonly Example[]): Fit {
  if (examples.length === 0) throw new RangeError('nothing to learn from');
  const width = examples[0].features.length;
  const { means, spreads } = momentsOf(examples, width);
  const rows = examples.map(({ features }) => [
    1,
    ...features.map((amount, at) => (amount - means[at]) / spreads[at]),
  ]);
  const penalty = RIDGE * examples.length;
  let weights = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const change = newtonStep(rows, examples, weights, penalty);
    weights = weights.map((weight, at) => weight + change[at]);
    if (Math.max(...change.map(Math.abs)) < DONE) break;
  }
  const scaled = weights.slice(1).map((weight, at) => weight / spreads[at]);
  const bias = weights[0] - scaled.reduce((sum, weight, at) => sum + weight * means[at], 0);
  return { bias, weights: scaled };
}

/** The chance by a fit, from 0 to 1. */
export function predicted({ bias, weights }: Fit, features: readonly number[]): number {
  return sigmoid(weights.reduce((sum, weight, at) => sum + weight * features[at], bias));
}

function sigmoid(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function momentsOf(examples: readonly Example[], width: number) {
  const means = new Array<number>(width).fill(0);
  const squares = new Array<number>(width).fill(0);
  for (const { features } of examples) {
    for (let at = 0; at < width; at++) {
      means[at] += features[at] / examples.length;
      squares[at] += features[at] ** 2 / examples.length;
    }
  }
  const spreads = squares.map((square, at) => {
    const spread = Math.sqrt(Math.max(0, square - means[at] ** 2));
    return spread > 1e-9 ? spread : 1;
  });
  return { means, spreads };
}

function newtonStep(
  rows: readonly (readonly number[])[],
  examples: readonly Example[],
  weights: readonly number[],
  penalty: number,
): number[] {
  const size = weights.length;
  const gradient = weights.map((weight, at) => (at === 0 ? 0 : -penalty * weight));
  const hessian = weights.map((_, row) =>
    weights.map((__, column) => (row === column ? (row === 0 ? 1e-9 : penalty) : 0)),
  );
  rows.forEach((row, which) => {
    let odds = 0;
    for (let at = 0; at < size; at++) odds += weights[at] * row[at];
    const chance = sigmoid(odds);
    const error = examples[which].won - chance;
    const slope = Math.max(1e-6, chance * (1 - chance));
    for (let at = 0; at < size; at++) {
      gradient[at] += error * row[at];
      const scaled = slope * row[at];
      for (let other = 0; other <= at; other++) hessian[at][other] += scaled * row[other];
    }
  });
  for (let at = 0; at < size; at++) {
    for (let other = at + 1; other < size; other++) hessian[at][other] = hessian[other][at];
  }
  return solve(hessian, gradient);
}

/** Gaussian elimination with pivots; both arguments are used up. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    [right[column], right[pivot]] = [right[pivot], right[column]];
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row][column] / matrix[column][column];
      for (let at = column; at < size; at++) matrix[row][at] -= factor * matrix[column][at];
      right[row] -= factor * right[column];
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++) right[row] -= matrix[row][at] * right[at];
    right[row] /= matrix[row][row];
  }
  return right;
}
