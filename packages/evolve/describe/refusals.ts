import type { CardId, Handle, Seat, Text } from '@lianhuan/kernel';
import { obstacleToAttack } from '../flow/combat/attack.ts';
import { followersOf } from '../flow/moving/moves.ts';
import { activatedOf, obstacleToAbility, obstacleToUse, type Window } from '../flow/using/legal.ts';
import { RULES, type RuleId } from '../rules.ts';
import { cardsIn, type EvolveTable } from '../table/table.ts';
import type { Verb } from './prompts.ts';

/** Something a player might want to do with a card they see, and why they cannot. */
export interface CardRefusal {
  readonly card: Handle;
  readonly verb: Verb;
  /** Which ability of the card. */
  readonly amount: number;
  readonly rule: RuleId;
  readonly text: Text;
}

/** Why not, in the words of somebody at the table; of other rules their own words are given. */
const REASONS: Partial<Readonly<Record<RuleId, Text>>> = {
  '1.3.3': { zh: '有效果使其不能', en: 'An effect says it cannot' },
  '8.2.1': { zh: '能量点不够', en: 'Not enough play points' },
  '8.3.2': {
    zh: '本回合已经使用过进化或用餐',
    en: 'An evolve or meal ability has been used this turn',
  },
  '8.4.2': { zh: '已经横置', en: 'It is tapped' },
  '8.4.2.1': { zh: '本回合刚进入战场', en: 'It came to the field this turn' },
  '8.4.3.2': { zh: '没有可以攻击的目标', en: 'There is nothing it can attack' },
  '10.4.2.2': { zh: '付不起费用', en: 'Its cost cannot be paid' },
  '10.6.2.3.3': { zh: '没有可以选择的目标', en: 'There is nothing it can select' },
  '10.6.2.6': { zh: '战场已满', en: 'The field is full' },
  '10.7.2.2': { zh: '本回合的次数已用完', en: 'Used as often as a turn allows' },
  '12.2.2': { zh: '进化牌组里没有同名的进化卡', en: 'There is no evolve card of its name' },
  '12.3.2': { zh: '没有【快速】', en: 'It has no Quick' },
  '12.3.3': { zh: '没有【快速】', en: 'It has no Quick' },
  '14.2.1.2.1': { zh: '不能用餐', en: 'It cannot eat' },
};

/**
 * Why this seat cannot use a card of its hand, EX area or field now: the rule that forbids it, for each use that is
 * refused. It tells only what the seat knows.
 */
export function refusals(table: EvolveTable, seat: Seat): CardRefusal[] {
  const window = windowOf(table, seat);
  if (window === null) return [];
  const found: CardRefusal[] = [];
  const note = (verb: Verb, card: CardId, rule: RuleId | null, amount = 0) => {
    if (rule === null) return;
    const { handle } = table.cards[card];
    found.push({ card: handle, verb, amount, rule, text: REASONS[rule] ?? RULES[rule].says });
  };
  for (const card of [...cardsIn(table, seat, 'hand'), ...cardsIn(table, seat, 'extra')]) {
    note('use', card, obstacleToUse(table, seat, card, window));
  }
  for (const card of cardsIn(table, seat, 'field')) {
    for (const one of activatedOf(table, card)) {
      note('ability', card, obstacleToAbility(table, seat, card, one, window), one.place);
    }
  }
  if (window === 'quick') return found;
  for (const card of followersOf(table, seat)) {
    note('attack', card, obstacleToAttack(table, seat, card));
  }
  return found;
}

/** The window in which that player could use something now; null if there is none. */
function windowOf({ state, outcome }: EvolveTable, seat: Seat): Window | null {
  if (outcome !== null) return null;
  if (seat === state.active) return state.phase === 'main' && state.idle ? 'main' : null;
  return state.attack !== null || state.phase === 'end' ? 'quick' : null;
}
