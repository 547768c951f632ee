import { addCard, type CardId, type Flow, NO_CARD, type Option, type Seat } from '@lianhuan/kernel';
import { performFlow } from '@lianhuan/kernel/testing';
import type {
  Arm,
  CardDefinition,
  Faction,
  FormationDefinition,
  GeneralDefinition,
  Role,
  TroopCount,
  TroopDefinition,
} from '../../cards/definition.ts';
import { apply } from '../../events/apply.ts';
import { attackPhase } from '../../flow/combat/attack.ts';
import { damagePhase, firstStrikePhase } from '../../flow/combat/damage-phase.ts';
import { defencePhase } from '../../flow/combat/defence.ts';
import { damageOn, player, printed, type SanguozhiTable, zoneOf } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import type { Ability, KeywordName } from '../../text/nodes/index.ts';
import { sanguozhiText } from '../../text/reading/language.ts';
import { A, B, C, D, midTurn } from '../mid-turn.ts';

/** A table in the middle of a turn, with generals made up for a ruling about battles. */

export { A, B, C, D };

/** A general: `stats` as 攻/命/智. */
export interface Made {
  readonly name: string;
  readonly stats: string;
  readonly role?: Role;
  readonly has?: readonly KeywordName[];
  /** Card text, beside what it {@link has}. */
  readonly text?: string;
  readonly factions?: readonly Faction[];
  readonly arms?: readonly Arm[];
  readonly needs?: TroopCount;
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
}

/** A general of that name and those stats. */
export const one = (name: string, stats: string, more: Partial<Made> = {}): Made => ({
  name,
  stats,
  ...more,
});

export interface Side {
  readonly generals?: readonly Made[];
  /** A formed 阵型 of the generals named. */
  readonly formation?: Omit<Made, 'role'> & { readonly members: readonly string[] };
  readonly tallies?: number;
}

const NOWHERE = [0, 0] as const;

function keyword(name: KeywordName): Ability {
  return {
    kind: 'ability',
    property: false,
    roles: [],
    conditions: [],
    body: { kind: 'keyword', name, level: 1, span: NOWHERE },
    limit: 0,
    span: NOWHERE,
  };
}

function read(text: string): readonly Ability[] {
  if (text === '') return [];
  const { tree, diagnostics } = sanguozhiText.parse(text, { kind: 'general', names: null });
  if (diagnostics.length > 0) throw new Error(`cannot read ${text}`);
  return tree;
}

function printedParts(made: Made) {
  const { name, text = '', has = [] } = made;
  const abilities = [...has.map(keyword), ...read(text)];
  return { id: name, name, english: name, limit: 0, text, abilities, catalogue: abilities };
}

function general(made: Made): GeneralDefinition {
  const [attack, life, wit = 0] = made.stats.split('/').map(Number);
  const { arms = [], factions = [], needs = { any: 0 } } = made;
  return {
    ...printedParts(made),
    kind: 'general',
    factions,
    arms,
    traits: [],
    needs: [needs],
    attack,
    life,
    wit,
  };
}

function formation(made: Omit<Made, 'role'>): FormationDefinition {
  const [attack, life] = made.stats
    .split('/')
    .map((amount) => ({ kind: 'number', amount: Number(amount), span: NOWHERE }) as const);
  const { arms = [] } = made;
  return {
    ...printedParts(made),
    kind: 'formation',
    arms,
    attack,
    life,
    forming: null,
    formingArms: [],
  };
}

const TALLY: TroopDefinition = {
  ...printedParts({ name: '虎符', stats: '' }),
  kind: 'troop',
  type: 'tally',
  face: { any: 1 },
};

/** Enough of every 兵种 for anybody. */
const TROOPS: TroopDefinition = {
  ...printedParts({ name: '兵', stats: '' }),
  kind: 'troop',
  type: 'basic',
  face: { foot: 9, bow: 9, horse: 9, counsel: 9 },
};

/** Lays out two or four sides; the first one's turn is in its attack phase. */
export function lay(...sides: readonly Side[]): SanguozhiTable {
  const definitions: CardDefinition[] = [TALLY, TROOPS];
  const table = midTurn(sides.length, 'attack', definitions);
  for (const [seat, side] of sides.entries()) laySide(table, definitions, side, seat as Seat);
  return table;
}

function laySide(
  table: SanguozhiTable,
  definitions: CardDefinition[],
  { generals = [], formation: formed, tallies = 0 }: Side,
  seat: Seat,
): void {
  for (const made of generals) {
    const card = addCard(
      table,
      definitions.push(general(made)) - 1,
      of(seat, made.role ?? 'deputy'),
      seat,
    );
    if (made.tapped) apply(table, { type: 'tap', card, tapped: true });
    if (made.faceDown) apply(table, { type: 'face', card, down: true });
  }
  addCard(table, 1, of(seat, 'troops'), seat);
  for (let count = 0; count < tallies; count++) addCard(table, 0, of(seat, 'hand'), seat);
  if (formed === undefined) return;
  const card = addCard(
    table,
    definitions.push(formation(formed)) - 1,
    of(seat, 'formations'),
    seat,
  );
  const members = formed.members.map((name) => find(table, name));
  apply(table, { type: 'formation', seat, formation: { card, members } });
}

/** The card of that name. */
export function find(table: SanguozhiTable, name: string): CardId {
  const found = table.cards.find(({ id }) => printed(table, id).name === name);
  if (found === undefined) throw new Error(`no card called ${name}`);
  return found.id;
}

/** An option as a test writes it: the verb, the card, and an amount where damage is shared out. */
function told(table: SanguozhiTable, { verb, card, amount, seat }: Option): string {
  const words = [verb];
  if (card !== NO_CARD) words.push(printed(table, card).name);
  if (verb === 'attack-player') words.push('ABCD'[seat]);
  if (verb === 'take-damage') words.push(String(amount));
  return words.join(' ');
}

/**
 * Runs a flow: each pick is an option as {@link told}; 行动权 is always passed. Gives what was asked,
 * each as `seat kind: options`.
 */
export function perform(
  table: SanguozhiTable,
  flow: Flow<unknown>,
  picks: readonly string[] = [],
): readonly string[] {
  const tell = (option: Option) => told(table, option);
  return performFlow(flow, { tell, picks, passed: 'act' }).asked;
}

/** Attack and defence, up to the damage. */
export function* declared(table: SanguozhiTable): Flow {
  yield* attackPhase(table);
  apply(table, { type: 'phase', phase: 'defence' });
  if (table.state.combat !== null) yield* defencePhase(table);
}

/** A whole battle of the first side. */
export function* battle(table: SanguozhiTable): Flow {
  yield* declared(table);
  if (table.state.pendingPhases[0]?.phase === 'first-strike') {
    apply(table, { type: 'phase', phase: 'first-strike' });
    yield* firstStrikePhase(table);
  }
  apply(table, { type: 'phase', phase: 'damage' });
  yield* damagePhase(table);
}

/** What became of a player's 粮草. */
export function grain(table: SanguozhiTable, seat: Seat): number {
  return player(table, seat).grain;
}

/** The damage on a general in play, or the zone it went to. */
export function damageOrZone(table: SanguozhiTable, name: string): number | string {
  const card = find(table, name);
  const zone = zoneOf(table, card);
  return zone === 'graveyard' ? zone : damageOn(table, card);
}
