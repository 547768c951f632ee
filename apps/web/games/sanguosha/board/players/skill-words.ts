import type { Choice, Choices } from '../../../../board/choices.ts';
import { useBook } from '../../../book.ts';
import type { SanguoshaCard } from '../../card/library.ts';
import { useSanguoshaWords } from '../../words.ts';

/** A skill by its name as the game calls it, and its name and words in the language of the player. */
export interface SkillWords {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** `const wordsOf = useSkillWords()`: what a skill says; null for what is no skill of a general, as of equipment. */
export function useSkillWords(): (name: string) => SkillWords | null {
  const { say } = useSanguoshaWords();
  const { cards } = useBook().cards;
  return (key) => {
    const skill = (cards as readonly SanguoshaCard[])
      .flatMap(({ skills }) => skills)
      .find(({ name, text }) => name.zh === key && text.zh !== '');
    return skill ? { key, name: say(skill.name), text: say(skill.text) } : null;
  };
}

/** Verbs by which a skill is used. */
const USES: ReadonlySet<string> = new Set(['skill', 'use-skill', 'convert-several']);

/** The one choice by which a skill is used now, if there is just one. */
export function skillChoice({ all }: Choices, name: string): Choice | undefined {
  const ways = all.filter(
    ({ option }) => USES.has(option.verb) && skillOf(option.label.zh) === name,
  );
  return ways.length === 1 ? ways[0] : undefined;
}

/** The skill that a label names: 发动 制衡, or 丈八蛇矛：当【杀】. */
export function skillOf(label: string): string {
  return label.replace(/^发动 /, '').replace(/：.*$/, '');
}
