import { styleText } from 'node:util';
import { type EvolvePublicState, PHASES, PHASES_IN_ENGLISH, ZONES } from '@lianhuan/evolve';
import type { Language, View } from '@lianhuan/kernel';
import { seatLetter } from '../seat-letter.ts';
import { cardsIn, countIn, type Eyes, nameOf, nameOfHandle, say, standing } from './evolve-view.ts';

/** How one seat of EVOLVE sees the table, for a terminal. */
export function renderTable(view: View, language: Language): string[] {
  const eyes: Eyes = { view, state: view.state as EvolvePublicState, language };
  return [
    styleText('bold', headline(eyes)),
    ...eyes.state.players.flatMap((_, seat) => ['', ...playerLines(eyes, seat)]),
    '',
    ...attackLines(eyes),
    ...waitingLines(eyes),
    handLine(eyes),
  ];
}

function headline({ state: { turn, active, phase }, language }: Eyes): string {
  const player = active < 0 ? '' : seatLetter(active);
  const parts = [
    turn > 0 ? say(`第 ${turn} 回合`, `Turn ${turn}`) : null,
    player ? say(`${player} 的回合`, `of ${player}`) : null,
    say(PHASES[phase], PHASES_IN_ENGLISH[phase]),
  ];
  return `── ${parts.flatMap((part) => part?.[language] ?? []).join(' · ')} ──`;
}

/** What a player has: numbers, the field, the EX area. */
function playerLines(eyes: Eyes, seat: number): string[] {
  const field = cardsIn(eyes, seat, 'field').map((card) => standing(eyes, card));
  const extra = cardsIn(eyes, seat, 'extra').map((card) => nameOf(card, eyes.language));
  return [
    numberLine(eyes, seat),
    `  ${ZONES.field[eyes.language]}  ${listed(field, eyes)}`,
    ...(extra.length === 0 ? [] : [`  ${ZONES.extra[eyes.language]}  ${listed(extra, eyes)}`]),
  ];
}

function numberLine(eyes: Eyes, seat: number): string {
  const { language, state, view } = eyes;
  const { life, energy, energyMost, evolvePoints, handLimit } = state.players[seat];
  const count = (zone: 'hand' | 'deck' | 'graveyard' | 'evolve-deck') => countIn(eyes, seat, zone);
  const who = seatLetter(seat) + (seat === view.seat ? say('（你）', ' (you)')[language] : '');
  const line = say(
    `${who}  生命值 ${life}  能量点 ${energy}/${energyMost}  进化点 ${evolvePoints}  手牌 ${count('hand')}/${handLimit}  牌组 ${count('deck')}  进化牌组 ${count('evolve-deck')}  墓场 ${count('graveyard')}`,
    `${who}  life ${life}  play points ${energy}/${energyMost}  evolution points ${evolvePoints}  hand ${count('hand')}/${handLimit}  deck ${count('deck')}  evolve deck ${count('evolve-deck')}  cemetery ${count('graveyard')}`,
  );
  return styleText('bold', line[language]);
}

/** Who attacks whom just now. */
function attackLines(eyes: Eyes): string[] {
  const { attack } = eyes.state;
  if (attack === null) return [];
  const { attacker, target } = attack;
  const word = say('攻击', 'Attack')[eyes.language];
  return [`${word}  ${nameOfHandle(eyes, attacker)} → ${nameOfHandle(eyes, target)}`];
}

/** The abilities that wait (10.7.2). */
function waitingLines({ state, language }: Eyes): string[] {
  return state.waiting.map(({ controller, definition, words }) => {
    const name = nameOf({ definition }, language);
    return `${say('待机', 'Waiting')[language]}  ${seatLetter(controller)}: ${name} 「${words[language]}」`;
  });
}

function handLine(eyes: Eyes): string {
  const { language, view } = eyes;
  const hand = cardsIn(eyes, view.seat, 'hand').map(
    (card) => `${nameOf(card, language)}${costOf(card.values.cost)}`,
  );
  return `${say('手牌', 'Hand')[language]}  ${listed(hand, eyes)}`;
}

function costOf(cost: number | undefined): string {
  return cost === undefined ? '' : `(${cost})`;
}

function listed(names: readonly string[], { language }: Pick<Eyes, 'language'>): string {
  return names.join(language === 'zh' ? '、' : ', ') || '—';
}
