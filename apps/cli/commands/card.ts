import { nearestWord } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { type CardProblem, checkCards, explainCard, library } from '@lianhuan/minxin';
import type { Command } from 'commander';
import { findCard, renderFace } from '../face.ts';
import { readNamed } from '../files.ts';
import { refuse } from '../problem.ts';

/** `lianhuan card`: what is wrong with a card's text, and what it says. */
export function addCard(program: Command): void {
  const card = program
    .command('card')
    .description('检查与解释牌的文字\ncheck and explain card text');
  card
    .command('check')
    .description(
      '检查牌文件，像编辑器那样指出错误\ncheck card files, and show what is wrong as an editor would',
    )
    .argument('<files...>', '牌文件 card files')
    .option('--json', '输出 JSON  print JSON')
    .action(check);
  card
    .command('explain')
    .description('逐句解释一张牌，并列出规则\nexplain a card’s text piece by piece, with its rules')
    .argument('<name>', '牌名 the name of a card')
    .option('--json', '输出 JSON  print JSON')
    .action(explain);
}

function check(files: readonly string[], { json }: { json?: boolean }): void {
  const sources = files.map((file) => ({ file, text: readNamed(file) }));
  const problems = checkCards(sources);
  if (json) console.log(JSON.stringify(problems, null, 2));
  else if (problems.length === 0) console.log('没有问题\nNothing is wrong');
  for (const problem of json ? [] : problems) {
    const source = sources.find(({ file }) => file === problem.file);
    console.error(renderProblem(problem, source?.text ?? ''));
  }
  if (problems.length > 0) process.exitCode = 2;
}

/** The place, what is wrong there in two languages, and the line itself with a mark below it. */
function renderProblem({ at, text, line, column }: CardProblem, source: string): string {
  const written = source.split('\n')[line - 1] ?? '';
  // Wide characters above, wide spaces below: the mark stands right in any terminal.
  const space = written
    .slice(0, column - 1)
    .replaceAll(/[^\t]/g, (one) => (isWide(one) ? '　' : ' '));
  return [`错误 ${at}：${text.zh}`, `error ${at}: ${text.en}`, `  ${written}`, `  ${space}^`].join(
    '\n',
  );
}

function isWide(letter: string): boolean {
  return letter.charCodeAt(0) >= 0x2e80;
}

function explain(name: string, { json }: { json?: boolean }): void {
  const card = findCard(name) ?? noSuchCard(name);
  const lines = explainCard(card);
  if (json) {
    const { abilities: _, ...printed } = card;
    console.log(JSON.stringify({ ...printed, explained: lines }, null, 2));
    return;
  }
  console.log(renderFace(card).join('\n'));
  for (const { depth, words, text, rules } of lines) {
    console.log(`\n${'  '.repeat(depth)}「${words}」`);
    console.log(indented(text, rules, depth));
  }
}

function indented(text: Text, rules: readonly string[], depth: number): string {
  const cited = rules.length > 0 ? ` 〔${rules.join(' ')}〕` : '';
  const space = '  '.repeat(depth + 1);
  return `${space}${text.zh}${cited}\n${space}${text.en}`;
}

function noSuchCard(name: string): never {
  const nearest = nearestWord(
    name,
    library().map((card) => card.name),
  );
  const zh = nearest === null ? '' : `；是不是「${nearest}」？`;
  const en = nearest === null ? '' : `; did you mean “${nearest}”?`;
  return refuse(`没有名为「${name}」的牌${zh}`, `there is no card “${name}”${en}`);
}
