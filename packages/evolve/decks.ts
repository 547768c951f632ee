import { type DeckOf, DeckWriting } from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { parse } from 'yaml';
import { deckFiles } from '#deck-files';
import type { RuleId } from './rules.ts';

export { checkDeck } from './deck-check.ts';

/** 主牌组 (6.1.1.2) and 进化牌组 (6.1.1.3); 主战者 (6.1.1.1), empty where none was named. */
export type DeckList = DeckOf<'main' | 'evolve', 'leader'>;

/** A deck of the game's own, ready to play. */
export interface Deck extends DeckList {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  /** What it is up to, in a sentence or two. */
  readonly idea: string;
  readonly ideaEn: string;
}

/** How decks are written. */
export const deckWriting = new DeckWriting<'main' | 'evolve', 'leader'>({
  one: ['leader'],
  many: ['main', 'evolve'],
  example: '驿道佣兵',
  ruleOfOne: '6.1.1.1' satisfies RuleId,
});

/** Reads a deck as people write it; it says nothing yet of whether it may be played. */
export function readDeckList(written: unknown): Result<DeckList> {
  return deckWriting.readList(written);
}

let ready: readonly Deck[] | null = null;

/** The decks of the game's own, in a fixed order; read once. */
export function readyDecks(): readonly Deck[] {
  ready ??= Object.entries(deckFiles()).map(([file, text]) => readReady(file, text));
  return ready;
}

function readReady(file: string, text: string): Deck {
  const written = parse(text) as Deck;
  const list = readDeckList(written);
  if (!list.ok) throw new Error(`${file}: ${list.problems.map((one) => one.text.zh)}`);
  const { id, name, english, idea, ideaEn } = written;
  return { id, name, english, idea, ideaEn, ...list.value };
}
