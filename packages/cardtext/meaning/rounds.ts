import { cachedByObject, type Flow } from '@lianhuan/kernel';

/**
 * How many rounds repetitions inside each other (每有1点…，每有1点…，…) have in all, with those of whatever they set
 * off. What is printed counts cards or tokens, tens of them; two counts inside each other come to hundreds.
 */
export const MOST_ROUNDS = 1000;

/** The repetitions under way on a table: how deep inside each other, and how many rounds they have had in all. */
const underWay = cachedByObject((_: object) => ({ deep: 0, rounds: 0 }));

/**
 * Does something so many times. Once all repetitions inside each other have had {@link MOST_ROUNDS} rounds none of
 * them goes on; what is done stays.
 * @param round what is done each time
 * @param end is carried out then, once
 */
export function* repeatedly(
  table: object,
  times: number,
  round: () => Flow<unknown>,
  end: () => Flow<unknown>,
): Flow {
  const all = underWay(table);
  all.deep += 1;
  try {
    for (let time = 0; time < times && all.rounds <= MOST_ROUNDS; time++) {
      all.rounds += 1;
      yield* all.rounds > MOST_ROUNDS ? end() : round();
    }
  } finally {
    all.deep -= 1;
    if (all.deep === 0) all.rounds = 0;
  }
}
