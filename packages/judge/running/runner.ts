import type { Decision, Match, Seat, Text } from '@lianhuan/kernel';
import { evaluate } from '../claims/evaluate.ts';
import type { Finding } from '../claims/finding.ts';
import type { Moment } from '../claims/moment.ts';
import type { Check } from '../scenario/claim.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import {
  apart,
  firstThatFits,
  isOfTheRest,
  pickAhead,
  seated,
  type Told,
  twinOf,
} from './ahead.ts';
import { type Failure, failureBy, type Played, snapshotOf } from './failure.ts';
import {
  AS_ASKED,
  conclusion,
  isInLog,
  isOfLog,
  isOfWhatMayNotBe,
  type Meant,
  type Note,
  recordingOf,
  UNTIL_LIMIT,
  withoutReason,
} from './in-a-run.ts';
import { isOneForAnother, refusesOffer } from './let-go.ts';
import { isCalled, type MadePick, madeAt, madePick, pickBehind } from './made-picks.ts';
import { OfItself, ofItselfIn } from './of-itself.ts';
import { openMatch, withoutRules } from './open-match.ts';
import { passesUntil } from './passes.ts';
import { askedOf, forcedPick, isOffered, labelsOf, type Pick, pickOption } from './pick-option.ts';
import { isRefusal } from './plain-words.ts';
import { readAgain, refuse } from './refused-setup.ts';
import {
  neverReached,
  noOption,
  notAsked,
  notSo,
  OVER,
  ScenarioError,
  severalOptions,
  watchFailed,
} from './scenario-error.ts';
import { explainWhyNot } from './why-not.ts';

/** Plays one scenario once. */
export class Runner {
  readonly scenario: Scenario;
  readonly played: Played[] = [];
  readonly notes: Note[] = [];
  match: Match | null = null;
  /** The rules that were cited while the set-up was read. */
  cited: ReadonlySet<string> = new Set();
  readonly #off: readonly string[];
  /** Forced picks since the last line of `plays`, as they may be said: a line for one of them is accepted. */
  readonly #skipped: MadePick[] = [];
  readonly ofItself = new OfItself();
  /** How many answers there were when the last line of `plays` was played. */
  #told = -1;
  /** The same for lines that wait for others of their play: as it was when they were come to. */
  readonly #toldBefore = new Map<Told, number>();
  readonly #watched: readonly Check[];
  #line: number;
  /** The lines that could tell of what is asked, and of what happened of itself before. */
  readonly ambiguous = new Set<number>();
  /** The line that could mean several options, with their labels; null for none. */
  several: { readonly line: number; readonly labels: readonly string[] } | null = null;
  readonly meant: Meant;

  constructor(scenario: Scenario, off: readonly string[], meant: Meant = AS_ASKED) {
    this.scenario = scenario;
    this.#off = off;
    this.meant = meant;
    this.#watched = scenario.expect.filter(
      (check) => check.time !== 'now' && this.#isEvaluated(check),
    );
    this.#line = scenario.line;
  }

  run(): void {
    const { beginning } = this.scenario;
    if (beginning.kind === 'refused') return this.#refuse(beginning.setup);
    if (beginning.kind === 'start') this.#accept(beginning.asked);
    const match = openMatch(this.scenario, this.#off, recordingOf(this.scenario, this.#off));
    this.match = match;
    this.#watch();
    this.#skipForced(match);
    const steps = [...this.scenario.steps];
    for (let step = steps.shift(); step; step = steps.shift())
      this.#take(match, seated(this.scenario, match, step), steps);
    const claims = this.scenario.expect.filter(({ time }) => time === 'now');
    this.#finishFor(match, claims);
    for (const check of claims) {
      this.#line = check.line;
      this.#hold(check);
    }
  }

  /** Rules allow a set-up, too: with one of them switched off it may be refused. */
  #accept(setup: unknown): void {
    const { cited, problem } = readAgain(this.scenario.judged, setup, this.#off);
    this.cited = cited;
    if (problem !== null) throw new ScenarioError(problem);
  }

  /** Evaluates the claims where no match begins: they can only be about why the set-up is refused. */
  #refuse(setup: unknown): void {
    const { cited, failed, notes } = refuse(this.scenario, setup, this.#off);
    this.cited = cited;
    this.notes.push(...notes);
    if (failed === null) return;
    this.#line = failed.check.line;
    throw new ScenarioError(notSo(failed.check, failed.found), failed.check.text);
  }

  explain(thrown: unknown): Failure {
    return failureBy(thrown, this.#line, snapshotOf(this.scenario, this.match, this.played));
  }

  /** @param further the steps to come; whatever of them is taken first is taken out */
  #take(match: Match, step: Step, further: Step[]): void {
    this.#line = step.line;
    switch (step.kind) {
      case 'play':
        return this.#playLine(match, step, further);
      case 'check':
        this.#finishFor(match, [step.check]);
        return this.#hold(step.check);
      case 'each':
        return this.#playEach(match, step.label);
      case 'any': {
        for (let count = 0; count < step.count; count++) this.#takeFirst(match);
        return;
      }
      case 'until': {
        for (let count = 0; !evaluate(step.claim, this.#moment()).holds; count++) {
          if (count === UNTIL_LIMIT) throw new ScenarioError(neverReached(step.text, UNTIL_LIMIT));
          this.#takeFirst(match);
        }
        return;
      }
    }
  }

  /**
   * Plays a line: what is asked now or was picked of itself. In games in which players say a play in several ways also what
   * happened of itself, several picks in one line, or what waits for another line of the seat: the parts of one play may
   * be told in any order.
   */
  #playLine(match: Match, step: Told, further: Step[]): void {
    if (!this.#saysInManyWays) return this.#play(match, step);
    const { seat, label, line } = step;
    if (!this.#toldBefore.has(step)) this.#toldBefore.set(step, this.#told);
    const fits = this.#fits(match, step);
    if (fits && isOneForAnother(this.scenario.judged, match, step, further))
      return void further.splice(1, 0, { ...step, ifAsked: true });
    const wasSkipped = this.#wasSkipped(seat, label);
    const isTold = !fits || isRefusal(label);
    const has = wasSkipped || (isTold && this.#hasHappened(match, step));
    const waives = has && !fits && this.#waived(match, step).length > 0;
    if ((fits || waives) && has && !refusesOffer(this.#at(match), step)) this.ambiguous.add(line);
    if (has && this.meant.made.has(line)) {
      if (!this.#forget(seat, label)) this.ofItself.addHappened(step, match.answers.length);
      return;
    }
    if (fits || (wasSkipped && !waives)) {
      this.#play(match, step);
      const goesOn = fits && isOfTheRest(step) && this.#fits(match, step);
      return goesOn ? this.#take(match, step, further) : undefined;
    }
    if (has && !waives) {
      this.ofItself.addHappened(step, match.answers.length);
      // Done a second time, once what is picked for the first is over.
      return this.#closeFor(match, step) ? this.#take(match, step, further) : undefined;
    }
    const { judged } = this.scenario;
    if (match.pending.some((one) => judged.asksFor?.(match.table, one, seat, label))) return;
    const parts = apart(judged, match, step);
    if (parts === null) return;
    if (parts.length > 0) {
      // What its parts tell of comes to pass in any order.
      for (const part of parts) this.#toldBefore.set(part, this.#toldBefore.get(step) as number);
      return void further.unshift(...parts);
    }
    if (this.#pickImplied(match, step, 'at-rest')) return this.#take(match, step, further);
    const other = this.#otherThatFits(match, step, further);
    if (other !== null) {
      const missing = new ScenarioError(noOption(seat, label, this.#whyNot(match, seat, label)));
      this.#play(match, other);
      // Where the game rests the play is over: a line that tells of nothing in it is none of its parts.
      const isOver =
        match.idle && !this.#wasSkipped(seat, label) && !this.#hasHappened(match, step);
      if (isOver && !step.ifAsked) {
        this.#line = line;
        throw missing;
      }
    } else if (!this.#pickImplied(match, step, 'anywhere') && !this.#passFor(match, step)) {
      return this.#isIdle(step) ? undefined : this.#play(match, step);
    }
    this.#take(match, step, further);
  }

  /** The first of the lines to come of the same seat, or of their picks, that can be played now; it is taken out. */
  #otherThatFits(match: Match, { seat }: Told, further: Step[]): Told | null {
    const beside = further.findIndex((other) => other.kind !== 'play' || other.seat !== seat);
    const told = (beside < 0 ? further : further.slice(0, beside)) as Told[];
    const found = firstThatFits(this.scenario.judged, match, told, (one) => this.#fits(match, one));
    if (found !== null) further.splice(0, told.length, ...found.rest);
    return found?.first ?? null;
  }

  /** 确定 after the last of several picks of the same seat, what was only if asked, and what happens where all rules hold. */
  #isIdle(step: Told): boolean {
    const { seat, label, ifAsked } = step;
    const last = this.played.findLast(({ how }) => how === 'told');
    const isClosing = (this.scenario.judged.closing ?? []).includes(label) && last?.seat === seat;
    const happens = () => this.#usual.tellsOf(step);
    return isClosing || ifAsked === true || (this.#off.length > 0 && happens());
  }

  /**
   * Makes the one pick that goes without saying as only after it the line can be played; false if there is none.
   * @param where the line is one of those of the play under way, or begins the next one
   */
  #pickImplied(match: Match, step: Told, where: 'anywhere' | 'at-rest'): boolean {
    const [decision, ...others] = match.pending;
    if (decision === undefined || others.length > 0) return false;
    const { judged } = this.scenario;
    const options = judged.implied?.(decision, step.label, match.table) ?? [];
    const leading = options.filter((index) =>
      this.#leadsTo(match, decision.seat, index, step, where),
    );
    const [pick] = leading.length === 1 ? leading : this.#waivedOrKnown(match, decision, step);
    if (pick === undefined) return false;
    const { zh } = labelsOf(match, decision)[pick];
    this.ofItself.addImplied(step, match.answers.length, zh);
    this.#answer(match, decision, pick, 'any');
    return true;
  }

  /** Lets chances to act go where only then the line can be played; false if it never can. */
  #passFor(match: Match, step: Told): boolean {
    const { seat, label } = step;
    const isSo = (at: Match, made: readonly MadePick[]) =>
      this.#fits(at, step) || madeAt(made, seat, label) >= 0 || this.#hasHappened(at, step);
    if (step.ifAsked || !this.#mayGoOnAt(step.line)) return false;
    const picks = passesUntil(this.scenario, this.#off, match, isSo);
    for (const pick of picks) this.#answer(match, match.pending[0], pick, 'any');
    if (picks.length > 0) this.ofItself.addGoneOn(step.line);
    return picks.length > 0;
  }

  /** The options that all lead to the line, which makes it no matter which of them was picked; none where it matters. */
  #waived(match: Match, step: Told, decision = askedOf(match, step.seat)): readonly number[] {
    if (decision === null) return [];
    const line = decision.seat === step.seat ? step.label : '';
    const options = this.scenario.judged.waived?.(match.table, decision, line) ?? [];
    const leads = (index: number) => this.#leadsTo(match, decision.seat, index, step, 'anywhere');
    return options.every(leads) ? options : [];
  }

  /** Of several picks that seem to lead to the line the one that did where all rules are in force. */
  #waivedOrKnown(match: Match, decision: Decision, step: Told): readonly number[] {
    const waived = this.#waived(match, step, decision);
    if (waived.length > 0 || this.#off.length === 0) return waived;
    const known = this.#usual.impliedFor(step, match.answers.length);
    return labelsOf(match, decision).flatMap(({ zh }, index) => (zh === known ? [index] : []));
  }

  /** Says 确定 if the line can be played then; false if it cannot. */
  #closeFor(match: Match, step: Told): boolean {
    const pick = conclusion(this.scenario, match);
    if (!pick || !this.#leadsTo(match, pick.decision.seat, pick.index, step, 'anew')) return false;
    this.#answer(match, pick.decision, pick.index, 'any');
    return true;
  }

  /** Can the line be played once that is picked, or has it happened of itself then (`anew`: by that pick)? */
  #leadsTo(
    match: Match,
    seat: Seat,
    index: number,
    step: Told,
    where: 'anywhere' | 'anew' | 'at-rest',
  ): boolean {
    const twin = twinOf(this.scenario, this.#off, match);
    const made = pickAhead(this.scenario.judged, twin, seat, index);
    if (where === 'at-rest') return twin.idle && this.#fits(twin, step);
    if (this.#fits(twin, step) || madeAt(made, step.seat, step.label) >= 0) return true;
    if (where !== 'anywhere') return false;
    return this.#hasHappened(twin, step) || this.#waived(twin, step).length > 0;
  }

  /** Says 确定 where nothing more is picked, if that is what the claims are about. */
  #finishFor(match: Match, claims: readonly Check[]): void {
    const failing = (of: Match) =>
      claims.filter((one) => this.#isEvaluated(one) && !this.#evaluateAt(of, one).holds);
    const before = conclusion(this.scenario, match) === null ? [] : failing(match);
    // What may not be done is offered: to do it would hide that.
    if (before.length === 0 || before.some(isOfWhatMayNotBe)) return;
    if (!this.#mayGoOnAt(claims[0].line)) return;
    const twin = twinOf(this.scenario, this.#off, match);
    for (let pick = conclusion(this.scenario, twin); pick; pick = conclusion(this.scenario, twin)) {
      pickAhead(this.scenario.judged, twin, pick.decision.seat, pick.index);
      if (failing(twin).length > 0) continue;
      this.ofItself.addGoneOn(claims[0].line);
      return this.#conclude(match, twin.answers.length);
    }
  }

  /** Without a rule nothing goes on before a line but where it does with all of them: else that would hide what is wrong. */
  #mayGoOnAt(line: number): boolean {
    return this.#off.length === 0 || this.#usual.wentOnAt(line);
  }

  #conclude(match: Match, answers: number): void {
    for (
      let pick = conclusion(this.scenario, match);
      pick;
      pick = conclusion(this.scenario, match)
    ) {
      if (match.answers.length >= answers) return;
      this.#answer(match, pick.decision, pick.index, 'any');
    }
  }

  /** What happens of itself where all rules are in force and lines are meant so. */
  get #usual(): OfItself {
    const { scenario, meant } = this;
    return ofItselfIn(scenario, meant, () => new Runner(scenario, [], meant));
  }

  /** In all other games a line means what its label says, in the order of the lines. */
  get #saysInManyWays(): boolean {
    return this.scenario.judged.picksIn !== undefined;
  }

  #fits(match: Match, { seat, label }: Told): boolean {
    return isOffered(this.#at(match), seat, label);
  }

  /** Makes a pick that is offered or was made already. */
  #play(match: Match, { seat, label, line }: Told): void {
    this.#line = line;
    const decision = askedOf(match, seat);
    if (decision) {
      const pick = this.#optionOf(match, decision, label);
      if (pick.kind === 'one') {
        if (decision.idle || !this.#saysInManyWays) this.#skipped.length = 0;
        const asked = { ...this.#at(match), decision };
        const behind = this.#saysInManyWays ? pickBehind(asked, pick.index) : null;
        if (behind !== null) this.#skipped.push(behind);
        return this.#answer(match, decision, pick.index, 'told');
      }
      if (this.#forget(seat, label)) return;
      if (pick.kind === 'several' && this.#saysInManyWays)
        this.several = { line, labels: pick.matching.map(({ zh }) => zh) };
      throw new ScenarioError(
        pick.kind === 'none'
          ? noOption(seat, label, this.#whyNot(match, seat, label))
          : severalOptions(label, pick.matching),
      );
    }
    if (this.#forget(seat, label)) return;
    throw new ScenarioError(notAsked(match, seat, label, this.#whyNot(match, seat, label)));
  }

  /** The option that the line means: one of several that read so as it is meant. */
  #optionOf(match: Match, decision: Decision, label: string): Pick {
    const pick = pickOption({ ...this.#at(match), decision }, label);
    const meant = this.meant.options.get(this.#line);
    if (pick.kind !== 'several' || meant === undefined) return pick;
    const index = pick.labels.findIndex(({ zh }) => zh === meant);
    return index < 0 ? pick : { kind: 'one', index, label: pick.labels[index] };
  }

  #at(match: Match) {
    return { judged: this.scenario.judged, match };
  }

  /** Has it happened since the last line, in the words of the log? With rules switched off there are none. */
  #hasHappened(match: Match, step: Told): boolean {
    const { seat, label } = step;
    if (this.#off.length > 0) return this.#usual.hasHappened(step, match.answers.length);
    const since = this.#toldBefore.get(step) ?? this.#told;
    return isInLog(this.scenario.judged, match, { seat, label, since });
  }

  /** Looked for only where all rules are in force: it is for people to read. */
  #whyNot(match: Match, seat: Seat, label: string): Text {
    if (this.#off.length > 0) return { zh: '', en: '' };
    const { judged } = this.scenario;
    const last = this.played.findLast(({ how }) => how === 'told');
    const since = last === undefined ? 0 : last.answers + 1;
    const open = (rule: string) => openMatch(this.scenario, [rule], 'rules');
    return explainWhyNot({ judged, match, seat, label, since, open });
  }

  /** Goes on while somebody is asked who has the option and has not picked it on this line. */
  #playEach(match: Match, label: string): void {
    const wasMade = this.#skipped.some((pick) => isCalled(pick, label));
    if (this.#saysInManyWays && this.meant.made.has(this.#line)) return;
    if (this.#saysInManyWays && wasMade) this.ambiguous.add(this.#line);
    const told = (seat: Seat): Told => ({ kind: 'play', seat, label, line: this.#line });
    const done = new Set<Seat>();
    for (;;) {
      const seats = match.pending.map(({ seat }) => seat);
      const next = seats.find((seat) => !done.has(seat) && this.#fits(match, told(seat)));
      if (next === undefined) break;
      done.add(next);
      this.#play(match, told(next));
    }
    if (done.size > 0 || wasMade) return;
    const [asked] = match.pending;
    if (asked === undefined) throw new ScenarioError(OVER);
    if (!this.#pickImplied(match, told(asked.seat), 'anywhere'))
      throw new ScenarioError(noOption(asked.seat, label));
    this.#playEach(match, label);
  }

  #wasSkipped(seat: Seat, label: string): boolean {
    return madeAt(this.#skipped, seat, label) >= 0;
  }

  /** The forced pick of a line that tells of it is told; false if there is none. */
  #forget(seat: Seat, label: string): boolean {
    const at = madeAt(this.#skipped, seat, label);
    if (at >= 0) this.#skipped.splice(at, 1);
    return at >= 0;
  }

  #takeFirst(match: Match): void {
    const [decision] = match.pending;
    if (!decision) throw new ScenarioError(OVER);
    this.#skipped.length = 0;
    this.#answer(match, decision, 0, 'any');
  }

  #answer(match: Match, decision: Decision, index: number, how: Played['how']): void {
    const label = labelsOf(match, decision)[index];
    const { seat } = decision;
    const { length: answers } = match.answers;
    this.played.push({ seat, label, how, line: this.#line, answers });
    const asked = { ...this.#at(match), decision };
    if (how === 'forced') this.#skipped.push(madePick(asked));
    else this.#told = answers;
    const unasked = match.recorder?.forced.length ?? 0;
    match.answer(seat, index);
    // What the match picked itself, as there was no other option.
    for (const decision of match.recorder?.forced.slice(unasked) ?? [])
      this.#skipped.push(madePick({ ...this.#at(match), decision }));
    this.#watch();
    if (how !== 'forced') this.#skipForced(match);
  }

  #skipForced(match: Match): void {
    for (let forced = forcedPick(match); forced; forced = forcedPick(match)) {
      this.#answer(match, forced, 0, 'forced');
    }
  }

  #watch(): void {
    for (const check of this.#watched) {
      const { holds, found } = this.#evaluate(check);
      if (holds === (check.time === 'always')) continue;
      this.#line = check.line;
      throw new ScenarioError(watchFailed(check, found), check.text);
    }
  }

  #hold(check: Check): void {
    if (!this.#isEvaluated(check)) return;
    const { holds, found, note } = this.#evaluate(check);
    if (!holds) throw new ScenarioError(notSo(check, found), check.text);
    if (note !== undefined) this.notes.push({ line: check.line, text: note });
  }

  #isEvaluated(check: Check): boolean {
    return this.#off.length === 0 || !isOfLog(check);
  }

  #evaluate(check: Check): Finding {
    return this.#evaluateAt(this.match as Match, check);
  }

  #evaluateAt(match: Match, { claim }: Check): Finding {
    return evaluate(this.#off.length === 0 ? claim : withoutReason(claim), this.#moment(match));
  }

  #moment(match: Match = this.match as Match): Moment {
    return {
      judged: this.scenario.judged,
      match,
      without: (rule) => withoutRules(this.scenario, match, [...this.#off, rule]),
    };
  }
}
