import { describe, expect, it } from 'vitest';
import { complainOf } from '../diagnostics/diagnostic.ts';
import { distance, nearestWord, normalise } from '../index.ts';
import { fair } from './dialect.ts';

const diagnose = (text: string) => fair.parse(text, null).diagnostics;

describe('words that cannot be read', () => {
  it('say where, what would be right, and what is nearest', () => {
    const [found] = diagnose('开场：拿1枚铜线。');
    expect(found).toMatchObject({
      kind: 'unexpected',
      line: 1,
      column: 6,
      nearest: '枚铜钱',
      expected: [{ zh: '「枚铜钱」', en: '“枚铜钱”' }],
    });
    expect(found.text.zh).toBe('读不懂「枚铜线」；是不是「拿1枚铜钱」？');
    expect(found.text.en).toContain('did you mean “拿1枚铜钱”?');
  });

  it('are shown with what stands before them, where that is too much', () => {
    const failure = {
      kind: 'unread' as const,
      at: 4,
      expects: () => ({ expected: [], candidates: [] }),
    };
    const { text, span } = complainOf('进场：你每拿1枚铜钱，唱歌', failure, () => ({
      clause: '每拿1枚铜钱',
      word: null,
    }));
    expect(text.zh).toBe('读不懂「你每拿1枚铜钱」；是不是「每拿1枚铜钱」？');
    expect(span).toEqual([3, 10]);
  });

  it('are held against whole sentences too', () => {
    const [found] = diagnose('开场：娶1枚铜钱。');
    expect(found).toMatchObject({ kind: 'unexpected', column: 4, nearest: '拿…枚铜钱' });
    expect(found.text.zh).toContain('要做的事');
  });

  it('say nothing of near words when none is near', () => {
    expect(diagnose('开场：天地玄黄宇宙洪荒。')[0]).toMatchObject({ column: 4, nearest: null });
  });

  it('stand where the author wrote them, whatever was normalised before', () => {
    const [found] = diagnose('开场 : 拿１枚铜钱,\n  娶2枚铜钱.');
    expect(found).toMatchObject({ line: 2, column: 3, span: [14, 19] });
  });

  it('do not hide the faults of later sentences', () => {
    const found = diagnose('开场：娶1枚铜钱。开场：拿1枚铜钱。开场：拿铜钱。');
    expect(found.map(({ column }) => column)).toEqual([4, 23]);
  });

  it('leave no tree', () => {
    expect(fair.parse('开场：拿1枚铜钱。开场：娶1枚铜钱。', null).tree).toEqual([]);
  });
});

describe('marks that are typed in another way', () => {
  it.each([
    ['若己方>=2，<=3', '若己方≥2，≤3'],
    ['≧2≦3', '≥2≤3'],
    ['具有"先发"和"刚勇"', '具有“先发”和“刚勇”'],
    ['具有「先发」', '具有“先发”'],
  ])('%s', (written, printed) => {
    expect(normalise(written)).toBe(printed);
  });

  it('leave faults where they were written', () => {
    const [found] = diagnose('开场："拿"1枚铜线>=2。');
    expect(found).toMatchObject({ column: 4 });
  });
});

describe('the one change that makes a text readable', () => {
  it.each([
    ['a word that is nearly there', '开场：拿1枚铜线。', '拿1枚铜钱', '枚铜钱'],
    ['the head of an ability', '开长：拿1枚铜钱。', '开场：', '开场：'],
    ['a missing word', '开场：拿1枚铜钱，你可唱歌。', '你可以唱歌', null],
    ['a missing mark', '开场：拿1枚铜钱然后你可以唱歌。', '拿1枚铜钱，然后你可以唱歌', '，'],
    ['letters turned round', '开场：1拿枚铜钱。', '拿1枚铜钱', null],
    ['letters too many', '开场：拿1枚的铜钱。', '拿1枚铜钱', null],
  ])('%s', (_, text, clause, nearest) => {
    const [found, ...more] = diagnose(text);
    expect(more).toEqual([]);
    expect(found.text.zh).toContain(`；是不是「${clause}」？`);
    if (nearest !== null) expect(found.nearest).toBe(nearest);
  });

  it('is sought up to the next full stop: a second fault has a change of its own', () => {
    const found = diagnose('开场：拿1枚铜线。开场：拿2枚铜线。');
    expect(found.map(({ text }) => text.zh)).toEqual([
      '读不懂「枚铜线」；是不是「拿1枚铜钱」？',
      '读不懂「枚铜线」；是不是「拿2枚铜钱」？',
    ]);
  });

  it('is not sought in a very long sentence', () => {
    const long = `开场：${'拿1枚铜钱，'.repeat(30)}拿1枚铜线。`;
    expect(diagnose(long)[0].text.zh).toContain('这里应当是');
  });
});

describe('a text that ends too early', () => {
  it('says what is missing', () => {
    const [found] = diagnose('开场：拿1枚铜钱');
    expect(found).toMatchObject({ kind: 'incomplete', line: 1, column: 9 });
    expect(found.text.zh).toContain('「。」');
  });
});

describe('words that are known but cannot be carried out', () => {
  it('an X that nothing explains', () => {
    const [found] = diagnose('开场：拿X枚铜钱。');
    expect(found).toMatchObject({ kind: 'not-executable', column: 4, span: [3, 8] });
    expect(found.text.zh).toContain('X');
  });

  it('an X that is explained is none of these', () => {
    expect(diagnose('开场：拿X枚铜钱，X为你的铜钱数。')).toEqual([]);
  });

  it('whatever a word’s own check says', () => {
    expect(diagnose('开场：拿1枚铜钱，唱歌。')[0]).toMatchObject({
      kind: 'not-executable',
      column: 10,
      text: { zh: '没有人非唱不可', en: 'Nobody has to sing' },
    });
  });
});

describe('the distance of words', () => {
  it.each([
    ['战力', '战力', 0],
    ['战力', '占力', 1],
    ['摸…张牌', '摸1张牌', 0],
    ['摸…张牌', '莫12张牌', 1],
    ['…', '什么都行', 0],
  ])('%s – %s: %i', (pattern, text, wrong) => {
    expect(distance(pattern, text)).toBe(wrong);
  });

  it('a word is near when no more than half of it is wrong', () => {
    expect(nearestWord('声忘', ['战力', '声望'])).toBe('声望');
    expect(nearestWord('天地', ['战力', '声望'])).toBeNull();
    // Of two that are equally near, the one that begins alike.
    expect(nearestWord('兵權', ['步兵', '兵权'])).toBe('兵权');
  });
});
