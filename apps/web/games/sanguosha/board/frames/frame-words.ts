import type { Seat } from '@lianhuan/kernel';
import type { PublicFrame } from '@lianhuan/sanguosha';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { useBook } from '../../../book.ts';
import { useSanguoshaWords } from '../../words.ts';
import { useSkillWords } from '../players/skill-words.ts';

/** `const wordsOf = useFrameWords()`: a flow under way as a sentence. */
export function useFrameWords(): (frame: PublicFrame) => string {
  const { t, say } = useSanguoshaWords();
  const nameOf = useSeatNames();
  const skillOf = useSkillWords();
  const { find } = useBook().cards;
  const who = (seat: Seat) => (seat < 0 ? t('frames.nobody') : nameOf(seat));
  const card = (id: string) => {
    const name = find(id)?.name;
    return name ? say(name) : (skillOf(id)?.name ?? id);
  };
  return ({ kind, seat, target, about, value }) => {
    const words = { seat: who(seat), target: who(target), card: card(about), value };
    switch (kind) {
      case 'use':
        if (seat < 0) return t('frames.delayed', words);
        return t(target < 0 || target === seat ? 'frames.use' : 'frames.use.on', words);
      case 'play':
        return t('frames.play', words);
      case 'need':
        return t(seat < 0 ? 'frames.need.first' : 'frames.need', words);
      case 'skill':
        return t('frames.skill', words);
      case 'damage':
        return t(seat < 0 ? 'frames.damage' : 'frames.damage.from', words);
      case 'lose-hp':
        return t('frames.loseHp', words);
      case 'recover':
        return t('frames.recover', words);
      case 'judge':
        return t('frames.judge', words);
      case 'pindian':
        return t('frames.pindian', words);
      case 'dying':
        return t('frames.dying', words);
      case 'death':
        return t('frames.death', words);
      case 'reveal':
        return t('frames.reveal', words);
      // Flows that are not shown, and those of a newer engine.
      default:
        return t('frames.other', words);
    }
  };
}
