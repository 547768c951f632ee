import { openPuzzle } from '@lianhuan/bots';
import type { PracticeMoment, RecordedScenario } from '@lianhuan/judge/played';
import { fail, Match, parseLink, type Result, type Seat, succeed } from '@lianhuan/kernel';
import type { GameId } from '../../games/ids.ts';
import { PUZZLED } from '../../games/puzzled.ts';

/** A puzzle as the worker holds it while it is played. */
export interface OpenedPuzzle {
  /** The position and the line that wins, in the shape of a scenario that was played. */
  readonly solution: RecordedScenario;
  look(answers: readonly number[]): PracticeMoment;
}

/** Opens a puzzle, which takes a search through its turn. @param link the record of the game, as links hold it */
export async function openPosed(
  game: GameId,
  link: string,
  seat: Seat,
): Promise<Result<OpenedPuzzle>> {
  const puzzled = await PUZZLED[game]?.();
  if (puzzled === undefined) return fail('这个游戏还没有残局', 'This game has no puzzles', 'game');
  const beginning = parseLink(link);
  if (!beginning.ok) return beginning;
  const opened = openPuzzle(beginning.value, seat, puzzled.game, puzzled.thinking);
  if (!opened.ok) return opened;
  const { look, solution } = opened.value;
  const setup = puzzled.game.readSetup(beginning.value.setup);
  if (!setup.ok) return setup;
  const match = new Match(puzzled.game, { setup: setup.value, seed: beginning.value.seed });
  const english = new Map<number, string>();
  for (const answer of solution.answers) {
    english.set(match.answers.length + 1, labelOfNext(match, answer));
    match.answerNext(answer);
  }
  const letter = String.fromCharCode('A'.charCodeAt(0) + seat);
  return succeed({
    solution: {
      title: '',
      rules: [],
      expect: [],
      record: match.record(),
      beginning: beginning.value,
      seat,
      players: match.table.seats,
      lines: solution.picks.map(({ label, answers }) => ({
        kind: 'play',
        text: `${letter}: ${label}`,
        english: `${letter}: ${english.get(answers)}`,
        answers,
      })),
    },
    look: (answers) => ({ ...look(answers), rules: [] }),
  });
}

/** What the next answer of a match picks, in English. */
function labelOfNext({ pending, game, table }: Match, answer: number): string {
  let rest = answer;
  for (const asked of pending) {
    const option = asked.options[rest];
    if (option !== undefined) return game.label(table, option, asked).en;
    rest -= asked.options.length;
  }
  return '';
}
