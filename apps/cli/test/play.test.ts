import { describe, expect, test } from 'vitest';
import { expectRefusal, fileWith, lianhuan, lianhuanAlone, OWN_GENERAL, PATIENT } from './run.ts';

describe('lianhuan play', PATIENT, () => {
  test('asks, answers, explains, takes back, and gives a link when one leaves', async () => {
    const { code, out, err } = await lianhuanAlone(
      ['play', '--seed', '5'],
      '1\n?\nu\n1\n望族\n99\nq\n',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/轮抽：选一张留下，其余 5 张/g)?.length).toBe(2);
    expect(out).toContain('望族 Noble House');
    expect(out).toContain('输入选项的序号');
    expect(out).toMatch(/\n[\w-]{40,}\n$/);
  });

  test('tells what has happened once', async () => {
    const { out } = await lianhuanAlone(['play', '--seed', '5'], '1\n1\n');
    const drafted = out.match(/\S+：你的轮抽 → 你的手牌/g) ?? [];
    expect(drafted.length).toBe(2);
    expect(new Set(drafted).size).toBe(2);
  });

  test('reads a last line that does not end', async () => {
    const { code, out, err } = await lianhuanAlone(['play', '--seed', '5'], '1\n望族');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('望族 Noble House');
    expect(out).toMatch(/\n[\w-]{40,}\n$/);
  });

  test('keeps a record, which can be replayed', async () => {
    const file = fileWith('record.json', '');
    const played = await lianhuanAlone(['play', '--seed', '5', '--record', file], '1\n1\n');
    const replayed = await lianhuan(['replay', file, '--link']);
    expect(played.out.endsWith(replayed.out)).toBe(true);
  });

  test('shows the map of 三国智: slots, chain, hand', async () => {
    const { code, out, err } = await lianhuanAlone(
      ['play', 'sanguozhi', '--seed', '3', '--decks', 'liu-bei,sun-quan'],
      '1\n1\n关羽\nq\n',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('重抓起始手牌');
    expect(out).toMatch(/A（你） {2}粮草 30\/30 {2}手牌 6\/7/);
    expect(out).toContain('主将  —');
    expect(out).toContain('关羽 Guan Yu');
    expect(out).toContain('将领 · 刘备军');
  });

  test('shows the fields of EVOLVE: leaders, followers, hand with costs', async () => {
    const { code, out, err } = await lianhuanAlone(
      ['play', 'evolve', '--seed', '3', '--decks', 'elf,royal'],
      '1\n1\n1\n拾露妖精\nq\n',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/A（你） {2}生命值 20 {2}能量点 \d\/\d/);
    expect(out).toMatch(/战场 {2}—/);
    expect(out).toMatch(/手牌 {2}\S+\(\d\)/);
    expect(out).toContain('随从 · 精灵');
  });

  test('shows and explains cards that somebody wrote, also when the game is continued', async () => {
    const cards = fileWith('c.yaml', OWN_GENERAL.replace('3/3/2', '3/3/2\n  limit: 50'));
    const deck = fileWith('d.yaml', 'name: 陆\nmain: [陆宁 x50]\n');
    const record = fileWith('record.json', '');
    const { code, out, err } = await lianhuanAlone(
      [
        ...['play', 'sanguozhi', '--seed', '3', '--decks', deck],
        ...['--cards', cards, '--record', record],
      ],
      '1\n陆宁\nq\n',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/手牌 {2}陆宁、陆宁/);
    expect(out).toContain('陆宁 Lu Ning');
    expect(out).toContain('Entering: Draw 1 card.');
    const again = await lianhuanAlone(['play', '--continue', record, '--english'], '陆宁\nq\n');
    expect(again.out).toMatch(/Hand {2}Lu Ning, Lu Ning/);
  });

  test('does not begin where no record can be kept', async () => {
    const ended = await lianhuan(['play', '--record', '/no/such/folder/record.json']);
    expectRefusal(ended, '无法写入', 'cannot be written');
  });

  test('ends with the input', async () => {
    const { code, out } = await lianhuanAlone(['play', '--seed', '5', '--english'], '1\n2\n');
    expect(code).toBe(0);
    expect(out).toContain('Draft: pick one');
  });

  test('has a seat for the person at the table', async () => {
    expectRefusal(await lianhuan(['play', '--seat', '3']), '1 到 2', 'from 1 to 2');
  });

  test('does not know a bot', async () => {
    expectRefusal(
      await lianhuan(['play', '--bots', 'clever']),
      '没有名为“clever”',
      'no bot “clever”',
    );
  });
});
