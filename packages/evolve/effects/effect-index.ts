import type { CardId, EffectsByKind, EffectUse, LayeredEffect, Seat } from '@lianhuan/kernel';
import {
  cachedByObject,
  cachedEffectsOfCards,
  citedAside,
  sortByKind,
  TableCache,
} from '@lianhuan/kernel';
import { obeys, rule } from '../rules.ts';
import { type EvolveEffect, type EvolveTable, zoneOf } from '../table/table.ts';
import { isOfSort } from '../text/meaning/ability-sorts.ts';
import { expandKeyword } from '../text/meaning/keywords.ts';
import { effectsOf, wordOf } from '../text/meaning/lasting-words.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Ability, Lasting } from '../text/nodes/index.ts';
import type { LayerWordOf } from '../text/reading/word.ts';
import { activeIn, cardsWithActiveAbilities } from './active-abilities.ts';
import { type Characteristics, type HeldAbility, LAYERS } from './characteristics.ts';

/**
 * The index of effects: which abilities of which cards work where those cards lie, sorted by what their effects do.
 * It is made anew only when a card changes its zone or an effect begins or ends (`state.structure`).
 */

/** An effect that changes characteristics, with its layer. */
export interface LayerEffect extends LayeredEffect {
  readonly effect: EvolveEffect;
  readonly word: Lasting;
  readonly by: LayerWordOf;
  /** The scope in which its words were read last; null before. */
  scope: Scope | null;
}

/** The abilities and effects of a table, as long as no card changes its zone and no effect begins or ends. */
export interface EffectIndex {
  /** `state.structure` for which it was made. */
  readonly structure: number;
  /** Cards with an ability that can work where they lie. */
  readonly activeCards: readonly CardId[];
  readonly layers: readonly LayerEffect[];
  /** No effect grants abilities or takes them away: then the printed abilities are those in force. */
  readonly plain: boolean;
  /** Some effect could grant a static ability. */
  readonly granting: boolean;
  readonly active: EffectsByKind<EvolveEffect>;
}

const indexes = new TableCache<EvolveTable, EffectIndex>();
let lastTable: EvolveTable | null = null;
let lastIndex: EffectIndex;

/** The abilities a card has before any effect changes them. */
export type AbilitiesOf = (table: EvolveTable, card: CardId) => readonly HeldAbility[];

/**
 * The index of printed abilities and of effects that were begun.
 * @param printedOn the abilities printed on a card, or on the evolve card upon it
 */
export function effectIndexOf(table: EvolveTable, printedOn: AbilitiesOf): EffectIndex {
  const { structure } = table.state;
  if (table === lastTable && lastIndex.structure === structure) return lastIndex;
  let known = indexes.get(table);
  if (known?.structure !== structure) {
    const before = known?.active;
    known = citedAside(() => makeEffectIndex(table, printedOn, before));
    indexes.set(table, known);
  }
  lastTable = table;
  lastIndex = known;
  return known;
}

function makeEffectIndex(
  table: EvolveTable,
  printedOn: AbilitiesOf,
  before: EffectsByKind<EvolveEffect> | undefined,
): EffectIndex {
  const activeSources = cardsWithActiveAbilities(table);
  const effects: EvolveEffect[] = [];
  for (const card of activeSources) {
    for (const effect of effectsOfPrinted(table, card, printedOn(table, card)))
      effects.push(effect);
  }
  const layers = mindingLosses(layerEffects(table, effects));
  return {
    structure: table.state.structure,
    activeCards: activeSources,
    layers,
    plain: !layers.some(({ layers: those }) => those.includes(LAYERS.abilities)),
    granting: layers.some(({ word }) => grantsLasting(word)),
    active: sortEffects(table, effects, before),
  };
}

/** Do these words grant an ability that is, or stands for, a static one? */
function grantsLasting(word: Lasting): boolean {
  if (word.kind !== 'grants') return false;
  return word.abilities.some((granted) =>
    expandKeyword(granted).some(({ ability }) => ability.body.kind === 'static'),
  );
}

/** The effects of the abilities that cards have now, granted ones too. @param abilitiesOf those that are not silenced */
export function effectsNow(
  table: EvolveTable,
  sources: readonly CardId[],
  abilitiesOf: (card: CardId) => readonly HeldAbility[],
): readonly EvolveEffect[] {
  const effects: EvolveEffect[] = [];
  for (const card of sources) {
    for (const effect of effectsOfPresent(table, card, abilitiesOf(card))) effects.push(effect);
  }
  return effects;
}

/** Of the abilities printed on cards, and of those that cards have now. */
const effectsOfPrinted = cachedEffectsOfCards(heldEffects);
const effectsOfPresent = cachedEffectsOfCards(heldEffects);

/** The effects that cards hold and those that were begun, sorted by what they do. */
export function sortEffects(
  { effects: { forbid, replace, modify, trigger } }: EvolveTable,
  held: readonly EvolveEffect[],
  before: EffectsByKind<EvolveEffect> | undefined,
): EffectsByKind<EvolveEffect> {
  return sortByKind([held, forbid, replace, modify, triggersOf(trigger)], useOf, before);
}

/** Of each delayed trigger that waits for several things one for each of them. */
function triggersOf(begun: readonly EvolveEffect[]): readonly EvolveEffect[] {
  return begun.some(isForSeveral) ? begun.flatMap(eachOf) : begun;
}

function isForSeveral({ body }: EvolveEffect): boolean {
  return body.kind === 'awaiting' && body.on.length > 1;
}

const eachOf = cachedByObject((effect: EvolveEffect): readonly EvolveEffect[] => {
  const { body } = effect;
  return body.kind === 'awaiting'
    ? body.on.map((_, at) => ({ ...effect, body: { ...body, at } }))
    : [effect];
});

function useOf({ body }: EvolveEffect): EffectUse {
  if (body.kind === 'trigger' || body.kind === 'awaiting') return 'trigger';
  const { effect } = wordOf(body.word);
  if (effect === 'forbid' || effect === 'replace') return effect;
  return effect === 'asked' ? { asked: body.word.kind } : null;
}

/** The effects of abilities that a card holds, as far as they work where it lies. */
export function heldEffects(
  table: EvolveTable,
  card: CardId,
  held: readonly HeldAbility[],
): readonly EvolveEffect[] {
  if (held.length === 0) return NONE;
  const { incarnation, enteredAt } = table.cards[card];
  const works = activeIn(zoneOf(table, card));
  const effects: EvolveEffect[] = [];
  expanded(held).forEach((one, place) => {
    if (!works(one.ability)) return;
    const controller = playerOf(table, card, one.ability);
    const timestamp = one.since ?? enteredAt;
    effects.push(...effectsOf(one, place, { source: card, incarnation, controller, timestamp }));
  });
  return effects;
}

/** Who controls an ability of a card: the card's controller, whoever owns it; off the field its owner (3.1.2). */
function playerOf(table: EvolveTable, card: CardId, { body }: Ability): Seat {
  rule(body.kind === 'triggered' ? '3.1.2.3' : '3.1.2.1');
  rule('3.1.2');
  return table.cards[card].controller;
}

const NONE: readonly EvolveEffect[] = [];

/** The abilities of a card, each keyword replaced by the abilities it stands for. */
interface Expanded {
  readonly all: readonly ExpandedAbility[];
  /** The same where no rule is switched off. */
  readonly usual: readonly HeldAbility[];
  /** They are the same whichever rule is switched off. */
  readonly plain: boolean;
}

interface ExpandedAbility {
  readonly held: HeldAbility;
  readonly stands: (() => boolean) | null;
  /** The card has that keyword more than once (12.13.3). */
  readonly again: boolean;
}

const expansionOf = cachedByObject(expand);

/** These abilities, each keyword replaced by the abilities it stands for; a card has a keyword once only (12.13.3). */
export function expanded(held: readonly HeldAbility[]): readonly HeldAbility[] {
  const { all, usual, plain } = expansionOf(held);
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

/** The effects among these, and among those that were begun, that change characteristics. */
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

const layeredOf = cachedByObject(makeLayered);

function makeLayered(effect: EvolveEffect): LayerEffect | null {
  const word = lastingOf(effect);
  if (word === null) return null;
  const by = wordOf(word);
  if (by.effect !== 'layer') return null;
  const reads = by.reads(word);
  obeys('10.9.1.2', '10.9.1.3', '10.9.1.4');
  return {
    id: effect.id,
    timestamp: timestampOf(effect),
    defining: false,
    always: false,
    layers: [by.layer(word)],
    reads: reads !== 0 && rule('10.9.1.5') ? reads : 0,
    effect,
    word,
    by,
    scope: null,
  };
}

/**
 * The same, but where any effect takes abilities away, each ability that gives or takes some depends on that: it may be lost
 * itself, whichever was there first (10.9.1.5).
 */
export function mindingLosses(effects: readonly LayerEffect[]): readonly LayerEffect[] {
  const isLoss = ({ word: { kind } }: LayerEffect) => kind === 'loses' || kind === 'silences';
  if (!effects.some(isLoss) || !rule('10.9.1.5')) return effects;
  const canBeLost = ({ effect, layers }: LayerEffect) =>
    effect.body.kind === 'held' && layers.includes(LAYERS.abilities);
  return effects.map((one) => (canBeLost(one) ? mindingLoss(one) : one));
}

const mindingLoss = cachedByObject(
  (one: LayerEffect): LayerEffect => ({
    ...one,
    reads: one.reads | (1 << LAYERS.abilities),
    scope: null,
  }),
);

/** Of a card's own ability when the card came to its zone, of a begun effect when it began (10.9.1.6.1, 10.9.1.6.2). */
function timestampOf({ body, timestamp }: EvolveEffect): number {
  rule(body.kind === 'begun' ? '10.9.1.6.2' : '10.9.1.6.1');
  rule('10.9.1.6');
  return timestamp;
}

/** The lasting words of an effect; null for a trigger. */
export function lastingOf({ body }: EvolveEffect): Lasting | null {
  return body.kind === 'held' || body.kind === 'begun' ? body.word : null;
}

const NO_ABILITIES: readonly HeldAbility[] = [];

/** The abilities of a card with these characteristics, without those that are void, 能力无效 (10.3.2). */
export function unsilencedOf({
  abilities,
  silenced,
  voided,
}: Characteristics): readonly HeldAbility[] {
  if (silenced && obeys('10.3.1', '10.3.2')) return NO_ABILITIES;
  if (voided.length === 0 || !obeys('10.3.1', '10.3.2')) return abilities;
  return abilities.filter(({ ability }) => !voided.some((sort) => isOfSort(ability.body, sort)));
}
