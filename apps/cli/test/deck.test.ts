import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectRefusal, fileWith, lianhuan, OWN_GENERAL } from './run.ts';

const check = (...files: string[]) => lianhuan(['deck', 'check', '--game', 'sanguozhi', ...files]);
const READY = new URL('../../../packages/sanguozhi/decks/cao-cao.yaml', import.meta.url).pathname;
const ELVES = new URL('../../../packages/evolve/decks/elf.yaml', import.meta.url).pathname;

describe('lianhuan deck check', () => {
  test('says that a deck may be played', async () => {
    const { code, out } = await lianhuan(['deck', 'check', READY]);
    expect(code).toBe(0);
    expect(out).toContain(`${READY}：魏武挥鞭 可以使用\n${READY}: 魏武挥鞭 may be played`);
  });

  test('names all that is wrong, in every file, with its rule', async () => {
    const file = fileWith('d.yaml', 'main: [关于, 曹操 x2]\nside: [桃园之义]\n');
    const { code, out, err } = await check(file, READY);
    expect(code).toBe(2);
    expect(out).toContain('魏武挥鞭 可以使用');
    expect(err).toContain(`错误 ${file}: main：没有名叫「关于」的卡；是不是「关羽」？`);
    expect(err).toContain('主卡卡组至少 50 张，现在 3 张 〔100.2a〕');
    expect(err).toContain('备卡卡组里不能有事件 桃园之义 〔100.5a〕');
    expect(err).toContain(
      'At most 1 of Cao Cao, main and side deck together; here are 2 〔100.2a〕',
    );
  });

  test('says where a file cannot be read', async () => {
    const ended = await check(fileWith('d.yaml', 'main:\n  - 曹操\n - 刘备\n'));
    expectRefusal(ended, '3:1：这里读不下去', 'It cannot be read from here');
    expectRefusal(await check(fileWith('d.yaml', '')), '应当写成 { main: [卡名, …]', 'is written');
    expectRefusal(await check('none.yaml'), '找不到这个文件', 'no such file');
  });

  test('takes no name that would fill a table', async () => {
    const file = fileWith('d.yaml', `name: ${'长'.repeat(101)}\nmain: [曹操]\n`);
    expectRefusal(await check(file), 'name 至多 100 个字', '100 characters at most');
  });

  test('lets a deck hold cards of a file somebody wrote', async () => {
    const cards = fileWith('c.yaml', OWN_GENERAL);
    const deck = fileWith('d.yaml', readFileSync(READY, 'utf8').replace('曹洪', '陆宁'));
    expectRefusal(await check(deck), '没有名叫「陆宁」的卡', 'no card called “陆宁”');
    const { code, out } = await check(deck, '--cards', cards);
    expect(code).toBe(0);
    expect(out).toContain('魏武挥鞭 可以使用');
  });

  test('says what is wrong with the cards before it looks at the deck', async () => {
    const cards = fileWith('c.yaml', OWN_GENERAL.replace('抓1张卡', '捉1张卡'));
    expectRefusal(await check(READY, '--cards', cards), `${cards}:5:12`, 'error');
    expectRefusal(await check(READY, '--cards', 'none.yaml'), '找不到这个文件', 'no such file');
  });

  test('names the game whose deck it is, where it is taken for one of another', async () => {
    const file = fileWith('d.yaml', readFileSync(ELVES, 'utf8'));
    const ended = await lianhuan(['deck', 'check', file, '--game', 'sanguozhi']);
    expectRefusal(
      ended,
      '这是「影之诗 EVOLVE」的卡组，不是「三国智」的；用 --game evolve 检查',
      'This is a deck of Shadowverse EVOLVE, not of Sanguozhi; check it with --game evolve',
    );
    expect(ended.err.match(/^错误/gm)).toHaveLength(1);
  });

  test('asks for the game where there are no decks', async () => {
    const file = fileWith('d.yaml', 'main: [曹操]');
    const ended = await lianhuan(['deck', 'check', file, '--game', 'minxin']);
    expectRefusal(ended, '民心没有卡组；用 --game 写明', 'has no decks');
  });
});
