import { type CardId, type Decision, type Flow, NOBODY, type Seat } from '@lianhuan/kernel';
import { cards } from '../../cards/check-cards.ts';
import { library } from '../../cards/library.ts';
import { minxin } from '../../game.ts';
import { type LaidZone, layOutPosition } from '../../table/position.ts';
import type { Resource } from '../../table/state.ts';
import { type MinxinTable, printed, zoneOf } from '../../table/table.ts';
import { type PlayerZone, type SharedZone, ZONES } from '../../table/zones.ts';
import { carryOut } from '../../text/meaning/run.ts';

/** A table in the middle of a match, laid out for a ruling about card text. */

export const A = 0 as Seat;
export const B = 1 as Seat;
export const C = 2 as Seat;

/** Cards by name, for each zone of a player. */
export type Side = Partial<Readonly<Record<PlayerZone | 'field', readonly string[]>>> &
  Partial<Readonly<Record<Resource, number>>>;

export interface Scene {
  /** Cards made up for the case. */
  readonly cards?: readonly {
    readonly name: string;
    readonly kind: string;
    readonly text?: string;
    readonly cost?: number;
    readonly defence?: number;
    readonly spoils?: number;
  }[];
  readonly sides: readonly Side[];
  readonly active?: Seat;
  readonly row?: readonly (string | null)[];
  readonly shared?: Partial<Readonly<Record<SharedZone, readonly string[]>>>;
}

export function lay({
  cards: madeUp = [],
  sides,
  active = A,
  row = [],
  shared = {},
}: Scene): MinxinTable {
  const read = cards.readCards(madeUp);
  if (!read.ok) throw new Error(read.problems.map(({ text }) => text.zh).join('\n'));
  const all = [...library(), ...read.value];
  const cardCalled = (name: string) => {
    const definition = all.findIndex((card) => card.name === name);
    if (definition < 0) throw new Error(`no card called ${name}`);
    return { definition, tapped: false };
  };
  const zones: LaidZone[] = sides.flatMap((side, seat) =>
    Object.entries(side)
      .filter((entry): entry is [PlayerZone | 'field', readonly string[]] =>
        Array.isArray(entry[1]),
      )
      .map(([zone, names]) => ({ seat: seat as Seat, zone, cards: names.map(cardCalled) })),
  );
  zones.push({ zone: 'row', cards: row.map((name) => name && cardCalled(name)) as never });
  for (const [zone, names] of Object.entries(shared)) {
    zones.push({ zone: zone as SharedZone, cards: names.map(cardCalled) });
  }
  return layOutPosition({
    players: sides.length,
    seed: 1,
    library: all,
    active,
    first: A,
    round: 1,
    turn: 5,
    pool: 60,
    resources: sides.map(({ power = 0, renown = 0, favor = 0, siege = 0 }) => ({
      power,
      renown,
      favor,
      siege,
    })),
    zones,
  });
}

/** The card of that name, the first laid down if there are several. */
export function find(table: MinxinTable, name: string): CardId {
  const found = table.cards.find((card) => printed(table, card.id).name === name);
  if (!found) throw new Error(`no card called ${name}`);
  return found.id;
}

/** Where a card lies, as players call it: `A 弃牌堆`, `放逐区`. */
export function whereIs(table: MinxinTable, name: string): string {
  const card = find(table, name);
  const { owner } = table.zones[table.cards[card].zone];
  const zone = ZONES[zoneOf(table, card)].zh;
  return owner === NOBODY ? zone : `${'ABCDEF'[owner]} ${zone}`;
}

/** Runs a flow; each pick is a part of one option's label. Tells what was asked. */
export function perform<T>(
  table: MinxinTable,
  flow: Flow<T>,
  picks: readonly string[] = [],
): { readonly value: T; readonly asked: readonly string[] } {
  const left = [...picks];
  const asked: string[] = [];
  let step = flow.next();
  while (!step.done) {
    const decision = step.value as Decision;
    const labels = decision.options.map((option) => minxin.label(table, option, decision).zh);
    const seat = 'ABCDEF'[decision.seat];
    asked.push(`${seat} ${minxin.prompt(table, decision).zh}：${labels.join(' / ')}`);
    const pick = left.shift();
    const index = labels.findIndex((label) => pick !== undefined && label.includes(pick));
    if (index < 0) throw new Error(`${pick ?? 'nothing'} is not among ${asked.at(-1)}`);
    step = flow.next(index);
  }
  if (left.length > 0) throw new Error(`never asked: ${left.join(', ')}`);
  return { value: step.value, asked };
}

/** Carries out the first (or that) ability of a card, as its controller or `seat`. */
export function use(
  table: MinxinTable,
  name: string,
  picks: readonly string[] = [],
  { seat = A, ability = 0 }: { readonly seat?: Seat; readonly ability?: number } = {},
): { readonly value: boolean; readonly asked: readonly string[] } {
  const card = find(table, name);
  return perform(
    table,
    carryOut(table, printed(table, card).abilities[ability], { seat, card }),
    picks,
  );
}
