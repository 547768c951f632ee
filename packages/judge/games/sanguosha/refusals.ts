import type { Decision } from '@lianhuan/kernel';
import { type SanguoshaTable, sanguosha } from '@lianhuan/sanguosha';
import { runningSkill } from './skill-words.ts';

/** What players say to let a chance go. */

type Sayings = readonly string[];

/** The verbs of options that let a chance go, with what is said for that one alone. */
export const REFUSING: Readonly<Record<string, Sayings>> = {
  pass: [],
  cancel: [],
  'do-not': ['不执行军令', '拒绝', '拒绝执行', '拒绝执行军令'],
  'no-bid': ['不叫地主'],
  trust: ['不怀疑', '相信'],
  done: [],
};

/** Said to let any chance go. */
export const REFUSALS: Sayings = [
  '放弃',
  '取消',
  '跳过',
  '让过',
  '过',
  '否',
  '不',
  '不用',
  '不出',
  '不要',
  '不选',
  '不选择',
  '不响应',
  '不执行',
  '不发动',
  '不明置',
  '不亮将',
  '不亮',
  '不救',
  '不给桃',
  ...[...'ABCDEFGHIJ'].map((letter) => `不救 ${letter}`),
  '空过',
  '不闪',
  '不使用',
  '不打出',
];

/** What is said with the name of the skill whose words one may carry out, or with 不 if not. */
export const AGREED: Sayings = ['发动', '执行', '再次发动', '再发动', '继续发动', '继续'];

/** 不发动 流离, 不使用 闪: whatever could be done instead is not done. */
export function refusals(
  table: SanguoshaTable,
  decision: Decision,
  at: number,
  labels: Sayings,
): string[] {
  const others = labels.filter((_, index) => index !== at);
  const denied = others.flatMap((label) => {
    const [verb] = label.split(/[ ：]/);
    return [`不${label}`, `不${verb}`, `放弃${label}`];
  });
  const { zh } = sanguosha.prompt(table, decision);
  const [, deed, face] = /是否(使用|打出)【(.+?)】/.exec(zh) ?? [];
  // What was needed may be over when it is told of.
  const needed = [...unanswered(decision), ...(face === undefined ? [] : notDone(deed, face))];
  const [, offer = ''] = /「(.+)」/.exec(zh) ?? [];
  const skill = runningSkill(table);
  return [
    ...REFUSALS,
    ...denied,
    ...needed,
    ...(offer === '' ? [] : [`不${offer}`, `不${offer.replaceAll(/\d张/g, '')}`]),
    ...(skill === null ? [] : AGREED.map((verb) => `不${verb} ${skill}`)),
  ];
}

function notDone(deed: string, face: string): string[] {
  return [`不${deed}`, '不出', `放弃${deed}`, '放弃', '没有'].map((word) => `${word} ${face}`);
}

/** What cards are used or played in answer to something. */
const ANSWERS = ['杀', '闪', '桃', '酒', '无懈可击'];

/** 不使用 闪 of somebody who was not asked, as there was nothing to use; what for is not known any more. */
function unanswered({ kind, options }: Decision): string[] {
  const deed = { 'need-use': '使用', 'need-play': '打出' }[kind];
  if (deed === undefined || options.length > 1) return [];
  return ANSWERS.flatMap((face) => notDone(deed, face));
}
