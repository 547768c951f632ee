import { addCard, type CardId, type Flow, NO_CARD, type Option, type Seat } from '@lianhuan/kernel';
import { type Performed, performFlow } from '@lianhuan/kernel/testing';
import type {
  CardDefinition,
  EventDefinition,
  FormationDefinition,
  GeneralDefinition,
  TacticDefinition,
  TreasureDefinition,
  TroopDefinition,
} from '../cards/definition.ts';
import { apply } from '../events/apply.ts';
import { ROLE_LIST } from '../flow/using/legal.ts';
import { cardsIn, printed, type SanguozhiTable, zoneOf } from '../table/table.ts';
import { of, type PlayerZone } from '../table/zones.ts';
import type { Ability, Condition, Formula } from '../text/nodes/index.ts';
import { catalogueOf } from '../text/reading/catalogue.ts';
import { sanguozhiText } from '../text/reading/language.ts';
import { A, B, midTurn } from './mid-turn.ts';

/** A table laid out by hand in the middle of A's preparation, with cards made up for a ruling. */

export { A, B };

type Part<D> = Partial<Omit<D, 'kind' | 'abilities'>>;

/** A card: its kind, and what matters of it. */
export type Made =
  | ({ readonly kind: 'general' } & Part<GeneralDefinition>)
  | ({ readonly kind: 'tactic' } & Part<TacticDefinition>)
  | ({ readonly kind: 'treasure' } & Part<TreasureDefinition>)
  | ({ readonly kind: 'troop' } & Part<TroopDefinition>)
  | ({ readonly kind: 'formation' } & Part<FormationDefinition>)
  | ({ readonly kind: 'event' } & Part<EventDefinition>);

const number = (amount: number): Formula => ({ kind: 'number', amount, span: [0, 0] });

/** N, and what is added to it. */
export const members = (more = 0): Formula => ({
  kind: 'plus',
  count: { kind: 'members', span: [0, 0] },
  more,
  span: [0, 0],
});

const DEFAULTS = {
  general: { factions: [], arms: [], traits: [], needs: [{ any: 0 }], attack: 1, life: 2, wit: 0 },
  tactic: { traits: [], speed: 'swift', duration: 'instant', wit: null },
  treasure: { type: 'weapon', bearer: null, set: null },
  troop: { type: 'basic', face: { foot: 1 } },
  formation: { arms: [], attack: number(3), life: number(3), forming: null, formingArms: [] },
  event: { duration: 'instant', condition: null, completion: null, leaving: null },
} as const;

function definitionOf(made: Made): CardDefinition {
  const abilities = abilitiesIn(made.text ?? '');
  const others = made.kind === 'event' && made.completion ? [made.completion] : [];
  const { name = made.kind } = made;
  const base = { id: name, name, english: name, limit: 0, text: '' };
  return {
    ...base,
    ...DEFAULTS[made.kind],
    ...made,
    abilities,
    catalogue: [...catalogueOf(abilities), ...others],
  } as CardDefinition;
}

/** The abilities that a text says. */
export function abilitiesIn(text: string): readonly Ability[] {
  const { tree, diagnostics } = sanguozhiText.parse(text, { kind: null, names: null });
  if (diagnostics.length > 0) throw new Error(diagnostics.map((one) => one.text.zh).join());
  return tree;
}

/** A condition as card text says it. */
export function conditionIn(text: string): Condition {
  const [ability] = abilitiesIn(`${text}：己方+1粮。`);
  return ability.conditions[0];
}

/** An empty table of two (or four) in A's preparation, both with 20 of 30 粮草. */
export function emptyScene(seats = 2): SanguozhiTable {
  return midTurn(seats, 'prepare', [], 10);
}

interface Lying {
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly host?: CardId;
  readonly owner?: Seat;
}

/** Lays a card into a zone, on top. */
export function put(
  table: SanguozhiTable,
  seat: Seat,
  zone: PlayerZone,
  made: Made,
  { tapped, faceDown = false, host, owner = seat }: Lying = {},
): CardId {
  const place = (table.library as CardDefinition[]).push(definitionOf(made)) - 1;
  const card = addCard(table, place, of(seat, zone), owner);
  if (tapped) apply(table, { type: 'tap', card, tapped });
  if (host !== undefined) apply(table, { type: 'attach', card, host });
  // Whatever was derived before it came is derived anew.
  apply(table, { type: 'face', card, down: faceDown });
  return card;
}

/** A general with 攻/命/智. */
export function general(name: string, stats: string, more: Part<GeneralDefinition> = {}): Made {
  const [attack, life, wit = 0] = stats.split('/').map(Number);
  return { kind: 'general', name, attack, life, wit, ...more };
}

function told(table: SanguozhiTable, { verb, card, amount, seat }: Option): string {
  const words = [verb];
  if (card !== NO_CARD) words.push(printed(table, card).name);
  if (verb === 'place' || verb === 'place-covered') words.push(ROLE_LIST[amount]);
  if (verb === 'player') words.push('ABCD'[seat]);
  return words.join(' ');
}

/** Runs a flow to its end with these picks. */
export function perform<Result>(
  table: SanguozhiTable,
  flow: Flow<Result>,
  picks: readonly string[] = [],
): Performed<Result> {
  return performFlow(flow, { tell: (option) => told(table, option), picks });
}

/** The names of the cards in a zone, the top one last. */
export function names(table: SanguozhiTable, seat: Seat, zone: PlayerZone): string[] {
  return cardsIn(table, seat, zone).map((card) => printed(table, card).name);
}

/** Where a card is. */
export function whereIs(table: SanguozhiTable, card: CardId): string {
  return zoneOf(table, card);
}
