import type { Text } from '@lianhuan/kernel';
import type { CardDefinition } from '../../cards/definition.ts';
import type { Triggered } from '../nodes/index.ts';
import type { WhenOf } from '../reading/vocabulary.ts';

/** 当 fires once in a game (703.2b): words that may well have been meant for every time. */

const ASKS: Text = {
  zh: '「当」在一盘游戏里只触发一次（703.2b）；每次都要触发就写「每当」',
  en: '当 fires once in a game (703.2b); for every time write 每当',
};

/** The 当 of a card that wait for what can come more than once, with the question about each. */
export function onceOnly({ kind, abilities }: CardDefinition) {
  // A 事件 is completed once.
  if (kind === 'event') return [];
  return abilities.flatMap(({ body, span }) =>
    body.kind === 'triggered' && body.times === 'once' && comesAgain(body)
      ? [{ span, text: ASKS }]
      : [],
  );
}

/** What happens to a card but once, as it is another object afterwards. */
const FINAL: ReadonlySet<WhenOf> = new Set<WhenOf>([
  'enters',
  'used-from-hand',
  'leaves',
  'falls',
  'destroyed',
  'sacrificed',
  'to-graveyard',
]);

function comesAgain({ on }: Triggered): boolean {
  if (on.kind === 'entry') return false;
  if (on.kind !== 'card-does' || !FINAL.has(on.what)) return true;
  return on.who.kind !== 'this' && on.who.kind !== 'bearer';
}
