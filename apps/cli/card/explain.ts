import { type ExplainedLine, nearestWord } from '@lianhuan/cardtext';
import { ruleNumber } from '@lianhuan/kernel';
import type { ExplainOptions } from '../commands/card.ts';
import { readNamed } from '../files.ts';
import { GAME_IDS, loadGame } from '../games/index.ts';
import type { TerminalCard, TerminalGame } from '../games/terminal-game.ts';
import { BAD_INPUT, refuse, renderProblems } from '../problem.ts';
import { complain, print, printStyled } from '../terminal.ts';
import { renderProblem } from './source.ts';
import { gameOfCards } from './whose-game.ts';

/** Explains the card of that name, piece by piece; of several games' cards, the first's, and says which others have one. */
export async function explainNamed(name: string, options: ExplainOptions): Promise<void> {
  const { game, json, cards: file = options.file } = options;
  const ofFile = async (path: string) => [await gameOfCards(path, readNamed(path))];
  const ids = game !== undefined ? [game] : file === undefined ? GAME_IDS : await ofFile(file);
  const games = await Promise.all(ids.map((id) => loadGame(id, '--game')));
  const card = file === undefined ? findCard(name, games) : cardOfFile(name, file, games[0]);
  if (card === null) return;
  const { face, printed, explain } = card;
  const lines = explain();
  if (json) {
    print(JSON.stringify({ ...printed, explained: lines }, null, 2));
    return;
  }
  printStyled(face);
  for (const line of lines) print(`\n${renderLine(line)}`);
  if (file === undefined) tellOthers(name, games);
}

/** Says in which other games there is a card of that name. @param games in the order in which they are looked through */
function tellOthers(name: string, games: readonly TerminalGame[]): void {
  const [, ...others] = games.filter((game) => game.findCard(name));
  for (const { game } of others) {
    print(`\n${game.name.zh}也有「${name}」：--game ${game.id}`);
    print(`${game.name.en} has a “${name}”, too: --game ${game.id}`);
  }
}

/** A card somebody wrote; null after telling what is wrong with the file it stands in. */
function cardOfFile(name: string, file: string, { readCards }: TerminalGame): TerminalCard | null {
  const text = readNamed(file);
  const { cards, problems } = readCards({ file, text });
  const found = cards.find(({ names }) => names.includes(name));
  if (found) return found.card;
  if (problems.length > 0) complain(renderProblems(problems, (one) => renderProblem(one, text)));
  if (problems.length === 0) {
    return noSuchCard(
      name,
      cards.map(({ names }) => names[0]),
    );
  }
  process.exitCode = BAD_INPUT;
  return null;
}

function findCard(name: string, games: readonly TerminalGame[]): TerminalCard {
  for (const game of games) {
    const card = game.findCard(name);
    if (card) return card;
  }
  return noSuchCard(
    name,
    games.flatMap((game) => game.cardNames()),
  );
}

/** A piece of the text, and below it what it means by which rules, in both languages. */
function renderLine({ depth, words, text, rules }: ExplainedLine): string {
  const numbers = rules.map((rule) => ruleNumber(rule).zh);
  const cited = numbers.length > 0 ? ` 〔${numbers.join(' ')}〕` : '';
  const space = '  '.repeat(depth + 1);
  return `${'  '.repeat(depth)}「${words}」\n${space}${text.zh}${cited}\n${space}${text.en}`;
}

function noSuchCard(name: string, known: readonly string[]): never {
  const nearest = nearestWord(name, known);
  const zh = nearest === null ? '' : `；是不是「${nearest}」？`;
  const en = nearest === null ? '' : `; did you mean “${nearest}”?`;
  return refuse(`没有名为「${name}」的牌${zh}`, `there is no card “${name}”${en}`);
}
