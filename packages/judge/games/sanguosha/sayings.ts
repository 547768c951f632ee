import type { WordsAsked } from '../../scenario/judged-game.ts';

// Who writes a case says an option in the words of the table: 发动 武圣, 不发动, 选择目标 B, 弃置 赤兔. The labels
// are shorter than that, so here is what each of them may be called.

/** One way to say options: the parts of labels that it means, none where it is not said so. */
type Saying = (said: string, asked: WordsAsked) => readonly string[];

/** The options that are a refusal, each in the words of its own decision. */
const REFUSALS = ['放弃', '不执行', '不质疑', '不叫', '取消'];

/** What is done with cards: said before a card, they mean the one that is picked for it. */
const DEEDS = [
  '弃置',
  '获得',
  '交给',
  '交出',
  '展示',
  '重铸',
  '移去',
  '交换',
  '保留',
  '置于',
  '打出',
];

const SUIT_SIGNS: Readonly<Record<string, string>> = {
  黑桃: '♠',
  红桃: '♥',
  红心: '♥',
  梅花: '♣',
  方块: '♦',
  方片: '♦',
};

/** 让过, 不发动, 不使用 闪: a refusal; of what is named only where that is what is asked. */
const refusing: Saying = (said, { prompt, labels }) => {
  if (/^(让过|过|不响应|拒绝)$/.test(said)) return REFUSALS;
  const [, verb, what] =
    said.match(/^不(发动|使用|打出|弃置|执行|明置|选择|交给?|获得)(?: ?(.+))?$/) ?? [];
  if (verb === undefined) return [];
  const name = what ?? verb;
  const isAsked = prompt.includes(name) || labels.some((label) => label.includes(name));
  return isAsked ? REFUSALS : [];
};

/** 选择目标 B, 指定 B, 令 B: a character, whatever it is picked for. */
const pointing: Saying = (said) => {
  const [, seat] =
    said.match(/^(?:选择目标|指定目标|选择角色|目标|角色|指定|选择|对|令) ?([A-J])$/) ?? [];
  return seat === undefined ? [] : [`目标 ${seat}`, `选择 ${seat}`];
};

/** 发动 武圣, 发动 武圣 桃♥3, 发动〖武圣〗: a conversion is used as other skills are. */
const using: Saying = (said) => {
  const [, skill, card = ''] =
    said.match(/^(?:发动|转化)? ?[〖【]?([^\s〖〗【】]+)[〗】]?(?: (.+))?$/) ?? [];
  if (skill === undefined) return [];
  return said.startsWith('发动') ? [`发动 ${skill}`, `${skill}：${card}`] : [`${skill}：${card}`];
};

/** 将 桃♥3 当 杀 使用, 桃♥3 当【杀】. */
const converting: Saying = (said) => {
  const [, card, face] =
    said.match(
      /^(?:将|把|使用|打出)? ?(\S+) ?(?:当作|当做|当) ?【?([^\s【】]+?)】? ?(?:使用|打出)?$/,
    ) ?? [];
  return card === undefined ? [] : [`${card} 当【${face}】`];
};

/** 弃置 赤兔 where cards are picked to be discarded, 选择 摸2张牌 of several options, 获得 B的手牌. */
const picking: Saying = (said, { prompt }) => {
  const [, verb, what] = said.match(/^([^\s]+?) (.+)$/) ?? [];
  if (verb === undefined) return [];
  const isMeant = verb === '选择' || (DEEDS.includes(verb) && prompt.includes(verb[0]));
  return isMeant ? [...unseen(what), what] : [];
};

/** B的手牌, B的一张手牌: the first of those whose faces are not seen. */
function unseen(said: string): readonly string[] {
  const [, seat] = said.match(/^([A-J])的(?:[一1]张)?手牌$/) ?? [];
  return seat === undefined ? [] : [`${seat}的手牌 1`];
}

/** 红桃, for ♥. */
const suit: Saying = (said) => {
  const [, name] = said.match(/^(?:选择|声明) ?(\S+)$/) ?? [];
  const word = name ?? said;
  return [SUIT_SIGNS[word] ?? word];
};

/** 结束, 结束回合, 完成. */
const ending: Saying = (said) => {
  if (/^结束(出牌|阶段|回合)?$/.test(said)) return ['结束出牌阶段', '确定'];
  return /^(完成|选完)$/.test(said) ? ['确定'] : [];
};

const SAYINGS = [refusing, pointing, converting, using, picking, unseen, suit, ending];

/** What words may mean that no label of 三国杀 has, the likeliest first. */
export const sayings: Saying = (said, asked) => SAYINGS.flatMap((saying) => saying(said, asked));

/** Where skills are offered, they are what is asked about: 是否发动技能？ names none. */
export function wordsAsked({ prompt, labels }: WordsAsked): readonly string[] {
  return prompt.startsWith('是否发动技能')
    ? labels.filter((label) => label.startsWith('发动'))
    : [];
}
