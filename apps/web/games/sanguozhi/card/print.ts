import type { Text } from '@lianhuan/kernel';
import type { CardDefinition, CardKind, Sort } from '@lianhuan/sanguozhi';
import { printedCard } from '../../../cards/printed-card.ts';
import type { PrintedLine, PrintedStats, SanguozhiCard } from './library.ts';

/** What printing takes of the game: handed in, so that a build can fetch the game when it needs it. */
type Rulebook = Pick<
  typeof import('@lianhuan/sanguozhi'),
  'englishText' | 'explainCard' | 'wordsOf' | 'ARM_TERMS' | 'KINDS' | 'SORT_TERMS' | 'TRAITS'
>;

export const KINDS_IN_ENGLISH: Readonly<Record<CardKind, string>> = {
  general: 'General',
  tactic: 'Tactic',
  treasure: 'Treasure',
  troop: 'Troops',
  formation: 'Formation',
  event: 'Event',
};

/** A card of 三国智 with everything a face and a reader show. @param icon the data of its path */
export function printSanguozhiCard(
  book: Rulebook,
  card: CardDefinition,
  icon: string,
): SanguozhiCard {
  const { kind, limit } = card;
  return {
    ...printedCard(book, card, icon),
    kind,
    kindName: { zh: book.KINDS[kind], en: KINDS_IN_ENGLISH[kind] },
    factions: kind === 'general' ? card.factions : [],
    arms: kind === 'general' || kind === 'formation' ? card.arms : [],
    traits: traitsOf(book, card),
    sorts: sortsOf(card).map((sort) => book.SORT_TERMS[sort]),
    needs: kind === 'general' ? card.needs : [],
    face: kind === 'troop' ? card.face : null,
    stats: statsOf(book, card),
    witNeed: kind === 'tactic' ? card.wit : null,
    lines: linesOf(book, card),
    limit,
  };
}

function traitsOf({ TRAITS }: Rulebook, card: CardDefinition): Text[] {
  if (card.kind !== 'general' && card.kind !== 'tactic') return [];
  const terms: Readonly<Record<string, Text>> = TRAITS;
  const { glossary } = card;
  return card.traits.map((trait) => terms[trait] ?? { zh: trait, en: glossary?.[trait] ?? trait });
}

function sortsOf(card: CardDefinition): Sort[] {
  switch (card.kind) {
    case 'tactic':
      return [card.speed, card.duration];
    case 'treasure':
    case 'troop':
      return [card.type];
    case 'event':
      return [card.duration];
    case 'general':
    case 'formation':
      return [];
  }
}

function statsOf({ wordsOf }: Rulebook, card: CardDefinition): PrintedStats | null {
  switch (card.kind) {
    case 'general':
      return { attack: `${card.attack}`, life: `${card.life}`, wit: `${card.wit}` };
    case 'formation':
      return { attack: wordsOf(card.attack).zh, life: wordsOf(card.life).zh, wit: null };
    default:
      return null;
  }
}

function linesOf({ wordsOf, ARM_TERMS }: Rulebook, card: CardDefinition): PrintedLine[] {
  switch (card.kind) {
    case 'treasure': {
      const { bearer, set } = card;
      return [
        { name: { zh: '装备条件', en: 'Borne by' }, words: bearer ? wordsOf(bearer) : ANYBODY },
        ...(set === null
          ? []
          : [{ name: { zh: '套装', en: 'Set' }, words: sized(set.name, set.size) }]),
      ];
    }
    case 'formation': {
      const { forming, formingArms } = card;
      const arms = joined(formingArms.map((arm) => ARM_TERMS[arm]));
      const demands = [...(forming ? [wordsOf(forming)] : []), ...(arms ? [arms] : [])];
      return [{ name: { zh: '结阵条件', en: 'Formed by' }, words: joined(demands) ?? NONE }];
    }
    case 'event': {
      const { condition, completion, leaving } = card;
      const parts = [
        [{ zh: '条件', en: 'Condition' }, condition],
        [{ zh: '完成', en: 'Completion' }, completion],
        [{ zh: '说明', en: 'Leaves when' }, leaving],
      ] as const;
      return parts.flatMap(([name, node]) => (node ? [{ name, words: wordsOf(node) }] : []));
    }
    default:
      return [];
  }
}

const NONE: Text = { zh: '无', en: 'none' };
/** A treasure without 装备条件. */
const ANYBODY: Text = { zh: '无', en: 'any general' };

/** English of the sets of the game's own treasures; one of somebody's own card has none. */
const SETS: Readonly<Record<string, string>> = {
  奉先撼虎: 'Fengxian’s Tiger-Shaking Arms',
  汉升穿云: 'Hansheng’s Cloud-Piercing Arms',
};

function sized(name: string, size: number): Text {
  return { zh: `${name}（${size} 件）`, en: `${SETS[name] ?? name} (${size})` };
}

function joined(words: readonly Text[]): Text | null {
  if (words.length === 0) return null;
  return {
    zh: words.map(({ zh }) => zh).join('、'),
    en: words.map(({ en }) => en).join(', '),
  };
}
