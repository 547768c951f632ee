import { evolveThinking, type Solved, solvePosition } from '@lianhuan/bots';
import { evolve } from '@lianhuan/evolve';
import type { JudgedGame } from '@lianhuan/judge';
import { evolve as judged } from '@lianhuan/judge/evolve';
import { withScenarios } from '@lianhuan/judge/played';
import { type Game, Match, parseLink, replay, type Seat } from '@lianhuan/kernel';
import { examine } from '@lianhuan/lab';
import { describe, expect, test } from 'vitest';

const A = 0 as Seat;
/** More moments than any of these has. */
const MOST = 3000;

interface Planted {
  /** What A has in hand, and beside the fighter on the field. */
  readonly hand?: string;
  readonly field?: string;
  /** What B has besides. */
  readonly other?: string;
}

/** A's turn: the arrow fells who stands guard, and then the fighter finishes the leader. */
function plant({ hand = '飞矢', field = '', other = '' }: Planted = {}): Match {
  const scenario = `game: evolve
title: 残局
rules: [12.8.2]
cards:
  - { name: 药膏, english: Salve, kind: 法术, cost: 1, text: "【快速】。\\n主战者生命值+2。" }
  - { name: 飞矢, english: Swift Arrow, kind: 法术, cost: 1, text: "选择1个对手的随从。对其造成2点伤害。" }
  - { name: 占卜, english: Divination, kind: 法术, cost: 1, text: "抽1张卡牌。" }
  - { name: 斗士, english: Fighter, kind: 随从, cost: 3, stats: 3/3, text: "" }
  - { name: 卫士, english: Guard, kind: 随从, cost: 2, stats: 1/2, text: "【守护】。" }
setup:
  A: { 能量点: 1, 能量点最大值: 5, 战场: [斗士${field}], 手牌: [${hand}], 牌组: [飞矢 x5] }
  B: { 生命值: 3, 战场: [卫士 横置], 手牌: [斗士], 牌组: [药膏 x5]${other} }
plays:
  - A: 使用 ${hand}
`;
  const game = withScenarios(judged as unknown as JudgedGame) as Game;
  return new Match(game, { setup: { scenario }, seed: 1 });
}

const found = (planted?: Planted): Solved['found'] =>
  solvePosition(plant(planted), A, evolveThinking, MOST).found;

describe('a planted puzzle', () => {
  test('is found, and its line told', () => {
    const solved = solvePosition(plant(), A, evolveThinking, MOST);
    expect(solved).toMatchObject({
      found: 'one',
      line: ['使用 飞矢 → 卫士 · B', '以 斗士 攻击 → 攻击 对手的主战者'],
    });
  });

  test('is refused where a second line wins', () => {
    expect(found({ field: ', 斗士' })).toBe('several');
  });

  test('is refused where the other player can answer', () => {
    expect(found({ other: ', 能量点: 1, 能量点最大值: 1, 额外区: [药膏]' })).toBe('none');
  });

  test('is refused where a card that lies hidden could answer, in hand or not', () => {
    const energy = ', 能量点: 1, 能量点最大值: 1';
    expect(found({ other: energy })).toBe('unsure');
    expect(found({ other: ', 能量点: 0, 能量点最大值: 1' })).toBe('one');
  });

  test('is refused where it takes a card that is drawn', () => {
    expect(found({ hand: '占卜' })).toBe('none');
  });

  test('is refused where looking at fewer moments is allowed than there are', () => {
    expect(solvePosition(plant(), A, evolveThinking, 3).found).toBe('vast');
  });

  test('is no puzzle where the greedy player finds it, or careless ones do', () => {
    const verdict = examine(plant(), A, evolveThinking, { nodes: MOST, tries: 20 });
    expect(verdict).toMatchObject({ puzzle: false });
  });
});

test('is no puzzle where its words may mean either of two cards of one name, of which one will do', () => {
  // 绯红女伯爵 is there twice; only the second may attack a follower and still win.
  const link =
    'AWAVi9EKQDAYRt_lu_6TScSryMXix_IzbTNJ3t1cndOp04GjlcggqCzPisRzdyysPY-gB4fom51HWxBGHtZkHXYzL2HT7t8uE4YFPWEyzge0EBtSFjNxmvKXqrJSqqkb1X9zmPRK67h6LGqWyCMDSVW0Q_NNoajoeQBmnp8YUEU';
  const record = parseLink(link);
  if (!record.ok) throw new Error(record.problems[0].text.en);
  // It was made before the rules of its version were released; its fingerprint tells whether they are the same.
  const { content } = evolve;
  const played = replay(evolve as unknown as Game, { ...record.value, content });
  if (!played.ok || !played.value.ok) throw new Error('the game has other rules now');
  const { match } = played.value;
  const verdict = examine(match, 0 as Seat, evolveThinking, { nodes: MOST, tries: 0 });
  expect(verdict).toEqual({ puzzle: false, because: 'unclear' });
});
