import { FACTIONS, type SanguoshaTable } from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { runningFrame } from './skill-words.ts';

/** What players say of one of several things that a skill lets do, with the numbers and characters that are meant. */

/** How much X is on the cards that let choose among things with it. */
const COUNTS: Readonly<Record<string, (table: SanguoshaTable, seat: number) => number>> = {
  你的已损失的体力值: ({ state }, seat) => state.characters[seat].maxHp - state.characters[seat].hp,
  你的体力值: ({ state }, seat) => state.characters[seat].hp,
};

/** 对所有魏势力角色使用 of 无懈可击·国, which counters a card for its target alone or for all of that faction. */
export function ofFaction({ state }: SanguoshaTable, label: string): string[] {
  // How it is used is chosen before its own use begins.
  const answered = state.frames.findLast(({ kind }) => kind === 'use');
  const target = answered?.kind === 'use' ? answered.targets[answered.current] : undefined;
  if (target === undefined || !/抵消所响应的牌|同势力的目标/.test(label)) return [];
  const whom = seatLetter(target.seat);
  if (!label.includes('同势力')) return [`只对 ${whom}`, `只对 ${whom} 使用`, '只抵消一个目标'];
  const faction = state.characters[target.seat].faction;
  const all = [`${whom} 所在势力`, '同势力', `${whom} 的势力`];
  if (faction !== null) all.push(`${FACTIONS[faction].zh}势力`);
  return all.flatMap((one) =>
    [
      '',
      '角色',
      '的角色',
      '的目标',
      '目标',
      '的所有目标',
      '的所有角色',
      '所有目标',
      '所有角色',
    ].flatMap((those) => [`对${one}${those}`, `对${one}${those}使用`, `抵消${one}${those}`]),
  );
}

/** 令其摸2张牌，令其弃置1张牌 and 观看 B 的手牌 for the words of an option with X and 其. */
export function asItComes(table: SanguoshaTable, label: string): string[] {
  const [, words] = /^选项 \d+：(.+)$/.exec(label) ?? [];
  const running = runningFrame(table);
  if (words === undefined || running === null) return [];
  const [, deed, what] = /^(.+)，X为(.+)$/.exec(words) ?? [];
  const count = COUNTS[what ?? '']?.(table, running.seat);
  const counted = count === undefined ? words : (deed ?? words).replaceAll('X', String(count));
  const [target, ...others] = running.targets;
  const whose = target === undefined || others.length > 0 ? '其' : ` ${seatLetter(target)} `;
  return [counted, counted.replace('所有暗置的', '')].flatMap((one) =>
    [one, one.replaceAll('其的', '其')].flatMap((said) => [
      said,
      ...['之', '其', '它', '此牌'].map((it) => said.replace(/这些牌/, it)),
      said.replaceAll('其', whose),
      said.replace(/(，)令其/g, '$1'),
    ]),
  );
}
