import type { CardId } from '@lianhuan/kernel';
import type { Claim } from '../scenario/claim.ts';
import { findCard } from './find-cards.ts';
import { type Finding, finding, SEVERAL } from './finding.ts';
import type { Moment } from './moment.ts';

/** Evaluates that a card is in these states, or has these words in any of its traits. */
export function evaluateDescribed(
  claim: Extract<Claim, { kind: 'described' }>,
  moment: Moment,
): Finding {
  const card = findCard(claim.subject, moment);
  if (typeof card === 'string') return missing(card);
  const { judged, match } = moment;
  const { states, traits } = judged.vocabulary;
  const inState = states.filter((state) => judged.hasState(match.table, card, state));
  const has = [...inState, ...Object.keys(traits).flatMap((name) => wordsIn(card, name, moment))];
  const holds = claim.words.every((word) => includesWord(has, word) === claim.wanted);
  return finding(holds, has.join('、') || '—');
}

/** Evaluates the words of one trait of a card; their order does not matter. */
export function evaluateTrait(claim: Extract<Claim, { kind: 'trait' }>, moment: Moment): Finding {
  const card = findCard(claim.subject, moment);
  if (typeof card === 'string') return missing(card);
  const has = wordsIn(card, claim.name, moment);
  const told = has.join('+') || '—';
  if (!claim.exact) {
    return finding(
      claim.words.every((word) => includesWord(has, word) === claim.wanted),
      told,
    );
  }
  const same = String(has.toSorted()) === String(claim.words.toSorted());
  return finding(same === claim.wanted, told);
}

function missing(card: 'none' | 'several'): Finding {
  if (card === 'several') return finding(false, SEVERAL.zh, SEVERAL);
  return finding(false, '桌上没有这张牌', { en: 'that card is not on the table' });
}

function wordsIn(card: CardId, trait: string, { judged, match }: Moment): readonly string[] {
  return judged.trait?.(match.table, card, trait) ?? [];
}

/** Is a word of a card the one that a scenario names? A scenario that names no level means any level. */
function includesWord(has: readonly string[], word: string): boolean {
  return has.some((one) => one === word || one.replace(/\d+$/, '') === word);
}
