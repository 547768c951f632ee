import type { CardId } from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import type { SanguozhiState } from '../table/state.ts';
import type { SanguozhiTable } from '../table/table.ts';
import type { SanguozhiEvent } from './events.ts';

/** 次数限制 (808.3): the uses of a card's abilities stay counted, whatever becomes of the card. */

type Uses = SanguozhiState['uses'];

/** The uses of this turn that still count once the event has happened. */
export function usesAfter(table: SanguozhiTable, event: SanguozhiEvent): Uses {
  const { uses } = table.state;
  const touched = touchedBy(event);
  if (touched.length === 0) return uses;
  const used = Object.keys(uses);
  if (used.length === 0) return uses;
  const cards = touched.filter((card) => used.some((key) => isOf(key, card)));
  if (cards.length === 0 || staysUsed(table, event)) return uses;
  const kept = Object.entries(uses).filter(([key]) => !cards.some((card) => isOf(key, card)));
  return Object.fromEntries(kept);
}

function isOf(key: string, card: CardId): boolean {
  return key.startsWith(`${card}:`);
}

/** The cards that change zone, controller or face, or lose an effect by the event. */
function touchedBy(event: SanguozhiEvent): readonly CardId[] {
  switch (event.type) {
    case 'shift':
    case 'move':
    case 'face':
      return [event.card];
    case 'end-effect': {
      const { body } = event.effect;
      return body.kind === 'begun' ? (body.fixed.subjects ?? []).map(({ card }) => card) : [];
    }
    default:
      return NONE;
  }
}

const NONE: readonly CardId[] = [];

function staysUsed(table: SanguozhiTable, event: SanguozhiEvent): boolean {
  switch (event.type) {
    case 'shift':
      return event.controller === table.cards[event.card].controller
        ? rule('808.3d')
        : rule('808.3a');
    case 'move':
      return rule('808.3b');
    case 'face':
      return rule('808.3c');
    default:
      return rule('808.3e');
  }
}
