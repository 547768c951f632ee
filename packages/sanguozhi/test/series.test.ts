import { Match, type Seat } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { library } from '../cards/library.ts';
import { readyDecks } from '../decks/deck-list.ts';
import { sanguozhi } from '../game.ts';
import {
  afterGame,
  exchanged,
  newSeries,
  nextGame,
  seriesWinners,
  winsOf,
} from '../table/series.ts';
import { STARTING_GRAIN } from '../table/setup.ts';

const [one, other] = readyDecks();
const A = 0 as Seat;
const B = 1 as Seat;

describe('a match of three games', () => {
  it('is won with two games', () => {
    let series = newSeries(2, [one, other]);
    series = afterGame(series, { winners: [A] });
    expect(seriesWinners(series)).toBeNull();
    series = afterGame(series, { winners: [B] });
    expect(seriesWinners(series)).toBeNull();
    series = afterGame(series, { winners: [A] });
    expect(seriesWinners(series)).toEqual([A]);
    expect(winsOf(series, B)).toBe(1);
  });

  it('is won by a whole team', () => {
    let series = newSeries(4, [one, other, one, other]);
    for (let game = 0; game < 2; game++) series = afterGame(series, { winners: [B, 3 as Seat] });
    expect(seriesWinners(series)).toEqual([B, 3]);
  });

  it('lets the loser say who begins, and after a draw whoever said so before', () => {
    let series = newSeries(2, [one, other]);
    expect(nextGame(series, STARTING_GRAIN).chooser).toBeNull();
    series = afterGame(series, { winners: [A] });
    const setup = nextGame(series, STARTING_GRAIN);
    const match = new Match(sanguozhi, { setup, seed: 3 });
    expect(match.pending[0]).toMatchObject({ seat: B, kind: 'go-first' });
    match.answer(
      B,
      match.pending[0].options.findIndex(({ seat }) => seat === A),
    );
    expect(match.table.state.first).toBe(A);
    series = afterGame(series, { winners: [] });
    expect(series.chooser).toBe(B);
  });

  it('lets players change cards for those of their side deck, within what a deck may be', () => {
    const [out] = one.main;
    const [into] = one.side;
    const changed = exchanged(one, [out], [into], library());
    expect(changed.ok && changed.value.main).toContain(into);
    expect(changed.ok && changed.value.side).toContain(out);
    expect(exchanged(one, ['没有这张'], [], library()).ok).toBe(false);
    expect(exchanged(one, one.main.slice(0, one.main.length - 40), [], library()).ok).toBe(false);
  });
});
