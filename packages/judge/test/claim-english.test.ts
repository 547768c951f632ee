import { expect, test } from 'vitest';
import { Sayings } from '../english/english-words.ts';
import { scenariosOf } from '../files.ts';
import { GAMES } from '../games/index.ts';
import { recordScenario } from '../played.ts';
import { labelsOf } from '../running/pick-option.ts';
import { runScenario } from '../running/run-scenario.ts';
import { readOne } from '../running/scenario-game.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';

/** Every word by which scenarios name what there is on a table; of names of packs and factions only those are words. */
function wordsOf({ vocabulary }: JudgedGame): readonly string[] {
  const { usualStates, states, ...all } = vocabulary;
  return [
    ...all.sharedZones,
    ...all.seatZones,
    ...all.sharedNumbers,
    ...all.seatNumbers,
    ...all.values,
    ...all.counters,
    ...all.attachments,
    ...all.sharedSeats,
    ...all.lists,
    ...all.phases,
    ...states.filter((state) => !usualStates.includes(state)),
  ];
}

test.each(Object.entries(GAMES))('%s: each word of a scenario has its English', (_, judged) => {
  const english = judged.english ?? {};
  const game = judged as unknown as JudgedGame;
  expect(wordsOf(game).filter((word) => english[word] === undefined)).toEqual([]);
  expect(Object.values(english).filter((word) => word === '')).toEqual([]);
});

const claimsOf = (expected: string, more = '') => {
  const text = `game: evolve
title: 试
rules: [8.2.1]
setup:
  A: { 手牌: [拾露妖精 x2], 能量点: 1, 生命值: 18, 牌组: [枝头斥候 x3] }
plays:
  - A: 使用 拾露妖精
${more}expect:
${expected
  .split('\n')
  .map((line) => `  - ${line}`)
  .join('\n')}
`;
  const recorded = recordScenario(text, GAMES.evolve);
  if (!recorded.ok) throw new Error(recorded.problems[0]?.text.en);
  return recorded.value;
};

test('a claim is said from its structure: places, cards, numbers, and what can be picked', () => {
  const { expect: claims, lines } = claimsOf(
    [
      'A.战场 has 拾露妖精',
      'A.手牌 is 拾露妖精',
      'A.能量点 = 0',
      'A.牌组 = 3',
      'A.牌组 >= 1',
      'A.能量点 <= 2',
      'A.战场 has not 枝头斥候',
      'never: A.牌组 is empty',
      '生命值 of 拾露妖精 in A.战场 = 1',
      'A may not 使用 拾露妖精',
      'A may 结束主要阶段',
      'winner: none',
    ].join('\n'),
  );
  expect(lines.map(({ english }) => english)).toEqual(['A: Use Dew-gathering Fairy']);
  expect(claims.map(({ english }) => english)).toEqual([
    'Dew-gathering Fairy in A’s field',
    'Just Dew-gathering Fairy in A’s hand',
    'A’s play points are 0',
    '3 cards in A’s deck',
    'At least 1 card in A’s deck',
    'A’s play points are at most 2',
    'No Scout of the Boughs in A’s field',
    'At no time: nothing in A’s deck',
    'Life of Dew-gathering Fairy in A’s field is 1',
    'A may not: Use Dew-gathering Fairy',
    'A may: End the main phase',
    'Nobody has won',
  ]);
});

test('a state that a number stands for is said as one; a title says the first of what is claimed', () => {
  const text = `game: sanguosha
title: 试
rules: [T01]
players: 2
setup:
  A: { 手牌: [], 翻面: 1 }
  牌堆: [杀♠7, 杀♠8]
expect: [A.翻面 = 1, A.手牌 = 0, A.横置 = 0, A.存活 != 0, A.体力 >= 1]
`;
  const recorded = recordScenario(text, GAMES.sanguosha);
  if (!recorded.ok) throw new Error(recorded.problems[0]?.text.en);
  expect(recorded.value.expect.map(({ english }) => english)).toEqual([
    'A is turned over',
    'Nothing in A’s hand',
    'A is not chained',
    'A is alive',
    'A’s HP is at least 1',
  ]);
  const read = readOne(text, GAMES.sanguosha as unknown as JudgedGame);
  if (!read.ok) throw new Error(read.problems[0]?.text.en);
  expect(new Sayings().title(read.value, runScenario(read.value).match)).toBe(
    'A is turned over; nothing in A’s hand',
  );
});

test('an option that was never offered is spelled out; so are the words that a card has', () => {
  const { expect: claims } = claimsOf(
    [
      'A may not 使用 枝头斥候',
      'A may not 枝头斥候 进化',
      'A may not 枝头斥候：',
      '拾露妖精 in A.战场 has not 守护',
      '拾露妖精 in A.战场 类型 has 妖精',
    ].join('\n'),
  );
  expect(claims.map(({ english }) => english)).toEqual([
    'A may not: Use Scout of the Boughs',
    'A may not: Scout of the Boughs: Evolve',
    'A may not: Scout of the Boughs: …',
    'Dew-gathering Fairy in A’s field: not Ward',
    'Dew-gathering Fairy in A’s field: traits with Fairy',
  ]);
});

test.each(Object.entries(GAMES))('%s: options begin in English as is said', (game, judged) => {
  const verbs = Object.entries(judged.verbs ?? {});
  const some = scenariosOf(game as keyof typeof GAMES).scenarios.filter((_, at) => at % 5 === 0);
  const labels = some.flatMap((scenario) => {
    const { match } = runScenario(scenario);
    return match?.pending.flatMap((decision) => labelsOf(match, decision)) ?? [];
  });
  const wrong = labels.filter(({ zh, en }) =>
    verbs.some(([verb, english]) => zh.split(/[ ：]/)[0] === verb && !isBegunBy(en, english)),
  );
  expect(labels.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** The first word tells: an option may go on otherwise, as that of a card laid face down does. */
function isBegunBy(label: string, verb: string): boolean {
  return label.split(' ')[0] === verb.split(' ')[0];
}

/** Of what stands in scenarios at least so much is said in English. */
const MOST_SAID = 0.92;

test.each(Object.entries(GAMES))('%s: most of its claims are said in English', (game, judged) => {
  const some = scenariosOf(game as keyof typeof GAMES).scenarios.filter((_, at) => at % 20 === 0);
  const claims = some.flatMap(({ text }) => {
    const recorded = recordScenario(text, judged as unknown as JudgedGame);
    return recorded.ok ? recorded.value.expect : [];
  });
  const said = claims.filter(({ english }) => english !== null);
  expect(claims.length).toBeGreaterThan(10);
  expect(said.length / claims.length).toBeGreaterThan(MOST_SAID);
});
