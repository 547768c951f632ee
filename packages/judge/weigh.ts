import { type CardId, definitionOf, type Match, type Seat, type Text } from '@lianhuan/kernel';
import type { CardPhrase, Claim, Comparison, Place, Quantity } from './check.ts';
import { type JudgedGame, seatLetter } from './judged.ts';
import { askedOf, isOffered, labelsOf } from './pick.ts';
import { logText } from './trace.ts';

/** Whether a claim holds, and what is so instead. */
export interface Finding {
  readonly holds: boolean;
  /** What was found, for a reader who expected something else. */
  readonly found: Text;
}

/** What a claim is weighed against. */
export interface Moment {
  readonly judged: JudgedGame;
  readonly match: Match;
  /** The same moment with a rule switched off, or null if the match does not get there then. */
  without(rule: string): Match | null;
}

/** Weighs one claim at one moment. */
export function weigh(claim: Claim, moment: Moment): Finding {
  switch (claim.kind) {
    case 'has':
      return weighHas(claim, moment);
    case 'is':
      return weighIs(claim, moment);
    case 'compare':
      return weighCompare(claim, moment);
    case 'seat': {
      const seat = moment.judged.sharedSeat(moment.match.table, claim.name);
      const letter = seat < 0 ? '—' : seatLetter(seat);
      return finding(seat === claim.seat, `${claim.name} = ${letter}`);
    }
    case 'may':
      return weighMay(claim, moment);
    case 'asked':
      return weighAsked(claim, moment.match);
    case 'winners':
      return weighWinners(claim, moment.match);
    case 'cites':
      return weighCites(claim, moment.match);
    case 'says': {
      const lines = logText(moment.match);
      const said = lines.some(({ zh }) => zh.includes(claim.words));
      return finding(said === claim.wanted, said ? '日志里有这句话' : '日志里没有这句话', {
        en: said ? 'the log says so' : 'the log does not say so',
      });
    }
  }
}

function weighHas(claim: Extract<Claim, { kind: 'has' }>, moment: Moment): Finding {
  const holds = claim.cards.every((phrase) => {
    const count = matching(phrase, claim.place, moment).length;
    if (!claim.wanted) return count === 0;
    return phrase.count === null ? count > 0 : count === phrase.count;
  });
  return finding(holds, tellPlace(claim.place, moment));
}

function weighIs(claim: Extract<Claim, { kind: 'is' }>, moment: Moment): Finding {
  const cards = cardsAt(claim.place, moment);
  const wanted = claim.cards.flatMap((phrase) =>
    Array.from({ length: phrase.count ?? 1 }, () => phrase),
  );
  const holds =
    cards.length === wanted.length && wanted.every((phrase, at) => fits(phrase, cards[at], moment));
  return finding(holds, tellPlace(claim.place, moment));
}

function weighCompare(claim: Extract<Claim, { kind: 'compare' }>, moment: Moment): Finding {
  const left = measure(claim.left, moment);
  const right = measure(claim.right, moment);
  if (left === null || right === null) {
    return finding(false, '那里没有这张牌', { en: 'that card is not there' });
  }
  const beside = claim.right.kind === 'constant' ? '' : ` / ${right}`;
  return finding(compare(left, claim.comparison, right), `${left}${beside}`);
}

function weighMay(claim: Extract<Claim, { kind: 'may' }>, moment: Moment): Finding {
  const { match } = moment;
  const offered = isOffered(match, claim.seat, claim.label);
  if (offered !== claim.wanted) return finding(false, tellOptions(claim.seat, match));
  if (claim.because === null) return finding(true, '');
  const reasons = refusedBy(claim.seat, claim.label, moment);
  if (reasons.length > 0) {
    return finding(reasons.includes(claim.because), `不能的依据是 ${reasons.join('、')}`, {
      en: `the rule that stands in the way is ${reasons.join(', ')}`,
    });
  }
  const without = moment.without(claim.because);
  if (without && isOffered(without, claim.seat, claim.label)) return finding(true, '');
  return finding(false, `关掉 ${claim.because} 之后也不能这样做`, {
    en: `with ${claim.because} switched off it is not offered either`,
  });
}

/** The rules the game itself names for not offering this. */
function refusedBy(seat: Seat, label: string, { judged, match }: Moment): string[] {
  const decision = askedOf(match, seat);
  if (!decision) return [];
  const { table, game } = match;
  return judged
    .refusals(table, seat)
    .filter(({ option }) => game.label(table, option, decision).zh.includes(label))
    .map(({ rule }) => rule);
}

function weighAsked(claim: Extract<Claim, { kind: 'asked' }>, match: Match): Finding {
  const asked = match.pending.map((decision) => {
    const prompt = match.game.prompt(match.table, decision);
    return { seat: decision.seat, prompt };
  });
  const holds =
    claim.seat < 0
      ? asked.length === 0
      : asked.some(({ seat, prompt }) => seat === claim.seat && prompt.zh.includes(claim.words));
  const told = asked.map(({ seat, prompt }) => `${seatLetter(seat)} ${prompt.zh}`).join('；');
  return finding(holds, told || '没有人被询问', { en: told || 'nobody is asked' });
}

function weighWinners(claim: Extract<Claim, { kind: 'winners' }>, match: Match): Finding {
  const { outcome } = match;
  if (!outcome) {
    return finding(claim.seats.length === 0, '对局还没有结束', { en: 'the match is not over' });
  }
  const winners = [...outcome.winners].sort((a, b) => a - b);
  const letters = winners.map(seatLetter).join(', ');
  const holds = claim.seats.length > 0 && String(claim.seats) === String(winners);
  return finding(holds, `获胜者：${letters}`, { en: `winners: ${letters}` });
}

function weighCites(claim: Extract<Claim, { kind: 'cites' }>, match: Match): Finding {
  const cited = match.recorder?.cited ?? new Set<string>();
  const list = [...cited].join('、') || '—';
  return finding(cited.has(claim.rule) === claim.wanted, `引用了 ${list}`, {
    en: `cited: ${list}`,
  });
}

/** How much there is of something, or null if the card is not there. */
function measure(quantity: Quantity, moment: Moment): number | null {
  const { judged, match } = moment;
  switch (quantity.kind) {
    case 'constant':
      return quantity.value;
    case 'count':
      return cardsAt(quantity.place, moment).length;
    case 'number':
      return judged.number(match.table, quantity.seat, quantity.name);
    case 'value': {
      const [card] = matching(quantity.card, quantity.place, moment);
      return card === undefined ? null : judged.value(match.table, card, quantity.name);
    }
  }
}

function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '<':
      return left < right;
    case '>':
      return left > right;
  }
}

export function cardsAt({ seat, zone }: Place, { judged, match }: Moment): readonly CardId[] {
  return judged.cardsIn(match.table, seat, zone);
}

function matching(phrase: CardPhrase, place: Place, moment: Moment): CardId[] {
  return cardsAt(place, moment).filter((card) => fits(phrase, card, moment));
}

function fits(phrase: CardPhrase, card: CardId, { judged, match }: Moment): boolean {
  const { table } = match;
  return (
    judged.nameOf(definitionOf(table, card)) === phrase.name &&
    phrase.states.every((state) => judged.hasState(table, card, state))
  );
}

/** A zone in words: `A.弃牌堆：望族、民兵 x2`. */
export function tellPlace(place: Place, moment: Moment): string {
  const { judged, match } = moment;
  const { states, usualStates } = judged.vocabulary;
  const unusual = states.filter((state) => !usualStates.includes(state));
  const names = cardsAt(place, moment).map((card) => {
    const told = unusual.filter((state) => judged.hasState(match.table, card, state));
    return [judged.nameOf(definitionOf(match.table, card)), ...told].join(' ');
  });
  return `${tellPlaceName(place)}：${runsOf(names).join('、') || '（空）'}`;
}

export function tellPlaceName({ seat, zone }: Place): string {
  return seat < 0 ? zone : `${seatLetter(seat)}.${zone}`;
}

/** Neighbours that read the same are told once. */
function runsOf(names: readonly string[]): string[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${name} x${count}`));
}

function tellOptions(seat: Seat, match: Match): string {
  const decision = askedOf(match, seat);
  if (!decision) return `${seatLetter(seat)} 没有被询问`;
  return labelsOf(match, decision)
    .map(({ zh }) => zh)
    .join('；');
}

function finding(holds: boolean, zh: string, { en = zh } = {}): Finding {
  return { holds, found: { zh, en } };
}
