import type { Seat } from '@lianhuan/kernel';
import type { PublicFrame } from '@lianhuan/sanguosha';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { useBook } from '../../../book.ts';
import { useSanguoshaWords } from '../../words.ts';
import { useSkillWords } from '../players/skill-words.ts';
import { type FrameNames, frameSentence } from './frame-sentence.ts';

/** `const wordsOf = useFrameWords()`: a flow under way as a sentence. */
export function useFrameWords(): (frame: PublicFrame) => string {
  const { t, say } = useSanguoshaWords();
  const nameOf = useSeatNames();
  const skillOf = useSkillWords();
  const { find } = useBook().cards;
  const names: FrameNames = {
    who: (seat: Seat) => (seat < 0 ? t('frames.nobody') : nameOf(seat)),
    card: (id) => {
      const name = find(id)?.name;
      // A skill has one name, whichever set prints it.
      return name ? say(name) : (skillOf(id)?.name ?? id);
    },
  };
  return (frame) => frameSentence(frame, t, names);
}
