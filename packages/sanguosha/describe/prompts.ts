import { type Decision, NOBODY, type Seat, type Text } from '@lianhuan/kernel';
import { allFaces } from '../flow/using/declared.ts';
import type { UseFrame } from '../table/frames.ts';
import { faceOf, frameOf, type SanguoshaTable } from '../table/table.ts';
import { commandWords, offerWords } from './card-words.ts';
import { seatName, usedName } from './names.ts';
import WORDS from './words.json' with { type: 'json' };

const say = (zh: string, en: string): Text => ({ zh, en });
const PROMPTS: Readonly<Record<string, Text>> = WORDS.prompts;

/** What is asked, as a sentence for the one who is asked. */
export function prompt(table: SanguoshaTable, decision: Decision): Text {
  const words = PROMPTS[decision.kind] ?? say(decision.kind, decision.kind);
  if (decision.kind === 'need-use' || decision.kind === 'need-play')
    return inRace(decision, needed(table, words, decision.seat));
  if (decision.kind === 'timing') return forWhom(table, words);
  if (decision.kind === 'obey') return obeyed(table, decision, words);
  if (decision.kind === 'may') return whether(table, decision, words);
  if (decision.kind === 'lay-face-down' || decision.kind === 'doubt') {
    return declared(table, decision, words);
  }
  if (decision.amount < 1 || decision.kind === 'choose') return words;
  return say(`${words.zh}（${decision.amount}）`, `${words.en} (${decision.amount})`);
}

/** 是否执行？ with the words of what may be done or left. */
function whether(table: SanguoshaTable, { about, amount: start }: Decision, words: Text): Text {
  const offer = offerWords(table, about, start);
  return offer === null ? words : say(`${words.zh}「${offer.zh}」`, `${words.en} “${offer.en}”`);
}

/** 是否执行军令？ with its words. */
function obeyed(table: SanguoshaTable, { amount: place }: Decision, words: Text): Text {
  const { zh, en } = commandWords(table, place);
  return say(`${words.zh}「${zh}」`, `${words.en} “${en}”`);
}

/** 声明【杀】：是否质疑？ */
function declared(table: SanguoshaTable, { amount }: Decision, words: Text): Text {
  const { name, english } = faceOf(table, allFaces(table)[amount]);
  return say(`声明【${name}】：${words.zh}`, `Declared as ${english}: ${words.en}`);
}

/** That whoever comes first is heard, where it is so. */
function inRace({ race }: Decision, { zh, en }: Text): Text {
  return race ? say(`${zh}（先出先算）`, `${en} (The first one counts.)`) : say(zh, en);
}

/** 是否使用【闪】？ with the card that it would answer. */
function needed(table: SanguoshaTable, words: Text, asked: Seat): Text {
  const need = frameOf(table, 'need');
  if (need === null) return words;
  const face = faceOf(table, need.faces[0]);
  const answered = table.state.frames.find(({ id }) => id === need.answers);
  const deed = need.deed === 'use' ? say('使用', 'use') : say('打出', 'play');
  if (answered?.kind !== 'use') {
    return say(`是否${deed.zh}【${face.name}】？`, `Do you ${deed.en} ${face.english}?`);
  }
  const { zh, en } = answeredWords(table, answered, asked);
  return say(
    `${zh}：是否${deed.zh}【${face.name}】？`,
    `${en}: do you ${deed.en} ${face.english}?`,
  );
}

/** 杀♠7 对 B：是否发动技能？ where a card has several targets, and each of them has this timing. */
function forWhom(table: SanguoshaTable, words: Text): Text {
  const use = table.state.frames.at(-1);
  const target =
    use?.kind === 'use' && use.targets.length > 1 ? use.targets[use.current] : undefined;
  if (use?.kind !== 'use' || target === undefined) return words;
  const [used, whom] = [usedName(table, use.card), seatName(target.seat)];
  return say(`${used.zh} 对 ${whom.zh}：${words.zh}`, `${used.en} on ${whom.en}: ${words.en}`);
}

/**
 * B 使用 杀♠7, B 对 C 使用 南蛮入侵♠7 for whoever is not C; of a delayed trick, which nobody uses as it takes effect,
 * 乐不思蜀♣6 对 C 生效.
 */
function answeredWords(
  table: SanguoshaTable,
  { user, card, targets, current }: UseFrame,
  asked: Seat,
): Text {
  const used = usedName(table, card);
  const target = targets[current]?.seat ?? NOBODY;
  const whom = seatName(target);
  if (user === NOBODY)
    return say(`${used.zh} 对 ${whom.zh} 生效`, `${used.en} takes effect on ${whom.en}`);
  const who = seatName(user);
  const isClear = target === NOBODY || target === asked || (target === user && targets.length < 2);
  return isClear
    ? say(`${who.zh} 使用 ${used.zh}`, `${who.en} used ${used.en}`)
    : say(`${who.zh} 对 ${whom.zh} 使用 ${used.zh}`, `${who.en} used ${used.en} on ${whom.en}`);
}
