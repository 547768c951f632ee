import type { CardId, DerivedCards, Seat } from '@lianhuan/kernel';
import {
  cachedByVersion,
  citedAside,
  deriveByLayers,
  markCitations,
  markHalfDerived,
  NO_CARD,
  withdrawCitations,
} from '@lianhuan/kernel';
import type { Stat } from '../cards/definition.ts';
import { obeys, rule } from '../rules.ts';
import type { AbilityRef } from '../table/state.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../table/table.ts';
import { isFormed, player, roleOf } from '../table/table.ts';
import { allHold, count, gatesHold } from '../text/meaning/conditions.ts';
import { isKeywordText } from '../text/meaning/keywords.ts';
import { freshScope, type Scope, scopeKnowing } from '../text/meaning/scope.ts';
import { isStill } from '../text/meaning/subjects.ts';
import { targetNodes } from '../text/meaning/targets.ts';
import type { Ability } from '../text/nodes/index.ts';
import type { KeywordName } from '../text/reading/vocabulary.ts';
import { abilitiesOn } from './active-abilities.ts';
import type { Characteristics, HeldAbility } from './characteristics.ts';
import {
  BLANK,
  copyCharacteristics,
  LAYER_COUNT,
  printedCharacteristics,
  usable,
} from './characteristics.ts';
import type { LayerEffect, LordEffect, WordEffect } from './effect-index.ts';
import {
  conditionallyStronger,
  effectIndexOf,
  expanded,
  isArriving,
  layerEffects,
  presentEffects,
  worksOnArrival,
} from './effect-index.ts';

/** Cards as they are now: characteristics by layers (709), abilities, 禀赋. */

/** What 804.5f adds to 攻 and 命. */
const LORD_BONUS = 2;

function isLord(one: LayerEffect): one is LordEffect {
  return one.effect === null;
}

/** What the two derivations below have in common. */
const laws = {
  layers: LAYER_COUNT,
  initial,
  copy: copyCharacteristics,
  version: ({ state }: SanguozhiTable) => state.version,
  exists: (table: SanguozhiTable, one: LayerEffect, derived: DerivedCards<Characteristics>) =>
    isLord(one) ||
    (isHeld(one.effect, derived) && applies(table, one.effect, scopeIn(table, one, derived))),
  subjects: (table: SanguozhiTable, one: LayerEffect, derived: DerivedCards<Characteristics>) =>
    isLord(one) ? [one.card] : subjectsOf(table, one, derived),
  content: (
    table: SanguozhiTable,
    one: LayerEffect,
    _: CardId,
    layer: number,
    derived: DerivedCards<Characteristics>,
  ) =>
    isLord(one)
      ? '+2'
      : one.by.content(table, one.word, layer, scopeAt(table, one, layer, derived)),
  apply: (
    table: SanguozhiTable,
    one: LayerEffect,
    _: CardId,
    layer: number,
    characteristics: Characteristics,
    derived: DerivedCards<Characteristics>,
  ) => {
    if (!isLord(one)) {
      one.by.apply(table, one.word, layer, characteristics, scopeAt(table, one, layer, derived));
      return;
    }
    characteristics.attack += LORD_BONUS;
    characteristics.life += LORD_BONUS;
  },
};

/** Characteristics by the printed abilities and the effects that were begun. */
const printedLayers = deriveByLayers<SanguozhiTable, Characteristics, LayerEffect>({
  ...laws,
  effects: (table) => effectIndexOf(table).layers,
});

/** Characteristics by the lasting words of granted abilities as well. */
const allLayers = deriveByLayers<SanguozhiTable, Characteristics, LayerEffect>({
  ...laws,
  effects: withGranted,
});

function withGranted(table: SanguozhiTable): LayerEffect[] {
  const derived = printedLayers.cards(table);
  const granted = effectIndexOf(table).activeSources.flatMap((card) =>
    presentEffects(table, card, derived.of(card).abilities).filter(
      ({ body }) => body.kind === 'held' && isGranted(body.ref, derived.of(card)),
    ),
  );
  return [...effectIndexOf(table).layers, ...layerEffects(table, granted).filter(isOf(granted))];
}

function isGranted({ definition, index }: AbilityRef, { abilities }: Characteristics): boolean {
  return abilities.some(
    ({ ref, granted }) => granted !== -1 && ref.definition === definition && ref.index === index,
  );
}

function isOf(effects: readonly SanguozhiEffect[]) {
  return ({ effect }: LayerEffect) => effect !== null && effects.includes(effect);
}

/** Every card as it is now, and whether that took `allLayers`: granted abilities bring lasting words. */
const deriveNow = cachedByVersion((table: SanguozhiTable) =>
  citedAside(() => {
    const granting = grantsLasting(table);
    return { granting, derived: (granting ? allLayers : printedLayers).cards(table) };
  }),
);

/** Every card as it is now (709). */
export function derivedCards(table: SanguozhiTable): DerivedCards<Characteristics> {
  return deriveNow(table, table.state.version).derived;
}

/** Are the characteristics of all cards derived to their end, and not just under way? */
export function areDerived(table: SanguozhiTable): boolean {
  derivedCards(table);
  const mark = markHalfDerived();
  derivedCards(table);
  return markHalfDerived() === mark;
}

/** Every card as it would be without the words of one card (418.4). */
export function derivedCardsWithout(
  table: SanguozhiTable,
  source: CardId,
): DerivedCards<Characteristics> {
  const { granting, derived } = deriveNow(table, table.state.version);
  const effects = granting ? withGranted(table) : effectIndexOf(table).layers;
  const isOwn = ({ effect }: LayerEffect) => effect?.source === source;
  if (!effects.some(isOwn)) return derived;
  return (granting ? allLayers : printedLayers).cardsWithout(table, isOwn);
}

/** Do any granted abilities bring lasting words? Then the layers are gone through with them too. */
function grantsLasting(table: SanguozhiTable): boolean {
  const { plain, activeSources: activeCards } = effectIndexOf(table);
  if (plain) return false;
  const derived = printedLayers.cards(table);
  return activeCards.some((card) => {
    const { abilities } = derived.of(card);
    return expanded(abilities).some(
      ({ ability, granted }) => granted !== -1 && ability.body.kind === 'static',
    );
  });
}

/** A card as it is now (709). */
export function characteristicsOf(table: SanguozhiTable, card: CardId): Characteristics {
  return deriveNow(table, table.state.version).derived.of(card);
}

/** How a card came to be what it is, for whoever asks why. */
export function layerStepsOf(table: SanguozhiTable, card: CardId) {
  return (deriveNow(table, table.state.version).granting ? allLayers : printedLayers).steps(
    table,
    card,
  );
}

/** 攻, 命 or 智 as it is used: never below 0 (105.1b). */
export function statOf(table: SanguozhiTable, card: CardId, stat: Stat): number {
  return usable(rawStat(table, card, stat));
}

/** 攻, 命 or 智 as it is counted: it may be below 0. */
export function rawStat(table: SanguozhiTable, card: CardId, stat: Stat): number {
  return characteristicsOf(table, card)[stat];
}

/**
 * The highest level of a 禀赋 (802.1b); 1 for those without a level, 0 for a card without it.
 * @param isMeant only of such abilities
 */
export function keywordLevel(
  table: SanguozhiTable,
  card: CardId,
  name: KeywordName,
  isMeant: (held: HeldAbility) => boolean = () => true,
): number {
  let level = 0;
  const consulted = markCitations();
  for (const held of characteristicsOf(table, card).abilities) {
    const { ability } = held;
    const { body } = ability;
    if (body.kind !== 'keyword' || body.name !== name || !isMeant(held)) continue;
    if (isArriving(table, card) && !worksOnArrival(held) && rule('703.5d')) continue;
    if (!inRole(table, card, ability)) continue;
    const scope = scopeOf(table, card, table.cards[card].controller);
    if (ability.conditions.length > 0 && !gatesHold(table, ability.conditions, scope)) continue;
    const own = Math.max(body.level, 1);
    if (level > 0) rule('802.1b');
    level = Math.max(level, own);
  }
  if (level === 0) withdrawCitations(consulted);
  return level;
}

/** The 禀赋 that work on a card now. */
export function keywordsOf(table: SanguozhiTable, card: CardId): readonly KeywordName[] {
  const { abilities } = characteristicsOf(table, card);
  const names = abilities.flatMap(({ ability: { body } }) =>
    body.kind === 'keyword' ? body.name : [],
  );
  return names.filter((name) => keywordLevel(table, card, name) > 0);
}

/** The abilities that a card can use or that work now, 禀赋 as what they stand for (802.1). */
export function abilitiesOf(table: SanguozhiTable, card: CardId): readonly HeldAbility[] {
  return expanded(characteristicsOf(table, card).abilities);
}

/** The same as they are printed, for a card that lies face down and is about to be used (113.2). */
export function printedAbilitiesOf(table: SanguozhiTable, card: CardId): readonly HeldAbility[] {
  const { definition } = table.cards[card];
  return expanded(printedCharacteristics(table.library[definition], definition).abilities);
}

/** Does the ability work in the role its card has, under the conditions it names (105.9, 108.4)? */
export function works(
  table: SanguozhiTable,
  card: CardId,
  ability: Ability,
  scope: Scope,
): boolean {
  if (!inRole(table, card, ability) || !gatesHold(table, ability.conditions, scope)) return false;
  return !(isKeywordText(ability) && isOverriddenNow(table, card, ability, scope));
}

/** Does the same 禀赋 of a higher level work now, which works only in a role or while something is so? */
function isOverriddenNow(
  table: SanguozhiTable,
  card: CardId,
  ability: Ability,
  scope: Scope,
): boolean {
  const covers = conditionallyStronger(scope.derived.of(card).abilities, ability);
  return (
    covers.some((one) => inRole(table, card, one) && gatesHold(table, one.conditions, scope)) &&
    rule('802.1b')
  );
}

function inRole(table: SanguozhiTable, card: CardId, { roles, body }: Ability): boolean {
  if (roles.length === 0) return true;
  const role = roleOf(table, card);
  if (role !== null && roles.includes(role)) return true;
  return !isBoundToRole(body);
}

/** Does a role printed before an ability bind it: must the card have that role for it to work (105.9b–d)? */
function isBoundToRole(body: Ability['body']): boolean {
  if (body.kind === 'activated' && body.symbol === 'tap') return obeys('105.9a', '105.9c');
  if (body.kind !== 'triggered' || body.on.kind !== 'entry') return rule('105.9a');
  return obeys('105.9a', body.on.how === 'flips' ? '105.9d' : '105.9b');
}

/** A scope for words of a card as the table stands. */
export function scopeOf(
  table: SanguozhiTable,
  source: CardId,
  seat: Seat,
  known?: Partial<Scope>,
): Scope {
  const incarnation = source === NO_CARD ? 0 : table.cards[source].incarnation;
  // Later words of an effect see what earlier ones have changed.
  const derived: DerivedCards<Characteristics> = known?.derived ?? {
    of: (card) => characteristicsOf(table, card),
  };
  const scope = freshScope({ seat, source, incarnation, derived });
  return known === undefined ? scope : Object.assign(scope, known);
}

/**
 * The cards an effect is for: of one that was begun those of that moment, of a card's ability those of
 * now (708.2c, 708.3a).
 */
function subjectsOf(
  table: SanguozhiTable,
  one: WordEffect,
  derived: DerivedCards<Characteristics>,
): readonly CardId[] {
  const { body } = one.effect;
  if (body.kind === 'begun' && body.fixed.subjects !== null && rule('708.2c')) {
    if (one.word.kind === 'wit-need-change') rule('708.2d');
    return body.fixed.subjects
      .filter((ref) => isStill(table, ref))
      .filter(({ card }) => !table.cards[card].faceDown || !rule('112.2b'))
      .map(({ card }) => card);
  }
  const subjects = one.by
    .subjects(table, one.word, scopeIn(table, one, derived))
    .filter((card) => !table.cards[card].faceDown || !rule('112.2b'))
    .filter((card) => !table.procedures.isImmuneToTactic(table, card, one.effect.source));
  if (body.kind === 'held') obeys('708.3a', '708.3c', '300.8a');
  return subjects;
}

/** An ability that was lost in the layer of texts is in force no more (709.5, 709.8). */
function isHeld(
  { body, source }: SanguozhiEffect,
  derived: DerivedCards<Characteristics>,
): boolean {
  // An effect that was begun is no ability of its card, and is not lost with its abilities.
  if (body.kind !== 'held') {
    rule('108.12');
    return true;
  }
  const { ref } = body;
  for (const held of derived.of(source).abilities) {
    if (held.ref.index === ref.index && held.ref.definition === ref.definition) return true;
  }
  return false;
}

/** Does an effect work, as the scope sees the table: its role and its conditions? */
export function applies(table: SanguozhiTable, effect: SanguozhiEffect, scope: Scope): boolean {
  const { body, source } = effect;
  if (body.kind === 'held') {
    return works(table, source, body.ability, scope) && allHold(table, body.conditions, scope);
  }
  if (body.kind === 'trigger') {
    // The conditions of a trigger are looked at as it would fire; if they hold only later it does not
    // fire.
    obeys('108.4', '108.4b');
    return works(table, source, body.ability, scope);
  }
  return true;
}

/** The scope of an effect in a layer: what X is, is counted anew in each (709.5). */
function scopeAt(
  table: SanguozhiTable,
  one: WordEffect,
  layer: number,
  derived: DerivedCards<Characteristics>,
): Scope {
  if (one.layer !== layer) one.scope = null;
  one.layer = layer;
  return scopeIn(table, one, derived);
}

function scopeIn(
  table: SanguozhiTable,
  one: WordEffect,
  derived: DerivedCards<Characteristics>,
): Scope {
  if (one.scope?.derived !== derived) one.scope = scopeOfEffect(table, one.effect, derived);
  return one.scope;
}

/** The scope of an effect in force. */
export function scopeOfEffect(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  derived: DerivedCards<Characteristics>,
): Scope {
  const { body, controller, source, incarnation, timestamp: since } = effect;
  const who = { seat: controller, source, incarnation, derived };
  if (body.kind === 'begun' || body.kind === 'awaiting') {
    const { x, that, declared } = body.fixed;
    return scopeKnowing(who, { since, x, that, declared, instances: NO_TARGETS });
  }
  const declarations = table.state.declarations[source];
  const declared =
    declarations?.incarnation === incarnation
      ? ((declarations.reached ?? declarations.declared).find(
          ({ index }) => index === body.ref.index,
        ) ?? null)
      : null;
  const instances = declared === null ? NO_TARGETS : targetNodes(body.ability);
  const scope = scopeKnowing(who, { since, x: -1, that: [], declared, instances });
  return body.kind === 'trigger' || body.x === null
    ? scope
    : { ...scope, x: usable(count(table, body.x, scope)) };
}

/** The printed characteristics (400.4); for a formed 阵型 N is the number of its members (503.7c). */
function initial(table: SanguozhiTable, card: CardId): Characteristics {
  const { faceDown, definition, controller, incarnation } = table.cards[card];
  if (faceDown && rule('112.2')) return BLANK;
  const definitionOfCard = table.library[definition];
  const known = printedCharacteristics(definitionOfCard, definition);
  if (definitionOfCard.kind === 'general') {
    const abilities = abilitiesOn(table, card);
    return abilities === known.abilities ? known : { ...known, abilities };
  }
  if (definitionOfCard.kind !== 'formation' || !isFormed(table, card)) return known;
  const formed = player(table, controller).formation;
  const members = formed !== null && rule('503.7c') ? formed.members.length : 0;
  const who = { seat: controller, source: card, incarnation, derived: PRINTED };
  const scope = { ...freshScope(who), members };
  return {
    ...known,
    attack: count(table, definitionOfCard.attack, scope),
    life: count(table, definitionOfCard.life, scope),
  };
}

const NO_TARGETS: readonly never[] = [];

/** Formulas of 阵型 speak of N and of numbers only. */
const PRINTED: DerivedCards<Characteristics> = { of: () => BLANK };
