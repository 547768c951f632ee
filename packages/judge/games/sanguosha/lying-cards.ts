import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import {
  asItIs,
  type CardKind,
  corner,
  faceOf,
  isEquipment,
  type SanguoshaTable,
  ZONES,
} from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { countsAs } from './cards.ts';

/** What players call a card by where it lies, or by what kind of card it is. */

const KINDS: Readonly<Partial<Record<CardKind, readonly string[]>>> = {
  basic: ['基本牌'],
  trick: ['锦囊', '锦囊牌', '普通锦囊牌'],
  'delayed-trick': ['锦囊', '锦囊牌', '延时锦囊', '延时锦囊牌'],
  weapon: ['武器', '武器牌'],
  armour: ['防具', '防具牌'],
  'defensive-mount': ['+1马', '加一马', '防御马', '防御坐骑', '坐骑', '马'],
  'offensive-mount': ['-1马', '−1马', '减一马', '进攻马', '进攻坐骑', '坐骑', '马'],
  treasure: ['宝物', '宝物牌'],
};

/** Suits and colours of cards in hand, as players say what sort of card is discarded. */
const SORTS: readonly (readonly [suits: string, names: readonly string[]])[] = [
  ['♠', ['黑桃']],
  ['♥', ['红桃', '红心']],
  ['♣', ['梅花']],
  ['♦', ['方块', '方片']],
  ['♥♦', ['红色']],
  ['♠♣', ['黑色']],
];

/** Areas of a character from which cards are picked, as they are called. */
const AREAS: Readonly<Record<string, string>> = {
  hand: '手牌',
  equipment: ZONES.equipment.zh,
  judgement: ZONES.judgement.zh,
};

/** 一张牌 of somebody whose letter that is, or 其. */
export function oneOf(letter: string): string[] {
  return [`${letter}的一张牌`, '其一张牌'];
}

/**
 * 装备牌, 一张红桃手牌: what sort of card it is.
 * @param sign its suit, as it stands in its corner; '' for none
 */
export function sortsOf(kind: CardKind, sign: string, isInHand: boolean): string[] {
  const suits = SORTS.flatMap(([signs, names]) =>
    sign !== '' && signs.includes(sign) ? names : [],
  );
  return [
    ...(KINDS[kind] ?? []),
    ...(isEquipment(kind) ? ['装备', '装备牌'] : []),
    ...suits.flatMap((suit) => [`${suit}牌`, ...(isInHand ? [`${suit}手牌`] : [])]),
  ].flatMap((one) => [one, `一张${one}`]);
}

/**
 * B的装备区的赤兔♥5, B的防具, 一张红桃手牌: what a card may be called that lies in an area of a character; none for others.
 * @param picker who picks it
 */
export function lyingCalled(table: SanguoshaTable, card: CardId, picker: Seat): string[] {
  const { name: zone, owner } = table.zones[table.cards[card].zone];
  const area = AREAS[zone];
  if (owner === NOBODY || area === undefined) return [];
  const { face, suit, rank } = asItIs(table, card);
  const { name, kind } = faceOf(table, face);
  const inCorner = corner({ suit, rank });
  const called = [`${name}${inCorner}`, ...countsAs(table, card)];
  const sorts = sortsOf(kind, inCorner.slice(0, 1), zone === 'hand');
  const whose = seatLetter(owner);
  const there = zone === 'hand' ? [] : [`${area}的`, `${whose}的${area}的`];
  return [
    ...called.flatMap((one) => there.map((where) => where + one)),
    ...[...countsAs(table, card), ...sorts].flatMap((one) => [one, `${whose}的${one}`, `其${one}`]),
    ...(owner === picker ? [] : oneOf(whose)),
  ];
}
