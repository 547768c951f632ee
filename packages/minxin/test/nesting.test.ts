import type { CardId } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { DEEPEST } from '../table/limits.ts';
import { enter, isEndless, leave, nestingOf, stopLoop } from '../text/meaning/nesting.ts';
import { lay } from './text/scene.ts';

/** Abilities that bring each other about without end (the reading of 2.3.2). */

const [once, one, other] = [7, 8, 9] as CardId[];

/** An ability of a card that is carried out once, and then two that go on and on. */
function looping() {
  const nesting = nestingOf(lay({ sides: [{}, {}] }));
  enter(nesting, once);
  while (!isEndless(nesting)) enter(nesting, nesting.cards.length % 2 === 0 ? one : other);
  return nesting;
}

describe('a loop', () => {
  it('is so many abilities deep, no fewer', () => {
    const nesting = looping();
    expect(nesting.cards).toHaveLength(DEEPEST);
    leave(nesting);
    expect(isEndless(nesting)).toBe(false);
  });

  it('stops the cards that took part in it again and again, each told once', () => {
    const nesting = looping();
    expect([...stopLoop(nesting)].sort()).toEqual([one, other]);
    expect([...nesting.stopped].sort()).toEqual([one, other]);
    expect(stopLoop(nesting)).toEqual([]);
    expect([...nesting.stopped].sort()).toEqual([one, other]);
  });

  it('keeps them stopped until the ability that began it is done', () => {
    const nesting = looping();
    stopLoop(nesting);
    while (nesting.cards.length > 1) {
      leave(nesting);
      expect(nesting.stopped.size).toBe(2);
    }
    expect(nesting.cards).toEqual([once]);
    leave(nesting);
    expect(nesting.stopped.size).toBe(0);
  });

  it('on one table is none on another', () => {
    const table = lay({ sides: [{}, {}] });
    enter(nestingOf(table), one);
    expect(nestingOf(table).cards).toEqual([one]);
    expect(nestingOf(lay({ sides: [{}, {}] })).cards).toEqual([]);
  });
});
