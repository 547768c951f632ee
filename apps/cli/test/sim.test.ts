import { readFileSync } from 'node:fs';
import type { Report } from '@lianhuan/lab';
import { describe, expect, test } from 'vitest';
import { expectRefusal, fileWith, lianhuan, OWN_GENERAL, PATIENT } from './run.ts';

const small = ['sim', 'minxin', '--games', '20', '--seed', '7', '--bots', 'random,greedy'];

describe('lianhuan sim', PATIENT, () => {
  test('prints the same report for the same seed, however many threads', async () => {
    const one = await lianhuan([...small, '--json', '--workers', '1']);
    const two = await lianhuan([...small, '--json', '--workers', '2']);
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    const report = JSON.parse(one.out) as Report;
    expect(report).toMatchObject({ game: 'minxin', players: 2, games: 20, seed: 7 });
    expect(report.bySeat.map(({ bot }) => bot)).toEqual(['random', 'greedy']);
  });

  test('prints tables for people, and writes a page that needs nothing else', async () => {
    const page = fileWith('report.html', '');
    const { code, out } = await lianhuan([...small, '--workers', '1', '--html', page]);
    expect(code).toBe(0);
    expect(out).toContain('民心：20 局');
    expect(out).toContain('轮数 rounds');
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('<title>民心 · 20 局</title>');
    expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(5);
    expect(html).not.toMatch(/<script|src=|https?:\/\/(?!www\.w3\.org)/);
  });

  test('does not know a game', async () => {
    expectRefusal(await lianhuan(['sim', 'chess']), '没有名为“chess”的游戏', 'known: minxin');
  });

  test('does not know a bot', async () => {
    const ended = await lianhuan(['sim', 'minxin', '--bots', 'greedy,clever']);
    expectRefusal(ended, '没有名为“clever”的电脑玩家', 'known: random, greedy');
  });

  test('does not know a deck where there are none', async () => {
    const ended = await lianhuan(['sim', 'minxin', '--decks', '魏武']);
    expectRefusal(ended, '民心没有可选的卡组', 'no decks to choose from');
  });

  test('plays cards that somebody wrote beside those of the game, and counts them', async () => {
    const cards = fileWith('c.yaml', OWN_GENERAL);
    const ready = new URL('../../../packages/sanguozhi/decks/cao-cao.yaml', import.meta.url);
    const deck = fileWith('d.yaml', readFileSync(ready, 'utf8').replace('曹洪', '陆宁'));
    const { code, out } = await lianhuan([
      ...['sim', 'sanguozhi', '--games', '4', '--bots', 'random', '--workers', '1', '--json'],
      ...['--decks', `${deck},liu-bei`, '--cards', cards],
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Report;
    expect(report.cards).toContainEqual(
      expect.objectContaining({ id: 'lu-ning', name: { zh: '陆宁', en: 'Lu Ning' } }),
    );
  });

  test('plays a deck that somebody wrote against one of the game', async () => {
    const ready = new URL('../../../packages/sanguozhi/decks/cao-cao.yaml', import.meta.url);
    const mine = fileWith('mine.yaml', readFileSync(ready, 'utf8').replace('魏武挥鞭', '我的卡组'));
    const { code, out } = await lianhuan([
      ...['sim', 'sanguozhi', '--games', '2', '--bots', 'random', '--workers', '1', '--json'],
      ...['--decks', `${mine},liu-bei`],
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Report;
    expect(report.byDeck.map(({ deck }) => deck)).toEqual(['我的卡组', 'liu-bei']);
  });

  test('does not take a deck for the ready one that is called like it', async () => {
    const ready = new URL('../../../packages/sanguozhi/decks/cao-cao.yaml', import.meta.url);
    const mine = fileWith('mine.yaml', readFileSync(ready, 'utf8').replace('魏武挥鞭', 'liu-bei'));
    const proto = fileWith(
      'proto.yaml',
      readFileSync(ready, 'utf8').replace('魏武挥鞭', '__proto__'),
    );
    const { code, out } = await lianhuan([
      ...['sim', 'sanguozhi', '--games', '1', '--bots', 'random', '--workers', '1', '--json'],
      ...['--decks', `${mine},liu-bei,${proto}`],
    ]);
    expect(code).toBe(0);
    const { byDeck, byPair } = JSON.parse(out) as Report;
    expect(byDeck.map(({ deck }) => deck)).toEqual([mine, 'liu-bei', '__proto__']);
    expect(byPair).toHaveLength(3);
  });

  test('plays no deck that breaks a rule', async () => {
    const file = fileWith('short.yaml', 'main: [曹操]');
    const ended = await lianhuan(['sim', 'sanguozhi', '--decks', `${file},liu-bei`]);
    expectRefusal(ended, '主卡卡组至少 50 张，现在 1 张 〔100.2a〕', 'at least 50 cards');
  });

  test('needs a bot for each seat', async () => {
    const ended = await lianhuan(['sim', 'minxin', '--players', '3', '--bots', 'greedy,greedy']);
    expectRefusal(ended, '3 名玩家需要 3 个电脑玩家', '3 players need 3 bots');
  });

  test('is for as many players as the rulebook allows', async () => {
    expectRefusal(await lianhuan(['sim', 'minxin', '--players', '9']), '2 到 6', '2 to 6');
  });

  test('counts in whole numbers', async () => {
    const ended = await lianhuan(['sim', 'minxin', '--games', 'many']);
    expectRefusal(ended, '应当是 1 到', 'not “many”');
    expect(ended.err).toContain('--games');
  });

  test('cannot write a page into a folder that is not there', async () => {
    const page = '/no/such/folder/report.html';
    const ended = await lianhuan([...small, '--workers', '1', '--html', page]);
    expectRefusal(ended, '无法写入', 'cannot be written');
  });
});
