import { nearestWord } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { CardOptions } from '../commands/card.ts';
import { GAME_IDS, loadGame } from '../games/index.ts';
import type { TerminalCard, TerminalGame } from '../games/terminal-game.ts';
import { refuse } from '../problem.ts';

/** Explains the card of that name, piece by piece; of several games' cards, the first's. */
export async function explainNamed(name: string, { game, json }: CardOptions): Promise<void> {
  const ids = game === undefined ? GAME_IDS : [game];
  const games = await Promise.all(ids.map((id) => loadGame(id, '--game')));
  const { face, printed, explain } = findCard(name, games);
  const lines = explain();
  if (json) {
    console.log(JSON.stringify({ ...printed, explained: lines }, null, 2));
    return;
  }
  console.log(face.join('\n'));
  for (const { depth, words, text, rules } of lines) {
    console.log(`\n${'  '.repeat(depth)}「${words}」`);
    console.log(indented(text, rules, depth));
  }
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

function indented(text: Text, rules: readonly string[], depth: number): string {
  const cited = rules.length > 0 ? ` 〔${rules.join(' ')}〕` : '';
  const space = '  '.repeat(depth + 1);
  return `${space}${text.zh}${cited}\n${space}${text.en}`;
}

function noSuchCard(name: string, known: readonly string[]): never {
  const nearest = nearestWord(name, known);
  const zh = nearest === null ? '' : `；是不是「${nearest}」？`;
  const en = nearest === null ? '' : `; did you mean “${nearest}”?`;
  return refuse(`没有名为「${name}」的牌${zh}`, `there is no card “${name}”${en}`);
}
