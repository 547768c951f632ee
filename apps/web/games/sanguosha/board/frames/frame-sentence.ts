import { midSentence, type Seat } from '@lianhuan/kernel';
import type { PublicFrame } from '@lianhuan/sanguosha';
import type words from '../../words.json';

/** What seats, and cards and skills, are called. */
export interface FrameNames {
  who(seat: Seat): string;
  card(about: string): string;
}

type FrameKey = Extract<keyof typeof words, `frames.${string}`>;

/** A flow under way as a sentence. @param t fills in words of the dictionary */
export function frameSentence(
  { kind, seat, target, about, value, count }: PublicFrame,
  t: (key: FrameKey, values: Readonly<Record<string, string | number>>) => string,
  { who, card }: FrameNames,
): string {
  const first = { seat: who(seat), target: who(target), card: card(about), value };
  const words = { ...first, target: midSentence(first.target) };
  switch (kind) {
    case 'use':
      if (seat < 0) return t('frames.delayed', words);
      return t(target < 0 || target === seat ? 'frames.use' : 'frames.use.on', words);
    case 'play':
      return t('frames.play', words);
    case 'need':
      if (count) return t('frames.need.several', { ...words, nth: count.nth, of: count.of });
      return t(seat < 0 ? 'frames.need.first' : 'frames.need', words);
    case 'skill':
      return t('frames.skill', words);
    case 'damage':
      return seat < 0 ? t('frames.damage', first) : t('frames.damage.from', words);
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
}
