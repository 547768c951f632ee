import { SURRENDER } from '@lianhuan/kernel';
import { answerAtRandom, type Dice, dice, playOut } from '@lianhuan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { runScenario } from '../running/run-scenario.ts';

// Cards of every game that could go on for ever, played by those who know no end: whatever they pick,
// each game is over after so many answers, and no stack overflows.

const CARDS: Readonly<Record<string, string>> = {
  minxin: `
cards:
  - { name: 复耕, kind: territory, defence: 9, text: "布令：重置你的1张领土。战力+1。" }
  - { name: 闪令, kind: territory, defence: 9, text: "闪电布令：重置你的1张领土。声望+1。" }
  - { name: 募兵使, kind: troop, text: "此牌留在场上。每当你获得声望时，战力+1。" }
  - { name: 犒军使, kind: troop, text: "此牌留在场上。每当你获得战力时，你可以声望+1。" }
  - { name: 再来, kind: rebel, cost: 1, text: "奖励：战力+3，击溃周围的1张乱军。" }
setup:
  轮: 296
  中央牌列: [再来, 再来, 再来, 再来, 再来, 再来]
  中央牌库: [再来 x6]
  A: { 领土区: [复耕 x2, 闪令], 部曲区: [募兵使, 犒军使], 牌库: [民兵 x9] }
  B: { 领土区: [闪令 x2], 牌库: [民兵 x9] }
`,
  sanguozhi: `
cards:
  - { name: 屯兵, kind: 将领, stats: 0/2/0, text: "急速：己方+1铁盾指示物。" }
  - { name: 连战, kind: 将领, stats: 0/2/0, text: "急速：己方发动一次进攻。" }
  - { name: 连环战, kind: 将领, stats: 0/2/0, text: "每当本将领进攻时，己方发动一次进攻。" }
  - { name: 又战, kind: 谋略, speed: 急速, duration: 永续, text: "每当己方发动进攻时，己方增加一个战斗流程。" }
  - { name: 观星, kind: 谋略, speed: 缓速, duration: 永续, text: "若己方将抓卡，则可改为己方+2粮。" }
  - { name: 兼程, kind: 谋略, speed: 急速, duration: 永续, text: "每当己方回合结束时，己方进行一个额外的回合。" }
setup:
  玩家回合: 390
  A: { 副将: [屯兵, 连战, 连环战], 谋略: [又战, 观星, 兼程], 卡组: [屯兵 x5] }
  B: { 谋略: [观星], 卡组: [屯兵 x5] }
`,
  evolve: `
cards:
  - { name: 无尽井, kind: 护符, cost: 1, text: "费用0：主战者生命值+1。" }
  - { name: 速井, kind: 护符, cost: 1, text: "【快速】费用0：主战者生命值+1。" }
  - { name: 连击者, kind: 随从, cost: 0, stats: 0/9, text: "【攻击时】竖置此随从。" }
  - { name: 回手, kind: 法术, cost: 0, text: "主战者生命值+1。将此法术返回手牌。" }
  - { name: 又一回, kind: 护符, cost: 1, text: "当你的结束阶段开始时，进行额外回合。" }
setup:
  回合: 195
  A: { 战场: [无尽井, 速井, 连击者], 手牌: [回手 x2], 牌组: [回手 x20] }
  B: { 战场: [速井], 牌组: [回手 x20] }
`,
};

const MOST_ANSWERS = 30_000;

/** What somebody picks who never wants to stop. */
const EAGER = ['ability', 'use', 'edict', 'use-limited', 'attack', 'do', 'yes'];

describe.each(Object.keys(CARDS))('cards of %s that know no end', (game) => {
  test.each(['eager', 'random'] as const)('come to an end when played by %s players', (player) => {
    for (const seed of [1, 2]) {
      const match = begin(game);
      const upTo = dice(seed);
      const answer = () =>
        player === 'eager' ? answerEagerly(match, upTo) : answerAtRandom(match, upTo, 'never');
      playOut(match, answer, () => match.answers.length > MOST_ANSWERS);
      expect(match.answers.length).toBeLessThan(MOST_ANSWERS);
      expect(match.outcome).not.toBeNull();
    }
  });
});

function begin(game: string) {
  const text = `game: ${game}\ntitle: 没完没了${CARDS[game]}`;
  const { scenarios, problems } = readScenarios(text, game, GAMES);
  expect(problems).toEqual([]);
  const { match } = runScenario(scenarios[0]);
  if (match === null) throw new Error('the position was not laid out');
  return match;
}

/** Goes on nine times out of ten where that is possible, and otherwise picks anything. */
function answerEagerly(match: ReturnType<typeof begin>, upTo: Dice): boolean {
  if (match.pending.length === 0) return false;
  const { seat, options } = match.pending[0];
  const going = options.flatMap(({ verb }, index) => (EAGER.includes(verb) ? [index] : []));
  if (going.length > 0 && upTo(10) > 0) match.answer(seat, going[upTo(going.length)]);
  else if (options.length === 1) match.answer(seat, 0);
  else {
    const others = options.flatMap(({ verb }, index) => (verb === SURRENDER ? [] : [index]));
    match.answer(seat, others[upTo(others.length)]);
  }
  return true;
}
