import type { Decision } from '@lianhuan/kernel';
import { type SanguoshaTable, sanguosha } from '@lianhuan/sanguosha';
import { REFUSALS } from './refusals.ts';
import { runningSkill, skillText } from './skill-words.ts';
import { cardsThere } from './zones.ts';

/** What goes without saying where the lines of `plays` tell what comes of it. */

/** 确定 may be said after the last pick though nobody is asked. */
export const CLOSING: readonly string[] = ['确定', '完成', '结束选择', '选完'];

/** Decisions whose answer goes without saying where what follows from it is told. */
const IMPLIED: Readonly<Record<string, string>> = {
  may: 'do',
  choose: 'mode',
  timing: 'use-skill',
};

const WHOM: ReadonlySet<string> = new Set(['character', 'target']);

/** What is picked of somebody: 弃置 B 的赤兔 tells that B is meant. */
const OF_SOMEBODY = /^(?:弃|获得|得到|取得|拿|抽|抢|展示|移动|[A-J]\s*的)/;

/**
 * 执行, one of the things to choose among, a skill and 确定, where the next line tells what comes of it; whom a skill is for,
 * where it tells what is picked of that character.
 */
export function implied(decision: Decision, line: string, table: SanguoshaTable): number[] {
  const { kind, options, amount } = decision;
  const isWhom = options.every(({ verb }) => WHOM.has(verb) || verb === 'cancel');
  if (isWhom && OF_SOMEBODY.test(line))
    return options.flatMap(({ verb }, index) => (WHOM.has(verb) ? [index] : []));
  // All that can be picked must be: in which order is no matter.
  if (options.length <= amount && options.every(({ verb }) => verb === 'pick')) return [0];
  const leads = options.flatMap(({ verb }, index) =>
    verb === IMPLIED[kind] || verb === 'done' ? [index] : [],
  );
  // A character alone tells of no skill that is used on it, but of one by which it becomes a target, too (方天画戟).
  return kind === 'timing' && /^目标 [A-J]$/.test(line)
    ? leads.filter((index) => addsTargets(table, decision, index))
    : leads;
}

function addsTargets(table: SanguoshaTable, decision: Decision, index: number): boolean {
  const { zh } = sanguosha.label(table, decision.options[index], decision);
  const [, skill = ''] = /^发动 (.+)$/.exec(zh) ?? [];
  // A skill of equipment stands on it without its name.
  const onCard = table.library.find(({ name }) => name === skill)?.text ?? '';
  return /成为|转移/.test(skillText(table.library, skill) || onCard);
}

/**
 * 放弃 of whoever must say first whom a 杀 would be for (乱武): whom does not matter then, nor to whoever has no hand.
 * @param line of `plays`; '' for one of another seat
 */
export function waived(table: SanguoshaTable, { seat, options }: Decision, line: string): number[] {
  const hasHand = cardsThere(table, seat, '手牌').length > 0;
  const isRefusal = line.startsWith('不') || REFUSALS.includes(line) || !hasHand;
  const isWhom = options.every(({ verb }) => verb === 'character');
  if (!isRefusal || !isWhom) return [];
  const isOfSlash = /需对.*使用1张【杀】/.test(skillText(table.library, runningSkill(table) ?? ''));
  return isOfSlash ? options.map((_, index) => index) : [];
}

/** 确定, or any of the cards that must all be picked; −1 where there is still something to choose. */
export function concluded({ options, amount }: Decision): number {
  if (options.length <= amount && options.every(({ verb }) => verb === 'pick')) return 0;
  return options.findIndex(({ verb }) => verb === 'done');
}
