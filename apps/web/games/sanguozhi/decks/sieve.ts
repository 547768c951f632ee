import type { Arm, CardKind, Corps, Faction } from '@lianhuan/sanguozhi';
import type { SanguozhiCard } from '../card/library.ts';
import { ARM_NAMES, FACTION_NAMES } from '../card/names.ts';
import { leastOf } from './curve.ts';

/** What is looked for among all cards; `all` leaves it open. */
export interface Sieve {
  readonly words: string;
  readonly kind: CardKind | 'all';
  readonly faction: Faction | 'all';
  readonly arm: Arm | 'all';
  /** 兵种 that a card asks for, or gives. */
  readonly corps: Corps | 'all';
  /** The most 兵权 a general may ask for in all. */
  readonly needs: number | 'all';
}

export const OPEN: Sieve = {
  words: '',
  kind: 'all',
  faction: 'all',
  arm: 'all',
  corps: 'all',
  needs: 'all',
};

/** Whether a card is among those looked for. */
export function passes(card: SanguozhiCard, sieve: Sieve): boolean {
  const { kind, faction, arm, corps, needs } = sieve;
  return (
    (kind === 'all' || card.kind === kind) &&
    (faction === 'all' || card.factions.includes(faction)) &&
    (arm === 'all' || card.arms.includes(arm)) &&
    (corps === 'all' || speaksOf(card, corps)) &&
    (needs === 'all' || (card.needs.length > 0 && leastOf(card.needs) <= needs)) &&
    mentions(card, sieve.words)
  );
}

function speaksOf({ needs, face }: SanguozhiCard, corps: Corps): boolean {
  return [...needs, face ?? {}].some((count) => (count[corps] ?? 0) > 0);
}

/** Every word typed stands somewhere on the card. */
function mentions(card: SanguozhiCard, words: string): boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const said = wordsOn(card);
  return wanted.every((word) => said.includes(word));
}

const said = new WeakMap<SanguozhiCard, string>();

/** All words of a card in both languages, gathered once. */
function wordsOn(card: SanguozhiCard): string {
  const known = said.get(card);
  if (known !== undefined) return known;
  const texts = [
    card.name,
    card.kindName,
    card.text,
    ...card.factions.map((faction) => FACTION_NAMES[faction]),
    ...card.arms.map((arm) => ARM_NAMES[arm]),
    ...card.traits,
    ...card.sorts,
    ...card.lines.flatMap(({ name, words }) => [name, words]),
  ];
  const all = texts.flatMap(({ zh, en }) => [zh, en]).join('\n');
  said.set(card, all.toLowerCase());
  return all.toLowerCase();
}
