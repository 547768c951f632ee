import { readFileSync } from 'node:fs';
import {
  type CardId,
  type Decision,
  EFFECT_KINDS,
  type Flow,
  NOBODY,
  type Seat,
} from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, type CardKind } from '../../cards/definition.ts';
import { library } from '../../cards/library.ts';
import { costFor, defenceOf, handLimit } from '../../effects/characteristics.ts';
import { RULES } from '../../rulebook.ts';
import type { Resource } from '../../table/state.ts';
import { type MinxinTable, printed } from '../../table/table.ts';
import { ZONES, type ZoneName } from '../../table/zones.ts';
import { carryOut } from '../../text/meaning/run.ts';
import { minxinText } from '../../text/reading/language.ts';
import { RESOURCE_TERMS } from '../../text/reading/vocabulary.ts';
import { A, B, find, lay } from './scene.ts';

/** Every term of TERMS.md: its rule is one of the rulebook, and its sentences are read and carried out. */

const page = readFileSync(new URL('../../TERMS.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!词 )/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const sentences = rows.flatMap(([, , said]) =>
  [...said.matchAll(/`([^`]+)`/g)].map(([, sentence]) => sentence),
);
const names = new Set(library().map(({ name }) => name));
const KINDS = Object.keys(CARD_KINDS) as CardKind[];

/** The first kind of card that the sentence can stand on. */
function kindFor(sentence: string): CardKind | undefined {
  return KINDS.find((kind) => minxinText.parse(sentence, { kind, names }).diagnostics.length === 0);
}

/** What each sentence does on the table below, when A and then B carry it out and pick the first of all options. */
const done = new Map(
  readFileSync(new URL('kept/terms.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n'))
    .map((lines) => [lines[0], lines]),
);

/** All that a test may look at: numbers of players, costs and the like, and what lies where. */
function stateOf(table: MinxinTable): Map<string, string> {
  const { players, pool } = table.state;
  const state = new Map<string, string>([['民心池', String(pool)]]);
  players.forEach((player, seat) => {
    for (const [name, { zh }] of Object.entries(RESOURCE_TERMS)) {
      state.set(`${SEATS[seat]}.${zh}`, String(player[name as Resource]));
    }
    state.set(`${SEATS[seat]}.手牌上限`, String(handLimit(table, seat as Seat)));
  });
  for (const { id, name, owner, cards } of table.zones) {
    const place = `${owner === NOBODY ? '' : `${SEATS[owner]}.`}${ZONES[name as ZoneName].zh}`;
    const held = cards.map((card) => nameOf(table, card)).join('、');
    state.set(name === 'row' || name === 'always' ? `${place} ${id}` : place, held);
  }
  for (const kind of EFFECT_KINDS) {
    state.set(
      `效果 ${kind}`,
      table.effects[kind].map(({ source }) => nameOf(table, source)).join(),
    );
  }
  return state;
}

const SEATS = 'AB';

function nameOf(table: MinxinTable, card: CardId): string {
  const { tapped, controller } = table.cards[card];
  const { name, kind, cost, defence } = printed(table, card);
  const now = [costFor(table, card, controller), kind === 'territory' ? defenceOf(table, card) : 0];
  const changed =
    now[0] === cost && (now[1] === defence || kind !== 'territory') ? '' : now.join('/');
  return `${name}${tapped ? '横置' : ''}${changed}`;
}

/** What is otherwise now, a line each. */
function changes(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after]
    .filter(([what, now]) => before.get(what) !== now)
    .map(([what, now]) => `${what}: ${before.get(what) || '—'} → ${now || '—'}`);
}

/** Answers whatever is asked with its first option; gives how many were asked, and is over after at most 100. */
function answered(flow: Flow<unknown>): number {
  let step = flow.next();
  let asked = 0;
  for (; !step.done && asked < 100; asked++) {
    expect((step.value as Decision).options.length).toBeGreaterThan(0);
    step = flow.next(0);
  }
  expect(step.done).toBe(true);
  return asked;
}

describe('the terms of the rulebook', () => {
  it.each(rows)('%s: by rule %s, a sentence or a reason', (_, rule, said) => {
    expect(RULES).toHaveProperty([rule]);
    expect(said.replaceAll(/`[^`]*`/g, '').replaceAll('<br>', '') === '').toBe(said.includes('`'));
    expect(said.length).toBeGreaterThan(3);
  });

  it.each(sentences)('%s', (sentence) => {
    const kind = kindFor(sentence);
    expect(kind).toBeDefined();
    const { text, tree } = minxinText.parse(sentence, { kind: kind ?? null, names });
    expect(text).toBe(sentence);
    expect(minxinText.english(tree)).toMatch(/^[A-Z].*\.$/);
    expect(minxinText.english(tree)).not.toMatch(/(?<!【)[一-鿿](?!.*】)|undefined|%s/);
    const some = ['甲士', '檄文', '汉中', '关羽'];
    const table = lay({
      cards: [{ name: '测试', kind: CARD_KINDS[kind as CardKind], text: sentence }],
      sides: [
        { field: ['测试', '汉中', '民兵'], hand: some, discard: some, deck: some, favor: 5 },
        { field: ['甲士', '成都'], hand: some, discard: some, deck: some, favor: 5 },
      ],
      row: ['黑山贼', '斥候', '望梅止渴'],
      shared: { 'central-deck': some, exile: some, 'pouch-deck': ['隆中对', '美人计'] },
    });
    const card = find(table, '测试');
    const before = stateOf(table);
    for (const ability of printed(table, card).abilities) {
      for (const seat of [A, B]) answered(carryOut(table, ability, { seat, card }));
    }
    expect([sentence, ...changes(before, stateOf(table))]).toEqual(done.get(sentence));
  });
});
