import { type CardId, type Duration, type EffectKind, type Flow, NO_CARD } from '@lianhuan/kernel';
import type { MinxinTable } from '../table/table.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Begun, Lasting, Prevent, TargetCost } from '../text/nodes/nodes.ts';

/** Changes that set a value come before those that add to it. */
export const LAYERS = ['set', 'add'] as const;

/** The layer in which the words work: their place in `LAYERS`; 0 where they change no number. */
export function layerOf(word: Lasting | TargetCost | Prevent): number {
  return 'change' in word ? LAYERS.indexOf(word.change.kind) : 0;
}

/** Begins words that an effect says: from now on, until their period is over. */
export function* begin(
  table: MinxinTable,
  kind: EffectKind,
  words: Pick<Begun, 'word' | 'span' | 'period'> & { readonly card?: CardId },
  scope: Scope,
): Flow {
  const { word, span, period, card = NO_CARD } = words;
  const body: Begun = {
    kind: 'begun',
    word,
    span,
    period,
    turn: table.state.turn,
    contests: table.state.contests.length,
    card,
    incarnation: card === NO_CARD ? 0 : table.cards[card].incarnation,
  };
  yield* table.procedures.happen(table, {
    type: 'begin-effect',
    effect: {
      kind,
      source: scope.card,
      controller: scope.seat,
      duration: durationOf(period, scope),
      layer: layerOf(word),
      body,
    },
  });
}

/** Counted by the turns of the player whose words they are, also in another's turn (2.3.5). */
function durationOf(period: Begun['period'], scope: Scope): Duration {
  switch (period) {
    case 'turn':
    case 'next-turn':
      return { until: 'end-of-turn', of: scope.seat };
    case 'contest':
    case 'used':
      return { until: 'used' };
  }
}
