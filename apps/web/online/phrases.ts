import words from './words.json' with { type: 'json' };
import { useOnlineWords } from './words.ts';

/** Phrases that are ready to be said. */
export const PRESETS = ['hello', 'luck', 'well', 'moment', 'thanks'] as const;

/** A phrase that is ready reaches everybody in their own language. */
export function usePhrases(): (line: string) => string {
  const { say } = useOnlineWords();
  return (line) => {
    for (const preset of PRESETS) {
      const phrase = words[`room.preset.${preset}`];
      if (line === phrase.zh || line === phrase.en) return say(phrase);
    }
    return line;
  };
}
