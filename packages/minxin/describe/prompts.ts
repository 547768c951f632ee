import type { Decision, Text } from '@lianhuan/kernel';
import { CONTESTS } from '../table/state.ts';
import type { MinxinTable } from '../table/table.ts';
import { cardName, seatName } from './names.ts';
import { DEED_PROMPTS } from './text-prompts.ts';

const say = (zh: string, en: string): Text => ({ zh, en });

type Prompt = (table: MinxinTable, decision: Decision) => Text;

const PROMPTS: Readonly<Record<string, Prompt>> = {
  main: () => say('出牌阶段：请行动，或结束出牌', 'Play phase: act, or end your play'),
  answer: (table, { about }) => {
    const contest = table.state.contests.at(-1);
    if (!contest) return say('是否应对？', 'Answer?');
    const who = seatName(contest.seat);
    const what = cardName(table, about);
    const deed = CONTESTS[contest.kind];
    const deedEn = contest.kind === 'siege' ? 'besiege' : contest.kind;
    return contest.kind === 'entry'
      ? say(
          `${who.zh} 的 ${what.zh} 正在进场，是否以闪电应对？`,
          `${who.en}’s ${what.en} is entering: answer with a flash card?`,
        )
      : say(
          `${who.zh} 要${deed} ${what.zh}，是否以闪电应对？`,
          `${who.en} means to ${deedEn} ${what.en}: answer with a flash card?`,
        );
  },
  'entry-ability': (table, { about }) => {
    const { zh, en } = cardName(table, about);
    return say(
      `是否发动 ${zh} 的进场效果？不发动即放弃`,
      `Use the entry effect of ${en}? It is lost otherwise`,
    );
  },
  draft: (_, { amount }) =>
    say(
      `轮抽：选一张留下，其余 ${amount - 1} 张传给右手边`,
      `Draft: pick one, pass the other ${amount - 1} to the right`,
    ),
  keep: (_, { amount }) =>
    say(
      `选择放进初始牌库的牌（费用还可用 ${amount}）`,
      `Keep cards for your starting deck (cost left: ${amount})`,
    ),
  'keep-pouch': (_, { amount }) => say(`留下 ${amount} 张锦囊`, `Keep ${amount} of these pouches`),
  'discard-hand': () => say('弃置不想保留的手牌', 'Discard the hand cards you do not want to keep'),
  'rout-target': (_, { amount }) =>
    say(`选择击溃 ${amount} 的目标`, `Choose what to rout (cost ${amount} or less)`),
  'recruit-rebel': (table, { about }) => {
    const { zh, en } = cardName(table, about);
    return say(`招募 ${zh}，还是放逐它？`, `Recruit ${en}, or exile it?`);
  },
  ...DEED_PROMPTS,
};

/** Every kind of decision that has a prompt. */
export const PROMPTED_KINDS: readonly string[] = Object.keys(PROMPTS);

/** What is asked, as a sentence for the one who is asked. */
export function prompt(table: MinxinTable, decision: Decision): Text {
  const words = PROMPTS[decision.kind];
  return words ? words(table, decision) : say(decision.kind, decision.kind);
}
