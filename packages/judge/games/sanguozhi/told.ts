import type { SanguozhiTable } from '@lianhuan/sanguozhi';
import { seatLetter } from '../../scenario/judged-game.ts';
import { listed } from '../sayings.ts';
import { onlyKeywordOf } from './also-said.ts';
import { isInState } from './cards.ts';

/** What players say of what happened, beside the words of the log. */

/**
 * Each with the letter of the seat that says it.
 * @param lines the whole log, the oldest first
 * @param from the first of them that is told of
 */
export function alsoTold(table: SanguozhiTable, lines: readonly string[], from: number): string[] {
  return [engagements, paid, members, keywordsUsed, aimedBefore, wentHome].flatMap((told) =>
    told(table, lines, from),
  );
}

/** B 防守 甲 的进攻 for 乙 防守 甲: whom a fighter engages, told of its player, who is not asked where there is one to choose. */
function engagements(
  { cards, library }: SanguozhiTable,
  lines: readonly string[],
  from: number,
): string[] {
  return lines.slice(from).flatMap((line) => {
    const [, fighter, verb, target] = /^(.+) (进攻|防守) (.+)$/.exec(line) ?? [];
    const fighters = cards.filter(({ definition }) => library[definition].name === fighter);
    const seats = new Set(fighters.map(({ controller }) => controller));
    const behind = verb === '防守' ? ' 的进攻' : '';
    return [...seats].flatMap((seat) => [
      `${seatLetter(seat)} ${verb} ${target}${behind}`,
      `${seatLetter(seat)} ${fighter} ${verb}`,
      `${seatLetter(seat)} ${verb} ${fighter}`,
    ]);
  });
}

/** A 弃 虎符营 for A 舍弃 虎符营: what is paid with, which nobody is asked for where there is no other. */
function paid(_: SanguozhiTable, lines: readonly string[], from: number): string[] {
  return lines
    .slice(from)
    .filter((line) => line.includes(' 舍弃 '))
    .flatMap((line) => [line.replace('舍弃', '弃'), line.replace('舍弃', '弃掉')]);
}

/** A 指定 乙 for what 甲, which is resolved now, was aimed at as it was deployed. */
function aimedBefore(table: SanguozhiTable, lines: readonly string[], from: number): string[] {
  return lines.slice(from).flatMap((line) => {
    const [, name] = /^(.+) 解析$/.exec(line) ?? [];
    if (name === undefined) return [];
    const aim = lines.findLast((one) => one.startsWith(`${name} 指定 `)) ?? '';
    const [, targets] = / 指定 (.+)$/.exec(aim) ?? [];
    const user = table.cards.find(({ definition }) => table.library[definition].name === name);
    return targets === undefined || user === undefined
      ? []
      : listed(targets).map((target) => `${seatLetter(user.owner)} 指定 ${target}`);
  });
}

/** A 使用 愈术 for A 使用 甲的横置效果: what is used by the name of the 禀赋. */
function keywordsUsed(table: SanguozhiTable, lines: readonly string[], from: number): string[] {
  return lines.slice(from).flatMap((line) => {
    const [, seat, name] = /^(\S+) 使用 (.+)的横置效果$/.exec(line) ?? [];
    const user = table.cards.find(({ definition }) => table.library[definition].name === name);
    const keywords = seat === undefined || user === undefined ? [] : onlyKeywordOf(table, user.id);
    return keywords.flatMap((keyword) =>
      ['使用', '发动', ''].map((verb) => `${seat} ${verb} ${keyword}`),
    );
  });
}

/** A 骑一 参与结阵 for A 结成 三才阵: who forms it, which nobody is asked where all must. */
function members(table: SanguozhiTable, lines: readonly string[], from: number): string[] {
  const seats = lines.slice(from).flatMap((line) => /^(\S+) 结成 /.exec(line)?.[1] ?? []);
  const forming = table.cards.filter(({ id }) => isInState(table, id, '结阵'));
  return seats.flatMap((seat) =>
    forming
      .filter(({ controller }) => seatLetter(controller) === seat)
      .map(({ definition }) => table.library[definition].name)
      .flatMap((name) => [`${seat} ${name} 参与结阵`, `${seat} 选择 ${name}`]),
  );
}

/** A 令其返回手牌, B 乙 返回手牌 for 乙 加入B的手牌. */
function wentHome(_: SanguozhiTable, lines: readonly string[], from: number): string[] {
  return lines.slice(from).flatMap((line) => {
    const [, name] = /^(.+) 加入[A-F]的手牌$/.exec(line) ?? [];
    if (name === undefined) return [];
    const said = [`${name} 返回手牌`, '令其返回手牌', `令 ${name} 返回手牌`, `将 ${name} 返回手牌`];
    return ['A', 'B'].flatMap((letter) => said.map((words) => `${letter} ${words}`));
  });
}
