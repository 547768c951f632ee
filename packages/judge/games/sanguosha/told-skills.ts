import type { Seat } from '@lianhuan/kernel';
import type { SanguoshaTable } from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { doersWith, skillText } from './skill-words.ts';

/** What players say that a skill or a card did, which is told by whoever used it: 令其摸1张牌, 观看其手牌, 使用 杀. */

/** @param lines the whole log, the oldest first @param from the first of them that is told of */
export function toldOfSkills(
  table: SanguoshaTable,
  lines: readonly string[],
  from: number,
): string[] {
  let doers: readonly string[] = [];
  /** How many cards each has drawn and discarded by what was done last. */
  let sums = new Map<string, number>();
  const told = lines.flatMap((line, index) => {
    const [, who] = /^([A-J]) (?:对 .+ )?(?:使用|发动)/.exec(line) ?? [];
    doers = doersWith(table, doers, line, index >= from);
    if (who !== undefined) sums = new Map();
    const happened = [
      ...ofSums(line, doers, sums),
      ...ofWords(table, line),
      ...doers.flatMap((doer) => ofOther(line, doer)),
    ];
    return index < from ? [] : happened;
  });
  return [...told, ...toAllOthers(table, lines.slice(from))];
}

/** A 令 B 摸2张牌, A 令其弃置1张牌. */
function ofSums(line: string, doers: readonly string[], sums: Map<string, number>): string[] {
  const [, drawn] = /^([A-J]) 摸到 /.exec(line) ?? [];
  const [, lost] = /：([A-J])的(?:手牌区|装备区) → 弃牌堆$/.exec(line) ?? [];
  const who = drawn ?? lost;
  const [, viewer] = /：牌堆 → ([A-J])的观看的牌$/.exec(line) ?? [];
  if (viewer !== undefined) {
    const many = (sums.get(viewer) ?? 0) + 1;
    sums.set(viewer, many);
    return ['的牌', `的${many}张牌`, `${many}张牌`].map((what) => `${viewer} 观看牌堆顶${what}`);
  }
  if (line.endsWith('：牌堆 → 处理区')) {
    const many = (sums.get('turned up') ?? 0) + 1;
    sums.set('turned up', many);
    return doers.flatMap((doer) =>
      ['', '牌堆顶', '牌堆顶的'].map((where) => `${doer} 亮出${where}${many}张牌`),
    );
  }
  if (who === undefined) return [];
  const deed = drawn === undefined ? '弃置' : '摸';
  const many = (sums.get(`${who}${deed}`) ?? 0) + 1;
  sums.set(`${who}${deed}`, many);
  return doers.flatMap((doer) =>
    [`${deed}${many}张牌`, `${deed}牌`].flatMap((words) => done(doer, who, words)),
  );
}

/** What somebody makes somebody do. */
function done(doer: string, whom: string, deed: string): string[] {
  return [`${doer} 令 ${whom} ${deed}`, `${doer} 令其${deed}`];
}

/** A 令其翻面, A 令 B 回复1点体力: what became of somebody by whatever was done last. */
function ofOther(line: string, doer: string): string[] {
  const [, whom, state] = /^([A-J]) (翻面|横置|重置|叠置|平置)$/.exec(line) ?? [];
  if (whom !== undefined) return done(doer, whom, state);
  const [, healed, by] = /^([A-J]) 体力\+(\d+)$/.exec(line) ?? [];
  if (healed !== undefined) return done(doer, healed, `回复${by}点体力`);
  return [];
}

/** What the words of a skill say that no line of the log does: whose hand is looked at, and what is used by them. */
function ofWords(table: SanguoshaTable, line: string): string[] {
  const [, who, skill, whom] = /^([A-J]) 发动〖(.+?)〗(?:，目标 ([A-J])$)?/.exec(line) ?? [];
  if (who !== undefined) {
    const text = skillText(table.library, skill);
    const [, needed] = /你需要使用或打出【(.+?)】/.exec(text) ?? [];
    const used = needed === undefined ? [] : virtualUse(who, needed);
    const sees = /你可以观看1名[^，。]*的手牌/.test(text);
    const seen = sees && whom !== undefined ? ['观看其手牌', `观看 ${whom} 的手牌`] : [];
    const [, removed] = /移去1张“(.+?)”▶/.exec(text) ?? [];
    const words = [
      ...seen,
      ...(removed === undefined ? [] : [`移去一张${removed}`]),
      ...(/令[^，。]{1,8}选择一项/.test(text) ? ['令其选择', '令其选择一项'] : []),
      ...(isUnanswerable(text, skill) ? UNANSWERABLE : []),
    ];
    return [...used, ...words.map((one) => `${who} ${one}`)];
  }
  const [, user, face] = /^([A-J]) 对 .+ 使用 【(.+)】(?:（.+）)?$/.exec(line) ?? [];
  return user === undefined ? [] : virtualUse(user, face);
}

/** What is said of a 杀 that cannot be answered. */
const UNANSWERABLE = ['强制命中', '不能闪', '不能出闪', '不能使用闪', '不可闪避', '不能抵消'];

/** A skill by which a 杀 hits for sure, whatever comes of a judgement. */
function isUnanswerable(text: string, skill: string): boolean {
  if (skill === '贯石斧') return true;
  return !text.includes('判定') && text.includes('令此牌不能被目标角色抵消');
}

function virtualUse(user: string, face: string): string[] {
  return ['使用', '打出', '出', '视为使用', '视为打出'].map((verb) => `${user} ${verb} ${face}`);
}

/** A 对所有其他角色造成1点伤害: where it was the same to each of them. */
function toAllOthers({ state }: SanguoshaTable, heard: readonly string[]): string[] {
  const dealt = heard.flatMap((line) => {
    const [, from, victim, harm] = /^([A-J]) 对 ([A-J]) 造成 (\d+ 点.*伤害)$/.exec(line) ?? [];
    return from === undefined ? [] : [{ from, victim, harm }];
  });
  return dealt.flatMap(({ from, harm }) => {
    const victims = dealt.filter((one) => one.from === from && one.harm === harm);
    const isToAll = state.characters.every(({ alive }, seat) => {
      const letter = seatLetter(seat as Seat);
      return !alive || letter === from || victims.some(({ victim }) => victim === letter);
    });
    return isToAll
      ? ['所有其他角色', '其他所有角色', '所有其他角色各'].map(
          (whom) => `${from} 对${whom}造成${harm}`,
        )
      : [];
  });
}
