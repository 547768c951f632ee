import type { Seat } from '@lianhuan/kernel';
import { seatLetter } from '../../scenario/judged-game.ts';

/** A line of players that tells of several picks, taken apart. */

/**
 * 目标 B、C, 弃置 杀♠7、闪♦2, 对 B 使用 杀 and 使用 杀 目标 B are several picks in one line.
 * @param seat whose line it is
 */
export function picksIn(line: string, seat: Seat): string[] {
  const parts = line
    // 两张手牌（杀♠7、闪♦2）: the cards alone.
    .replaceAll(
      /[一两二三四1-4]张(?:手牌|装备牌|牌)\s*[（：:]?\s*([^\s，；（）]+[♠♥♣♦](?:10|[2-9AJQK]))）?/g,
      '$1',
    )
    .replaceAll(/（((?:弃|目标|选|对|令|将|交|获得|打出|使用)[^）]*)）/g, '，$1')
    .split(/[，,；;→]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [, recast] = /^重铸\s+(\S+)$/.exec(line.trim()) ?? [];
  if (recast !== undefined) return ['重铸', recast];
  return parts.flatMap((part) => picksOfPart(part, seatLetter(seat)));
}

/** 杀♠7, 丈八蛇矛: a card told by its name with its corner. */
const CARD = /^[^\s：:]+[♠♥♣♦](?:10|[2-9AJQK])$/;

/** What is shared out may be kept, which is told by the end of sharing. */
const KEPT =
  /^(?:将?.*(?:留给自己|自己留下|自己保留)|.*自己(?:留下|保留|拿).*|其余(?:的)?(?:留下|保留|不分))$/;

/** Whom the second of two targets is, in the words of the cards that have one. */
const ABOUT_WHOM =
  /^(?:(?:令|让)?(?:其|[A-J])\s*(?:对|杀)|被杀(?:的|者|角色|目标)?|【?杀】?的?目标|将?此?【?杀?】?转移(?:给|至|到))\s*为?\s*([A-J])\s*(?:使用\s*(?:一张|1张)?\s*【?杀】?)?$|^(?:令|让)\s*([A-J])\s*(?:回复|摸|失去|受到|获得|翻面|横置).*$/;

/** Several things in a row: 杀♠7、闪♦2. */
export function listed(things: string): string[] {
  return things.split(/\s*[、和与]\s*/).filter(Boolean);
}

function picksOfPart(part: string, own: string): string[] {
  const [, made, as] = /^将\s*(.+?[、和与].+?)\s*(当.+)$/.exec(part) ?? [];
  if (made !== undefined) return [`将 ${as}`, ...listed(made)];
  const [, turned, into, onto] =
    /^将\s*(.+?)\s*当作?\s*(\S+?)\s*对\s*([A-J](?:\s*[、和与]\s*[A-J])*)\s*(?:使用)?$/.exec(part) ??
    [];
  if (turned !== undefined)
    return [...picksOfPart(`将 ${turned} 当 ${into} 使用`, own), ...seatsIn(onto)];
  const [, laidOn, upon] =
    /^将?\s*(\S+)\s*(?:置于|置入|放入|放到|装备给)\s*([A-J])\s*(?:的?(?:装备区|判定区|武将牌上|武将牌旁)(?:里|内|上)?)?$/.exec(
      part,
    ) ?? [];
  if (laidOn !== undefined) return [laidOn, ...seatsIn(upon)];
  const [, given, to] = /^将\s*(\S+?)\s*(?:交给|分给|给)\s*([A-J])$/.exec(part) ?? [];
  if (given !== undefined) return to === own ? ['确定'] : [given, ...seatsIn(to)];
  const [, whose, share] = /^(?:交给|分给|给)\s*([A-J])\s*(\S+)$/.exec(part) ?? [];
  if (whose !== undefined) return [share, ...seatsIn(whose)];
  // 令其对 C 使用杀 (借刀杀人), 转移给 C (流离), 获得 A 的手牌 桃♥4.
  if (KEPT.test(part)) return ['确定'];
  const [, instead] = /^(.+?)\s*(?:代替|替换)(?:此|该)?判定牌$/.exec(part) ?? [];
  if (instead !== undefined) return picksOfPart(instead, own);
  const [, laid, where] = /^将?\s*(\S+)\s*(?:置于|放在|放到)(牌堆[顶底])$/.exec(part) ?? [];
  if (laid !== undefined && listed(laid).every((thing) => CARD.test(thing)))
    return listed(laid).map((card) => `置于${where} ${card}`);
  const [, taken_, from, many] = /^(\S+?)\s*([A-J])\s*的?\s*([两2三3])张手牌$/.exec(part) ?? [];
  if (many !== undefined)
    return Array.from({ length: '两2'.includes(many) ? 2 : 3 }, () => `${taken_} ${from}的手牌`);
  const [, second, about = second] = ABOUT_WHOM.exec(part) ?? [];
  if (about !== undefined) return seatsIn(about);
  const [, taking, taken] = /^(\S+?)\s*[A-J]\s*的(?:手牌|装备|装备牌)?\s*(\S+)$/.exec(part) ?? [];
  if (taken !== undefined && CARD.test(taken)) return [`${taking} ${taken}`];
  const [, used, paid] = /^(?:发动|使用)\s+(\S+)\s+(.+)$/.exec(part) ?? [];
  if (used !== undefined && listed(paid).every((thing) => CARD.test(thing)))
    return [`发动 ${used}`, ...listed(paid)];
  if (listed(part).length > 1 && listed(part).every((thing) => CARD.test(thing)))
    return listed(part);
  const [, skill, what] = /^([^\s：:]+)[：:]\s*(.+)$/.exec(part) ?? [];
  if (skill !== undefined) return [`发动 ${skill}`, ...picksOfPart(what, own)];
  // 对 C 的 无懈可击 使用 无懈可击: whatever is open to it.
  const [, undoing] = /^对.+使用\s*【?(无懈可击\S*?)】?$/.exec(part) ?? [];
  if (undoing !== undefined) return [`使用 ${undoing}`];
  const [, whom, deed] = /^对\s*([A-J](?:\s*[、和与]?\s*[A-J])*)\s*(.+)$/.exec(part) ?? [];
  if (whom !== undefined) return [spaced(deed), ...seatsIn(whom)];
  const [, done, at] =
    /^(.+?)\s*(?:选择目标|指定目标|目标为?|指定|选择|对|交给|给|至|于)\s*([A-J](?:\s*[、和与]?\s*[A-J])*)$/.exec(
      part,
    ) ?? [];
  if (done !== undefined) return [...picksOfPart(done, own), ...seatsIn(at)];
  const [, verb, list] = /^(目标|选择|指定)\s*([A-J](?:\s*[、和与]\s*[A-J])+)$/.exec(part) ?? [];
  if (verb !== undefined) return seatsIn(list);
  const [, action, things] = /^(\S+?)\s+(\S+(?:\s*[、和与]\s*\S+)+)$/.exec(part) ?? [];
  if (action !== undefined) return listed(things).map((thing) => `${action} ${thing}`);
  return [part];
}

/** 使用杀 is 使用 杀. */
function spaced(deed: string): string {
  return deed.replace(/^(使用|发动|打出)\s*/, '$1 ').trim();
}

export function seatsIn(list: string): string[] {
  return [...list.matchAll(/[A-J]/g)].map(([seat]) => `目标 ${seat}`);
}
