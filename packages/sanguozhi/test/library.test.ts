import { describeCardFiles } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/check-cards.ts';
import { library } from '../cards/library.ts';

const { readCardFile, readCards } = cards;

const CARD = `- id: test-card
  kind: 将领
  name: 测试
  english: Test
  factions: [刘备军]
  arms: [骑兵]
  traits: [勇猛]
  needs: 2步 1通用 / 3骑
  stats: 2/3/1
  text: 刚勇。
`;

/** What is wrong with a file of one card in which something was changed. */
const problemsOf = describeCardFiles({
  card: CARD,
  cards,
  library,
  faults: [
    ['a field that does not exist', ['needs:', 'need:'], 8, 3, '是不是 needs'],
    ['a field of another kind', ['stats:', 'wit: 3\n  stats:'], 9, 3, '没有「wit」'],
    ['a kind that does not exist', ['kind: 将领', 'kind: 将令'], 2, 9, '是不是「将领」'],
    ['a faction that does not exist', ['刘备军', '刘备'], 5, 14, '是不是「刘备军」'],
    ['an arm that does not exist', ['[骑兵]', '[马兵]'], 6, 10, '没有「马兵」'],
    ['a trait of tactics', ['勇猛', '火计'], 7, 12, '没有「火计」'],
    ['numbers that are none', ['2/3/1', '2/3'], 9, 10, '2/3/1'],
    ['兵权条件 that are none', ['2步 1通用', '2车'], 8, 10, '2步 1通用'],
    ['an id that is no slug', ['test-card', 'Test Card'], 1, 7, 'guan-yu'],
    ['words that cannot be read', ['刚勇。', '刚永。'], 10, 9, '读不懂「刚永」'],
    ['a keyword without its level', ['刚勇。', '火矢。'], 10, 11, '一个数'],
    ['words of another kind of card', ['刚勇。', '装备将领攻+1。'], 10, 9, '只有宝物'],
    ['a time where there is none', ['刚勇。', '抓1张卡。'], 10, 9, '什么时候'],
    ['a second arm that does not exist', ['[骑兵]', '[骑兵, 马兵]'], 6, 14, '没有「马兵」'],
    ['a name that is taken', ['name: 测试', 'name: 关羽'], 3, 9, '已经有'],
    ['an id that is taken', ['test-card', 'guan-yu'], 1, 7, '已经有'],
  ],
  noYaml: ['arms: [骑兵]', 'arms: [骑兵'],
  speaksOfAnother: ['刚勇。', '若场上存在【别的】，则本将领攻+1。'],
  kind: '将领',
  taken: '关羽',
});

describe('a file of cards', () => {
  it('gives the cards, with terms as slugs', () => {
    expect(readCardFile(CARD, 'x.yaml')).toMatchObject({
      problems: [],
      definitions: [
        {
          id: 'test-card',
          kind: 'general',
          factions: ['liu-bei'],
          arms: ['cavalry'],
          traits: ['勇猛'],
          needs: [{ foot: 2, any: 1 }, { horse: 3 }],
          attack: 2,
          life: 3,
          wit: 1,
          limit: 0,
          text: '刚勇。',
        },
      ],
    });
  });

  it('a card without 兵权条件 needs none of any kind', () => {
    const { definitions } = readCardFile(CARD.replace(/ {2}needs:.*\n/, ''), 'x.yaml');
    expect(definitions).toMatchObject([{ needs: [{ any: 0 }] }]);
  });

  it.each([
    'set: { name: 一套, size: -1 }',
    'set: { name: 一套, size: 9e99 }',
    'set: { name: "", size: 3 }',
    'set: [一套, 3]',
  ])('a 宝物 has no set of %s', (set) => {
    const treasure = `- { id: b, kind: 宝物, name: 乙, english: B, type: 武器, ${set} }`;
    expect(readCardFile(treasure, 'x.yaml').problems).toMatchObject([
      { text: { zh: expect.stringContaining('set 应当写成') } },
    ]);
  });

  it.each(['stats: 1000/1/1', `stats: ${'9'.repeat(400)}/1/1`, 'needs: 1000步'])(
    'no card prints so high a number: %s',
    (field) => {
      const card = `- { id: b, kind: 将领, name: 乙, english: B, stats: 1/1/1, ${field} }`;
      const written = field.startsWith('stats') ? card.replace('stats: 1/1/1, ', '') : card;
      expect(readCardFile(written, 'x.yaml').problems).toMatchObject([
        { text: { zh: expect.stringContaining('应当写成') } },
      ]);
    },
  );

  it.each([
    ['若己方粮草≥15，则己方抓2张卡', ['完成项要写明什么时候执行']],
    ['若己方粮草≥15，则当己方回合结束时，抓2张卡', []],
    ['若己方粮草≥15，则己方将领攻+1', []],
  ])('the 完成项 of an 事件 says when it is carried out (505.5d): %s', (completion, problems) => {
    const event = `- { id: b, kind: 事件, name: 乙, english: B, duration: 永续, completion: ${completion} }`;
    expect(readCardFile(event, 'x.yaml').problems).toMatchObject(
      problems.map((why) => ({ text: { zh: expect.stringContaining(why) } })),
    );
  });

  it('reads every kind', () => {
    const source = `
- { id: a, kind: 谋略, name: 甲, english: A, traits: [火计], speed: 急速, duration: 瞬时, wit: 3, text: 抓1张卡。 }
- { id: b, kind: 宝物, name: 乙, english: B, type: 武器, bearer: 骑兵将领, set: { name: 一套, size: 3 }, text: 装备将领攻+1。 }
- { id: c, kind: 兵权, name: 丙, english: C, type: 基础, face: 1步兵, limit: 10 }
- { id: d, kind: 阵型, name: 丁, english: D, arms: [骑兵], stats: N+1/2N, forming: 火攻将领, formingArms: [骑兵, 弓兵] }
- { id: e, kind: 事件, name: 戊, english: E, duration: 永续, condition: 己方粮草≤10, completion: "每当己方回合开始时，抓1张卡", leaving: 己方粮草≥20 }
`;
    const { definitions, problems } = readCardFile(source, 'x.yaml');
    expect(problems).toEqual([]);
    expect(definitions).toMatchObject([
      { kind: 'tactic', speed: 'swift', duration: 'instant', wit: 3 },
      { kind: 'treasure', type: 'weapon', set: { size: 3 }, bearer: { kind: 'qualified' } },
      { kind: 'troop', type: 'basic', face: { foot: 1 }, limit: 10 },
      { kind: 'formation', attack: { kind: 'plus' }, life: { kind: 'times', by: 2 } },
      {
        kind: 'event',
        condition: { kind: 'compared-counts' },
        completion: { body: { kind: 'triggered' } },
        catalogue: [{ body: { kind: 'triggered' } }],
      },
    ]);
  });

  it('an ability in quotes has a place behind the printed ones', () => {
    const text = CARD.replace('刚勇。', '己方场上骑兵将领具有“先发”。刚勇。');
    const [{ abilities, catalogue }] = readCardFile(text, 'x.yaml').definitions;
    expect(abilities).toHaveLength(2);
    expect(catalogue.map(({ body }) => body.kind)).toEqual(['static', 'keyword', 'keyword']);
  });
});

describe('a card with a problem is not legal for play', () => {
  it('a condition that cannot be read, where it stands', () => {
    const source =
      '- { id: e, kind: 事件, name: 戊, english: E, duration: 瞬时, condition: 己方粮草≤多 }\n';
    expect(problemsOf(null, source)).toMatchObject([{ line: 1, column: 73 }]);
  });
});

describe('a card that stays in play', () => {
  const tactic = (duration: string, text: string) =>
    problemsOf(
      null,
      `- { id: e, kind: 谋略, name: 戊, english: E, speed: 急速, duration: ${duration}, text: ${text} }\n`,
    );

  it('says when it does what it does once', () => {
    for (const duration of ['永续', '持续']) {
      expect(tactic(duration, '抓1张卡。')[0].zh).toContain('「当本谋略被解析时，」');
      expect(tactic(duration, '当本谋略被解析时，抓1张卡。')).toEqual([]);
    }
    expect(tactic('瞬时', '抓1张卡。')).toEqual([]);
  });

  it('says how long it stays if it is 持续, and only then', () => {
    expect(tactic('持续', '2回合内。己方将领不能进攻。')).toEqual([]);
    expect(tactic('永续', '2回合内。己方将领不能进攻。')[0].zh).toContain('只有持续谋略');
  });
});

describe('the place of a fault in a text of several paragraphs', () => {
  it('is the line it stands in; every ability has its own', () => {
    const text = CARD.replace('text: 刚勇。', 'text: |\n    刚永。\n    先发。\n    火矢。');
    expect(problemsOf(null, text).map(({ line }) => line)).toEqual([11, 13]);
  });
});

describe('cards made up for a scenario', () => {
  it('need a name and a kind', () => {
    expect(readCards([{ name: '测试弓手', kind: '将领', text: '强弓。' }])).toMatchObject({
      ok: true,
      value: [{ name: '测试弓手', kind: 'general', attack: 1, life: 1, wit: 0, limit: 0 }],
    });
    expect(readCards([{ name: '测试阵', kind: '阵型' }])).toMatchObject({
      ok: true,
      value: [{ attack: { kind: 'members' } }],
    });
    for (const kind of ['谋略', '宝物', '兵权', '事件']) {
      expect(readCards([{ name: '测试', kind }]).ok).toBe(true);
    }
  });
});

describe('the library', () => {
  it('has at least what the game needs of every kind', () => {
    const count = (kind: string) => library().filter((card) => card.kind === kind).length;
    expect(count('general')).toBeGreaterThanOrEqual(130);
    expect(count('tactic')).toBeGreaterThanOrEqual(50);
    expect(count('treasure')).toBeGreaterThanOrEqual(24);
    expect(count('formation')).toBeGreaterThanOrEqual(8);
    expect(count('event')).toBeGreaterThanOrEqual(12);
  });
});
