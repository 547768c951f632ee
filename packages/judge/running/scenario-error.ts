import type { Match, Seat, Text } from '@lianhuan/kernel';
import type { Check } from '../scenario/claim.ts';
import { seatLetter } from '../scenario/judged-game.ts';

/** What went wrong with a scenario; the runner adds where it stood. */
export class ScenarioError extends Error {
  readonly text: Text;
  /** The claim that does not hold, as it was written; null for a play that cannot be made. */
  readonly claim: string | null;
  constructor(text: Text, claim: string | null = null) {
    super(text.en);
    this.text = text;
    this.claim = claim;
  }
}

export const OVER: Text = {
  zh: '对局已经结束，没有人被询问',
  en: 'the match is over: nobody is asked',
};

/** @param why which rules stand in the way, as {@link tellWhyNot} tells it */
export function noOption(seat: Seat, label: string, why: Text = NO_REASON): Text {
  return {
    zh: `${seatLetter(seat)} 没有选项“${label}”${why.zh}`,
    en: `${seatLetter(seat)} has no option "${label}"${why.en}`,
  };
}

const NO_REASON: Text = { zh: '', en: '' };

export function severalOptions(label: string, matching: readonly Text[]): Text {
  return {
    zh: `“${label}”可以是几个选项：${matching.map(({ zh }) => zh).join('；')}`,
    en: `"${label}" can mean several options: ${matching.map(({ en }) => en).join('; ')}`,
  };
}

export function notAsked(match: Match, seat: Seat, label: string, why: Text): Text {
  if (match.pending.length === 0) return OVER;
  const asked = match.pending.map((decision) => seatLetter(decision.seat)).join('、');
  return {
    zh: `现在不询问 ${seatLetter(seat)}（询问的是 ${asked}），不能“${label}”${why.zh}`,
    en: `${seatLetter(seat)} is not asked now (${asked} is) and cannot "${label}"${why.en}`,
  };
}

export function neverReached(text: string, limit: number): Text {
  return {
    zh: `${limit} 次选择之后仍没有询问“${text}”`,
    en: `after ${limit} picks "${text}" is still not asked`,
  };
}

export function notSo({ text }: Check, found: Text): Text {
  return {
    zh: `断言不成立：${text}${found.zh && `\n实际：${found.zh}`}`,
    en: `this does not hold: ${text}${found.en && `\nfound: ${found.en}`}`,
  };
}

export function watchFailed({ time, text }: Check, found: Text): Text {
  return time === 'never'
    ? { zh: `不应出现的情形出现了：${text}`, en: `what must never be so was so: ${text}` }
    : {
        zh: `应当始终成立的不成立了：${text}\n实际：${found.zh}`,
        en: `what must always be so was not: ${text}\nfound: ${found.en}`,
      };
}
