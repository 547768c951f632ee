import fc from 'fast-check';

// The suite plays the same games on every run; new ones are looked for by `npm run fuzz`, or with
// another seed: a number, or `random`.

const wish = process.env.LIANHUAN_SEED ?? '1';
if (wish !== 'random' && !/^-?\d+$/.test(wish)) {
  throw new Error(`LIANHUAN_SEED should be a whole number or “random”, not “${wish}”`);
}

fc.configureGlobal({
  ...(wish === 'random' ? {} : { seed: Number(wish) }),
  // The cause goes into the message, too: some reporters show nothing else of an error.
  includeErrorInReport: true,
});
