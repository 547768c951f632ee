import {
  copyTable,
  Match,
  type Option,
  type Recording,
  type Seat,
  type Seed,
  type Table,
} from '@lianhuan/kernel';
import type { Beginning, Scenario } from '../scenario/scenario.ts';

/**
 * A match at the beginning of a scenario, recorded: as every seat reads it unless said otherwise.
 * @throws Error if the scenario is about a set-up that is refused: no match begins with it
 */
export function openMatch(
  scenario: Scenario,
  off: readonly string[] = [],
  recorded: Recording = 'seats',
): Match {
  const { beginning, judged } = scenario;
  const seed = seedOf(beginning);
  const setup = beginning.kind === 'start' ? beginning.setup : null;
  const options = { setup, seed, recorded, off };
  // What a real beginning lays out is laid out by the match, which hears the rules that were obeyed.
  if (beginning.kind === 'start' && beginning.stacked === null)
    return new Match(judged.game, options);
  return new Match(judged.game, options, { table: layOut(scenario, seed), answers: [] });
}

/** @throws Error if no match begins so */
export function seedOf(beginning: Beginning): Seed {
  switch (beginning.kind) {
    case 'position':
      return beginning.position.seed;
    case 'start':
      return beginning.seed;
    case 'refused':
      throw new Error('no match begins with a set-up that is refused');
  }
}

/**
 * The table at the beginning of a scenario, a new one each time.
 * @param seed what is left to chance follows from it
 * @param called what is done with the cards of a position before they are laid out, as to give them names in English
 * @throws Error if no match begins so
 */
export function layOut(
  { beginning, judged }: Scenario,
  seed: Seed,
  called: (library: readonly unknown[]) => readonly unknown[] = (library) => library,
): Table {
  switch (beginning.kind) {
    case 'position': {
      const { position } = beginning;
      return judged.position({ ...position, library: called(position.library), seed });
    }
    case 'start': {
      const { setup, stacked } = beginning;
      return stacked === null
        ? judged.game.start(setup, seed)
        : judged.beginning(setup, seed, stacked);
    }
    case 'refused':
      throw new Error('no match begins with a set-up that is refused');
  }
}

/**
 * The same moment with rules switched off: from the table if it is at rest, else played again, with the same picks or,
 * where these are not there, with those in their places.
 * @returns null where other answers would be asked for
 */
export function withoutRules(
  scenario: Scenario,
  match: Match,
  off: readonly string[],
): Match | null {
  const { game, setup, seed } = match;
  if (match.idle) {
    return new Match(game, { setup, seed, off }, { table: copyTable(match.table), answers: [] });
  }
  const twin = openMatch(scenario, off, 'rules');
  const asItWas = match.again('rules');
  for (const answer of match.answers) {
    const [choices, were] = [choicesOf(twin), choicesOf(asItWas)];
    const same = choices.findIndex((choice) => isSame(choice, were[answer]));
    if (same < 0 && answer >= choices.length) return null;
    twin.answerNext(same < 0 ? answer : same);
    asItWas.answerNext(answer);
  }
  return twin;
}

/** An option of a seat that is asked. */
interface Choice {
  readonly asked: Seat;
  readonly option: Option;
}

/** The options of all who are asked, in a row, as an answer counts them. */
function choicesOf({ pending }: Match): Choice[] {
  return pending.flatMap(({ seat, options }) => options.map((option) => ({ asked: seat, option })));
}

/** Another rule may leave more to choose from: what was picked is looked for among it. */
function isSame({ asked, option }: Choice, other: Choice): boolean {
  const { verb, card, seat, amount } = other.option;
  return (
    asked === other.asked &&
    option.verb === verb &&
    option.card === card &&
    option.seat === seat &&
    option.amount === amount
  );
}
