import { nearestWord } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { explainCard, library } from '@lianhuan/minxin';
import { refuse } from '../problem.ts';
import { findCard, renderFace } from './face.ts';

/** Explains the card of that name, piece by piece. */
export function explainNamed(name: string, { json }: { json?: boolean }): void {
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
