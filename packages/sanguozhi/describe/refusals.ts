import type { CardId, Handle, Option, Seat, Text } from '@lianhuan/kernel';
import { ROLES, type Role } from '../cards/definition.ts';
import { abilitiesOf } from '../effects/derivation.ts';
import { talliesOf } from '../flow/kinds/tallies.ts';
import { chainIsEmpty } from '../flow/using/chain.ts';
import {
  freeTacticSlots,
  isMainTime,
  isUsableFromHand,
  type Refusal,
  refuseAbility,
  refuseCovered,
  refuseDeploy,
  refuseFlip,
  refuseTactic,
  refuseTreasure,
} from '../flow/using/legal.ts';
import { RULES, type RuleId } from '../rules.ts';
import { slotCount } from '../table/limits.ts';
import {
  cardsIn,
  fieldOf,
  generalsOf,
  player,
  printed,
  type SanguozhiTable,
} from '../table/table.ts';

/** Something a player might want to do with a card they see, and why they cannot. */
export interface CardRefusal {
  readonly card: Handle;
  readonly verb: string;
  /** The role a general would have, by place, or which ability of the card. */
  readonly amount: number;
  readonly rule: RuleId;
  readonly text: Text;
}

/** Reasons in a player's words; for other rules the rulebook's words are given. */
const REASONS: Partial<Readonly<Record<RuleId, Text>>> = {
  '500.1a': {
    zh: '只能在自己的准备流程、连环为空时派遣',
    en: 'Generals are deployed in your own preparation, with an empty chain',
  },
  '500.1b': { zh: '本回合已经派遣过将领', en: 'You have deployed a general this turn' },
  '500.3': { zh: '没有空着的将领槽', en: 'There is no free slot for it' },
  '500.4': { zh: '场上已有同名将领', en: 'A general of that name is in play' },
  '500.5a': { zh: '场上的兵权不满足兵权条件', en: 'Your troops do not meet its needs' },
  '804.5c': { zh: '不能担任这个角色', en: 'It cannot take that role' },
  '501.4': { zh: '没有空着的谋略槽', en: 'There is no free slot for a tactic' },
  '501.5a': {
    zh: '平速谋略只能在自己的准备流程、连环为空时发动',
    en: 'Ordinary tactics are used in your own preparation, with an empty chain',
  },
  '501.5b': {
    zh: '缓速谋略要先盖放，竖置后才能发动',
    en: 'Slow tactics are set face down first, and used once untapped',
  },
  '502.3': {
    zh: '只能在自己的准备流程、连环为空时装备',
    en: 'Treasures are equipped in your own preparation, with an empty chain',
  },
  '502.3b': {
    zh: '本回合已经装备过这套宝物',
    en: 'You have equipped a card of this set this turn',
  },
  '502.7a': { zh: '场上没有可以装备它的将领', en: 'You have no general in play that can bear it' },
  '503.1': {
    zh: '只能在自己的准备流程、连环为空时盖放阵型',
    en: 'Formations are set in your own preparation, with an empty chain',
  },
  '504.1': {
    zh: '只能在自己的准备流程、连环为空时摆放兵权',
    en: 'Troops are laid in your own preparation, with an empty chain',
  },
  '504.1a': { zh: '本回合已经摆放过兵权', en: 'You have laid a troop card this turn' },
  '702.1a': {
    zh: '只能在自己的准备流程、连环为空时使用',
    en: 'It is used in your own preparation, with an empty chain',
  },
  '702.1b': { zh: '连环不为空', en: 'The chain is not empty' },
  '115.1b': { zh: '连环不为空', en: 'The chain is not empty' },
  '111.1e': { zh: '已经横置', en: 'It is tapped' },
  '108.4': { zh: '不满足效果条件', en: 'Its condition does not hold' },
  '808.2': { zh: '本回合的次数已用完', en: 'Used as often as a turn allows' },
  '108.5c': { zh: '付不起效果费用', en: 'Its cost cannot be paid' },
  '702.2e': { zh: '没有可以指定的目标', en: 'There is nothing it can target' },
  '110.3': { zh: '没有可以指定的目标', en: 'There is nothing it can target' },
  '101.2': { zh: '有效果使其不能', en: 'An effect says it cannot' },
  '113.1c': { zh: '手牌里没有虎符', en: 'There is no tally in your hand' },
};

/**
 * For every card of this seat's hand and field that it might want to use now that it has 行动权, why it
 * cannot. Only what the seat knows is told.
 */
export function refusals(table: SanguozhiTable, seat: Seat): CardRefusal[] {
  if (table.state.priority !== seat) return [];
  const found: CardRefusal[] = [];
  const note = (verb: string, card: CardId, refusal: Refusal, amount = 0) => {
    if (refusal !== null) found.push(refused(table, { verb, card, amount }, refusal));
  };
  for (const card of cardsIn(table, seat, 'hand')) noteHandCard(table, seat, card, note);
  for (const card of fieldOf(table, seat)) {
    if (table.cards[card].faceDown) noteFaceDown(table, seat, card, note);
    else noteAbilities(table, seat, card, note);
  }
  return found;
}

type Note = (verb: string, card: CardId, refusal: Refusal, amount?: number) => void;

function refused(
  table: SanguozhiTable,
  { verb, card, amount }: Pick<Option, 'verb' | 'card' | 'amount'>,
  rule: RuleId,
): CardRefusal {
  const { handle } = table.cards[card];
  return { card: handle, verb, amount, rule, text: REASONS[rule] ?? RULES[rule].says };
}

const ROLE_LIST = Object.keys(ROLES) as Role[];

function noteHandCard(table: SanguozhiTable, seat: Seat, card: CardId, note: Note): void {
  switch (printed(table, card).kind) {
    case 'general':
      ROLE_LIST.forEach((role, place) => {
        if (slotCount(table, seat, role) === 0) return;
        note('deploy', card, refuseDeploy(table, seat, card, role), place);
        note('cover', card, refuseCovered(table, seat, card, role), place);
      });
      return noteAbilities(table, seat, card, note);
    case 'tactic':
      note('tactic', card, refuseTactic(table, seat, card));
      return note('set-tactic', card, refuseSetting(table, seat));
    case 'treasure':
      return note('treasure', card, refuseBearers(table, seat, card));
    case 'troop':
      return note('lay-troop', card, refuseLaying(table, seat));
    case 'formation':
      return note('set-formation', card, isMainTime(table, seat) ? null : '503.1');
    case 'event':
      return;
  }
}

function refuseSetting(table: SanguozhiTable, seat: Seat): Refusal {
  if (!isMainTime(table, seat)) return '114.2c';
  return freeTacticSlots(table, seat) > 0 ? null : '501.4';
}

/**
 * Why a treasure cannot be equipped on any general: the reason for the first one; none where some
 * general can bear it.
 */
function refuseBearers(table: SanguozhiTable, seat: Seat, card: CardId): Refusal {
  const reasons = generalsOf(table, seat).map((bearer) =>
    refuseTreasure(table, seat, card, bearer),
  );
  if (reasons.includes(null)) return null;
  return reasons[0] ?? '502.7a';
}

function refuseLaying(table: SanguozhiTable, seat: Seat): Refusal {
  if (!isMainTime(table, seat)) return '504.1';
  return player(table, seat).laidTroop ? '504.1a' : null;
}

function noteFaceDown(table: SanguozhiTable, seat: Seat, card: CardId, note: Note): void {
  const { kind } = printed(table, card);
  if (kind === 'tactic') note('tactic', card, refuseTactic(table, seat, card));
  if (kind !== 'general') return;
  if (!chainIsEmpty(table)) note('flip', card, '115.1b');
  else if (talliesOf(table, seat).length === 0) note('flip', card, '113.1c');
  else note('flip', card, refuseFlip(table, seat, card));
}

function noteAbilities(table: SanguozhiTable, seat: Seat, card: CardId, note: Note): void {
  const inHand = cardsIn(table, seat, 'hand').includes(card);
  abilitiesOf(table, card).forEach((held, place) => {
    const { body } = held.ability;
    if (body.kind !== 'activated' || (inHand && !isUsableFromHand(table, held))) return;
    note('activate', card, refuseAbility(table, seat, card, held), place);
  });
}
