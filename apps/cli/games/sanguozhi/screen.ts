import { styleText } from 'node:util';
import type { Language, Text, View } from '@lianhuan/kernel';
import {
  PHASES,
  PHASES_IN_ENGLISH,
  type PublicPlayer,
  type PublicTarget,
  ROLE_TERMS,
  type Role,
  type SanguozhiPublicState,
  ZONES,
} from '@lianhuan/sanguozhi';
import { seatLetter } from '../seat-letter.ts';
import { battleLines } from './battle.ts';
import { troopParts } from './printed.ts';
import { cardsIn, countIn, type Eyes, nameOf, nameOfHandle, standing } from './sanguozhi-view.ts';

const say = (zh: string, en: string): Text => ({ zh, en });

/** How one seat of 三国智 sees the table, for a terminal. */
export function renderTable(view: View, language: Language): string[] {
  const eyes: Eyes = { view, state: view.state as SanguozhiPublicState, language };
  return [
    styleText('bold', headline(eyes)),
    ...eyes.state.players.flatMap((player, seat) => ['', ...playerLines(eyes, player, seat)]),
    '',
    ...chainLines(eyes),
    ...battleLines(eyes),
    handLine(eyes),
  ];
}

function headline({ state: { round, active, phase }, language }: Eyes): string {
  const player = active < 0 ? '' : seatLetter(active);
  const parts = [
    round > 0 ? say(`第 ${round} 回合`, `Round ${round}`) : null,
    player ? say(`${player} 的玩家回合`, `turn of ${player}`) : null,
    say(PHASES[phase], PHASES_IN_ENGLISH[phase]),
  ];
  return `── ${parts.flatMap((part) => part?.[language] ?? []).join(' · ')} ──`;
}

/** What a player has: numbers, generals by slot, and the rest of the map. */
function playerLines(eyes: Eyes, player: PublicPlayer, seat: number): string[] {
  return [
    numberLine(eyes, player, seat),
    ...(['main', 'adviser', 'deputy'] as const).map((role) => slotLine(eyes, player, seat, role)),
    ...(['tactics', 'formations'] as const).flatMap((zone) => {
      const there = cardsIn(eyes, seat, zone).map((card) => standing(eyes, card));
      return there.length === 0 ? [] : [`  ${ZONES[zone][eyes.language]}  ${listed(there, eyes)}`];
    }),
  ];
}

function numberLine(eyes: Eyes, player: PublicPlayer, seat: number): string {
  const { language } = eyes;
  const { grain, grainCap, handLimit, troops, left } = player;
  const count = (zone: 'hand' | 'deck' | 'graveyard') => countIn(eyes, seat, zone);
  const parts = troopParts(troops).map((part) => part[language]);
  const who = seatLetter(seat) + (seat === eyes.view.seat ? say('（你）', ' (you)')[language] : '');
  const line = say(
    `${who}  粮草 ${grain}/${grainCap}  手牌 ${count('hand')}/${handLimit}  卡组 ${count('deck')}  墓地 ${count('graveyard')}  兵权 ${parts.join(' ') || '—'}`,
    `${who}  grain ${grain}/${grainCap}  hand ${count('hand')}/${handLimit}  deck ${count('deck')}  graveyard ${count('graveyard')}  troops ${parts.join(', ') || '—'}`,
  );
  const gone = left ? say('  已离开游戏', '  out of the game')[language] : '';
  return styleText('bold', line[language] + gone);
}

function slotLine(eyes: Eyes, { slots, mainLost }: PublicPlayer, seat: number, role: Role): string {
  const { language } = eyes;
  const generals = cardsIn(eyes, seat, role).map((card) => standing(eyes, card));
  const lost = role === 'main' && mainLost && slots.main.count === 0;
  const there = lost ? say('（已失去）', '(lost)')[language] : listed(generals, eyes);
  return `  ${ROLE_TERMS[role][language]}  ${there}`;
}

/** The chain, what resolves next first. */
function chainLines(eyes: Eyes): string[] {
  const { language, state } = eyes;
  return state.chain.toReversed().map(({ name, controller, targets, words }) => {
    const aimed = targets.map((target) => targetName(eyes, target));
    const text = words === null ? '' : ` 「${words[language]}」`;
    const arrow = aimed.length > 0 ? ` → ${listed(aimed, eyes)}` : '';
    return `${say('连环', 'Chain')[language]}  ${seatLetter(controller)}: ${name[language]}${text}${arrow}`;
  });
}

function targetName(eyes: Eyes, target: PublicTarget): string {
  switch (target.kind) {
    case 'card':
      return nameOfHandle(eyes, target.card);
    case 'seat':
      return seatLetter(target.seat);
    case 'item':
      return eyes.state.chain.find(({ id }) => id === target.item)?.name[eyes.language] ?? '';
  }
}

function handLine(eyes: Eyes): string {
  const { language, view } = eyes;
  const hand = cardsIn(eyes, view.seat, 'hand').map((card) => nameOf(card, language));
  return `${say('手牌', 'Hand')[language]}  ${listed(hand, eyes)}`;
}

function listed(names: readonly string[], { language }: Pick<Eyes, 'language'>): string {
  return names.join(language === 'zh' ? '、' : ', ') || '—';
}
