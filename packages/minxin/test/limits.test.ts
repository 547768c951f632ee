import { MOST_ROUNDS } from '@lianhuan/cardtext';
import { NOBODY } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { happen } from '../events/pipeline.ts';
import { hasDoneEnough, playOptions } from '../flow/options.ts';
import { playCard } from '../flow/play.ts';
import { of } from '../table/zones.ts';
import { A, B, find, lay, perform, use } from './text/scene.ts';

/** What keeps a turn from going on for ever (the reading of 2.1.2). */

describe('how much a player can do', () => {
  it.each([
    [199, true],
    [200, false],
    [201, false],
  ])('after %i things there is more than the end of play: %s', (times, more) => {
    const table = lay({ sides: [{ hand: ['民兵'] }, { hand: ['寒族'] }] });
    const card = find(table, '民兵');
    for (let time = 0; time < times; time++) {
      perform(table, happen(table, { type: 'play', seat: A, card }));
    }
    const verbs = playOptions(table, A).map(({ verb }) => verb);
    expect(verbs.includes('play')).toBe(more);
    expect(verbs).toContain('end');
    expect(playOptions(table, B).map(({ verb }) => verb)).toContain('play');
  });

  it.each([
    [199, true],
    [200, false],
  ])('after %i things in another player’s turn there is more than to pass: %s', (times, more) => {
    const table = lay({
      cards: [{ name: '闪', kind: '计略', text: '闪电进场：战力+1。' }],
      sides: [{ hand: ['民兵'] }, { hand: ['闪'] }],
    });
    const card = find(table, '闪');
    for (let time = 0; time < times; time++) {
      perform(table, happen(table, { type: 'play', seat: B, card }));
    }
    const { asked } = perform(table, playCard(table, A, find(table, '民兵')), ['让过']);
    expect(asked[0].includes('打出 闪')).toBe(more);
  });

  it.each(['recruit', 'rout', 'siege', 'edict'] as const)('%s is one of them', (type) => {
    const table = lay({
      cards: [{ name: '贼', kind: '乱军' }],
      sides: [{ hand: ['民兵'] }, { territories: ['长安'] }],
      row: ['贼'],
    });
    const card = find(table, '贼');
    const [pawn, victim, to] = [find(table, '民兵'), NOBODY, of(A, 'discard')];
    const doThis = () => perform(table, happen(table, { type, seat: A, card, victim, to }));
    for (let time = 0; time < 199; time++) {
      perform(table, happen(table, { type: 'play', seat: A, card: pawn }));
    }
    expect(hasDoneEnough(table, A)).toBe(false);
    doThis();
    expect(hasDoneEnough(table, A)).toBe(true);
    expect(hasDoneEnough(table, B)).toBe(false);
  });
});

describe('每有 inside each other', () => {
  /** How much 声望 a player has once `levels` of them, of 20 each, have been carried out. */
  function renownAfter(levels: number): number {
    const text = `进场：${'每有1张你弃牌堆的牌，'.repeat(levels)}声望+1。`;
    const table = lay({
      cards: [{ name: '数', kind: '计略', text }],
      sides: [{ schemes: ['数'], discard: Array(20).fill('民兵') }, {}],
    });
    use(table, '数');
    return table.state.players[A].renown;
  }

  it('are done as often as they say while that is no more than anybody would count', () => {
    expect([1, 2, 3].map(renownAfter)).toEqual([20, 400, 8000]);
  });

  it('have a thousand rounds in all, however deep', () => {
    const most = 20 * MOST_ROUNDS;
    const [four, eight] = [4, 8].map(renownAfter);
    expect([four, eight].every((renown) => renown > most * 0.9 && renown < most)).toBe(true);
  });
});
