import { letBotAnswer, randomBot } from '@lianhuan/bots';
import { Match, type MatchRecord, makeLink } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { describe, expect, test } from 'vitest';
import { expectRefusal, fileWith, lianhuan } from './run.ts';

/** A record of the first hundred answers of some game. */
function someRecord(): MatchRecord {
  const setup = minxin.readSetup({ players: 2 });
  if (!setup.ok) throw new Error('two may play');
  const match = new Match(minxin, { setup: setup.value, seed: 3 });
  const bots = [randomBot(1), randomBot(2)];
  while (match.answers.length < 100 && letBotAnswer(match, bots));
  return match.record();
}

const record = someRecord();
const damaged = (change: object) =>
  fileWith('record.json', JSON.stringify({ ...record, ...change }));

describe('lianhuan replay', () => {
  test('plays a record again', async () => {
    const { code, out } = await lianhuan(['replay', damaged({})]);
    expect(code).toBe(0);
    expect(out).toContain('100 个回答与记录相同');
  });

  test('plays a link again, and tells what happened', async () => {
    const { code, out } = await lianhuan(['replay', makeLink(record), '--log']);
    expect(code).toBe(0);
    expect(out).toContain('起始玩家');
    expect(out).toMatch(/〔2\.2\.1/);
    expect(out).toContain('100 个回答与记录相同');
  });

  test('makes a record of a link, and a link of a record', async () => {
    const { out } = await lianhuan(['replay', makeLink(record), '--json']);
    expect(JSON.parse(out)).toEqual(record);
    const again = await lianhuan(['replay', fileWith('record.json', out), '--link']);
    expect(again.out.trim()).toBe(makeLink(record));
  });

  test('names the first answer that could not be given', async () => {
    const answers = record.answers.with(40, 999);
    const ended = await lianhuan(['replay', damaged({ answers })]);
    expect(ended.out).toContain('40 个回答与记录相同');
    expectRefusal({ ...ended, out: '' }, '第 41 个回答是 999', 'Answer 41 is 999');
    expect(ended.err).toContain('answers[40]');
  });

  test('gives what agrees as a record of its own, with --json', async () => {
    const file = damaged({ answers: record.answers.with(40, 999) });
    const { code, out } = await lianhuan(['replay', file, '--json']);
    expect(code).toBe(2);
    const agreed = await lianhuan(['replay', fileWith('agreed.json', out)]);
    expect(agreed).toMatchObject({ code: 0, err: '' });
    expect(agreed.out).toContain('40 个回答与记录相同');
  });

  test('names where the table departs from the record', async () => {
    const fingerprints = record.fingerprints.map(([at], index) => [at, index]);
    expectRefusal(
      await lianhuan(['replay', damaged({ fingerprints })]),
      '牌桌与记录不同',
      'departs from the record',
    );
  });

  test('does not take a record whose last answers were cut off', async () => {
    for (const left of [0, 50, 99]) {
      expectRefusal(
        await lianhuan(['replay', damaged({ answers: record.answers.slice(0, left) })]),
        'count 应当是回答的数目',
        'count should be how many answers there are',
      );
    }
  });

  test('does not take fingerprints that nobody could have taken', async () => {
    for (const fingerprints of [
      [[0, 1], ...record.fingerprints],
      [...record.fingerprints, [101, 1]],
    ]) {
      expectRefusal(
        await lianhuan(['replay', damaged({ fingerprints })]),
        'fingerprints[',
        'a whole number above',
      );
    }
  });

  test('does not take a damaged link', async () => {
    const link = makeLink(record);
    const broken = link.slice(0, 50) + (link[50] === 'A' ? 'B' : 'A') + link.slice(51);
    expectRefusal(
      await lianhuan(['replay', broken]),
      '链接已损坏',
      'error link: The link is damaged',
    );
  });

  test('does not take what is no record', async () => {
    const file = fileWith('record.json', '{"game": "minxin",');
    expectRefusal(await lianhuan(['replay', file]), '不是有效的 JSON', 'not valid JSON');
    expectRefusal(
      await lianhuan(['replay', damaged({ answers: 'none' })]),
      'answers 应当是',
      'answers should be',
    );
    expectRefusal(
      await lianhuan(['replay', damaged({ game: 'chess' })]),
      '没有名为“chess”的游戏',
      'known: minxin',
    );
  });

  test('does not find a file that is not there', async () => {
    expectRefusal(
      await lianhuan(['replay', 'nowhere.json']),
      '找不到这个文件',
      'there is no such file',
    );
  });
});
