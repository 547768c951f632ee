import type { InformationSet, Seed } from '@lianhuan/kernel';
import type { EngineMatch, Imagine } from '@lianhuan/releases';
import { engineOf } from '../matches/engines.ts';
import type { PosedQuestion, Question, Thought } from './question.ts';

/** So many matches are kept, with what their bots know of them: of more, those that were asked about longest ago go. */
const MOST_KEPT = 12;

/** The matches about which a thread thinks. What is forgotten is played again from its answers. */
export class ThinkingMatches {
  readonly #kept = new Map<string, EngineMatch>();

  async think({ question, ms }: PosedQuestion): Promise<Thought> {
    const until = performance.now() + ms;
    const match = await this.#at(question);
    if (typeof match === 'string') return no(match);
    const { seat, bot, chance } = question;
    const player = match.engine.bot(bot, chance);
    if (!player.ok) return no(player.problems[0].text.en);
    if (!match.imagine) return no(`nobody thinks ahead in ${question.version}`);
    const index = player.value.choose(match.glance(seat), untilThen(match.imagine(seat), until));
    return { ok: true, index };
  }

  /** The match as it was when it was asked about, or why there is none. */
  async #at(question: Question): Promise<EngineMatch | string> {
    const kept = this.#kept.get(question.match);
    this.#kept.delete(question.match);
    const match = kept ?? (await begin(question));
    if (typeof match === 'string') return match;
    const { answers } = question;
    const same = match.answers.findIndex((answer, at) => answer !== answers[at]);
    if (same >= 0) match.rewind(same);
    for (const answer of answers.slice(match.answers.length)) {
      if (!match.answerNext(answer)) return `answer ${answer} cannot be given`;
    }
    this.#kept.set(question.match, match);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return match;
  }
}

async function begin(question: Question): Promise<EngineMatch | string> {
  const engine = await engineOf(question);
  if (!engine.ok) return engine.problems[0].text.en;
  const match = engine.value.start(question.setup, question.seed);
  return match.ok ? match.value : match.problems[0].text.en;
}

/** When the time is up nothing more can be imagined, so that what was found by then is what is picked. */
function untilThen(imagine: Imagine, until: number): Imagine {
  return (secrets) => {
    const set = imagine(secrets);
    const limited: Pick<InformationSet, 'seat' | 'moment' | 'determinize'> = {
      seat: set.seat,
      moment: set.moment,
      determinize: (seed: Seed) => (performance.now() < until ? set.determinize(seed) : null),
    };
    // Whoever thinks asks for nothing else of it.
    return limited as InformationSet;
  };
}

function no(why: string): Thought {
  return { ok: false, why };
}
