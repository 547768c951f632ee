import {
  type CardId,
  cachedByObject,
  cachedByVersion,
  citedAside,
  type DerivedCards,
  deriveByLayers,
  NO_CARD,
  type Seat,
} from '@lianhuan/kernel';
import { obeys, rule } from '../rules.ts';
import type { EvolveEffect, EvolveTable } from '../table/table.ts';
import { damageOn, evolvedInto, hasRaced, isSame } from '../table/table.ts';
import { holds } from '../text/meaning/evaluate.ts';
import { freshScope, type Scope, scopeKnowing } from '../text/meaning/scope.ts';
import type { KeywordName } from '../text/reading/vocabulary.ts';
import type { Characteristics, HeldAbility } from './characteristics.ts';
import {
  copyCharacteristics,
  evolvedCharacteristics,
  LAYER_COUNT,
  printedCharacteristics,
  usable,
} from './characteristics.ts';
import type { Begun } from './effect-body.ts';
import type { EffectIndex, LayerEffect } from './effect-index.ts';
import {
  effectIndexOf,
  expanded,
  heldEffects,
  layerEffects,
  mindingLosses,
  unsilencedOf,
} from './effect-index.ts';

/** Cards as they are now: their characteristics, derived layer by layer (10.9), their abilities and keywords. */

/** What the derivation without granted static abilities and the one with them share. */
const laws = {
  layers: LAYER_COUNT,
  initial,
  copy: copyCharacteristics,
  version: ({ state }: EvolveTable) => state.version,
  // An evolve card is laid on another card, or leaves it, only with the structure.
  initialVersion: ({ state }: EvolveTable) => state.structure,
  exists: (table: EvolveTable, one: LayerEffect, cards: DerivedCards<Characteristics>) =>
    isHeld(one.effect, cards) && conditionsHold(table, one.effect, scopeIn(table, one, cards)),
  subjects: (table: EvolveTable, one: LayerEffect, cards: DerivedCards<Characteristics>) =>
    subjectsOf(table, one, cards),
  content: (
    table: EvolveTable,
    one: LayerEffect,
    _: CardId,
    __: number,
    cards: DerivedCards<Characteristics>,
  ) => one.by.content(table, one.word, scopeIn(table, one, cards)),
  apply: (
    table: EvolveTable,
    one: LayerEffect,
    _: CardId,
    __: number,
    characteristics: Characteristics,
    cards: DerivedCards<Characteristics>,
  ) => one.by.apply(table, one.word, characteristics, scopeIn(table, one, cards)),
};

/** What is printed on a card, or on the evolve card upon it (10.9.1.1). */
function initial(table: EvolveTable, card: CardId): Characteristics {
  const below = printedOf(table, card);
  const upon = evolvedInto(table, card);
  if (upon === NO_CARD || !obeys('5.15.2', '10.9.1.1.1')) return below;
  const above = printedOf(table, upon);
  let known = evolvedOnes.get(below)?.get(above);
  if (known === undefined) {
    known = evolvedCharacteristics(below, above);
    evolvedOnes.set(below, new Map([[above, known]]));
  }
  return known;
}

/** By the card's own characteristics and its evolve card's: the abilities of an evolved card are one list each time. */
const evolvedOnes = new WeakMap<Characteristics, Map<Characteristics, Characteristics>>();

function printedOf(table: EvolveTable, card: CardId): Characteristics {
  const { definition } = table.cards[card];
  return printedCharacteristics(table.library[definition], definition);
}

/** The index of the abilities and effects of a table, as printed and as begun. */
export function currentEffectIndex(table: EvolveTable): EffectIndex {
  return effectIndexOf(table, printedAbilities);
}

function printedAbilities(table: EvolveTable, card: CardId): readonly HeldAbility[] {
  return initial(table, card).abilities;
}

/** Layer by layer, by printed abilities and by effects that were begun. */
const printedLayers = deriveByLayers<EvolveTable, Characteristics, LayerEffect>({
  ...laws,
  effects: (table) => currentEffectIndex(table).layers,
});

/** The same, with the static abilities that others grant. */
const allLayers = deriveByLayers<EvolveTable, Characteristics, LayerEffect>({
  ...laws,
  effects: withGranted,
});

function withGranted(table: EvolveTable): readonly LayerEffect[] {
  const cards = printedLayers.cards(table);
  const { activeCards: activeSources, layers } = currentEffectIndex(table);
  const granted = activeSources.flatMap((card) =>
    heldEffects(
      table,
      card,
      cards.of(card).abilities.filter(({ granted: by }) => by !== -1),
    ),
  );
  return mindingLosses([...layers, ...layerEffects(table, granted).filter(isOf(granted))]);
}

function isOf(effects: readonly EvolveEffect[]) {
  return ({ effect }: LayerEffect) => effects.includes(effect);
}

/**
 * Every card from what is printed, step by step, as it lies now (10.9.1, 10.9.1.1, 10.9.3), and whether that took
 * `allLayers`: granted abilities bring static ones.
 */
const deriveNow = cachedByVersion((table: EvolveTable) =>
  citedAside(() => {
    obeys('10.9.1', '10.9.1.1', '10.9.3');
    const granting = grantsLasting(table);
    return { granting, cards: (granting ? allLayers : printedLayers).cards(table) };
  }),
);

/** Every card as it is now (10.9). */
export function cardsNow(table: EvolveTable): DerivedCards<Characteristics> {
  return deriveNow(table, table.state.version).cards;
}

/** Is any granted ability static? Then the layers are gone through a second time, with it. */
function grantsLasting(table: EvolveTable): boolean {
  const { granting, activeCards: activeSources } = currentEffectIndex(table);
  if (!granting) return false;
  const cards = printedLayers.cards(table);
  return activeSources.some((card) =>
    expanded(cards.of(card).abilities).some(
      ({ ability, granted }) => granted !== -1 && ability.body.kind === 'static',
    ),
  );
}

/** A card as it is now (10.9). */
export function characteristicsOf(table: EvolveTable, card: CardId): Characteristics {
  return deriveNow(table, table.state.version).cards.of(card);
}

/** What is printed on a card or on the evolve card upon it: 原本的 (5.23). */
export function originalOf(table: EvolveTable, card: CardId): Characteristics {
  return initial(table, card);
}

/** The steps by which a card came by its characteristics, for whoever asks why. */
export function derivationSteps(table: EvolveTable, card: CardId) {
  return (deriveNow(table, table.state.version).granting ? allLayers : printedLayers).steps(
    table,
    card,
  );
}

/** 攻击力 as damage is dealt by it: never below 0 (1.3.2.2.1). */
export function attackOf(table: EvolveTable, card: CardId): number {
  return usable(characteristicsOf(table, card).attack);
}

/** The life a follower has left (5.13.1): it may be below 0 (5.13.1.1). */
export function lifeOf(table: EvolveTable, card: CardId): number {
  return characteristicsOf(table, card).life - damageOn(table, card);
}

/** Has the card that keyword, printed or granted, and are its abilities not void? */
export function hasKeyword(table: EvolveTable, card: CardId, name: KeywordName): boolean {
  const characteristics = characteristicsOf(table, card);
  if (characteristics.silenced && rule('10.3.2')) return false;
  if (name === 'rush' && hasRaced(table, card)) return true;
  const abilities = unsilencedOf(characteristics);
  for (let place = 0; place < abilities.length; place++) {
    const { body } = abilities[place].ability;
    if (body.kind === 'keyword' && body.name === name) return true;
  }
  return false;
}

/** All keywords that the card has, printed or granted, if its abilities are not void. */
export function keywordsOf(table: EvolveTable, card: CardId): readonly KeywordName[] {
  const characteristics = characteristicsOf(table, card);
  const names: KeywordName[] = [];
  if (characteristics.silenced && rule('10.3.2')) return names;
  for (const { ability } of unsilencedOf(characteristics)) {
    if (ability.body.kind === 'keyword') names.push(ability.body.name);
  }
  if (hasRaced(table, card)) names.push('rush');
  return names;
}

/** The abilities of a card that are not void, each keyword replaced by the abilities it stands for. */
export function abilitiesOf(table: EvolveTable, card: CardId): readonly HeldAbility[] {
  return expanded(unsilencedOf(characteristicsOf(table, card)));
}

/** The scope in which words of a card are read now, for this player. */
export function scopeOf(
  table: EvolveTable,
  source: CardId,
  seat: Seat,
  known?: Partial<Scope>,
): Scope {
  const incarnation = source === NO_CARD ? 0 : table.cards[source].incarnation;
  return freshScope({ seat, source, incarnation, cards: currentCards(table) }, known);
}

/** Cards as they are whenever they are looked at: the later words of an effect see what its earlier words changed. */
const currentCards = cachedByObject(
  (table: EvolveTable): DerivedCards<Characteristics> => ({
    of: (card) => characteristicsOf(table, card),
  }),
);

/** The cards that an effect changes: of a begun effect those it was begun for (10.9.2), of a static ability those it means now. */
function subjectsOf(
  table: EvolveTable,
  one: LayerEffect,
  cards: DerivedCards<Characteristics>,
): readonly CardId[] {
  const { body } = one.effect;
  if (body.kind === 'begun' && body.fixed.subjects !== null) {
    return body.fixed.subjects
      .filter((ref) => isSame(table, ref) || !rule('10.9.2'))
      .map(({ card }) => card);
  }
  return one.by.subjects(table, one.word, scopeIn(table, one, cards));
}

/** Is the effect's ability still there: the effect of a lost or silenced ability ends at once (10.9.1.2)? */
function isHeld({ body, source }: EvolveEffect, cards: DerivedCards<Characteristics>): boolean {
  if (body.kind !== 'held') return true;
  const { ref } = body;
  return unsilencedOf(cards.of(source)).some(
    (held) => held.ref.index === ref.index && held.ref.definition === ref.definition,
  );
}

/** Do the conditions of an effect hold, as its scope sees the table (10.3.3)? */
export function conditionsHold(
  table: EvolveTable,
  { body, controller }: EvolveEffect,
  scope: Scope,
): boolean {
  if (body.kind === 'begun') return isInItsTurn(table, body, controller);
  if (body.kind !== 'held' || body.conditions.length === 0) return true;
  return body.conditions.every((condition) => holds(table, condition, scope)) || !rule('10.3.3');
}

/** Of what is begun for a turn to come, 在对手的下一个回合中: is it that turn (10.2.1.2)? */
function isInItsTurn({ state }: EvolveTable, { period, turn }: Begun, controller: Seat): boolean {
  if (period !== 'in-enemy-turn' && period !== 'in-own-turn') return true;
  const isOwn = state.active === controller;
  return (isOwn === (period === 'in-own-turn') && state.turn > turn) || !rule('10.2.1.2');
}

function scopeIn(
  table: EvolveTable,
  one: LayerEffect,
  cards: DerivedCards<Characteristics>,
): Scope {
  if (one.scope?.cards !== cards) one.scope = scopeOfEffect(table, one.effect, cards);
  return one.scope;
}

const NOTHING: readonly never[] = [];

/** The scope in which the words of an effect are read. @param cards the cards as they are at that moment */
export function scopeOfEffect(
  _: EvolveTable,
  { body, controller: seat, source, incarnation, timestamp: since }: EvolveEffect,
  cards: DerivedCards<Characteristics>,
): Scope {
  const base = { seat, source, incarnation, cards };
  if (body.kind !== 'begun' && body.kind !== 'awaiting') {
    return scopeKnowing(base, { since, x: -1, that: NOTHING, mentions: NOTHING, declared: null });
  }
  const { x, that, mentions, declared } = body.fixed;
  return scopeKnowing(base, { since, x, that, mentions, declared });
}
