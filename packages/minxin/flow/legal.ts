import { type CardId, NOBODY, type Seat, type Text } from '@lianhuan/kernel';
import { costFor, defenceOf } from '../effects/characteristics.ts';
import { forbidden } from '../events/pipeline.ts';
import { type RuleId, rule } from '../rules.ts';
import { inRow, type MinxinTable, player, printed, zoneOf } from '../table/table.ts';
import { of } from '../table/zones.ts';
import { canPay, possible } from '../text/meaning/run.ts';
import type { Ability } from '../text/nodes/nodes.ts';

/** Why something cannot be done now; `null` where it can. */
export interface Refusal {
  readonly text: Text;
  readonly rule: RuleId;
}

const refusal = (id: RuleId, zh: string, en: string): Refusal => ({ text: { zh, en }, rule: id });

const NOT_ENOUGH_RENOWN = refusal('2.3.2.2', '声望不足', 'Not enough renown');
const NOT_ENOUGH_POWER = refusal('2.3.2.3', '战力不足', 'Not enough power');
const NOT_ENOUGH_TO_BESIEGE = refusal(
  '2.3.2.4',
  '战力与攻城战力不足',
  'Not enough power for its defence',
);
const ONLY_ROUTED = refusal('2.4.4', '乱军只能被击溃', 'A rebel can only be routed');
const NOT_A_REBEL = refusal(
  '2.3.2.3',
  '只有乱军可以用战力击溃',
  'Only rebels are routed with power',
);
const FORBIDDEN = refusal('2.3.2', '有效果禁止这样做', 'An effect forbids it');
const TAPPED = refusal(
  '2.3.2',
  '已横置，本回合不能再布令',
  'It is tapped: no more edicts this turn',
);
const USED_UP = refusal('2.3.2', '本回合的次数已用完', 'Used as often as this turn allows');
const TO_NO_AVAIL = refusal('2.3.2', '现在发动也没有作用', 'It would do nothing now');
const CANNOT_PAY = refusal('2.3.2', '付不起这个效果的代价', 'Its cost cannot be paid');

/** 招募 (2.3.2.2). */
export function refuseRecruit(table: MinxinTable, seat: Seat, card: CardId): Refusal | null {
  if (printed(table, card).kind === 'rebel' && rule('2.4.4')) return ONLY_ROUTED;
  if (costFor(table, card, seat) > player(table, seat).renown) return NOT_ENOUGH_RENOWN;
  if (table.effects.forbid.length === 0) return null;
  const recruit = { type: 'recruit', seat, card, to: of(seat, 'discard') } as const;
  return forbidden(table, recruit) === null ? null : FORBIDDEN;
}

/** 击溃 for 战力 (2.3.2.3). */
export function refuseRout(table: MinxinTable, seat: Seat, card: CardId): Refusal | null {
  if (!isOpenRebel(table, card)) return NOT_A_REBEL;
  if (costFor(table, card, seat) > player(table, seat).power) return NOT_ENOUGH_POWER;
  if (table.effects.forbid.length === 0) return null;
  const rout = { type: 'rout', seat, card, victim: NOBODY } as const;
  return forbidden(table, rout) === null ? null : FORBIDDEN;
}

/** 攻城 (2.3.2.4). */
export function refuseSiege(table: MinxinTable, seat: Seat, card: CardId): Refusal | null {
  const { power, siege } = player(table, seat);
  if (defenceOf(table, card) > power + siege && rule('2.3.2.4')) return NOT_ENOUGH_TO_BESIEGE;
  if (table.effects.forbid.length === 0) return null;
  const victim = table.cards[card].controller;
  return forbidden(table, { type: 'siege', seat, card, victim }) === null ? null : FORBIDDEN;
}

/** 打出 (2.3.2). */
export function refusePlay(table: MinxinTable, seat: Seat, card: CardId): Refusal | null {
  if (table.effects.forbid.length === 0) return null;
  return forbidden(table, { type: 'play', seat, card }) === null ? null : FORBIDDEN;
}

/** 布令 (2.3.2). */
export function refuseEdict(
  table: MinxinTable,
  seat: Seat,
  card: CardId,
  index: number,
): Refusal | null {
  if (table.cards[card].tapped && rule('2.3.2')) return TAPPED;
  if (forbidden(table, { type: 'edict', seat, card }) !== null) return FORBIDDEN;
  const ability = printed(table, card).abilities[index];
  return canPay(table, ability, { seat, card }) ? null : CANNOT_PAY;
}

/** 本回合限X次 (2.3.2). */
export function refuseLimited(
  table: MinxinTable,
  seat: Seat,
  card: CardId,
  index: number,
): Refusal | null {
  const ability = printed(table, card).abilities[index] as Extract<Ability, { timing: 'limited' }>;
  const uses = table.cards[card].counters?.[usesOf(index)] ?? 0;
  if (uses >= ability.limit && rule('2.3.2')) return USED_UP;
  if (!canPay(table, ability, { seat, card })) return CANNOT_PAY;
  return possible(table, ability, { seat, card }) ? null : TO_NO_AVAIL;
}

/** The counter that holds how often ability `index` was used this turn. */
export function usesOf(index: number): string {
  return `uses-${index}`;
}

/** Can this 乱军 be routed for 战力: in the row, or always available (2.4.1)? */
export function isOpenRebel(table: MinxinTable, card: CardId): boolean {
  if (printed(table, card).kind !== 'rebel') return false;
  return inRow(table, card) || (zoneOf(table, card) === 'always' && rule('2.4.1'));
}
