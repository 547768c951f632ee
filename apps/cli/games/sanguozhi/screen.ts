import { styleText } from 'node:util';
import type { Language, Text, View } from '@lianhuan/kernel';
import {
  PHASES,
  PHASES_IN_ENGLISH,
  type PublicPlayer,
  type PublicTarget,
  ROLE_TERMS,
  type Role,
  ZONES,
} from '@lianhuan/sanguozhi';
import { seatLetter } from '../seat-letter.ts';
import { headline, listed, playerName, say, shownTable } from '../shown-table.ts';
import { battleLines } from './battle.ts';
import { troopParts } from './printed.ts';
import { mapCard, nameOf, nameOfHandle, type ShownSanguozhi } from './shown-cards.ts';

/** How one seat of 三国智 sees the table, for a terminal. */
export function renderTable(view: View, language: Language): string[] {
  const table: ShownSanguozhi = shownTable(view, language);
  return [
    styleText('bold', headline(headParts(table), language)),
    ...table.state.players.flatMap((player, seat) => ['', ...playerLines(table, player, seat)]),
    '',
    ...chainLines(table),
    ...battleLines(table),
    handLine(table),
  ];
}

function headParts({ state: { round, active, phase } }: ShownSanguozhi): (Text | null)[] {
  const player = active < 0 ? '' : seatLetter(active);
  return [
    round > 0 ? say(`第 ${round} 回合`, `Round ${round}`) : null,
    player ? say(`${player} 的玩家回合`, `turn of ${player}`) : null,
    say(PHASES[phase], PHASES_IN_ENGLISH[phase]),
  ];
}

/** What a player has: numbers, generals by slot, and the rest of the map. */
function playerLines(table: ShownSanguozhi, player: PublicPlayer, seat: number): string[] {
  return [
    numberLine(table, player, seat),
    ...(['main', 'adviser', 'deputy'] as const).map((role) => slotLine(table, player, seat, role)),
    ...(['tactics', 'formations'] as const).flatMap((zone) => {
      const there = table.cards(seat, zone).map((card) => mapCard(table, card));
      return there.length === 0
        ? []
        : [`  ${ZONES[zone][table.language]}  ${listed(there, table.language)}`];
    }),
  ];
}

function numberLine(table: ShownSanguozhi, player: PublicPlayer, seat: number): string {
  const { language } = table;
  const { grain, grainCap, handLimit, troops, left } = player;
  const count = (zone: 'hand' | 'deck' | 'graveyard') => table.count(seat, zone);
  const parts = troopParts(troops).map((part) => part[language]);
  const who = playerName(table, seat);
  const line = say(
    `${who}  粮草 ${grain}/${grainCap}  手牌 ${count('hand')}/${handLimit}  卡组 ${count('deck')}  墓地 ${count('graveyard')}  兵权 ${parts.join(' ') || '—'}`,
    `${who}  grain ${grain}/${grainCap}  hand ${count('hand')}/${handLimit}  deck ${count('deck')}  graveyard ${count('graveyard')}  troops ${parts.join(', ') || '—'}`,
  );
  const gone = left ? say('  已离开游戏', '  out of the game')[language] : '';
  return styleText('bold', line[language] + gone);
}

function slotLine(
  table: ShownSanguozhi,
  { slots, mainLost }: PublicPlayer,
  seat: number,
  role: Role,
): string {
  const { language } = table;
  const generals = table.cards(seat, role).map((card) => mapCard(table, card));
  const lost = role === 'main' && mainLost && slots.main.count === 0;
  const there = lost ? say('（已失去）', '(lost)')[language] : listed(generals, language);
  return `  ${ROLE_TERMS[role][language]}  ${there}`;
}

/** The chain, what resolves next first. */
function chainLines(table: ShownSanguozhi): string[] {
  const { language, state } = table;
  return state.chain.toReversed().map(({ name, controller, targets, words }) => {
    const aimed = targets.map((target) => targetName(table, target));
    const text = words === null ? '' : ` 「${words[language]}」`;
    const arrow = aimed.length > 0 ? ` → ${listed(aimed, language)}` : '';
    return `${say('连环', 'Chain')[language]}  ${seatLetter(controller)}: ${name[language]}${text}${arrow}`;
  });
}

function targetName(table: ShownSanguozhi, target: PublicTarget): string {
  switch (target.kind) {
    case 'card':
      return nameOfHandle(table, target.card);
    case 'seat':
      return seatLetter(target.seat);
    case 'item':
      return table.state.chain.find(({ id }) => id === target.item)?.name[table.language] ?? '';
  }
}

function handLine(table: ShownSanguozhi): string {
  const { language, view } = table;
  const hand = table.cards(view.seat, 'hand').map((card) => nameOf(table, card));
  return `${say('手牌', 'Hand')[language]}  ${listed(hand, language)}`;
}
