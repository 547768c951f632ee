import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectRefusal, fileWith, lianhuan, PATIENT } from './run.ts';

const card = (text: string) => `- id: test-card
  name: 测试牌
  english: Test Card
  kind: scheme
  home: central
  cost: 2
  text: ${text}
  icon: card-random
`;

const GENERAL = '- { id: a-b, name: 过路客, kind: 将领, stats: 1/1/0 }\n';
const FOLLOWER =
  "- { id: a-b, name: 来客, kind: 随从, class: 精灵, cost: 1, stats: 1/1, text: '' }\n";

const TOLD = `- id: test-card # a card of a test
  kind: 将领
  name: 测试牌
  text: "上场：抽取两张卡"
  stats: 1/1/1
`;

describe('lianhuan card format', () => {
  test('writes what can be read as cards print it, and leaves all else as it is', async () => {
    const file = fileWith('cards.yaml', TOLD);
    const { code, err } = await lianhuan(['card', 'format', '--game', 'sanguozhi', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const text = readFileSync(file, 'utf8');
    expect(text).toBe(TOLD.replace('抽取两张卡', '抓2张卡。'));
    await lianhuan(['card', 'format', '--game', 'sanguozhi', file]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('tells what cannot be read, and leaves it alone', async () => {
    const written = TOLD.replace('抽取', '抽打');
    const file = fileWith('cards.yaml', written);
    const ended = await lianhuan(['card', 'format', '--game', 'sanguozhi', file]);
    expectRefusal(ended, `${file}:4:`, 'error');
    expect(readFileSync(file, 'utf8')).toBe(written);
  });
});

describe('lianhuan card check', () => {
  test('shows a line as it was written, whatever ends it', async () => {
    const file = fileWith('cards.yaml', card('进场：摸1张排。').replaceAll('\n', '\r\n'));
    const { err } = await lianhuan(['card', 'check', file]);
    expect(err).toMatch(/^ {2} {2}text: 进场：摸1张排。$/m);
  });

  test('finds nothing wrong with the game’s own cards', async () => {
    const file = new URL('../../../packages/minxin/cards/central-schemes.yaml', import.meta.url);
    const { code, out, err } = await lianhuan(['card', 'check', file.pathname]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('没有问题');
  });

  test('shows what it cannot read: line, column, what was expected, the nearest word', async () => {
    const file = fileWith('cards.yaml', card('进场：声忘+1。'));
    const ended = await lianhuan(['card', 'check', file]);
    expectRefusal(ended, `${file}:7:12`, 'error');
    expect(ended.err).toContain('声忘');
    expect(ended.err).toMatch(/^ {2} {2}text: 进场：声忘\+1。$/m);
    expect(ended.err).toContain('^');
  });

  test('says what a text is read as that is written otherwise than it is printed', async () => {
    const file = fileWith('cards.yaml', TOLD);
    const { code, out } = await lianhuan(['card', 'check', '--game', 'sanguozhi', file]);
    expect(code).toBe(0);
    expect(out).toContain(`${file}:4:9: read as “上场：抓2张卡。”`);
    expect(out).toContain('Nothing is wrong');
  });

  test('checks the cards of the game that is named', async () => {
    const file = fileWith('cards.yaml', card('进场：声望+1。'));
    const ended = await lianhuan(['card', 'check', '--game', 'minxin', file]);
    expect(ended.code).toBe(0);
    expectRefusal(
      await lianhuan(['card', 'check', '--game', 'chess', file]),
      '没有名为“chess”的游戏',
      'known: minxin',
    );
  });

  test('warns of cards that trigger each other without end, and lets them pass', async () => {
    const first = card('此牌留在场上。每当你获得声望时，战力+1。').replace('scheme', 'troop');
    const second = card('此牌留在场上。每当你获得战力时，声望+1。')
      .replace('scheme', 'troop')
      .replaceAll('test-card', 'other-card')
      .replace('测试牌', '另一张')
      .replace('Test Card', 'Another');
    const file = fileWith('cards.yaml', first + second);
    const { code, out, err } = await lianhuan(['card', 'check', '--game', 'minxin', file]);
    expect(code).toBe(0);
    expect(out).toContain('没有问题');
    expect(err).toContain(`提醒 ${file}:7:16：与「另一张」会互相触发`);
    expect(err).toContain(`warning ${file}:7:16: This and “Another” trigger each other`);
    expect(err).not.toContain('错误');
    const json = await lianhuan(['card', 'check', '--game', 'minxin', '--json', file]);
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject([{ severity: 'warning', line: 7 }]);
  });

  test('does not take what is no list of cards', async () => {
    const ended = await lianhuan(['card', 'check', fileWith('cards.yaml', 'name: 测试')]);
    expectRefusal(ended, '应当是一列卡牌', 'a list of cards');
  });

  test('does not take a file without cards', async () => {
    for (const text of ['', '# nothing yet\n', '[]']) {
      const file = fileWith('cards.yaml', text);
      expectRefusal(await lianhuan(['card', 'check', file]), '没有卡牌', 'no cards in the file');
      const played = await lianhuan(['play', '--cards', file]);
      expectRefusal(played, '没有卡牌', 'no cards in the file');
    }
  });

  test('says of a file of another game that it is one, and nothing else', PATIENT, async () => {
    const file = fileWith('cards.yaml', `${GENERAL}${GENERAL.replace('a-b', 'c-d')}`);
    for (const command of [
      ['card', 'check', '--game', 'evolve', file],
      ['play', 'evolve', '--cards', file],
    ]) {
      const ended = await lianhuan(command);
      expectRefusal(ended, '是 sanguozhi 的', 'of sanguozhi, not of evolve');
      expect(ended.err.match(/^error/gm)).toHaveLength(1);
    }
  });

  test(
    'says of a card of another game that it is one, beside what is wrong otherwise',
    PATIENT,
    async () => {
      const file = fileWith('cards.yaml', `${GENERAL}${FOLLOWER}${FOLLOWER.replace('a-b', 'c d')}`);
      const { code, err } = await lianhuan(['card', 'check', '--game', 'evolve', file]);
      expect(code).toBe(2);
      expect(err.match(/^error.*$/gm)).toEqual([
        expect.stringContaining(`${file}:1:3: “将领” is a card of sanguozhi`),
        expect.stringContaining(`${file}:3:`),
      ]);
    },
  );

  test('does not find a file that is not there', async () => {
    expectRefusal(await lianhuan(['card', 'check', 'none.yaml']), '找不到这个文件', 'no such file');
  });

  test('gives its findings as JSON', async () => {
    const { code, out } = await lianhuan([
      'card',
      'check',
      '--json',
      fileWith('c.yaml', card('。')),
    ]);
    expect(code).toBe(2);
    expect(JSON.parse(out)[0]).toMatchObject({ line: 7 });
  });
});

describe('lianhuan card explain', PATIENT, () => {
  test('explains a card piece by piece, with rule numbers', async () => {
    const { code, out } = await lianhuan(['card', 'explain', '檄文']);
    expect(code).toBe(0);
    expect(out).toContain('檄文 Call to Arms');
    expect(out).toContain('「摸1张牌」');
    expect(out).toMatch(/〔2\.3\.2/);
  });

  test('knows a card by its English name too', async () => {
    const { out } = await lianhuan(['card', 'explain', 'call to arms', '--json']);
    expect(JSON.parse(out)).toMatchObject({ id: 'xi-wen', name: '檄文' });
  });

  test('finds the cards of every game', async () => {
    const { code, out } = await lianhuan(['card', 'explain', '青龙偃月刀', '--game', 'sanguozhi']);
    expect(code).toBe(0);
    expect(out).toContain('宝物 · 武器');
  });

  test('tells a follower of EVOLVE from its evolve card', async () => {
    const shown = await lianhuan(['card', 'explain', '驿道佣兵', '--game', 'evolve']);
    expect(shown.code).toBe(0);
    expect(shown.out).toMatch(/随从 · 中立 · .*费用 \d/);
    const [, id] = /进化卡牌：(\S+)/.exec(shown.out) ?? [];
    const evolved = await lianhuan(['card', 'explain', id, '--game', 'evolve']);
    expect(evolved.out).toMatch(/随从·进化 · 中立 · /);
  });

  test('says in which other games there is a card of that name', async () => {
    const { code, out } = await lianhuan(['card', 'explain', '青龙偃月刀']);
    expect(code).toBe(0);
    expect(out).toContain('三国杀也有「青龙偃月刀」：--game sanguosha');
    const { out: one } = await lianhuan(['card', 'explain', '青龙偃月刀', '--game', 'sanguozhi']);
    expect(one).not.toContain('--game sanguosha');
  });

  test('explains a card of a file somebody wrote, before it is in any game', async () => {
    const file = fileWith('cards.yaml', card('进场：声望+1。'));
    const { code, out } = await lianhuan(['card', 'explain', '测试牌', '--file', file]);
    expect(code).toBe(0);
    expect(out).toContain('测试牌 Test Card');
    const named = await lianhuan(['card', 'explain', '测试牌', '--cards', file]);
    expect(named.out).toBe(out);
    expect(out).toContain('「声望+1」');
    const wrong = ['card', 'explain', '测式牌', '--file', file];
    expectRefusal(await lianhuan(wrong), '是不是「测试牌」', 'did you mean “测试牌”');
  });

  test('says what is wrong with the file where a card of it cannot be read', async () => {
    const file = fileWith('cards.yaml', card('进场：声忘+1。'));
    const ended = await lianhuan(['card', 'explain', '测试牌', '--file', file]);
    expectRefusal(ended, `${file}:7:12`, 'error');
  });

  test('shows all that is printed on events and formations, and what a keyword does', async () => {
    const event = await lianhuan(['card', 'explain', '桃园之义', '--game', 'sanguozhi']);
    expect(event.out).toMatch(
      /条件 .*2名刘备军将领 · 完成 若.*抓2张卡 · 说明 己方场上不存在刘备军将领/,
    );
    const formation = await lianhuan(['card', 'explain', '斩风阵', '--game', 'sanguozhi']);
    expect(formation.out).toContain('N+1/2N · 结阵条件 骑兵/弓兵');
    expect(formation.out).toContain('每当单独进攻时，攻命+1');
  });

  test('names the nearest card when there is none of that name', async () => {
    expectRefusal(
      await lianhuan(['card', 'explain', '傲文']),
      '是不是「檄文」',
      'did you mean “檄文”',
    );
  });
});

describe('without --game, the game of a file is', () => {
  test('the one that has its kinds and fields', PATIENT, async () => {
    const general = '- { id: a-b, name: 过路客, kind: 将领, stats: 1/1/0 }\n';
    const follower =
      "- { id: a-b, name: 过路客, kind: 随从, class: 精灵, cost: 1, stats: 1/1, text: '' }\n";
    for (const file of [general, follower].map((text) => fileWith('cards.yaml', text))) {
      const { code, err } = await lianhuan(['card', 'check', file]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const explained = await lianhuan(['card', 'explain', '过路客', '--cards', file]);
      expect(explained.code).toBe(0);
    }
  });

  test('seen although something is wrong with it', PATIENT, async () => {
    const file = fileWith('cards.yaml', '- { id: a-b, name: 过路客, kind: 将领, stat: 1/1/0 }\n');
    const { err } = await lianhuan(['card', 'check', file]);
    expect(err).toContain('did you mean stats?');
  });

  test('the one that has the parts and the cards of a deck', PATIENT, async () => {
    const folder = new URL('../../../packages/', import.meta.url);
    for (const deck of ['sanguozhi/decks/cao-cao.yaml', 'evolve/decks/elf.yaml']) {
      const file = fileWith('deck.yaml', readFileSync(new URL(deck, folder), 'utf8'));
      const { code, err } = await lianhuan(['deck', 'check', file]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
    }
  });
});
