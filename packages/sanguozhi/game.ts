import { type CardId, type Game, turnByTurn } from '@lianhuan/kernel';
import * as describe from './describe/index.ts';
import { usable } from './effects/characteristics.ts';
import { characteristicsOf } from './effects/derivation.ts';
import { facesChanged } from './events/apply.ts';
import type { SanguozhiEvent } from './events/events.ts';
import { setUp } from './flow/game/opening.ts';
import { turn } from './flow/turn/turn.ts';
import { publicState } from './table/public-state.ts';
import { readSetup, type SanguozhiSetup, start } from './table/setup.ts';
import { copyState } from './table/state.ts';
import { damageOn, isFormed, onField, printed, type SanguozhiTable } from './table/table.ts';
import { CONTENT, VERSION } from './version.ts';

/**
 * 攻, 命 and 智 as they are used, and the damage on the card; of a 谋略 its 智力条件. A card lying face down has
 * none, and a 阵型 only once it is formed.
 */
function characteristics(table: SanguozhiTable, card: CardId): Record<string, number> {
  const { attack, life, wit, witNeed } = characteristicsOf(table, card);
  switch (printed(table, card).kind) {
    case 'general':
      if (table.cards[card].faceDown) return {};
      return {
        attack: usable(attack),
        life: usable(life),
        wit: usable(wit),
        ...damage(table, card),
      };
    case 'formation':
      if (!isFormed(table, card)) return {};
      return { attack: usable(attack), life: usable(life), ...damage(table, card) };
    case 'tactic':
      return witNeed === null ? {} : { witNeed: usable(witNeed) };
    default:
      return {};
  }
}

function damage(table: SanguozhiTable, card: CardId): Record<string, number> {
  return onField(table, card) ? { damage: damageOn(table, card) } : {};
}

const IDENTITY = {
  id: 'sanguozhi',
  version: VERSION,
  content: CONTENT,
  name: { zh: '三国智', en: 'Sanguozhi' },
};

/** 三国智, from its rulebook. */
export const sanguozhi: Game<SanguozhiTable, SanguozhiSetup, SanguozhiEvent> = {
  ...IDENTITY,
  readSetup,
  start,
  play: turnByTurn(setUp, turn),
  copyState,
  facesChanged,
  definitionId: (table, card) => printed(table, card).id,
  ...describe,
  publicState,
  characteristics,
};
