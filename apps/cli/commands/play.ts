import { randomBytes } from 'node:crypto';
import { makeSeed, SEED_BYTES, type Seat, type Seed } from '@lianhuan/kernel';
import { type Command, Option } from 'commander';
import { cardsOption, readAddedCards } from '../card/added.ts';
import { namedDecks } from '../decks.ts';
import { openTarget } from '../files.ts';
import { todaysEngine } from '../games/engine.ts';
import { FIRST_GAME, loadGame } from '../games/index.ts';
import { openNamed } from '../games/opened.ts';
import { anySeed, list, MODE_HELP, whole } from '../options.ts';
import { accept, BAD_INPUT, Refused, renderProblem, renderProblems } from '../problem.ts';
import { makeRecord, RECORD } from '../record.ts';
import { complain } from '../terminal.ts';

interface PlayOptions {
  readonly players: number;
  readonly mode?: string;
  readonly bots: string[];
  readonly decks: string[];
  readonly cards?: string;
  readonly seat: number;
  readonly seed?: Seed;
  readonly record?: string;
  readonly continue?: string;
  readonly english?: boolean;
}

/** `lianhuan play`: a game against bots, at the terminal. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('在终端与电脑玩家对局\nplay against bots at the terminal')
    .argument('[game]', `游戏；默认 ${FIRST_GAME}  the game; ${FIRST_GAME} by default`)
    .option('--players <n>', '玩家人数 players', whole('--players', 2, 100), 2)
    .option('--mode <name>', MODE_HELP)
    .option('--bots <names>', '电脑玩家 the bots', list, ['greedy'])
    .option(
      '--decks <names>',
      '各座位的卡组（名称或文件），用逗号隔开  decks by seat, by name or file',
      list,
      [],
    )
    .addOption(cardsOption())
    .option('--seat <n>', '你的座位 your seat', whole('--seat', 1, 100), 1)
    .option('--seed <seed>', '随机种子：整数，或 43 个字符  a number, or 43 characters', anySeed)
    .option('--record <file>', '把对局记录写入文件 write the record to a file')
    .addOption(
      new Option(
        '--continue <file>',
        '从对局记录或链接继续，用它自己的版本  play on from a record or link, by its own version',
      ).conflicts(['players', 'mode', 'decks', 'cards', 'seed']),
    )
    .option('--english', '用英文显示 in English')
    .action(run);
}

async function run(name: string | undefined, options: PlayOptions): Promise<void> {
  const { Session } = await import('../play/session.ts');
  const { playAtTerminal } = await import('../play/table.ts');
  const { game, match } =
    options.continue === undefined
      ? await begin(name ?? FIRST_GAME, options)
      : await openNamed(options.continue, name);
  const seat = whole('--seat', 1, match.seats)(String(options.seat)) - 1;
  const session = new Session(match, { bots: options.bots, seat: seat as Seat });
  const keep = keeping(options.record, () => makeRecord(session.match));
  keep();
  await playAtTerminal({ game, session, language: options.english ? 'en' : 'zh', keep });
}

async function begin(name: string, options: PlayOptions) {
  const game = await loadGame(name);
  const { chosenFrom, findGame, readDecks, readMode } = await import('@lianhuan/lab');
  const { players } = options;
  const cards = await readAddedCards(options.cards, game);
  const lab = accept(findGame(name));
  const mode = accept(readMode(lab, options.mode));
  const { names, written } = namedDecks(options.decks, game, lab.decks(), cards);
  const decks = chosenFrom(accept(readDecks(lab, names, Object.keys(written))), written);
  const dealt =
    decks.length === 0
      ? []
      : Array.from({ length: players }, (_, seat) => decks[seat % decks.length]);
  const seed = options.seed ?? makeSeed(randomBytes(SEED_BYTES));
  return {
    game,
    match: accept(todaysEngine(game).start(lab.setup(players, dealt, cards, mode), seed)),
  };
}

/**
 * Keeps a record in a file, anew after each answer. If it cannot be kept from the start, the game
 * does not begin; if it cannot be kept any more, the person is told once and plays on: the link at
 * the end holds the whole game.
 */
function keeping(file: string | undefined, record: () => string): () => void {
  if (file === undefined) return () => {};
  const target = openTarget(file, RECORD);
  let began = false;
  return () => {
    try {
      if (process.exitCode !== BAD_INPUT) target.write(`${record()}\n`);
      began = true;
    } catch (error) {
      if (!began || !(error instanceof Refused)) throw error;
      complain(renderProblems(error.problems, renderProblem));
      process.exitCode = BAD_INPUT;
    }
  };
}
