import type { LogLine, MoveFacts, Text, ZoneFact } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { foldLog, type LogSorts, logEntries } from '../board/log/log-entries.ts';

const SORTS: LogSorts = {
  isTurn: ({ type }) => type === 'turn',
  isPlainMove: ({ type }) => type === 'move',
};
const fold = (lines: readonly LogLine[]) => foldLog(lines, SORTS);

test('the same words after one another are one entry with a count', () => {
  const entries = fold([drew('B', 1), drew('B', 2), drew('B', 3), drew('C', 4)]);
  expect(entries.map(({ text }) => text.zh)).toEqual(['B 摸到 一张牌 ×3', 'C 摸到 一张牌']);
  expect(entries[0]?.lines.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('cards that go to one place are one entry, from wherever they come', () => {
  const [cleared, ...others] = fold([
    move(1, ['陆逊', 'Lu Xun'], ['B的部曲区', 'B’s troops'], ['B的弃牌堆', 'B’s discard pile']),
    move(
      2,
      ['檄文', 'Call to Arms'],
      ['B的计略区', 'B’s schemes'],
      ['B的弃牌堆', 'B’s discard pile'],
    ),
    move(3, ['民兵', 'Militia'], ['B的部曲区', 'B’s troops'], ['B的弃牌堆', 'B’s discard pile']),
    move(4, ['孙策', 'Sun Ce'], ['中央牌库', 'central deck'], ['中央牌列', 'centre row']),
  ]);
  expect(cleared?.text).toEqual({
    zh: '陆逊、檄文 等 3 张 → B的弃牌堆',
    en: 'Lu Xun, Call to Arms and 1 more → B’s discard pile',
  });
  expect(others.map(({ text }) => text.zh)).toEqual(['孙策：中央牌库 → 中央牌列']);
});

test('the same words by another rule, or with something between, stay apart', () => {
  const gained = { ...drew('B', 2), rules: ['2.4.5'] };
  expect(fold([drew('B', 1), gained])).toHaveLength(2);
  expect(fold([drew('B', 1), drew('C', 2), drew('B', 3)])).toHaveLength(3);
});

test('the line by which a turn begins is known as such', () => {
  // Whatever its words are.
  const begins = { ...drew('B', 1), type: 'turn' };
  expect(fold([begins, drew('B', 2)]).map(({ kind }) => kind)).toEqual(['turn', 'event']);
});

test('parts of a turn in which nothing happens are told with the next one', () => {
  const phase = (id: number, zh: string): LogLine => ({
    ...drew('B', id),
    type: 'phase',
    text: { zh, en: zh },
  });
  const lines = [phase(1, '开始阶段'), phase(2, '准备流程'), drew('B', 3), phase(4, '结束阶段')];
  const sorts = { ...SORTS, isPhase: ({ type }: LogLine) => type === 'phase' };
  const entries = logEntries(lines, lines, sorts);
  expect(entries.map(({ text }) => text.zh)).toEqual(['准备流程', 'B 摸到 一张牌', '结束阶段']);
  // Nothing is lost: the entry opens to both.
  expect(entries[0]?.lines.map(({ id }) => id)).toEqual([1, 2]);
});

test('what comes of an act is one entry, headed by its deed and not its cost; other causes head none', () => {
  const cause = (id: number, type: string): LogLine => ({ ...drew('B', id), kind: 'cause', type });
  const under = (parent: number, id: number, type: string, zh: string): LogLine => ({
    ...drew('B', id),
    parent,
    type,
    text: { zh, en: zh },
  });
  const lines = [
    cause(1, 'rout'),
    under(1, 2, 'pay', '你 支付 2 战力'),
    { ...under(1, 3, 'rout', '你 击溃 山贼'), card: 'shanzei' },
    under(1, 4, 'gain', '你 民心+1'),
    cause(5, 'prepare'),
    under(5, 6, 'gain', '你 战力+1'),
    under(5, 7, 'gain', '你 声望+1'),
  ];
  const shown = lines.filter(({ kind }) => kind !== 'cause');
  const entries = logEntries(lines, shown, {
    ...SORTS,
    isAct: ({ kind, type }) => kind === 'cause' && type === 'rout',
    isDeed: ({ kind, type }) => kind === 'event' && type === 'rout',
    isResult: ({ type }) => type === 'gain',
  });
  expect(entries.map(({ text }) => text.zh)).toEqual([
    '你 击溃 山贼 · 你 民心+1',
    '你 战力+1',
    '你 声望+1',
  ]);
  expect(entries[0]?.lines.map(({ id }) => id)).toEqual([2, 3, 4]);
  // It is about the card of the deed, not that of the cost.
  expect(entries[0]?.card).toBe('shanzei');
});

test('what did not happen stands apart from what did, though the words be the same', () => {
  const lapsed = { ...drew('B', 2), kind: 'lapse', lapse: 'forbidden' } as const;
  const entries = fold([drew('B', 1), lapsed, { ...lapsed, id: 3 }]);
  expect(entries.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['event', 1],
    ['lapse', 2],
  ]);
});

test('a card that its reader may not know is counted among those that go somewhere', () => {
  const seen = move(
    1,
    ['陆逊', 'Lu Xun'],
    ['B的手牌', 'B’s hand'],
    ['B的弃牌堆', 'B’s discard pile'],
  );
  const text = { zh: '一张牌：B的手牌 → B的弃牌堆', en: 'a card: B’s hand → B’s discard pile' };
  const unseen = { ...seen, id: 2, text, data: { ...seen.data, card: null } };
  expect(fold([seen, unseen])[0]?.text.zh).toBe('陆逊、一张牌 → B的弃牌堆');
});

function drew(seat: string, id: number): LogLine {
  return line(id, { zh: `${seat} 摸到 一张牌`, en: `${seat}: drew a card` });
}

type Words = readonly [zh: string, en: string];

function move(id: number, what: Words, from: Words, to: Words): LogLine {
  const [card, source, target] = [what, from, to].map(([zh, en]): Text => ({ zh, en })) as [
    Text,
    Text,
    Text,
  ];
  const data: MoveFacts & LogLine['data'] = {
    card: { definition: card.en, handle: null, name: card },
    from: zone(source),
    to: zone(target),
  };
  const text = {
    zh: `${card.zh}：${source.zh} → ${target.zh}`,
    en: `${card.en}: ${source.en} → ${target.en}`,
  };
  return { ...line(id, text), type: 'move', data };
}

/** Zones of one name are one zone. */
function zone(name: Text): ZoneFact {
  return {
    id: name.en.length as ZoneFact['id'],
    zone: name.en,
    owner: 1 as ZoneFact['owner'],
    name,
  };
}

function line(id: number, text: LogLine['text']): LogLine {
  return {
    id,
    parent: -1,
    answers: 0,
    kind: 'event',
    type: 'draw',
    lapse: null,
    data: {},
    text,
    rules: ['2.1.3'],
    card: null,
    span: null,
  };
}

test('all that comes of a deed is one entry, which tells what came of it', () => {
  const deeds: LogSorts = {
    ...SORTS,
    isDeed: ({ type }) => type === 'use',
    isResult: ({ type }) => type === 'hp',
  };
  const lines = [
    { ...drew('A', 1), type: 'turn' },
    told(2, -1, 'use', 'A 对 B 使用 杀'),
    { ...told(3, -1, 'use', 'A 使用 杀'), kind: 'cause' as const },
    told(4, 3, 'use', 'B 使用 闪'),
    { ...told(5, 3, 'use', 'B 使用 闪'), kind: 'cause' as const },
    told(6, 5, 'hp', 'B 体力−1'),
    drew('B', 7),
    drew('B', 8),
  ];
  const shown = lines.filter(({ kind }) => kind === 'event');
  const entries = logEntries(lines, shown, deeds);
  expect(entries.map(({ text, lines: inside }) => [text.zh, inside.length])).toEqual([
    ['A 摸到 一张牌', 1],
    ['A 对 B 使用 杀 · B 体力−1', 3],
    ['B 摸到 一张牌 ×2', 2],
  ]);
  expect(logEntries(lines, shown, SORTS)).toHaveLength(5);
});

function told(id: number, parent: number, type: string, zh: string): LogLine {
  return { ...drew('A', id), parent, type, text: { zh, en: zh } };
}
