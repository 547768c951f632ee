import type { OptionView, Seat } from '@lianhuan/kernel';
import type { Choice, Choices } from '../../../../board/choices.ts';
import { useBook } from '../../../book.ts';
import type { PrintedSkill, SanguoshaCard } from '../../card/library.ts';
import { skillOf } from '../../skill-of.ts';
import { useSanguoshaWords } from '../../words.ts';
import type { SanguoshaView } from '../sanguosha-view.ts';

/** A skill by its name as the game calls it, and its name and words in the language of the player. */
export interface SkillWords {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** The definition of the card on which the words stand. */
  readonly card: string;
}

/** Where the words stand, as far as that is known: several sets have skills of one name with other words. */
export interface WordsAt {
  /** The definitions of the cards on one of which they stand. */
  readonly cards: readonly string[];
  /** What the skill is called there. */
  readonly as: string;
}

/** `const wordsOf = useSkillWords()`: what a skill says; null for what is no skill of a general, as of equipment. */
export function useSkillWords(): (name: string, at?: WordsAt) => SkillWords | null {
  const { say } = useSanguoshaWords();
  const { cards } = useBook().cards;
  return (key, at) => {
    const found = findWords(cards as readonly SanguoshaCard[], key, at);
    return found && { key, name: say(found.name), text: say(found.text), card: found.card };
  };
}

/** The words of a skill on the card where they stand, and where that is not known those of the first set that has it. */
export function findWords(
  cards: readonly SanguoshaCard[],
  name: string,
  at: WordsAt = { cards: [], as: name },
): (PrintedSkill & { readonly card: string }) | null {
  const homes = cards.filter(({ id }) => at.cards.includes(id));
  const [first, exact] = [firstOf(cards, name), firstOf(homes, at.as)];
  // One that reads as another keeps its own name.
  if (exact) return { ...exact, name: first?.name ?? exact.name };
  return first ?? null;
}

function firstOf(cards: readonly SanguoshaCard[], name: string) {
  for (const { id, skills, gainable } of cards) {
    const skill = [...skills, ...gainable].find(
      (one) => one.name.zh === name && one.text.zh !== '',
    );
    if (skill) return { ...skill, card: id };
  }
  return undefined;
}

/** Where the words stand of a skill that a character has: on one of its generals, if nothing else is said. */
export function skillAt(seen: SanguoshaView, seat: Seat, name: string): WordsAt {
  const words = seen.state.characters[seat]?.words?.[name];
  if (words) return { cards: [words.card], as: words.as };
  const generals = seen.of(seat, 'generals')?.cards ?? [];
  return { cards: generals.map(({ definition }) => definition), as: name };
}

/** Verbs by which a skill is used. */
const USES: ReadonlySet<string> = new Set(['skill', 'use-skill', 'convert-several']);

/**
 * The definition of the card on which the words stand of the skill that an option uses, or of the equipment; undefined
 * for an option that uses none.
 */
export function readsOf(
  option: OptionView,
  seen: SanguoshaView,
  cards: readonly SanguoshaCard[],
): string | undefined {
  const { verb, seat, card, label } = option;
  if (!USES.has(verb)) return undefined;
  const name = skillOf(label.zh);
  const words = findWords(cards, name, skillAt(seen, seat, name));
  return words?.card ?? (card === null ? undefined : seen.find(card)?.card.definition);
}

/** The one choice by which a skill is used now, if there is just one. */
export function skillChoice({ all }: Choices, name: string): Choice | undefined {
  const ways = all.filter(
    ({ option }) => USES.has(option.verb) && skillOf(option.label.zh) === name,
  );
  return ways.length === 1 ? ways[0] : undefined;
}
