import { NOBODY } from '@lianhuan/kernel';
import { logText } from '../running/trace.ts';
import type { Claim } from '../scenario/claim.ts';
import { seatLetter } from '../scenario/judged-game.ts';
import { evaluateDescribed, evaluateTrait } from './card-claims.ts';
import { describePlace } from './describe-place.ts';
import { cardsAt, fits, matching } from './find-cards.ts';
import { type Finding, finding, SEVERAL } from './finding.ts';
import { evaluateKnows, evaluateSees, evaluateShown } from './knowledge-claims.ts';
import { evaluateMay } from './may-claims.ts';
import { compare, type Measure, measure } from './measure.ts';
import type { Moment } from './moment.ts';

/** Evaluates one claim at one moment. */
export function evaluate(claim: Claim, moment: Moment): Finding {
  const evaluateKind = EVALUATORS[claim.kind] as (claim: Claim, moment: Moment) => Finding;
  return evaluateKind(claim, moment);
}

type Kind = Claim['kind'];
type Of<K extends Kind> = Extract<Claim, { kind: K }>;

const EVALUATORS: { readonly [K in Kind]: (claim: Of<K>, moment: Moment) => Finding } = {
  has: evaluateHas,
  is: evaluateIs,
  compare: evaluateCompare,
  seat: evaluateSeat,
  described: evaluateDescribed,
  trait: evaluateTrait,
  list: evaluateList,
  phase: evaluatePhase,
  may: evaluateMay,
  asked: evaluateAsked,
  winners: evaluateWinners,
  sees: evaluateSees,
  shown: evaluateShown,
  knows: evaluateKnows,
  refused: () => finding(false, '对局开始了', { en: 'the match has begun' }),
  cites: evaluateCites,
  says: evaluateSays,
};

function evaluateHas(claim: Of<'has'>, moment: Moment): Finding {
  const holds = claim.cards.every((phrase) => {
    const count = matching(phrase, claim.place, moment).length;
    if (!claim.wanted) return count === 0;
    return phrase.count === null ? count > 0 : count === phrase.count;
  });
  return finding(holds, describePlace(claim.place, moment));
}

function evaluateIs(claim: Of<'is'>, moment: Moment): Finding {
  const cards = cardsAt(claim.place, moment);
  const wanted = claim.cards.flatMap((phrase) =>
    Array.from({ length: phrase.count ?? 1 }, () => phrase),
  );
  const holds =
    cards.length === wanted.length && wanted.every((phrase, at) => fits(phrase, cards[at], moment));
  return finding(holds === claim.wanted, describePlace(claim.place, moment));
}

function evaluateList(claim: Of<'list'>, { judged, match }: Moment): Finding {
  const entries = judged.list?.(match.table, claim.name) ?? [];
  const holds = claim.exact
    ? entries.length === claim.entries.length &&
      claim.entries.every((said, at) => entries[at].includes(said))
    : claim.entries.every((said) => entries.some((entry) => entry.includes(said)) === claim.wanted);
  const told = `${claim.name}：${entries.join('、') || '（空）'}`;
  return finding(claim.exact ? holds === claim.wanted : holds, told);
}

function evaluateCompare(claim: Of<'compare'>, moment: Moment): Finding {
  const left = measure(claim.left, moment);
  const right = measure(claim.right, moment);
  const lost = [left, right].find((side) => side === 'no card' || side === 'several cards');
  if (lost === 'no card') return finding(false, '那里没有这张牌', { en: 'that card is not there' });
  if (lost) return finding(false, SEVERAL.zh, SEVERAL);
  const beside = claim.right.kind === 'constant' ? '' : ` / ${describeMeasure(right)}`;
  const told = `${describeMeasure(left)}${beside}`;
  return finding(compare(left, claim.comparison, right), told);
}

function describeMeasure(side: Measure): string {
  return side === 'absent' ? '—' : String(side);
}

function evaluateSeat(claim: Of<'seat'>, { judged, match }: Moment): Finding {
  const seat = judged.sharedSeat(match.table, claim.name);
  const letter = seat < 0 ? '—' : seatLetter(seat);
  return finding(seat === claim.seat, `${claim.name} = ${letter}`);
}

function evaluatePhase(claim: Of<'phase'>, { judged, match }: Moment): Finding {
  const phase = judged.phase?.(match.table) ?? '';
  const { turn } = judged.vocabulary;
  const seat = turn === null ? NOBODY : judged.sharedSeat(match.table, turn);
  const holds = phase === claim.name && (claim.seat === null || claim.seat === seat);
  const told = claim.seat === null ? phase : `${phase} of ${seatLetter(seat)}`;
  return finding(holds === claim.wanted, told);
}

function evaluateAsked(claim: Of<'asked'>, { judged, match }: Moment): Finding {
  const asked = match.pending.map((decision) => {
    const prompt = match.game.prompt(match.table, decision);
    const also = judged.alsoAsked?.(match.table, decision) ?? '';
    return { seat: decision.seat, prompt, words: `${prompt.zh} ${also}` };
  });
  const holds =
    claim.seat < 0
      ? asked.length === 0
      : asked.some(({ seat, words }) => seat === claim.seat && words.includes(claim.words));
  const told = asked.map(({ seat, prompt }) => `${seatLetter(seat)} ${prompt.zh}`).join('；');
  return finding(holds, told || '没有人被询问', { en: told || 'nobody is asked' });
}

function evaluateWinners(claim: Of<'winners'>, { match }: Moment): Finding {
  const { outcome } = match;
  if (!outcome) {
    const goesOn = claim.seats.length === 0 && !claim.draw;
    return finding(goesOn, '对局还没有结束', { en: 'the match is not over' });
  }
  const winners = [...outcome.winners].sort((a, b) => a - b);
  const letters = winners.map(seatLetter).join(', ');
  const asSaid = claim.draw || claim.seats.length > 0;
  const holds = asSaid && String(claim.seats) === String(winners);
  if (winners.length === 0) return finding(holds, '平局', { en: 'a draw' });
  return finding(holds, `获胜者：${letters}`, { en: `winners: ${letters}` });
}

function evaluateCites(claim: Of<'cites'>, { match }: Moment): Finding {
  const cited = match.recorder?.cited ?? new Set<string>();
  const list = [...cited].join('、') || '—';
  return finding(cited.has(claim.rule) === claim.wanted, `引用了 ${list}`, {
    en: `cited: ${list}`,
  });
}

function evaluateSays(claim: Of<'says'>, { match }: Moment): Finding {
  const said = logText(match).some(({ zh }) => zh.includes(claim.words));
  return finding(said === claim.wanted, said ? '日志里有这句话' : '日志里没有这句话', {
    en: said ? 'the log says so' : 'the log does not say so',
  });
}
