import type { Refusal } from '@lianhuan/releases';

/** Why a game says that something may not be done: by one rule. */
interface RuledOut extends Omit<Refusal, 'rules'> {
  readonly rule: Refusal['rules'][number];
}

/**
 * Refusals for the screen, where those that read alike stand once: a card that cannot be used in three
 * ways for one reason says so once.
 * @param likenessOf what two refusals that read alike have in common
 */
export function refusalsOnce(
  refusals: readonly RuledOut[],
  likenessOf: (refusal: RuledOut) => string,
): Refusal[] {
  const once = new Map(
    refusals.map((refusal) => {
      const { card, verb, text, rule } = refusal;
      return [likenessOf(refusal), { card, verb, text, rules: [rule] }];
    }),
  );
  return [...once.values()];
}
