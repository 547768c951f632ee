import type { CardId, EffectsByKind, EffectUse, LayeredEffect, Seat } from '@lianhuan/kernel';
import {
  cachedByObject,
  cachedEffectsOfCards,
  citedAside,
  sortByKind,
  TableCache,
} from '@lianhuan/kernel';
import { obeys, rule } from '../rules.ts';
import { isSame, onField, type SanguozhiEffect, type SanguozhiTable } from '../table/table.ts';
import { readsOf } from '../text/meaning/evaluate.ts';
import { expandKeyword, keywordStands } from '../text/meaning/keywords.ts';
import { effectsOf, wordOf } from '../text/meaning/lasting-words.ts';
import type { Words } from '../text/meaning/procedures.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Ability, Lasting, Predicate } from '../text/nodes/index.ts';
import type { LayerWordOf } from '../text/reading/word.ts';
import {
  findActiveSources,
  isActiveAnywhere,
  isActiveInChain,
  printedAbilities,
} from './active-abilities.ts';
import { type HeldAbility, LAYERS } from './characteristics.ts';

/** The effects of the cards on a table, found anew only when cards lie otherwise, or effects begin or end. */

/** Lasting words of the `layer` kind, with how they stand in the layers. */
export interface WordEffect extends LayeredEffect {
  readonly effect: SanguozhiEffect;
  readonly word: Lasting;
  readonly by: LayerWordOf;
  scope: Scope | null;
  /** The layer for which it was made. */
  layer: number;
}

/** The +2/+2 that 804.5f gives a 主将. */
export interface LordEffect extends LayeredEffect {
  readonly effect: null;
  readonly card: CardId;
}

export type LayerEffect = WordEffect | LordEffect;

/** The effects on a table, by what is printed on cards and what was begun. */
export interface EffectIndex {
  /** The last `state.structure` for which the index is known to be right. */
  structure: number;
  /** Cards whose abilities can work where they lie. */
  readonly activeSources: readonly CardId[];
  readonly layers: readonly LayerEffect[];
  /** True where no effect grants or takes abilities: then the printed abilities are in force. */
  readonly plain: boolean;
  readonly effects: EffectsByKind<SanguozhiEffect>;
}

const indexes = new TableCache<SanguozhiTable, EffectIndex>((index) => ({ ...index }));
let lastTable: SanguozhiTable | null = null;
let lastIndex: EffectIndex;

/** The index of a table as it is now. */
export function effectIndexOf(table: SanguozhiTable): EffectIndex {
  const { structure } = table.state;
  if (table === lastTable && lastIndex.structure === structure) return lastIndex;
  let known = indexes.get(table);
  if (known?.structure !== structure) {
    const before = known;
    known = citedAside(() => makeEffectIndex(table, before));
    indexes.set(table, known);
  }
  lastTable = table;
  lastIndex = known;
  return known;
}

/** Keeps the index for the new structure of a table on which no effect has begun, ended or moved. */
export function keepEffectIndex(table: SanguozhiTable): void {
  const known = indexes.get(table);
  const { structure } = table.state;
  if (known?.structure === structure - 1) known.structure = structure;
}

function makeEffectIndex(table: SanguozhiTable, before: EffectIndex | undefined): EffectIndex {
  const activeCards = findActiveSources(table);
  const effects: SanguozhiEffect[] = [];
  for (const card of activeCards) {
    const abilities = printedAbilities(table, card);
    for (const effect of printedEffects(table, card, abilities)) effects.push(effect);
  }
  const layers = layerEffects(table, effects);
  return {
    structure: table.state.structure,
    activeSources: activeCards,
    layers,
    plain: !layers.some(({ layers: those }) => those.includes(LAYERS.text)),
    effects: sortEffects(table, effects, before?.effects),
  };
}

/** The effects that cards hold and those that were begun, sorted by what they do. */
export function sortEffects(
  { effects: { forbid, replace, modify, trigger } }: SanguozhiTable,
  held: readonly SanguozhiEffect[],
  before: EffectsByKind<SanguozhiEffect> | undefined,
): EffectsByKind<SanguozhiEffect> {
  return sortByKind([held, forbid, replace, modify, trigger], useOf, before);
}

/** By what is printed on cards, and by what they have now. */
const printedEffects = cachedEffectsOfCards(heldEffects, isArriving);

/** The effects of abilities that a card has now, as far as they work where it lies. */
export const presentEffects = cachedEffectsOfCards(heldEffects, isArriving);

function useOf({ body }: SanguozhiEffect): EffectUse {
  if (body.kind === 'trigger' || body.kind === 'awaiting') return 'trigger';
  const { effect } = wordOf(body.word);
  if (effect === 'forbid' || effect === 'replace') return effect;
  return effect === 'asked' ? { asked: body.word.kind } : null;
}

function heldEffects(
  table: SanguozhiTable,
  card: CardId,
  held: readonly HeldAbility[],
): readonly SanguozhiEffect[] {
  const { incarnation, enteredAt } = table.cards[card];
  const works = where(table, card);
  const effects: SanguozhiEffect[] = [];
  expanded(held).forEach((one, place) => {
    const { body } = one.ability;
    // Each paragraph of a card is an ability of its own.
    if (place > 0) rule('108.2c');
    if (!works(one) || (body.kind === 'static' && !keywordStands(one.ability))) return;
    const controller = playerOf(table, card, one.ability);
    const timestamp = one.since ?? enteredAt;
    effects.push(...effectsOf(one, place, { source: card, incarnation, controller, timestamp }));
  });
  return effects;
}

/**
 * The player of an ability: the card's controller, for lasting words (704.4) and for triggers as they
 * fire (703.3a).
 */
function playerOf(table: SanguozhiTable, card: CardId, { body }: Ability): Seat {
  // The controller of a card is the player of the zone it lies in.
  rule('102.5');
  rule(body.kind === 'triggered' ? '703.3a' : '704.4');
  return table.cards[card].controller;
}

/** Which abilities of a card work where it lies: on the field all, elsewhere 属性 (108.6). */
function where(table: SanguozhiTable, card: CardId): (held: HeldAbility) => boolean {
  if (isArriving(table, card) && obeys('703.5d', '704.2')) return worksOnArrival;
  if (onField(table, card)) return everything;
  const zone = table.zones[table.cards[card].zone].name;
  if (zone === 'events' || zone === 'graveyard') return everything;
  return zone === 'chain' ? inChain : anywhere;
}

const everything = () => true;
const inChain = ({ ability }: HeldAbility) => isActiveInChain(ability);
const anywhere = ({ ability }: HeldAbility) => isActiveAnywhere(ability);

/** Is the card arriving, so that only some of its abilities work yet (703.5d)? */
export function isArriving({ state }: SanguozhiTable, card: CardId): boolean {
  return state.arriving.length > 0 && state.arriving.includes(card);
}

/**
 * Does an ability of an arriving card work already: a granted one, 属性, or a trigger, which then hears
 * only the arrival (703.5d)?
 */
export function worksOnArrival({ ability, granted }: HeldAbility): boolean {
  return granted !== -1 || isActiveAnywhere(ability) || ability.body.kind === 'triggered';
}

/**
 * The abilities of a card, with each 禀赋 as the words it stands for: all, and without those that a
 * higher level of the same 禀赋 overrides (802.1b).
 */
interface Expansion {
  readonly all: readonly HeldAbility[];
  readonly best: readonly HeldAbility[];
  /** By ability, the 禀赋 that override it only in some role or under some condition. */
  readonly bound: ReadonlyMap<Ability, readonly Ability[]>;
}

const expansionOf = cachedByObject(expand);

/** 禀赋 that stand for words are those words; of one 禀赋 only the highest level works (802.1b). */
export function expanded(held: readonly HeldAbility[]): readonly HeldAbility[] {
  const { all, best } = expansionOf(held);
  if (best.length < all.length) rule('802.1b');
  return best;
}

function expand(held: readonly HeldAbility[]): Expansion {
  const all = held.map((one) => {
    const ability = expandKeyword(one.ability);
    return ability === one.ability ? one : { ...one, ability };
  });
  const bound = new Map<Ability, readonly Ability[]>();
  all.forEach(({ ability }, index) => {
    const covers = strongerKeywords(held, index).filter((cover) => !isUnconditional(cover));
    if (covers.length > 0) bound.set(ability, covers);
  });
  return { all, best: all.filter((_, index) => !hasStronger(held, index)), bound };
}

/** Does the card have a 禀赋 that overrides this one in any role and under any condition? */
function hasStronger(held: readonly HeldAbility[], index: number): boolean {
  return strongerKeywords(held, index).some(isUnconditional);
}

function isUnconditional({ roles, conditions }: Ability): boolean {
  return roles.length === 0 && conditions.length === 0;
}

/** The same 禀赋 at a higher level on the same card, or earlier at the same level. */
function strongerKeywords(held: readonly HeldAbility[], index: number): readonly Ability[] {
  const { body } = held[index].ability;
  if (body.kind !== 'keyword') return [];
  const covers = held.filter(({ ability: { body: other } }, place) => {
    if (other.kind !== 'keyword' || other.name !== body.name) return false;
    return other.level > body.level || (other.level === body.level && place < index);
  });
  return covers.map(({ ability }) => ability);
}

/** The 禀赋 that override an ability only in some role or under some condition (802.1b). */
export function conditionallyStronger(
  held: readonly HeldAbility[],
  ability: Ability,
): readonly Ability[] {
  const { bound } = expansionOf(held);
  return bound.get(ability) ?? NONE_STRONGER;
}

const NONE_STRONGER: readonly Ability[] = [];

/** The effects among these that work in layers, with those that were begun and the +2/+2 of 主将. */
export function layerEffects(
  table: SanguozhiTable,
  held: readonly SanguozhiEffect[],
): LayerEffect[] {
  const found: LayerEffect[] = [];
  const add = (effect: SanguozhiEffect) => {
    for (const layered of layeredOf(effect, table.procedures.words)) found.push(layered);
  };
  held.forEach(add);
  table.effects.modify.forEach(add);
  if (found.some(takesAll) && obeys('709.7', '709.7a')) found.forEach(readText);
  addLords(table, found);
  // A card's controller and role follow from where it lies; all else is derived from these effects, layer
  // by layer.
  obeys('709.1', '709.1a', '709.1b', '709.3', '709.4');
  return found;
}

/** Does the effect take all abilities from cards, and so other effects in the layer of texts, too? */
function takesAll(one: LayerEffect): boolean {
  if (one.effect === null) return false;
  const words = one.word.kind === 'together' ? one.word.words : [one.word];
  return words.some((word) => word.kind === 'loses' && word.keyword === null);
}

/**
 * Makes an effect in the layer of texts depend on that layer: another effect there may take its ability
 * (709.7a).
 */
function readText(one: LayerEffect, place: number, all: LayerEffect[]): void {
  if (one.effect?.body.kind !== 'held' || !one.layers.includes(LAYERS.text)) return;
  all[place] = { ...one, reads: one.reads | (1 << LAYERS.text) };
}

const layeredByEffect = new WeakMap<SanguozhiEffect, readonly WordEffect[]>();

function layeredOf(effect: SanguozhiEffect, words: Words): readonly WordEffect[] {
  let known = layeredByEffect.get(effect);
  if (known === undefined) {
    known = makeLayered(effect, words);
    layeredByEffect.set(effect, known);
  }
  return known;
}

function makeLayered(effect: SanguozhiEffect, words: Words): readonly WordEffect[] {
  const word = lastingOf(effect);
  if (word === null) return [];
  const by = wordOf(word);
  if (by.effect !== 'layer') return [];
  const defining = isDefining(effect);
  const layers = by.layers(word, defining);
  // All parts of an effect are for the cards that its first part was for.
  if (layers.length > 1) rule('709.5');
  const reads = by.reads(word, words) | readByTerms(effect, words);
  return [
    {
      id: effect.id,
      timestamp: timestampOf(effect),
      defining: defining && rule('709.2'),
      always: 'always' in word && word.always && rule('709.9'),
      layers,
      reads: reads !== 0 && obeys('709.7', '709.7a', '709.7b', '709.7c') ? reads : 0,
      effect,
      word,
      by,
      scope: null,
      layer: -1,
    },
  ];
}

/** The layers that an effect's conditions and its X look at, one bit each. */
function readByTerms({ body }: SanguozhiEffect, words: Words): number {
  if (body.kind !== 'held') return 0;
  const { ability, conditions, x } = body;
  const terms = [...ability.conditions, ...conditions, ...(x === null ? [] : [x])];
  return terms.reduce((reads, term) => reads | readsOf(term, words), 0);
}

/** When its card entered play (709.6a), or when it was made (709.6b): later ones come later (709.8). */
function timestampOf({ body, timestamp }: SanguozhiEffect): number {
  // No two cards have the same time stamp: they enter one after the other, as their players say.
  rule('709.6c');
  rule(body.kind === 'begun' ? '709.6b' : '709.6a');
  obeys('709.6', '709.8', '108.11');
  return timestamp;
}

/** The lasting words of an effect; null for a trigger. */
export function lastingOf({ body }: SanguozhiEffect): Lasting | null {
  return body.kind === 'held' || body.kind === 'begun' ? body.word : null;
}

/** 卡牌特征定义类 (704.3a): it speaks of its own card's characteristics and of no other card. */
function isDefining({ body }: SanguozhiEffect): boolean {
  if (body.kind !== 'held' || !rule('704.3a')) return false;
  const { word } = body;
  if (!('who' in word) || typeof word.who !== 'object' || word.who?.kind !== 'this') return false;
  return defines(word);
}

function defines(word: Lasting | Predicate): boolean {
  if (word.kind === 'together') return word.words.some(defines) && !word.words.some(isOfText);
  // 为… defines; +… only changes (709.3a, 709.3c).
  return word.kind === 'stat-change' ? word.how === 'set' : !isOfText(word);
}

/** Abilities are no characteristic that an effect can define. */
function isOfText({ kind }: Lasting | Predicate): boolean {
  return kind === 'grants' || kind === 'loses';
}

/** Adds the +2/+2 of each 主将 that rule effects have named for it (202.4a, 804.5f). */
function addLords(table: SanguozhiTable, found: LayerEffect[]): void {
  table.state.players.forEach(({ lord }, seat) => {
    if (lord === null || !isSame(table, lord)) return;
    found.push({
      id: LORD_EFFECTS - seat,
      timestamp: table.cards[lord.card].enteredAt,
      defining: false,
      always: false,
      layers: [LAYERS['stat-add']],
      reads: 0,
      effect: null,
      card: lord.card,
    });
  });
}

/** The numbers of these effects begin below those that effects of cards have. */
const LORD_EFFECTS = -1_000_000_000;
