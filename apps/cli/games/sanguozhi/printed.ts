import type { Text } from '@lianhuan/kernel';
import {
  ARM_TERMS,
  type CardDefinition,
  CORPS_TERMS,
  FACTION_TERMS,
  KINDS,
  SORT_TERMS,
  type TroopCount,
  wordsOf,
} from '@lianhuan/sanguozhi';

/** What is printed on a card beside its name and text, in the words of the card: one line. */
export function printedLine(card: CardDefinition): string {
  return [KINDS[card.kind], ...details(card)].filter(Boolean).join(' · ');
}

function details(card: CardDefinition): readonly string[] {
  switch (card.kind) {
    case 'general':
      return [
        ...card.factions.map((faction) => FACTION_TERMS[faction].zh),
        card.arms.map((arm) => ARM_TERMS[arm].zh).join('') || ARM_TERMS.none.zh,
        card.traits.join(' '),
        card.needs.map(troopLine).join(' / '),
        `${card.attack}/${card.life}/${card.wit}`,
      ];
    case 'tactic':
      return [
        SORT_TERMS[card.speed].zh,
        SORT_TERMS[card.duration].zh,
        card.traits.join(' '),
        card.wit === null ? '' : `智力条件 ${card.wit}`,
      ];
    case 'treasure':
      return [
        SORT_TERMS[card.type].zh,
        `装备条件 ${card.bearer === null ? '无' : wordsOf(card.bearer).zh}`,
        card.set === null ? '' : `${card.set.name} ${card.set.size} 件`,
      ];
    case 'troop':
      return [SORT_TERMS[card.type].zh, troopLine(card.face)];
    case 'formation':
      return [
        card.arms.map((arm) => ARM_TERMS[arm].zh).join(''),
        `${wordsOf(card.attack).zh}/${wordsOf(card.life).zh}`,
        `结阵条件 ${formingOf(card)}`,
      ];
    case 'event':
      return [
        SORT_TERMS[card.duration].zh,
        card.condition === null ? '' : `条件 ${wordsOf(card.condition).zh}`,
        card.completion === null ? '' : `完成 ${wordsOf(card.completion).zh}`,
        card.leaving === null ? '' : `说明 ${wordsOf(card.leaving).zh}`,
      ];
  }
}

type Formation = Extract<CardDefinition, { readonly kind: 'formation' }>;

/** 结阵条件: words, and 兵种 that must all be found (420.1, 420.3a). */
function formingOf({ forming, formingArms }: Formation): string {
  const parts = [
    forming === null ? '' : wordsOf(forming).zh,
    formingArms.map((arm) => ARM_TERMS[arm].zh).join('/'),
  ];
  return parts.filter(Boolean).join(' ') || '无';
}

/** `2谋士 1骑兵`. */
export function troopLine(troops: TroopCount): string {
  return troopParts(troops)
    .map(({ zh }) => zh)
    .join(' ');
}

/** So many of each 兵种, in both languages; those there are none of are left out. */
export function troopParts(troops: TroopCount): Text[] {
  return Object.entries(troops)
    .filter(([, count]) => count > 0)
    .map(([corps, count]) => {
      const { zh, en } = CORPS_TERMS[corps as keyof TroopCount];
      return { zh: `${count}${zh}`, en: `${count} ${en}` };
    });
}
