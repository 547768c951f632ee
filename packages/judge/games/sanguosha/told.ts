import type { Seat } from '@lianhuan/kernel';
import { faceOf, type SanguoshaTable } from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { listed } from '../sayings.ts';
import { PICKED_FOR, SUIT_NAMES } from './also-said.ts';
import { ownCards } from './cards.ts';
import { sortsOf } from './lying-cards.ts';
import { seatsIn } from './seats-said.ts';
import { doersWith, skillText } from './skill-words.ts';
import { toldOfSkills } from './told-skills.ts';
import { toldOfStates } from './told-states.ts';
import { cardsThere, GENERALS } from './zones.ts';

/** What players say of what happened, beside the words of the log. */

/**
 * B 获得 桃♥3, A 弃置 闪, C 目标 B, A 摸两张牌: what players say of moves, uses and skills that the log tells of.
 * @param said the whole log, the oldest first, '' where something else begins
 * @param from the first of them that is told of
 * @returns each with the letter of the seat that says it
 */
export function alsoTold(table: SanguoshaTable, said: readonly string[], from: number): string[] {
  const lines = said.map((_, index) => cameToBe(said, index));
  let doers: readonly string[] = [''];
  let judged = '';
  /** Who dealt damage to each last. */
  const dealers = new Map<string, string>();
  /** Who killed whom that died last. */
  let killer = '';
  const told = lines.flatMap((line, index) => {
    doers = doersWith(table, doers, line, index >= from);
    judged = /^[A-J] 的判定结果：(.+)$/.exec(line)?.[1] ?? judged;
    const [, dealer = '', victim] = DAMAGE.exec(line) ?? [];
    if (victim !== undefined) dealers.set(victim, dealer);
    const [, dead] = /^([A-J]) 死亡$/.exec(line) ?? [];
    if (index < from) return [];
    const [, keeper] = line.startsWith(`${judged}：`)
      ? (/ → ([A-J])的手牌区$/.exec(line) ?? [])
      : [];
    const kept =
      keeper === undefined
        ? []
        : ['获得判定牌', '获得此判定牌', '获得之', '收下', '收下判定牌'].map(
            (it) => `${keeper} ${it}`,
          );
    if (dead !== undefined) {
      killer = dealers.get(dead) ?? '';
      return [`${dead} 阵亡`, `${killer} 杀死 ${dead}`];
    }
    const [, role] = /^亮出 (主公|忠臣|反贼|内奸|地主|农民)$/.exec(line) ?? [];
    if (role !== undefined) return [`${killer} 杀死${role}`, `${killer} 杀死一名${role}`];
    return [...doers.flatMap((doer) => toldByLine(table, line, doer)), ...kept];
  });
  return [
    ...told,
    ...counted(lines.slice(from)),
    ...toldOfStates(table, said, from),
    ...toldOfSkills(table, lines, from),
    ...takenAfterAll(said, from),
  ];
}

/** B 受到4点火焰伤害 where the words of a skill have another number, which is what is told of it else. */
function takenAfterAll(said: readonly string[], from: number): string[] {
  return said.flatMap((_, index) => {
    if (index < from || !isPrinted(said, index)) return [];
    const [, , victim, many, nature] = DAMAGE.exec(asItCame(said, index)) ?? [];
    return [...new Set([nature, ''])].map((kind) => `${victim} 受到${many}点${kind}伤害`);
  });
}

/** Who deals damage to whom, and how much, in a line of the log; nothing else is damage. */
const DAMAGE = /^(?:([A-J]) 对 )?([A-J]) (?:造成|受到) (\d+) 点(.*)伤害$/;

/**
 * A line of damage with as much as it came to (damage.2 to damage.6), as it is told as it begins; any other as it is, and
 * that of a skill in whose words so much is dealt (业炎).
 */
export function cameToBe(lines: readonly string[], index: number): string {
  return isPrinted(lines, index) ? lines[index] : asItCame(lines, index);
}

/** Is it damage of just as much as the words of the skill say by which it is dealt? */
function isPrinted(lines: readonly string[], index: number): boolean {
  const [, dealer, , many, nature] = DAMAGE.exec(lines[index]) ?? [];
  if (dealer === undefined) return false;
  const deed = lines
    .slice(0, index)
    .findLast((line) => /^[A-J] (?:发动|(?:对 .+ )?使用)/.test(line));
  const [, skill] = /^[A-J] 发动〖(.+?)〗/.exec(deed ?? '') ?? [];
  return skill !== undefined && skillText(ownCards(), skill).includes(`造成${many}点${nature}伤害`);
}

function asItCame(lines: readonly string[], index: number): string {
  const line = lines[index];
  const victim = DAMAGE.exec(line)?.[2];
  if (victim === undefined) return line;
  const lost = new RegExp(`^${victim} 体力−(\\d+)$`);
  for (const other of lines.slice(index + 1)) {
    if (other === `防止对 ${victim} 造成的伤害` || DAMAGE.exec(other)?.[2] === victim) break;
    const [, much] = lost.exec(other) ?? [];
    if (much !== undefined) return line.replace(/\d+(?= 点)/, much);
  }
  return line;
}

/** @param doer who used a card or a skill last */
function toldByLine(table: SanguoshaTable, line: string, doer: string): string[] {
  const [, general] = /^亮出 (\S+)$/.exec(line) ?? [];
  if (general !== undefined) return shownBy(table, general);
  const [, judged, result] = /^([A-J]) 的判定结果：(.+)$/.exec(line) ?? [];
  if (judged !== undefined) return toldOfJudgement(judged, result, doer);
  const [, marked, mark, more] = /^([A-J]) “(.+)”\+(\d+)$/.exec(line) ?? [];
  if (marked !== undefined)
    return [
      `${marked} 获得${more}枚${mark}`,
      `${marked} 得到${more}枚${mark}标记`,
      `${marked} 获得${more}枚${mark}标记`,
    ];
  const [, healed, by] = /^([A-J]) 体力\+(\d+)$/.exec(line) ?? [];
  if (healed !== undefined) return [`${healed} 回复${by}点体力`];
  const [, who, whom] =
    /^([A-J]) (?:发动.+，目标 |对 )([A-J](?:、[A-J])*)(?: 使用.+)?$/.exec(line) ?? [];
  if (who !== undefined) {
    const targets = seatsIn(whom).map((target) => `${who} ${target}`);
    return [...targets, ...unanswered(table, line), ...inItsWords(table, line)];
  }
  if (/^[A-J] 发动/.test(line)) return inItsWords(table, line);
  const [, declarer, guise, declared] = /^([A-J]) 亮出“化身”(.+)，声明〖(.+)〗$/.exec(line) ?? [];
  if (declarer !== undefined)
    return [`亮出 ${guise}`, `声明 ${declared}`].map((words) => `${declarer} ${words}`);
  const [, user, deed, face] = /^([A-J]) (使用|打出) 【(.+)】$/.exec(line) ?? [];
  if (user !== undefined) return ['', '一张'].map((one) => `${user} 视为${deed}${one}${face}`);
  return [...toldOfDamage(line, doer), ...toldOfMove(table, line, doer)];
}

/** A 判定 杀♠7, A 判定结果为黑色, C 令 A 判定. */
function toldOfJudgement(judged: string, result: string, doer: string): string[] {
  const [, suit = '', rank = ''] = /([♠♥♣♦])(\w+)$/.exec(result) ?? [];
  const suits = SUIT_NAMES.find((names) => names.includes(suit)) ?? [];
  const isRed = '♥♦'.includes(suit);
  const kinds = [
    ...suits,
    ...suits.map((name) => `${name}${rank}`),
    isRed ? '红色' : '黑色',
    isRed ? '红' : '黑',
    result,
  ];
  const words = kinds.flatMap((kind) =>
    ['判定', '判定为', '判定结果为', '判定结果', '判定牌为', '判出', '判'].map(
      (word) => `${word}${kind}`,
    ),
  );
  return [
    ...['判定', '进行判定', ...words].flatMap((word) => [`${judged} ${word}`, `${doer} ${word}`]),
    `${doer} 令 ${judged} 判定`,
  ];
}

/** What each card is answered with by its target. */
const ANSWERED_BY: Readonly<Record<string, string>> = {
  杀: '闪',
  火杀: '闪',
  雷杀: '闪',
  万箭齐发: '闪',
  南蛮入侵: '杀',
  决斗: '杀',
};

/**
 * B 放弃, B 不使用 闪 of a target that was not asked, as it had nothing to answer with; whoever is being asked has not said
 * so yet.
 */
function unanswered(table: SanguoshaTable, line: string): string[] {
  const [, whom, face] = /^[A-J] 对 ([A-J](?:、[A-J])*) 使用 【?([^♠♥♣♦】]+)/.exec(line) ?? [];
  const answer = ANSWERED_BY[face ?? ''];
  if (answer === undefined) return [];
  const sayings = ['放弃', '不使用', '不出', `不${answer}`, '不响应', '不打出'];
  const named = ['不使用', '不出', '不打出', '放弃使用', '放弃打出', '放弃', '没有'];
  const asked = table.state.frames.flatMap((frame) => {
    if (frame.kind !== 'need') return [];
    const isIt = frame.faces.some((one) => faceOf(table, one).name === answer);
    return isIt ? [seatLetter(frame.seat)] : [];
  });
  const others = [...whom].filter((letter) => !asked.includes(letter));
  return others.flatMap((letter) =>
    [...sayings, ...named.map((word) => `${word} ${answer}`)].map((word) => `${letter} ${word}`),
  );
}

/** A 少摸1张牌: what a skill does that is seen only later, in its own words. */
function inItsWords(table: SanguoshaTable, line: string): string[] {
  const [, who, skill] = /^([A-J]) 发动〖(.+?)〗/.exec(line) ?? [];
  if (skill === undefined) return [];
  const clauses = skillText(table.library, skill)
    .replaceAll(
      /令?额定摸牌数([-+])(\d)/g,
      (_, sign, by) => `${sign === '-' ? '少' : '多'}摸${by}张牌`,
    )
    .replaceAll('令额定摸牌数为0', '放弃摸牌')
    .replaceAll(/你可以|你/g, '，')
    .split(/[，。；：▷▶→①-⑤]/);
  const told = clauses.filter((clause) => LASTING.test(clause));
  const shorter = (clause: string) => [
    clause,
    clause.replace(/牌$/, ''),
    clause.replace('此次', ''),
  ];
  return told.flatMap(shorter).map((clause) => `${who} ${clause}`);
}

const LASTING = /^(?:终止|少摸|多摸|放弃摸牌|本回合|直到|不能|手牌上限|复原|失去所有)/;

/** A 造成1点伤害, B 受到1点火焰伤害, C 防止此伤害. */
function toldOfDamage(line: string, doer: string): string[] {
  if (/^防止对 [A-J] 造成的伤害$/.test(line))
    return ['此', '', '该', '这次'].map((which) => `${doer} 防止${which}伤害`);
  const [, from, victim, many, nature] = DAMAGE.exec(line) ?? [];
  if (victim === undefined) return [];
  const kinds = [...new Set([nature, ''])];
  return kinds.flatMap((kind) => [
    `${victim} 受到${many}点${kind}伤害`,
    ...(from === undefined
      ? []
      : [`${from} 造成${many}点${kind}伤害`, `${victim} 受到 ${from} 造成的${many}点${kind}伤害`]),
  ]);
}

/** A card by its name with its corner, and by its name alone. */
function called(card: string): string[] {
  return [...new Set([card, card.replace(/[♠♥♣♦].*$/, '')])];
}

/** 一张红桃手牌 for 桃♥3. */
function sortsOfCard({ library }: SanguoshaTable, card: string, isInHand: boolean): string[] {
  const [, name, sign] = /^(.+)([♠♥♣♦])\w+$/.exec(card) ?? [];
  const printed = library.find((one) => one.name === name);
  return printed === undefined ? [] : sortsOf(printed.kind, sign, isInHand);
}

function toldOfMove(table: SanguoshaTable, line: string, doer: string): string[] {
  const [, cards, from, to] = /^(.+)：(.+) → (.+)$/.exec(line) ?? [];
  if (cards === undefined) return [];
  const [, owner] = /^([A-J])的/.exec(from) ?? [];
  const [, into] = /^([A-J])的手牌区$/.exec(to) ?? [];
  const things = listed(cards).flatMap(called);
  const sorts = listed(cards).flatMap((card) => sortsOfCard(table, card, from.endsWith('手牌区')));
  if (from === '牌堆' && to === '处理区') return things.map((thing) => `${doer} 亮出 ${thing}`);
  if (into === undefined) {
    if (owner !== undefined && /区$/.test(to)) return toldOfShift(cards, from, to, doer);
    if (owner === undefined || to !== '弃牌堆') return [];
    const own = [
      ...[...things.flatMap((thing) => [thing, `${areaOf(from)}的${thing}`]), ...sorts].map(
        (thing) => `弃置 ${thing}`,
      ),
      ...['其余弃置', '弃置其余', '其余的弃置', '弃置其他'],
    ].map((words) => `${owner} ${words}`);
    // 装上 紫骍，替换 赤兔
    const worn = from.endsWith('装备区') ? things.map((thing) => `${owner} 替换 ${thing}`) : [];
    if (owner === doer) return [...own, ...worn];
    // Whoever made them discard it tells of it, too (过河拆桥).
    const others = [...things, ...owned(owner, areaOf(from), things), ...ofOwner(owner, sorts)];
    return [...own, ...others.map((thing) => `${doer} 弃置 ${thing}`)];
  }
  const taken = [
    ...things,
    ...(owner === undefined ? [] : owned(owner, areaOf(from), things)),
    ...(owner === undefined ? [] : ofOwner(owner, sorts)),
  ].flatMap((thing) => PICKED_FOR.obtain.map((verb) => `${into} ${verb} ${thing}`));
  const giver = owner ?? doer;
  const handed = things.flatMap((thing) => [
    `${giver} 令 ${into} 获得 ${thing}`,
    `${giver} 将 ${thing} 交给 ${into}`,
    `${giver} 交给 ${into} ${thing}`,
    ...(giver === into ? [`${giver} 将 ${thing} 交给自己`] : []),
  ]);
  return [...taken, ...handed, `${giver} 目标 ${into}`];
}

/** A 移动 B的装备区的赤兔, A 目标 C: what was laid from one character's area into another's. */
function toldOfShift(cards: string, from: string, to: string, doer: string): string[] {
  const [owner, into] = [from, to].map((place) => place[0]);
  const things = listed(cards).flatMap(called);
  return [
    ...[...things, ...owned(owner, areaOf(from), things)].map((thing) => `${doer} 移动 ${thing}`),
    `${doer} 目标 ${into}`,
  ];
}

/** 手牌 for B的手牌区, else the area as it is called. */
function areaOf(place: string): string {
  return place.replace(/^[A-J]的/, '').replace('手牌区', '手牌');
}

/** B的赤兔, 装备区的赤兔, 其一张牌: what somebody is without then. */
function owned(owner: string, area: string, things: readonly string[]): string[] {
  const some = ['一张牌', ...(area === '手牌' ? ['手牌', '一张手牌'] : ['装备', '一张装备牌'])];
  return [
    ...things.flatMap((thing) => [
      `${owner}的${thing}`,
      `${area}的${thing}`,
      `${owner}的${area}的${thing}`,
    ]),
    ...some.flatMap((one) => [`${owner}的${one}`, `其${one}`]),
  ];
}

/** B的防具, 其防具, 防具: a card by its sort. */
function ofOwner(owner: string, sorts: readonly string[]): string[] {
  return sorts.flatMap((sort) => [sort, `${owner}的${sort}`, `其${sort}`]);
}

/** A 摸两张牌, A 弃置三张牌: what is told card by card, of one cause and in all. */
function counted(lines: readonly string[]): string[] {
  const sums: string[] = [];
  const running = new Map<string, number>();
  const all = new Map<string, number>();
  for (const line of lines) {
    if (line === '') running.clear();
    const [, drawn] = /^([A-J]) 摸到 /.exec(line) ?? [];
    const [, lost] = /：([A-J])的(?:手牌区|装备区) → 弃牌堆$/.exec(line) ?? [];
    const who = drawn ?? lost;
    if (who === undefined) continue;
    const verbs = drawn === undefined ? ['弃置', '弃掉'] : ['摸'];
    for (const sum of [running, all]) {
      const [deed] = verbs;
      const many = (sum.get(`${who}${deed}`) ?? 0) + 1;
      sum.set(`${who}${deed}`, many);
      sums.push(
        ...verbs.flatMap((verb) =>
          ['牌', '手牌', ''].map((thing) => `${who} ${verb}${many}张${thing}`),
        ),
        ...(deed === '摸' ? [`${who} 摸牌`] : []),
      );
    }
  }
  return sums;
}

/** A 明置 张辽: who has that general. */
function shownBy(table: SanguoshaTable, general: string): string[] {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  const owners = seats.filter((seat) =>
    cardsThere(table, seat, GENERALS).some(
      (card) => table.library[table.cards[card].definition]?.name === general,
    ),
  );
  return owners.map((seat) => `${seatLetter(seat)} 明置 ${general}`);
}
