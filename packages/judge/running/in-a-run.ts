import {
  type Decision,
  type Match,
  type Recording,
  type Seat,
  type Text,
  viewLog,
} from '@lianhuan/kernel';
import type { Check, Claim } from '../scenario/claim.ts';
import { type JudgedGame, seatLetter } from '../scenario/judged-game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { plainWords } from './plain-words.ts';

/** The most picks that one `until` may make: a match that never gets there must end, too. */
export const UNTIL_LIMIT = 5000;

/** With rules switched off nothing is asked of the log: then no words are made for it. */
export function recordingOf({ steps }: Scenario, off: readonly string[]): Recording {
  const reads = steps.some((step) => step.kind === 'until' && isOfLog(step));
  return off.length === 0 || reads ? 'open' : 'rules';
}

/** Something to know of a line that holds. */
export interface Note {
  /** Of the file, from 1. */
  readonly line: number;
  readonly text: Text;
}

/** Is it a claim about the words of the log, or the rules named in it, and not about the table? */
export function isOfLog({ claim }: Pick<Check, 'claim'>): boolean {
  return claim.kind === 'says' || claim.kind === 'cites';
}

/** Is it a claim that somebody may not do something? */
export function isOfWhatMayNotBe({ claim }: Pick<Check, 'claim'>): boolean {
  return claim.kind === 'may' && !claim.wanted;
}

/** A claim without the rule that is its reason: that another rule is named is no change of the table. */
export function withoutReason(claim: Claim): Claim {
  return claim.kind === 'may' ? { ...claim, because: null } : claim;
}

/** 确定 where a match waits for nothing else, or one of the cards that must all be picked; null elsewhere. */
export function conclusion(
  { judged }: Pick<Scenario, 'judged'>,
  match: Match,
): { decision: Decision; index: number } | null {
  const [decision, ...others] = match.pending;
  if (decision === undefined || others.length > 0) return null;
  const index = judged.concluded?.(decision, match.table) ?? -1;
  return index < 0 ? null : { decision, index };
}

/** Which of its meanings a line has that could have several. */
export interface Meant {
  /** The lines that tell of a pick that was made of itself, though they could tell of what is asked. */
  readonly made: ReadonlySet<number>;
  /** The label of the option that a line tells of, where several read so. */
  readonly options: ReadonlyMap<number, string>;
}

/** A line tells of what is asked, and of one option. */
export const AS_ASKED: Meant = { made: new Set(), options: new Map() };

/**
 * Does the log of a seat tell of it, in its own words or in those of players?
 * @param told `since`: how many answers there were before
 */
export function isInLog(
  { alsoTold, cameToBe }: JudgedGame,
  match: Match,
  told: { readonly seat: Seat; readonly label: string; readonly since: number },
): boolean {
  // What became of somebody else may be told along: B 受到1点伤害.
  const isOfOther = /^[A-J](?:\s+\S|[^\s\w的、和与])/.test(told.label);
  const words = plainWords(isOfOther ? told.label : `${seatLetter(told.seat)} ${told.label}`);
  const log = viewLog(match, told.seat);
  const first = log.findIndex(({ answers }) => answers > told.since);
  if (first < 0) return false;
  const said = log.map(({ kind, text: { zh } }) => (kind === 'cause' ? '' : zh));
  const lines = said.map((line, index) => cameToBe?.(said, index) ?? line);
  return (
    lines.some((line, index) => index >= first && plainWords(line).startsWith(words)) ||
    (alsoTold?.(match.table, said, first) ?? []).some((saying) => plainWords(saying) === words)
  );
}
