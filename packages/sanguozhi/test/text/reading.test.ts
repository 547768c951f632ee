import { withoutSpans } from '@lianhuan/cardtext';
import { describe, expect, it } from 'vitest';
import type { CardKind } from '../../cards/definition.ts';
import { library } from '../../cards/library.ts';
import { expandKeyword, ruleTexts } from '../../text/meaning/keywords.ts';
import { targetNodes } from '../../text/meaning/targets.ts';
import type { Ability } from '../../text/nodes/index.ts';
import { sanguozhiText } from '../../text/reading/language.ts';
import { KEYWORDS, LEVELLED } from '../../text/reading/vocabulary.ts';

const NAMES: ReadonlySet<string> = new Set(['关羽']);

function read(text: string, kind: CardKind | null = null) {
  return sanguozhiText.parse(text, { kind, names: NAMES });
}

function ability(text: string): Ability {
  const { tree, diagnostics } = read(text);
  expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
  expect(sanguozhiText.print(tree)).toBe(text);
  return tree[0];
}

describe('the frame of an ability', () => {
  it('every part of it, in order', () => {
    expect(
      ability('（属性）己方手牌数量≥2：8兵权：主将/军师：-2粮，横置：抓1张卡（每回合限2次）。'),
    ).toMatchObject({
      property: true,
      conditions: [{ kind: 'compared-counts' }, { kind: 'growth', least: 8 }],
      roles: ['main', 'adviser'],
      body: { kind: 'activated', symbol: 'tap', cost: { kind: 'grain' } },
      limit: 2,
    });
  });

  it('nothing of it', () => {
    expect(ability('本将领攻+1。')).toMatchObject({
      property: false,
      conditions: [],
      roles: [],
      body: { kind: 'static' },
      limit: 0,
    });
  });

  it('how far a set is complete', () => {
    expect(ability('（2/3）装备将领攻+2。')).toMatchObject({
      conditions: [{ kind: 'completion', pieces: 2, size: 3 }],
    });
  });

  it.each([
    ['刚勇。', 'keyword'],
    ['横置：抓1张卡。', 'activated'],
    ['急速：抓1张卡。', 'activated'],
    ['上场：抓1张卡。', 'triggered'],
    ['每当本将领进攻时，抓1张卡。', 'triggered'],
    ['抓1张卡。', 'spell'],
    ['本将领攻+1。', 'static'],
    ['3回合内。', 'stay'],
  ])('%s is %s', (text, kind) => {
    expect(ability(text).body.kind).toBe(kind);
  });

  it('several in one paragraph', () => {
    expect(read('忠义。先发。副将：强弓。').tree).toHaveLength(3);
  });
});

describe('where two words begin alike', () => {
  it.each<[string, string, object]>([
    ['what holds and what is begun', '1名指定己方场上将领攻+1。', { kind: 'static' }],
    ['', '1名指定己方场上将领攻+1，直到回合结束。', { kind: 'spell' }],
    ['本回合内 as a stay and as a period', '本回合内。', { kind: 'stay', turns: 0 }],
    ['', '本回合内，敌方不能抓卡。', { kind: 'spell', effect: { kind: 'begin' } }],
    [
      'a premise of a trigger and of lasting words',
      '若己方回合，则每当己方抓卡时，己方+1粮。',
      { kind: 'triggered', condition: { kind: 'turn-of' } },
    ],
    ['', '若己方回合，则本将领攻+1。', { kind: 'static', word: { kind: 'while' } }],
    ['', '若己方回合，则抓1张卡。', { kind: 'spell', effect: { kind: 'conditional' } }],
    ['当 and 每当', '当本将领进攻时，抓1张卡。', { times: 'once' }],
    ['', '每当本将领进攻时，抓1张卡。', { times: 'every' }],
    ['', '每当每有1名敌方场上将领阵亡时，抓1张卡。', { times: 'each', measure: 'person' }],
    [
      '当本谋略被解析时 is an entry',
      '当本谋略被解析时，抓1张卡。',
      { on: { kind: 'entry', how: 'resolves' } },
    ],
    [
      '发动 something and 发动进攻',
      '每当己方发动进攻时，抓1张卡。',
      { on: { kind: 'player-does' } },
    ],
    ['', '每当己方发动火计谋略时，抓1张卡。', { on: { kind: 'uses', how: 'tactic' } }],
    [
      '装备 of a player and of a general',
      '每当己方装备宝物时，抓1张卡。',
      { on: { kind: 'uses', how: 'equip' } },
    ],
    ['', '每当本将领装备宝物时，抓1张卡。', { on: { kind: 'card-does', what: 'equipped' } }],
    ['单独进攻 and 进攻', '每当本将领单独进攻时，抓1张卡。', { on: { what: 'attacks-alone' } }],
  ])('%s: %s', (_, text, body) => {
    expect(ability(text).body).toMatchObject(body);
  });

  const filter = (text: string) => {
    const { tree, diagnostics } = sanguozhiText.parse(text, { kind: null, names: null }, 'filter');
    expect(diagnostics).toEqual([]);
    return tree[0];
  };

  it.each<[string, object]>([
    ['骑兵将领', { quality: { kind: 'arm', arm: 'cavalry' }, of: { noun: 'general' } }],
    ['骑兵兵权', { quality: { kind: 'sort', sort: 'horse' }, of: { noun: 'troop' } }],
    ['急速谋略', { quality: { kind: 'sort', sort: 'swift' }, of: { noun: 'tactic' } }],
    ['急速效果', { kind: 'noun', noun: 'swift-effect' }],
    ['横置将领', { quality: { kind: 'state', state: 'tapped' } }],
    ['横置效果', { kind: 'noun', noun: 'tap-effect' }],
    ['装备宝物', { kind: 'noun', noun: 'used-treasure' }],
    ['装备宝物的将领', { quality: { kind: 'state', state: 'equipped' } }],
    ['阵型', { kind: 'noun', noun: 'formation' }],
    ['阵型中的将领', { quality: { kind: 'state', state: 'in-formation' } }],
    ['武器', { kind: 'noun', noun: 'weapon' }],
    ['己方手牌', { of: { kind: 'in-place', place: 'hand', of: null } }],
    ['己方手牌骑兵将领', { of: { kind: 'in-place', place: 'hand', of: { kind: 'qualified' } } }],
  ])('%s', (text, node) => {
    expect(filter(text)).toMatchObject(node);
  });
});

describe('words that cannot be read', () => {
  it('a keyword of a level without one, and one without a level with one', () => {
    expect(read('火矢。').diagnostics).toHaveLength(1);
    expect(read('刚勇2。').diagnostics).toHaveLength(1);
  });
});

describe('禀赋', () => {
  const expanded = (text: string) => expandKeyword(ability(text));

  it('works as the words it stands for, at its level', () => {
    const { roles, body } = expanded('副将：镇守2。');
    expect(roles).toEqual(['deputy']);
    expect(body).toMatchObject({
      kind: 'triggered',
      on: { what: 'defends' },
      effect: { kind: 'begin', word: { amount: { amount: 2 } } },
    });
  });

  it('or is only asked for by its name', () => {
    const strong = ability('强弓。');
    expect(expandKeyword(strong)).toBe(strong);
  });

  it('is the same each time', () => {
    const arrow = ability('火矢2。');
    expect(expandKeyword(arrow)).toBe(expandKeyword(arrow));
  });

  it('of every printed card is among the texts that a build reads', () => {
    const read = Object.values(ruleTexts()).map(({ body }) => JSON.stringify(withoutSpans(body)));
    const printed = library()
      .flatMap(({ catalogue }) => catalogue)
      .filter((one) => expandKeyword(one) !== one);
    expect(printed.length).toBeGreaterThan(50);
    for (const one of printed)
      expect(read).toContain(JSON.stringify(withoutSpans(expandKeyword(one).body)));
  });

  it.each([
    ['愈术1。', 1],
    ['威凛。', 1],
    ['毒箭1。', 1],
    ['暗箭1。', 1],
    ['火矢1。', 0],
  ])('%s asks for %i targets (110.1f)', (text, targets) => {
    expect(targetNodes(expanded(text))).toHaveLength(targets);
  });

  it('has its words standing where the keyword does', () => {
    expect(expanded('毒箭1。').body.span).toEqual([0, 3]);
  });

  it.each(Object.entries(KEYWORDS))('%s can be read', (slug, { zh }) => {
    const level = LEVELLED.has(slug as keyof typeof KEYWORDS) ? '1' : '';
    expect(expanded(`${zh}${level}。`).kind).toBe('ability');
  });
});
