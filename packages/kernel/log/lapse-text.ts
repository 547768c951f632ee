import type { Effect } from '../effects/effect.ts';
import type { Lapse, LapseReason } from '../events/lapse.ts';
import { type CardId, NO_CARD } from '../table/ids.ts';
import type { Text } from '../text/text.ts';
import { fill, line } from '../text/wording.ts';

const UNDONE: Readonly<Record<Exclude<LapseReason, 'no-choice'>, Text>> = {
  forbidden: {
    zh: '没有发生：{what}（{by} 不允许）',
    en: 'Did not happen: {what} (forbidden by {by})',
  },
  replaced: {
    zh: '没有发生：{what}（由 {by} 代替）',
    en: 'Did not happen: {what} (replaced by {by})',
  },
  prevented: {
    zh: '没有发生：{what}（被 {by} 防止）',
    en: 'Did not happen: {what} (prevented by {by})',
  },
};
const SOMETHING: Text = { zh: '有件事', en: 'something' };

/** How a game calls what decides that something comes to nothing. */
export interface DeciderWords<Body> {
  /** What a card is called. */
  name(card: CardId): Text;
  /** The words of a card that are the effect. */
  words(effect: Effect<Body>): Text;
}

/**
 * What came to nothing, in words.
 * @param what what would have happened; null where it may not be named
 */
export function lapseLine<Body>(
  lapse: Lapse<unknown, Body>,
  what: Text | null,
  words: DeciderWords<Body>,
): Text {
  const by = decider(lapse, words);
  return lapse.reason === 'no-choice'
    ? line('{by} 的效果没有可以选择或执行的', '{by}: nothing to choose or to do', { by })
    : fill(UNDONE[lapse.reason], { what: what ?? SOMETHING, by });
}

/** What decided: the rules, an effect without a card, or a card with its words. */
function decider<Body>(
  { card, effect, reason }: Lapse<unknown, Body>,
  { name, words }: DeciderWords<Body>,
): Text {
  if (card === NO_CARD) {
    return effect === null ? line('规则', 'the rules') : line('某个效果', 'an effect');
  }
  // The words of an ability that did nothing stand in its cause.
  if (effect === null || reason === 'no-choice') return name(card);
  return line('{name}「{words}」', '{name} “{words}”', { name: name(card), words: words(effect) });
}
