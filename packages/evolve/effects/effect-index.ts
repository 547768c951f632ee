import { type CardId, citedAside, type LayeredEffect, NOBODY, type Seat } from '@lianhuan/kernel';
import type { EvolveEvent } from '../events/events.ts';
import { obeys, rule } from '../rules.ts';
import { type EvolveEffect, type EvolveTable, zoneOf } from '../table/table.ts';
import { expandKeyword } from '../text/meaning/keywords.ts';
import { effectsOf, wordOf } from '../text/meaning/lasting-words.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Ability, Lasting } from '../text/nodes/index.ts';
import type { LayerWordOf } from '../text/reading/word.ts';
import { findSpeakers, speaksIn } from './active-abilities.ts';
import { type Characteristics, type HeldAbility, LAYERS } from './characteristics.ts';

/** Which words stand where: found anew only when cards lie otherwise, or effects begin or end. */

/** Lasting words of the `layer` kind, with how they stand in the layers. */
export interface LayerEffect extends LayeredEffect {
  readonly effect: EvolveEffect;
  readonly word: Lasting;
  readonly by: LayerWordOf;
  scope: Scope | null;
}

/** Effects by what they do. */
export interface Forces {
  readonly forbid: readonly EvolveEffect[];
  readonly replace: readonly EvolveEffect[];
  readonly trigger: readonly EvolveEffect[];
  /** Those among the triggers that wait for a state, not for an event (10.7.6). */
  readonly states: readonly EvolveEffect[];
  /** Words that procedures ask for, by kind. */
  readonly asked: ReadonlyMap<string, readonly EvolveEffect[]>;
  /** Those that can have to do with events of a type: found as the first of them happens. */
  readonly byEvent: Map<EvolveEvent['type'], EventForces>;
}

/** The effects that can have to do with events of one type. */
export type EventForces = Readonly<
  Record<'forbid' | 'replace' | 'trigger', readonly EvolveEffect[]>
>;

/** What stands on a table. */
export interface Standing {
  readonly structure: number;
  /** Cards whose words can work where they lie. */
  readonly speakers: readonly CardId[];
  readonly layers: readonly LayerEffect[];
  /** Nothing grants or takes abilities: then what is printed is what is in force. */
  readonly plain: boolean;
  /** Some of them could grant lasting words. */
  readonly granting: boolean;
  readonly forces: Forces;
}

const kept = new WeakMap<EvolveTable, Standing>();
let lastTable: EvolveTable | null = null;
let lastStanding: Standing;

/** The abilities a card has before any effect changes them. */
export type AbilitiesOf = (table: EvolveTable, card: CardId) => readonly HeldAbility[];

/** What stands, by what is printed and what was begun. @param printedOn what is printed on a card, evolved or not. */
export function standingOf(table: EvolveTable, printedOn: AbilitiesOf): Standing {
  const { structure } = table.state;
  if (table === lastTable && lastStanding.structure === structure) return lastStanding;
  let known = kept.get(table);
  if (known?.structure !== structure) {
    known = citedAside(() => makeStanding(table, printedOn));
    kept.set(table, known);
  }
  lastTable = table;
  lastStanding = known;
  return known;
}

function makeStanding(table: EvolveTable, printedOn: AbilitiesOf): Standing {
  const speakers = findSpeakers(table);
  const effects: EvolveEffect[] = [];
  for (const card of speakers) {
    for (const effect of keptEffects(printedOnes, table, card, printedOn(table, card)))
      effects.push(effect);
  }
  const layers = layerEffects(table, effects);
  return {
    structure: table.state.structure,
    speakers,
    layers,
    plain: !layers.some(({ layers: those }) => those.includes(LAYERS.abilities)),
    granting: layers.some(({ word }) => grantsLasting(word)),
    forces: sortForces(table, effects),
  };
}

/** Could an ability that these words grant be static, whatever rules are in force? */
function grantsLasting(word: Lasting): boolean {
  if (word.kind !== 'grants') return false;
  return word.abilities.some((granted) =>
    expandKeyword(granted).some(({ ability }) => ability.body.kind === 'static'),
  );
}

/** What cards hold now, where abilities are granted or lost; `abilitiesOf` gives those that work. */
export function effectsNow(
  table: EvolveTable,
  speakers: readonly CardId[],
  abilitiesOf: (card: CardId) => readonly HeldAbility[],
): readonly EvolveEffect[] {
  const effects: EvolveEffect[] = [];
  for (const card of speakers) {
    for (const effect of keptEffects(presentOnes, table, card, abilitiesOf(card)))
      effects.push(effect);
  }
  return effects;
}

/** The effects of a card, while it lies as it did and has the same abilities. */
interface Lying {
  readonly zone: number;
  readonly controller: number;
  readonly incarnation: number;
  readonly abilities: readonly HeldAbility[];
  readonly effects: readonly EvolveEffect[];
}

type LyingCards = WeakMap<EvolveTable, Map<CardId, Lying>>;
/** By what is printed on them, and by what they have now. */
const printedOnes: LyingCards = new WeakMap();
const presentOnes: LyingCards = new WeakMap();

function keptEffects(
  lying: LyingCards,
  table: EvolveTable,
  card: CardId,
  abilities: readonly HeldAbility[],
): readonly EvolveEffect[] {
  let cards = lying.get(table);
  if (cards === undefined) {
    cards = new Map();
    lying.set(table, cards);
  }
  const { zone, incarnation, controller } = table.cards[card];
  const known = cards.get(card);
  if (
    known !== undefined &&
    known.abilities === abilities &&
    known.incarnation === incarnation &&
    known.zone === zone &&
    known.controller === controller
  ) {
    return known.effects;
  }
  const effects = heldEffects(table, card, abilities);
  cards.set(card, { zone, controller, incarnation, abilities, effects });
  return effects;
}

/** Sorts what cards hold, and what was begun, by what it does. */
export function sortForces(table: EvolveTable, held: readonly EvolveEffect[]): Forces {
  const forbid: EvolveEffect[] = [];
  const replace: EvolveEffect[] = [];
  const trigger: EvolveEffect[] = [];
  const states: EvolveEffect[] = [];
  const asked = new Map<string, EvolveEffect[]>();
  const add = (effect: EvolveEffect) => {
    const { body } = effect;
    if (body.kind === 'trigger' || body.kind === 'awaiting') {
      trigger.push(effect);
      if (body.kind === 'trigger' && body.word.on.kind === 'state-is') states.push(effect);
      return;
    }
    const { effect: kind } = wordOf(body.word);
    if (kind === 'forbid') forbid.push(effect);
    else if (kind === 'replace') replace.push(effect);
    else if (kind === 'asked') {
      const list = asked.get(body.word.kind);
      if (list) list.push(effect);
      else asked.set(body.word.kind, [effect]);
    }
  };
  held.forEach(add);
  table.effects.forbid.forEach(add);
  table.effects.replace.forEach(add);
  table.effects.modify.forEach(add);
  table.effects.trigger.forEach(add);
  return { forbid, replace, trigger, states, asked, byEvent: new Map() };
}

/** The effects of abilities that a card holds, as far as they work where it lies. */
export function heldEffects(
  table: EvolveTable,
  card: CardId,
  held: readonly HeldAbility[],
): readonly EvolveEffect[] {
  if (held.length === 0) return NONE;
  const { incarnation, enteredAt } = table.cards[card];
  const speaks = speaksIn(zoneOf(table, card));
  const effects: EvolveEffect[] = [];
  expanded(held).forEach((one, place) => {
    if (!speaks(one.ability)) return;
    const seat = speakerOf(table, card, one.ability);
    effects.push(...effectsOf(one, place, card, incarnation, seat, one.since ?? enteredAt));
  });
  return effects;
}

/** Whose words they are: those of whoever controls the card, wherever it is from (3.1.2). */
function speakerOf(table: EvolveTable, card: CardId, { body }: Ability): Seat {
  const { controller, owner } = table.cards[card];
  const own = body.kind === 'triggered' ? rule('3.1.2.3') : rule('3.1.2.1');
  return (own && rule('3.1.2')) || controller === NOBODY ? controller : owner;
}

const NONE: readonly EvolveEffect[] = [];
/** The abilities of a card with keywords as the words they stand for. */
interface Expanded {
  readonly all: readonly ExpandedAbility[];
  /** The same where every rule is in force. */
  readonly usual: readonly HeldAbility[];
  /** They are these, whatever rules are in force. */
  readonly plain: boolean;
}

interface ExpandedAbility {
  readonly held: HeldAbility;
  readonly stands: (() => boolean) | null;
  /** The card has that keyword more than once (12.13.3). */
  readonly again: boolean;
}

const expansions = new WeakMap<readonly HeldAbility[], Expanded>();

/** Keywords that stand for words are those words; of one keyword a card has one only (12.13.3). */
export function expanded(held: readonly HeldAbility[]): readonly HeldAbility[] {
  let known = expansions.get(held);
  if (known === undefined) {
    known = expand(held);
    expansions.set(held, known);
  }
  const { all, usual, plain } = known;
  if (plain) return usual;
  const isThere = ({ stands, again }: ExpandedAbility) =>
    (stands?.() ?? true) && !(again && rule('12.13.3'));
  return all.every((one) => isThere(one) !== one.again)
    ? usual
    : all.filter(isThere).map((one) => one.held);
}

function expand(held: readonly HeldAbility[]): Expanded {
  const names = new Set<string>();
  const all = held.flatMap((one) => {
    const { body } = one.ability;
    const again = body.kind === 'keyword' && names.has(body.name);
    if (body.kind === 'keyword') names.add(body.name);
    return expandKeyword(one.ability).map(({ ability, stands }) => ({
      held: ability === one.ability ? one : { ...one, ability },
      stands,
      again,
    }));
  });
  return {
    all,
    usual: all.filter(({ again }) => !again).map((one) => one.held),
    plain: all.every(({ stands, again }) => stands === null && !again),
  };
}

/** The effects among these that work in layers, with those that were begun. */
export function layerEffects(table: EvolveTable, held: readonly EvolveEffect[]): LayerEffect[] {
  const layered: LayerEffect[] = [];
  const add = (effect: EvolveEffect) => {
    const one = layeredOf(effect);
    if (one !== null) layered.push(one);
  };
  held.forEach(add);
  table.effects.modify.forEach(add);
  return layered;
}

const layereds = new WeakMap<EvolveEffect, LayerEffect | null>();

function layeredOf(effect: EvolveEffect): LayerEffect | null {
  let known = layereds.get(effect);
  if (known === undefined) {
    known = makeLayered(effect);
    layereds.set(effect, known);
  }
  return known;
}

function makeLayered(effect: EvolveEffect): LayerEffect | null {
  const word = lastingOf(effect);
  const by = word === null ? null : wordOf(word);
  if (word === null || by?.effect !== 'layer') return null;
  return {
    id: effect.id,
    timestamp: timestampOf(effect),
    defining: false,
    always: false,
    layers: [layerOf(by.layer(word))],
    reads: rule('10.9.1.5') ? by.reads(word) : 0,
    effect,
    word,
    by,
    scope: null,
  };
}

/** Abilities first, then all that is no number, then numbers (10.9.1.2–10.9.1.4). */
function layerOf(layer: number): number {
  const placed = [rule('10.9.1.2'), rule('10.9.1.3'), rule('10.9.1.4')][layer];
  return placed ? layer : LAYERS.numbers - layer;
}

/** When its card came to where it lies, or when the ability was used (10.9.1.6.1, 10.9.1.6.2). */
function timestampOf({ body, timestamp }: EvolveEffect): number {
  const from = rule(body.kind === 'begun' ? '10.9.1.6.2' : '10.9.1.6.1') ? timestamp : 0;
  return rule('10.9.1.6') ? from : -from;
}

/** The lasting words of an effect; null for a trigger. */
export function lastingOf({ body }: EvolveEffect): Lasting | null {
  return body.kind === 'held' || body.kind === 'begun' ? body.word : null;
}

const NO_ABILITIES: readonly HeldAbility[] = [];

/** The abilities of a card that has these characteristics and are not silenced (10.3.2). */
export function effectiveOf({ abilities, silenced }: Characteristics): readonly HeldAbility[] {
  return silenced && obeys('10.3.1', '10.3.2') ? NO_ABILITIES : abilities;
}
