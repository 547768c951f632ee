import type { Seat } from '@lianhuan/kernel';
import type { SanguoshaTable } from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { cardsThere } from './zones.ts';

/** What players say of what somebody is in, or what became of a card or of damage, beside the words of the log. */

/**
 * B 濒死, B 回复至1点体力, A 弃置所有手牌, A 无效, A 古锭刀伤害+1.
 * @param lines the whole log, the oldest first
 * @param from the first of them that is told of
 * @returns each with the letter of the seat that says it
 */
export function toldOfStates(
  table: SanguoshaTable,
  lines: readonly string[],
  from: number,
): string[] {
  const heard = lines.slice(from);
  return [
    ...heard.flatMap((line) => toldByLine(line)),
    ...reachedHp(table, heard),
    ...allDiscarded(table, heard),
    ...allTaken(table, heard),
    ...changed(lines, from),
  ];
}

function toldByLine(line: string): string[] {
  const [, dying] = /^([A-J]) 进入濒死状态$/.exec(line) ?? [];
  if (dying !== undefined) return [`${dying} 濒死`, `${dying} 进入濒死`];
  const [, who, skill] = /^([A-J]) 发动〖(.+?)〗/.exec(line) ?? [];
  if (who !== undefined) return [`${who} ${skill}`, `${who} 触发${skill}`, `${who} ${skill}生效`];
  const [, marked, mark, fewer] = /^([A-J]) “(.+)”−(\d+)$/.exec(line) ?? [];
  if (marked !== undefined) {
    const verbs = ['弃置', '弃掉', '弃', '移去'];
    return verbs.flatMap((verb) =>
      ['', '标记'].map((kind) => `${marked} ${verb}${fewer}枚${mark}${kind}`),
    );
  }
  const [, bearer] = /：牌堆 → ([A-J])的武将牌上$/.exec(line) ?? [];
  return bearer === undefined ? [] : [`${bearer} 将牌堆顶的牌置于武将牌上`];
}

/** B 回复至1点体力, A 体力降至2点: how much hp each had after every change, counted back from now. */
function reachedHp({ state }: SanguoshaTable, heard: readonly string[]): string[] {
  const left = new Map(state.characters.map(({ hp }, seat) => [seatLetter(seat as Seat), hp]));
  return heard.toReversed().flatMap((line) => {
    const [, who, sign, by] = /^([A-J]) 体力([+−])(\d+)$/.exec(line) ?? [];
    const now = left.get(who ?? '');
    if (who === undefined || now === undefined) return [];
    left.set(who, sign === '+' ? now - Number(by) : now + Number(by));
    const lost = sign === '+' ? [] : ['掉', '扣'].map((verb) => `${who} ${verb}${by}滴血`);
    const verbs = sign === '+' ? ['回复至', '回复到', '回至'] : ['降至', '降到', '减至', '减到'];
    const reached = [...verbs, '变为', '剩'].flatMap((verb) => [
      `${who} ${verb}${now}点体力`,
      `${who} 体力${verb}${now}点`,
      `${who} 体力${verb}${now}`,
    ]);
    return [...lost, ...reached];
  });
}

/** A 弃置所有手牌: whoever discarded, and has none left. */
function allDiscarded(table: SanguoshaTable, heard: readonly string[]): string[] {
  const losers = heard.map((line) => /：([A-J])的.+ → 弃牌堆$/.exec(line)?.[1]);
  return table.state.characters.flatMap((_, index) => {
    const seat = index as Seat;
    const letter = seatLetter(seat);
    if (!losers.includes(letter) || cardsThere(table, seat, '手牌').length > 0) return [];
    const hasNone = cardsThere(table, seat, '装备区').length === 0;
    const things = ['手牌', ...(hasNone ? ['牌', '手牌和装备', '手牌和装备区里的牌'] : [])];
    return things.flatMap((thing) =>
      ['弃置所有', '弃置全部', '弃掉所有', '弃光'].map((verb) => `${letter} ${verb}${thing}`),
    );
  });
}

/** A 获得 B 的所有牌: whoever took some, of somebody who has none left. */
function allTaken(table: SanguoshaTable, heard: readonly string[]): string[] {
  const taken = heard.flatMap((line) => {
    const [, owner, taker] = /：([A-J])的.+ → ([A-J])的手牌区$/.exec(line) ?? [];
    return owner === undefined ? [] : [{ owner, taker }];
  });
  return taken.flatMap(({ owner, taker }) => {
    const seat = table.state.characters.findIndex((_, one) => seatLetter(one as Seat) === owner);
    const left = ['手牌', '装备区'].flatMap((zone) => cardsThere(table, seat as Seat, zone));
    const whose = [`${owner}所有`, `${owner}的所有`, '其所有', `${owner}全部`, `${owner}的全部`];
    return left.length > 0 ? [] : whose.map((one) => `${taker} 获得 ${one}牌`);
  });
}

/** A 无效, A 被仁王盾无效, A 古锭刀伤害+1: what the skill named last did to a card or to damage, as either side tells it. */
function changed(lines: readonly string[], from: number): string[] {
  let skill = '';
  let user = '';
  let tellers: readonly string[] = [];
  /** How much damage there was to be. */
  let much = 0;
  return lines.flatMap((line, index) => {
    skill = /^[A-J] 发动〖(.+?)〗/.exec(line)?.[1] ?? skill;
    user = /^([A-J]) (?:对 .+ )?使用/.exec(line)?.[1] ?? user;
    const [, dealer, victim, dealt] =
      /^(?:([A-J]) 对 )?([A-J]) .+ (\d+) 点.*伤害$/.exec(line) ?? [];
    if (dealt !== undefined) {
      much = Number(dealt);
      tellers = [...new Set([dealer ?? victim, victim])];
    }
    const [, become] = /的伤害变为 (\d+) 点$/.exec(line) ?? [];
    if (become !== undefined) {
      const by = Number(become) - much;
      much = Number(become);
      return index < from ? [] : ofDamage(tellers, skill, by, much);
    }
    const [, whom] = / 对 (.+) 无效$/.exec(line) ?? [];
    if (whom === undefined || index < from) return [];
    return [user, ...whom.split('、')].flatMap((teller) =>
      ['无效', `被${skill}无效`, `${skill}令其无效`, `因${skill}无效`, `对${whom}无效`].map(
        (words) => `${teller} ${words}`,
      ),
    );
  });
}

function ofDamage(tellers: readonly string[], skill: string, by: number, much: number): string[] {
  const signs = by < 0 ? [`-${-by}`, `减${-by}`, `−${-by}`] : [`+${by}`, `加${by}`];
  const changes = [...signs, `变为${much}点`].flatMap((change) =>
    ['伤害', '此伤害', '令伤害', '令此伤害', '使伤害'].map((what) => `${what}${change}`),
  );
  return tellers.flatMap((teller) =>
    changes.flatMap((change) => [`${teller} ${change}`, `${teller} ${skill}${change}`]),
  );
}
