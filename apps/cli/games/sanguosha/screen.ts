import { styleText } from 'node:util';
import type { CardView, Language, Text, View } from '@lianhuan/kernel';
import { renderColumns } from '@lianhuan/lab';
import {
  type CardDefinition,
  corner,
  FACTIONS,
  library,
  ROLES,
  type Role,
  type SanguoshaPublicState,
  type ZoneName,
} from '@lianhuan/sanguosha';
import { printedOn } from '../card-parts.ts';
import { seatLetter } from '../seat-letter.ts';
import { headline, listed, playerName, type ShownTable, say, shownTable } from '../shown-table.ts';

type Shown = ShownTable<SanguoshaPublicState, ZoneName>;

/** How one seat of 三国杀 sees the table, for a terminal. */
export function renderTable(view: View, language: Language): string[] {
  const table = shownTable<SanguoshaPublicState, ZoneName>(view, language);
  return [
    styleText('bold', headline(headlineParts(table), language)),
    '',
    ...playerLines(table),
    ...frameLines(table),
    handLine(table),
  ];
}

function headlineParts({ state, view }: Shown): (Text | null)[] {
  const { round, active } = state;
  const pile = view.zones.find(({ name }) => name === 'draw-pile')?.count ?? 0;
  return [
    round > 0 ? say(`第 ${round} 轮`, `Round ${round}`) : null,
    active < 0 ? null : say(`${seatLetter(active)} 的回合`, `turn of ${seatLetter(active)}`),
    say(`牌堆 ${pile}`, `draw pile ${pile}`),
  ];
}

const HEADS = say(
  '玩家 身份 武将 体力 手牌 装备 判定 状态',
  'Player Role General Hp Hand Equipment Judgement State',
);

function playerLines(table: Shown): string[] {
  const { state, language } = table;
  const rows = state.characters.map((character, seat) => {
    const { alive, hp, maxHp, faction } = character;
    const general = names(table, table.cards(seat, 'generals'));
    const whose = faction === null ? '' : ` ${FACTIONS[faction][language]}`;
    return [
      playerName(table, seat),
      roleOf(table, seat),
      `${general}${whose}`,
      alive ? `${hp}/${maxHp}` : say('阵亡', 'dead')[language],
      String(table.count(seat, 'hand')),
      names(table, table.cards(seat, 'equipment')),
      names(table, table.cards(seat, 'judgement')),
      stateOf(table, seat),
    ];
  });
  return renderColumns([HEADS[language].split(' '), ...rows]);
}

function roleOf(table: Shown, seat: number): string {
  const role = table.cards(seat, 'role')[0]?.definition as Role | undefined;
  return role && role in ROLES ? ROLES[role][table.language] : '？';
}

function stateOf({ state, language }: Shown, seat: number): string {
  const { chained, turnedOver, drunk, marks } = state.characters[seat];
  const words = [
    chained ? say('横置', 'chained')[language] : '',
    turnedOver ? turned(state.mode)[language] : '',
    drunk > 0 ? say('酒', 'drunk')[language] : '',
    ...Object.entries(marks).map(([mark, count]) => `${mark}×${count}`),
  ].filter(Boolean);
  return listed(words, language);
}

/** What lies face down, or in 国战 one general upon the other. */
function turned(mode: Shown['state']['mode']) {
  return mode === 'hegemony' ? say('叠置', 'stacked') : say('翻面', 'turned over');
}

/** The flows under way, the outermost first: 杀 → 无懈可击. */
function frameLines({ state, language }: Shown): string[] {
  const shown = state.frames.flatMap(({ kind, about, seat }) => {
    if (kind !== 'use' && kind !== 'play' && kind !== 'skill') return [];
    const face = library().find(({ id }) => id === about);
    const name = face === undefined ? about : language === 'zh' ? face.name : face.english;
    return [`${seatLetter(seat)} ${name}`];
  });
  return shown.length === 0 ? [] : [`${say('结算', 'Under way')[language]}  ${shown.join(' → ')}`];
}

function handLine(table: Shown): string {
  const { view, language } = table;
  return `${say('手牌', 'Hand')[language]}  ${names(table, table.cards(view.seat, 'hand'))}`;
}

function names({ view, language }: Shown, cards: readonly CardView[]): string {
  const called = cards.map(({ definition }) => {
    const printed = printedOn<CardDefinition>(library(), view, definition);
    if (printed === undefined) return '？';
    return `${language === 'zh' ? printed.name : printed.english}${corner(printed)}`;
  });
  return listed(called, language);
}
