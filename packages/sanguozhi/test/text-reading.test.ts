import { describe, expect, it } from 'vitest';
import type { CardKind } from '../cards/definition.ts';
import { expandKeyword } from '../text/meaning/keywords.ts';
import { targetNodes } from '../text/meaning/targets.ts';
import type { Ability } from '../text/nodes/index.ts';
import { sanguozhiText } from '../text/reading/language.ts';
import { KEYWORDS, LEVELLED } from '../text/reading/vocabulary.ts';

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

describe('English', () => {
  it.each([
    [
      '主将：每当己方场上其他刘备军将领阵亡时，抓1张卡（每回合限1次）。',
      'Main general — Whenever another Liu Bei general you have in play falls, draw 1 card (once a turn).',
    ],
    ['8兵权：刚勇。', 'While you have 8 troops: Valour.'],
    [
      '破坏1名指定敌方场上攻≥3的副将。',
      'Destroy target deputy an opponent has in play with attack at least 3.',
    ],
    ['每当敌方派遣将领时，己方+1粮。', 'Whenever an opponent deploys a general, you gain 1 grain.'],
    ['己方场上将领攻+1。', 'Generals you have in play get +1 attack.'],
    ['己方军师智+1。', 'Your adviser gets +1 wit.'],
    [
      '若场上存在【关羽】，则本将领攻+1。',
      'As long as there is 【关羽】 in play, this general gets +1 attack.',
    ],
    ['敌方2回合内。', 'Stays for 2 of an opponent’s turns.'],
    ['若己方手牌数量=0，则抓1张卡。', 'If you have no cards in hand, draw 1 card.'],
    ['己方场上不存在逃降将领：刚勇。', 'While you have no defector general in play: Valour.'],
    [
      '每当己方场上将领阵亡时，可本将领攻+1，直到回合结束。',
      'Whenever a general you have in play falls, you may have this general get +1 attack until end of turn.',
    ],
    [
      '横置最多2名指定敌方场上将领，该将领攻-1，直到其被重置。',
      'Tap up to 2 target generals your opponents have in play, then each of those generals gets −1 attack until it is untapped.',
    ],
    [
      '放置1名己方手牌将领上场，将1张己方墓地谋略返回卡组。',
      'Put a general from your hand into play, then shuffle a tactic from your graveyard into the deck.',
    ],
    ['敌方不能使用启动式效果。', 'Opponents cannot use activated effects.'],
  ])('%s', (text, english) => {
    expect(sanguozhiText.english(read(text).tree)).toBe(english);
  });
});

describe('words that are known but cannot be carried out', () => {
  it.each<[string, string, CardKind, string]>([
    ['a bearer without a treasure', '装备将领攻+1。', 'general', '只有宝物'],
    ['a set without a treasure', '（1/3）本将领攻+1。', 'general', '只有宝物'],
    ['more pieces than the set has', '（4/3）装备将领攻+1。', 'treasure', '没有这么多件'],
    ['本将领 on a tactic', '本将领攻+1。', 'tactic', '本卡'],
    ['a role on a tactic', '主将：每当己方抓卡时，己方+1粮。', 'tactic', '只有将领'],
    ['an effect without a time', '抓1张卡。', 'general', '什么时候'],
    ['a keyword on a tactic', '刚勇。', 'tactic', '禀赋'],
    ['a stay on a general', '3回合内。', 'general', '停留多久'],
    ['a level of 0', '火矢0。', 'general', '等级'],
    ['a name that nobody has', '若场上存在【张飞】，则本将领攻+1。', 'general', '没有名叫'],
    ['a wrong measure word', '破坏1张指定敌方场上将领。', 'tactic', '量词'],
  ])('%s', (_, text, kind, why) => {
    const { tree, diagnostics } = read(text, kind);
    expect(tree).toEqual([]);
    expect(diagnostics).toMatchObject([{ kind: 'not-executable' }]);
    expect(diagnostics[0].text.zh).toContain(why);
  });

  it('a tactic may speak of 本将领 in words that it grants', () => {
    expect(read('己方场上将领具有“每当本将领进攻时，抓1张卡”。', 'tactic').diagnostics).toEqual([]);
  });
});

describe('words that cannot be read', () => {
  it.each([
    ['刚永。', '刚勇'],
    ['每当本将领进工时，抓1张卡。', '进攻'],
  ])('%s: did you mean %s?', (text, nearest) => {
    const { diagnostics } = read(text);
    expect(diagnostics[0].kind).toBe('unexpected');
    expect(diagnostics[0].nearest).toContain(nearest);
  });

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
