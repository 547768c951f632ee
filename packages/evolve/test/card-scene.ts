import {
  addCard,
  type CardId,
  emptyTable,
  type Flow,
  moveTo,
  NO_CARD,
  type Option,
  type Seat,
} from '@lianhuan/kernel';
import { type Performed, performFlow } from '@lianhuan/kernel/testing';
import type { CardDefinition } from '../cards/definition.ts';
import { attackOf, lifeOf } from '../effects/derivation.ts';
import { apply } from '../events/apply.ts';
import { procedures } from '../flow/procedures.ts';
import { checkTiming } from '../flow/state-checks/check-timing.ts';
import { activatedOf } from '../flow/using/legal.ts';
import { useAbility, useCard } from '../flow/using/use.ts';
import { freshState } from '../table/state.ts';
import { cardsIn, type EvolveTable, printed, zoneOf } from '../table/table.ts';
import { addZones, of, type PlayerZone } from '../table/zones.ts';
import { catalogueOf } from '../text/reading/catalogue.ts';
import { evolveText } from '../text/reading/language.ts';

/** A table laid out by hand in the middle of A's main phase, with cards made up for a ruling. */

export const A = 0 as Seat;
export const B = 1 as Seat;

/** A card: what matters of it. */
export type Made = Partial<Omit<CardDefinition, 'abilities' | 'catalogue'>>;

function definitionOf(made: Made): CardDefinition {
  const { name = '某', text = '', kind = 'follower' } = made;
  const { tree: abilities, diagnostics } = evolveText.parse(text, { kind, names: null });
  if (diagnostics.length > 0) throw new Error(diagnostics.map((one) => one.text.zh).join());
  const isFollower = kind === 'follower';
  return {
    id: name,
    name,
    english: name,
    icon: '',
    alias: null,
    kind,
    special: null,
    class: 'neutral',
    traits: [],
    theme: null,
    cost: 1,
    attack: isFollower ? 2 : null,
    life: isFollower ? 2 : null,
    ...made,
    text,
    abilities,
    catalogue: catalogueOf(abilities),
  };
}

/** A follower with 攻击力/生命值. */
export function follower(name: string, stats: string, more: Made = {}): Made {
  const [attack, life] = stats.split('/').map(Number);
  return { kind: 'follower', name, attack, life, ...more };
}

/** What another card summons. */
export function token(name: string, stats: string, more: Made = {}): Made {
  return { ...follower(name, stats, more), special: 'token', cost: 1 };
}

/** A's turn 5, both with 5 of 5 能量点, leaders at 20. */
export function emptyScene(): EvolveTable {
  const fresh = freshState(2, 20);
  const state = {
    ...fresh,
    players: fresh.players.map((player) => ({ ...player, energy: 5, energyMost: 5, turns: 3 })),
    phase: 'main' as const,
    turn: 5,
    active: A,
    first: A,
  };
  const library: CardDefinition[] = [];
  const table: EvolveTable = emptyTable(2, 1, library, state, procedures);
  addZones(table);
  for (const seat of [A, B])
    put(table, seat, 'leader', { kind: 'leader', name: `主${'AB'[seat]}` });
  return table;
}

/** Makes a card known to the match that lies nowhere: a token. */
export function know(table: EvolveTable, made: Made): void {
  (table.library as CardDefinition[]).push(definitionOf(made));
}

interface Lying {
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
}

/** Lays a card into a zone, on top. */
export function put(
  table: EvolveTable,
  seat: Seat,
  zone: PlayerZone,
  made: Made,
  { tapped = false, damage = 0, counters = {} }: Lying = {},
): CardId {
  const place = (table.library as CardDefinition[]).push(definitionOf(made)) - 1;
  const card = addCard(table, place, of(seat, 'aside'), seat);
  apply(table, moveTo(table, card, of(seat, zone)));
  if (tapped) apply(table, { type: 'tap', card, tapped });
  for (const [counter, by] of Object.entries({ ...counters, damage })) {
    if (by !== 0) apply(table, { type: 'count', card, counter, by });
  }
  return card;
}

/** A's 张三, whose words are tried, and 李四, and B's 王五. */
export interface Scene {
  readonly table: EvolveTable;
  readonly source: CardId;
  readonly other: CardId;
  readonly enemy: CardId;
}

/** A has 张三 with these words and 李四; B has 王五. */
export function threeFollowers(text: string, { other = {}, enemy = {} } = {}): Scene {
  const table = emptyScene();
  return {
    table,
    source: put(table, A, 'field', follower('张三', '2/3', { text })),
    other: put(table, A, 'field', follower('李四', '1/4', other)),
    enemy: put(table, B, 'field', follower('王五', '3/5'), enemy),
  };
}

function told(table: EvolveTable, { verb, card, amount }: Option): string {
  const words: string[] = verb === 'pick' || verb === 'yes' || verb === 'no' ? [] : [verb];
  if (verb === 'yes' || verb === 'no') return verb;
  if (card !== NO_CARD) words.push(printed(table, card).name);
  if (verb === 'number' || verb === 'mode') words.push(String(amount));
  return words.join(' ');
}

/** Runs a flow to its end with these picks. */
export function perform<Result>(
  table: EvolveTable,
  flow: Flow<Result>,
  picks: readonly string[] = [],
): Performed<Result> {
  return performFlow(flow, { tell: (option) => told(table, option), picks });
}

/** The first activated ability of a card is used; then rules are processed and what waits is used. */
export function use(
  table: EvolveTable,
  card: CardId,
  picks: readonly string[] = [],
): Performed<boolean> {
  const [ability] = activatedOf(table, card);
  return settle(table, useAbility(table, table.cards[card].controller, card, ability), picks);
}

/** A card of the hand is used, and what waits afterwards. */
export function play(
  table: EvolveTable,
  card: CardId,
  picks: readonly string[] = [],
): Performed<boolean> {
  return settle(table, useCard(table, table.cards[card].owner, card), picks);
}

/** Something happens, and what waits for it is used. */
export function settle<Result>(
  table: EvolveTable,
  flow: Flow<Result>,
  picks: readonly string[] = [],
): Performed<Result> {
  return perform(table, settling(table, flow), picks);
}

function* settling<Result>(table: EvolveTable, flow: Flow<Result>): Flow<Result> {
  const result = yield* flow;
  yield* checkTiming(table);
  return result;
}

/** The names of the cards in a zone, the top one last. */
export function names(table: EvolveTable, seat: Seat, zone: PlayerZone): string[] {
  return cardsIn(table, seat, zone).map((card) => printed(table, card).name);
}

/** Where a card is. */
export function whereIs(table: EvolveTable, card: CardId): string {
  return zoneOf(table, card);
}

/** 攻击力/生命值 as they are now, damage taken off. */
export function stats(table: EvolveTable, card: CardId): string {
  return `${attackOf(table, card)}/${lifeOf(table, card)}`;
}
