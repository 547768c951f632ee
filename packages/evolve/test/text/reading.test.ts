import { describe, expect, it } from 'vitest';
import type { CardKind } from '../../cards/definition.ts';
import { hasFreeX, modesIn, payingsIn, selectOf, selectsIn } from '../../text/meaning/declared.ts';
import { expandKeyword } from '../../text/meaning/keywords.ts';
import type { Ability, ShareDamage } from '../../text/nodes/index.ts';
import { evolveText } from '../../text/reading/language.ts';

const NAMES: ReadonlySet<string> = new Set(['妖精', '骑士']);

function read(text: string, kind: CardKind | null = null) {
  return evolveText.parse(text, { kind, names: NAMES });
}

function abilities(text: string): readonly Ability[] {
  const { tree, diagnostics } = read(text);
  expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
  expect(evolveText.print(tree)).toBe(text);
  return tree;
}

function body(text: string) {
  return abilities(text)[0].body;
}

describe('paragraphs', () => {
  it('each is one ability, whatever it says', () => {
    const text = '【守护】。\n入场曲：抽1张卡牌。\n若处于【觉醒】状态，此随从具有【疾驰】。';
    expect(abilities(text).map((one) => one.body.kind)).toEqual(['keyword', 'triggered', 'static']);
  });

  it('sentences of one paragraph are one ability', () => {
    const text = '入场曲：抽1张卡牌。若处于【觉醒】状态，此随从具有【疾驰】。';
    expect(body(text)).toMatchObject({
      kind: 'triggered',
      effect: { kind: 'sentences', steps: [{ kind: 'draw' }, { kind: 'if' }] },
    });
  });

  it('white space around them does not matter', () => {
    expect(evolveText.print(read('\n 【守护】。\n\n 【突进】。\n').tree)).toBe(
      '【守护】。\n【突进】。',
    );
  });

  it('what begins with an icon or a keyword is an ability of its own, on one line too', () => {
    const { tree, diagnostics } = read('【守护】。【突进】。入场曲：抽1张卡牌。谢幕曲：掷骰子。');
    expect(diagnostics).toEqual([]);
    expect(tree.map(({ body }) => body.kind)).toEqual([
      'keyword',
      'keyword',
      'triggered',
      'triggered',
    ]);
  });

  it('another paragraph is needed where a sentence might go on', () => {
    expect(read('入场曲：抽1张卡牌。此随从不能攻击。').tree).toHaveLength(1);
  });

  it('each may have its own faults', () => {
    const { diagnostics } = read('【守互】。\n【突进】。\n抽1张纸牌。');
    expect(diagnostics.map(({ line }) => line)).toEqual([1, 3]);
  });
});

describe('what an ability is', () => {
  it.each<[string, object]>([
    ['【守护】。', { kind: 'keyword', name: 'ward' }],
    ['【快速】。', { kind: 'keyword', name: 'quick' }],
    [
      '【快速】费用1：抽1张卡牌。',
      { kind: 'activated', symbol: 'quick', cost: { kind: 'energy' } },
    ],
    ['【进化】费用1：将此随从进化。', { symbol: 'evolve', meals: 0, effect: { kind: 'evolve' } }],
    ['【用餐】：此随从参赛。', { symbol: 'meal', meals: 1, cost: null, effect: { times: null } }],
    ['【用餐2】费用1：此随从参赛2次。', { symbol: 'meal', meals: 2, effect: { times: 2 } }],
    ['横置：抽1张卡牌。', { symbol: 'plain', cost: { kind: 'tap-this' } }],
    ['横置，横置1个你的其他随从：抽1张卡牌。', { cost: { kind: 'costs' } }],
    ['丢弃1张手牌：抽1张卡牌。', { kind: 'activated', cost: { kind: 'discard' } }],
    ['入场曲谢幕曲：抽1张卡牌。', { on: { kind: 'entry', terms: ['fanfare', 'last-words'] } }],
    ['【进化时】【攻击时】抽1张卡牌。', { on: { terms: ['evolve', 'strike'] } }],
    ['入场曲：可以费用1：抽1张卡牌。', { kind: 'triggered', cost: { kind: 'energy' } }],
    ['当你使用法术时，可以费用1：抽1张卡牌。', { kind: 'triggered', cost: { kind: 'energy' } }],
    ['当你使用法术时，你可以抽1张卡牌。', { cost: null, effect: { kind: 'may' } }],
    ['抽1张卡牌。', { kind: 'spell' }],
    ['所有你的随从+1/+1。', { kind: 'spell', effect: { kind: 'begin' } }],
    ['你的随从+1/+1。', { kind: 'static', word: { kind: 'both-stats' } }],
    ['所有你的随从+1/+1。', { kind: 'spell' }],
    ['若有你的护符，此随从+1/+1。', { kind: 'static', word: { kind: 'while', bare: false } }],
    ['在你的回合中，此随从+1/+1。', { kind: 'static', word: { kind: 'while', bare: true } }],
    ['若有你的护符，抽1张卡牌。', { kind: 'spell', effect: { kind: 'if' } }],
    ['若此随从将被破坏，改为使其消失。', { kind: 'static', word: { kind: 'instead' } }],
    ['此卡牌的使用费用-X，X为你的护符的数量。', { word: { kind: 'where-lasting' } }],
  ])('%s', (text, node) => {
    expect(body(text)).toMatchObject(node);
  });

  it('how often a turn', () => {
    expect(abilities('当你抽卡牌时，主战者生命值+1（每回合2次）。')[0]).toMatchObject({ limit: 2 });
  });
});

describe('where two words begin alike', () => {
  const effect = (text: string) => {
    const read = body(text);
    if (!('effect' in read)) throw new Error('no effect');
    return read.effect;
  };

  it.each<[string, object]>([
    ['将1张『妖精』放置到额外区。', { kind: 'create', where: 'extra' }],
    ['将1张你手牌的『妖精』放置到额外区。', { kind: 'send' }],
    ['入场曲：将其破坏。', { kind: 'destroy', fronted: true }],
    ['入场曲：将其进化。', { kind: 'evolve', fronted: true }],
    ['入场曲：将其横置。', { kind: 'turn', fronted: true }],
    ['选择最多3个对手的随从，将5点伤害任意分配给它们。', { steps: [{}, { kind: 'share-damage' }] }],
    ['将牌组顶部2张卡牌放置到墓场。', { kind: 'mill' }],
    ['入场曲：使其消失。', { kind: 'banish' }],
    ['入场曲：使其变身为『妖精』。', { kind: 'transform' }],
    ['入场曲：使其进化。', { kind: 'evolve', fronted: false }],
    ['从牌组寻找1张随从加入手牌。', { kind: 'search' }],
    ['从此护符上移除1个时钟指示物。', { kind: 'counters', how: 'remove' }],
    ['对手丢弃1张手牌。', { kind: 'by', who: 'enemy' }],
    ['对手的主战者生命值-1。', { kind: 'adjust', side: 'enemy' }],
    ['所有对手的随从的能力无效。', { kind: 'begin', words: [{ kind: 'silences' }] }],
  ])('%s', (text, node) => {
    expect(effect(text)).toMatchObject(node);
  });

  it.each<[string, object]>([
    ['当此随从攻击时，抽1张卡牌。', { kind: 'card-does', what: 'attacks' }],
    ['当此随从的攻击力≥5时，抽1张卡牌。', { kind: 'state-is' }],
    ['当此随从已进化时，抽1张卡牌。', { kind: 'state-is', condition: { kind: 'looks' } }],
    ['当此随从被能力破坏时，抽1张卡牌。', { what: 'ability-destroyed' }],
    ['当此随从对对手的主战者造成攻击伤害时，抽1张卡牌。', { kind: 'deals', damage: 'attack' }],
    ['当此随从造成伤害时，抽1张卡牌。', { kind: 'deals', damage: null, to: null }],
    ['当你的主战者生命值增加时，抽1张卡牌。', { kind: 'player-does', what: 'gains-life' }],
    ['当你的主要阶段开始时，抽1张卡牌。', { kind: 'phase-begins', phase: 'main' }],
  ])('%s', (text, on) => {
    expect(body(text)).toMatchObject({ on });
  });

  it('若 governs its sentence, a period the lasting words behind it, 可以…： the paragraph', () => {
    expect(effect('若有你的护符，抽1张卡牌，抽1张卡牌。抽1张卡牌。')).toMatchObject({
      kind: 'sentences',
      steps: [{ kind: 'if', deed: { kind: 'sequence' } }, { kind: 'draw' }],
    });
    expect(effect('入场曲：本回合中，其+1/+0，其具有【突进】，抽1张卡牌。')).toMatchObject({
      kind: 'sequence',
      steps: [{ kind: 'begin', words: [{}, {}] }, { kind: 'draw' }],
    });
    expect(effect('抽1张卡牌，可以丢弃1张手牌：抽1张卡牌。抽1张卡牌。')).toMatchObject({
      steps: [{ kind: 'draw' }, { kind: 'paying', deed: { kind: 'sentences' } }],
    });
    expect(effect('【土之秘术】抽1张卡牌。抽1张卡牌。')).toMatchObject({ kind: 'sentences' });
  });

  const filter = (text: string) => {
    const { tree, diagnostics } = evolveText.parse(text, { kind: null, names: null }, 'filter');
    expect(diagnostics).toEqual([]);
    return tree[0];
  };

  it.each<[string, object]>([
    ['随从或主战者', { noun: 'follower-or-leader' }],
    ['随从或护符', { noun: 'follower-or-amulet' }],
    ['精灵随从', { quality: { kind: 'class', class: 'elf' } }],
    ['妖精随从', { quality: { kind: 'trait', trait: '妖精' } }],
    ['『妖精』', { kind: 'named', name: '妖精' }],
    ['名称含『妖精』的随从', { quality: { kind: 'name-part' } }],
    ['未进化的随从', { quality: { kind: 'not', quality: { kind: 'state', state: 'evolved' } } }],
    ['不具有【守护】的随从', { quality: { kind: 'not', quality: { kind: 'holding' } } }],
    ['原本的费用≤2的随从', { quality: { kind: 'stat', original: true } }],
    ['对手的其他费用≤2的妖精随从', { side: 'enemy', of: { kind: 'other' } }],
    ['你进化牌组正面朝上的卡牌', { kind: 'in-place', place: 'spent' }],
    ['你进化牌组的卡牌', { kind: 'in-place', place: 'evolve-deck' }],
  ])('%s', (text, node) => {
    expect(filter(text)).toMatchObject(node);
  });
});

describe('what its user fixes', () => {
  const only = (text: string) => abilities(text)[0];

  it('选择 of public zones in reading order, not those of others, of hidden zones, of later, of quotes', () => {
    const ability = only(
      '入场曲：选择1个你的随从，选择1张你手牌的随从。对手选择1个自己的随从。' +
        '下一次你的主要阶段开始时，选择1个对手的随从，将其破坏。' +
        '其具有“谢幕曲：选择1个对手的随从，将其破坏”。选择1个对手的护符，将其破坏。',
    );
    const texts = selectsIn(ability).map((node) => evolveText.print([node]));
    expect(texts).toEqual(['选择1个你的随从', '选择1个对手的护符']);
  });

  it('a number is shared out among the last 选择 before', () => {
    const ability = only('选择1个你的随从，选择最多3个对手的随从，将5点伤害任意分配给它们。');
    const share = ('effect' in ability.body && ability.body.effect) as unknown as {
      readonly steps: readonly ShareDamage[];
    };
    expect(selectOf(ability, share.steps[2])).toBe(1);
  });

  it('additional costs, options, X', () => {
    const ability = only('使用时，可以费用X：抽X张卡牌。【土之秘术】抽1张卡牌。');
    expect(payingsIn(ability).map(({ when }) => when)).toEqual(['used', 'earth-rite']);
    expect(hasFreeX(ability)).toBe(true);
    expect(hasFreeX(only('抽X张卡牌，X为你的护符的数量。'))).toBe(false);
    expect(modesIn(ability)).toBeNull();
    expect(modesIn(only('抉择1：【1】抽1张卡牌；【2】抽2张卡牌。'))?.modes).toHaveLength(2);
  });
});

describe('keywords', () => {
  it('虹吸 and 蓄积 stand for words', () => {
    const kinds = (text: string) =>
      expandKeyword(abilities(text)[0]).map(({ ability }) => ability.body.kind);
    expect(kinds('【虹吸】。')).toEqual(['triggered']);
    expect(kinds('【蓄积】。')).toEqual(['static', 'activated']);
  });

  it('the others are asked for by their name', () => {
    const [ward] = abilities('【守护】。');
    expect(expandKeyword(ward).map(({ ability }) => ability)).toEqual([ward]);
  });
});

describe('a counter that the game does not know', () => {
  const written = '在此随从上放置1个灵魂指示物。';

  it('can be brought in by the card file, and that is what the complaint says', () => {
    const [{ text }] = read(`入场曲：${written}`, 'follower').diagnostics;
    expect(text.zh).toContain('- terms: { 指示物: { 灵魂指示物: … } }');
    expect(text.en).toContain('- terms: { 指示物: { 灵魂指示物: … } }');
    const terms = { counter: { 灵魂指示物: 'soul counter' } };
    const known = evolveText.parse(`入场曲：${written}`, { kind: 'follower', names: NAMES, terms });
    expect(known.diagnostics).toEqual([]);
  });

  it('is not spoken of where something else cannot be read', () => {
    const [{ text }] = read('入场曲：抽1张卡牌卡牌。', 'follower').diagnostics;
    expect(text.zh).not.toContain('terms');
  });
});
