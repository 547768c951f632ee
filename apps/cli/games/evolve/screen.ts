import { styleText } from 'node:util';
import { PHASES, PHASES_IN_ENGLISH, ZONES } from '@lianhuan/evolve';
import type { Language, Text, View } from '@lianhuan/kernel';
import { seatLetter } from '../seat-letter.ts';
import { headline, listed, playerName, say, shownTable } from '../shown-table.ts';
import { fieldCard, nameOf, nameOfHandle, type ShownEvolve } from './shown-cards.ts';

/** How one seat of EVOLVE sees the table, for a terminal. */
export function renderTable(view: View, language: Language): string[] {
  const table: ShownEvolve = shownTable(view, language);
  return [
    styleText('bold', headline(headParts(table), language)),
    ...table.state.players.flatMap((_, seat) => ['', ...playerLines(table, seat)]),
    '',
    ...attackLines(table),
    ...waitingLines(table),
    handLine(table),
  ];
}

function headParts({ state: { turn, active, phase } }: ShownEvolve): (Text | null)[] {
  const player = active < 0 ? '' : seatLetter(active);
  return [
    turn > 0 ? say(`第 ${turn} 回合`, `Turn ${turn}`) : null,
    player ? say(`${player} 的回合`, `of ${player}`) : null,
    say(PHASES[phase], PHASES_IN_ENGLISH[phase]),
  ];
}

/** What a player has: numbers, the field, the EX area. */
function playerLines(table: ShownEvolve, seat: number): string[] {
  const field = table.cards(seat, 'field').map((card) => fieldCard(table, card));
  const extra = table.cards(seat, 'extra').map((card) => nameOf(table, card));
  return [
    numberLine(table, seat),
    `  ${ZONES.field[table.language]}  ${listed(field, table.language)}`,
    ...(extra.length === 0
      ? []
      : [`  ${ZONES.extra[table.language]}  ${listed(extra, table.language)}`]),
  ];
}

function numberLine(table: ShownEvolve, seat: number): string {
  const { language, state } = table;
  const { life, energy, energyMost, evolvePoints, handLimit } = state.players[seat];
  const count = (zone: 'hand' | 'deck' | 'graveyard' | 'evolve-deck') => table.count(seat, zone);
  const who = playerName(table, seat);
  const line = say(
    `${who}  生命值 ${life}  能量点 ${energy}/${energyMost}  进化点 ${evolvePoints}  手牌 ${count('hand')}/${handLimit}  牌组 ${count('deck')}  进化牌组 ${count('evolve-deck')}  墓场 ${count('graveyard')}`,
    `${who}  life ${life}  play points ${energy}/${energyMost}  evolution points ${evolvePoints}  hand ${count('hand')}/${handLimit}  deck ${count('deck')}  evolve deck ${count('evolve-deck')}  cemetery ${count('graveyard')}`,
  );
  return styleText('bold', line[language]);
}

/** Who attacks whom just now. */
function attackLines(table: ShownEvolve): string[] {
  const { attack } = table.state;
  if (attack === null) return [];
  const { attacker, target } = attack;
  const word = say('攻击', 'Attack')[table.language];
  return [`${word}  ${nameOfHandle(table, attacker)} → ${nameOfHandle(table, target)}`];
}

/** The abilities that wait (10.7.2). */
function waitingLines(table: ShownEvolve): string[] {
  const { state, language } = table;
  return state.waiting.map(({ controller, definition, words }) => {
    const name = nameOf(table, { definition });
    return `${say('待机', 'Waiting')[language]}  ${seatLetter(controller)}: ${name} 「${words[language]}」`;
  });
}

function handLine(table: ShownEvolve): string {
  const { language, view } = table;
  const hand = table
    .cards(view.seat, 'hand')
    .map((card) => `${nameOf(table, card)}${costOf(card.values.cost)}`);
  return `${say('手牌', 'Hand')[language]}  ${listed(hand, language)}`;
}

function costOf(cost: number | undefined): string {
  return cost === undefined ? '' : `(${cost})`;
}
