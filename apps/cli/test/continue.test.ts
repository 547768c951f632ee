import { readFileSync } from 'node:fs';
import { makeLink, NOBODY } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { type Engine, engineOf, openRecord } from '@lianhuan/releases';
import { describe, expect, test } from 'vitest';
import { todaysEngine } from '../games/engine.ts';
import { loadGame } from '../games/index.ts';
import { faceOf, tellRules } from '../play/printed.ts';
import { Session } from '../play/session.ts';
import { expectRefusal, fileWith, lianhuan, lianhuanAlone, PATIENT } from './run.ts';

describe('lianhuan play --continue', PATIENT, () => {
  test('goes on where the record stands, and keeps all of it', async () => {
    const file = fileWith('first.json', '');
    const more = fileWith('more.json', '');
    await lianhuanAlone(['play', '--seed', '5', '--record', file], '1\n1\n');
    const { code, err } = await lianhuanAlone(
      ['play', '--continue', file, '--record', more],
      '1\n1\nq\n',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const before = await answersIn(file);
    const after = await answersIn(more);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.slice(0, before.length)).toEqual(before);
  });

  test('takes no record whose own cards were changed into others, and leaves it as it is', async () => {
    const cards = fileWith(
      'cards.yaml',
      '- { id: my-scout, name: 林间斥候, kind: 部曲, home: central, cost: 3, copies: 20, text: 进场：摸1张牌。 }\n',
    );
    const file = fileWith('own.json', '');
    await lianhuanAlone(['play', '--cards', cards, '--seed', '5', '--record', file], '1\n1\n1\n');
    const whole = readFileSync(file, 'utf8');
    const [{ text: _, ...card }] = JSON.parse(whole).setup.cards;
    const changed: readonly (readonly [unknown, string])[] = [
      [null, 'a list of cards'],
      ['my-scout', 'a list of cards'],
      [[], 'departs from the record'],
      [[{ ...card, text: ['进场：摸1张牌。'] }], 'text should be text'],
      [[{ ...card, text: '每当你获得声望时，声望+1。' }], 'without end'],
      [[{ ...card, name: '斥\u0000候' }], 'characters that are not seen'],
      [[{ ...card, copies: 1e9 }], 'from 0 to 999'],
      [[{ ...card, home: 'always' }], 'cannot begin in'],
      [[card, card], 'Another card has the id'],
      [[{ ...card, terms: { 种类: ['水军'] } }], 'can bring in none'],
      [Array.from({ length: 301 }, (__, at) => ({ ...card, id: `n-${at}` })), '300 cards'],
      [[{ ...card, text: '进场：摸1张牌。'.repeat(31) }], '30 at most'],
    ];
    for (const [written, why] of changed) {
      const record = JSON.parse(whole);
      record.setup.cards = written;
      const damaged = fileWith('changed.json', JSON.stringify(record));
      expectRefusal(await lianhuan(['play', '--continue', damaged]), '错误', why);
      expect(readFileSync(damaged, 'utf8')).toBe(JSON.stringify(record));
    }
  });

  test('takes a link as well', async () => {
    const { out } = await lianhuanAlone(['play', '--seed', '5'], '1\nq\n');
    const link = out.trim().split('\n').at(-1) as string;
    const again = await lianhuanAlone(['play', '--continue', link], 'q\n');
    expect(again.out.trim().split('\n').at(-1)).toBe(link);
  });

  test('does not begin another game: neither of another kind nor with other players', async () => {
    const file = fileWith('first.json', '');
    await lianhuanAlone(['play', '--seed', '5', '--record', file], '1\n');
    expectRefusal(
      await lianhuan(['play', 'evolve', '--continue', file]),
      '这是 minxin 的对局，不是 evolve 的',
      'This is a game of minxin, not of evolve',
    );
    const conflict = await lianhuan(['play', '--continue', file, '--players', '3']);
    expect(conflict.code).toBe(2);
    expectRefusal(
      await lianhuan(['play', '--continue', file, '--seat', '3']),
      '1 到 2',
      'from 1 to 2',
    );
  });
});

describe('lianhuan judge --record', PATIENT, () => {
  test('names the version and the rules that decided a game, and why if asked', async () => {
    const file = fileWith('first.json', '');
    await lianhuanAlone(['play', '--seed', '5', '--record', file], '1\n1\n');
    const { code, out } = await lianhuan(['judge', '--record', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^民心 \d+\.\d+\.\d+ \(\w+\)：\d+ 个回答，依据 \d+ 条规则\n {2}\S+ ×\d+/);
    const why = await lianhuan(['judge', '--record', file, '--why', '--english']);
    expect(why.out).toMatch(/〔[\d. ]+〕/);
    expect(why.out).toMatch(/decided by \d+ rules/);
    const json = JSON.parse((await lianhuan(['judge', '--record', file, '--json'])).out);
    expect(json).toMatchObject({ game: 'minxin', version: minxin.version });
    expect(json.cited.length).toBeGreaterThan(0);
  });

  test('refuses what is no record, and scenarios beside one', async () => {
    const file = fileWith('record.json', '{}');
    expectRefusal(await lianhuan(['judge', '--record', file]), 'game 应当是', 'game should be');
    expectRefusal(
      await lianhuan(['judge', 'case.yaml', '--record', file]),
      '分开裁判',
      'one at a time',
    );
  });
});

test('lianhuan replay names the versions there are, if the record is of none of them', async () => {
  const { out } = await lianhuanAlone(['play', '--seed', '5'], '1\nq\n');
  const { out: json } = await lianhuan([
    'replay',
    out.trim().split('\n').at(-1) as string,
    '--json',
  ]);
  const file = fileWith('other.json', JSON.stringify({ ...JSON.parse(json), version: '0.0.7' }));
  const known = `${minxin.version} (${minxin.content})`;
  expectRefusal(
    await lianhuan(['replay', file]),
    `0.0.7 (${minxin.content})，这里没有；现有：${known}`,
    known,
  );
});

describe('at the terminal, a game of a released version', () => {
  /** 民心 as if it had been released as 0.9.0, with one card called otherwise. */
  async function released(): Promise<Engine> {
    const { game } = await loadGame('minxin');
    const old = { ...game, version: '0.9.0', content: 'aaaaaaaaaaaa' };
    const cards = [
      { id: 'x', name: { zh: '旧牌', en: 'Old Card' }, text: { zh: '无。', en: 'None.' } },
    ];
    const { bot } = todaysEngine(await loadGame('minxin'));
    return engineOf({ game: old, bot }, () => ({ cards }));
  }

  test('is played on with its own bots, says so, and shows its own cards', async () => {
    const engine = await released();
    const game = await loadGame('minxin');
    const begun = engine.start({ players: 2 }, 7);
    if (!begun.ok) throw new Error('two may play');
    const shelf = { releases: [engine], load: async () => engine };
    const opened = await openRecord(begun.value.record(), todaysEngine(game), shelf);
    if (!opened.ok) throw new Error('it should open');
    const session = new Session(opened.value, { bots: ['greedy'], seat: 0 as never });
    session.answer(0);
    const { match } = session;
    expect(match.engine).toBe(engine);
    expect(match.answers.length).toBeGreaterThan(1);
    expect(match.record()).toMatchObject({ version: '0.9.0', content: 'aaaaaaaaaaaa' });
    expect(makeLink(match.record())).toMatch(/^[\w-]+$/);
    expect(match.log(NOBODY).length).toBeGreaterThan(0);
    expect(tellRules(match, game)?.zh).toContain('按 0.9.0 版');
    expect(faceOf('旧牌', match, game)).toEqual(['旧牌 Old Card', '无。', 'None.']);
    expect(faceOf('望族', match, game)).toBeNull();
  });

  test('of today says nothing of versions, and shows the cards of today', async () => {
    const game = await loadGame('minxin');
    const begun = todaysEngine(game).start({ players: 2 }, 7);
    if (!begun.ok) throw new Error('two may play');
    expect(tellRules(begun.value, game)).toBeNull();
    expect(faceOf('望族', begun.value, game)?.[0]).toContain('Noble House');
  });
});

async function answersIn(file: string): Promise<number[]> {
  return JSON.parse((await lianhuan(['replay', file, '--json'])).out).answers;
}
