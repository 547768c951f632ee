import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** `const { t } = usePracticeWords()`: the words of the pages around them, and of tasks. */
export const usePracticeWords = wordsOf(words);

/** What is said alike of tasks and of puzzles, each in its own words. */
export const WORDS = {
  practice: {
    all: 'practice.all',
    next: 'practice.next',
    task: 'practice.task',
    failed: 'practice.failed',
    shown: 'practice.shown',
  },
  puzzles: {
    all: 'puzzles.all',
    next: 'puzzles.next',
    task: 'puzzles.task',
    failed: 'puzzles.failed',
    shown: 'puzzles.shown',
  },
} as const;
