import {
  type CardId,
  type Duration,
  type EffectKind,
  type Flow,
  NO_CARD,
  type Seat,
} from '@lianhuan/kernel';
import { type MinxinTable, seatsFrom } from '../table/table.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Begun } from '../text/nodes/nodes.ts';

/** Changes that set a value come before those that add to it. */
export const LAYERS = ['set', 'add'] as const;

/** The layer in which the words work: their place in `LAYERS`; 0 where they change no number. */
export function layerOf(word: Begun['word']): number {
  if (word.kind === 'while' || word.kind === 'per-each') return layerOf(word.word);
  return 'change' in word && word.change !== null ? LAYERS.indexOf(word.change.kind) : 0;
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
      duration: durationOf(table, period, scope),
      layer: layerOf(word),
      body,
    },
  });
}

/** Counted by the turns of the player whose words they are, also in another's turn (2.3.5). */
function durationOf(table: MinxinTable, period: Begun['period'], scope: Scope): Duration {
  switch (period) {
    case 'turn':
    case 'next-turn':
      return { until: 'end-of-turn', of: scope.seat };
    case 'next-start':
      return { until: 'end-of-turn', of: seatsFrom(table, scope.seat).at(-1) ?? scope.seat };
    case 'round':
      return { until: 'end-of-turn', of: lastOfRound(table) };
    case 'source':
      return { until: 'source-leaves' };
    case 'contest':
    case 'used':
      return { until: 'used' };
  }
}

/** The player whose turn is the last of a round (2.1). */
function lastOfRound(table: MinxinTable): Seat {
  const { first } = table.state;
  return seatsFrom(table, first).at(-1) ?? first;
}
