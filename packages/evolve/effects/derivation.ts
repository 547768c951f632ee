import {
  type CardId,
  citedAside,
  type DerivedCards,
  deriveByLayers,
  NO_CARD,
  type Seat,
} from '@lianhuan/kernel';
import { obeys, rule } from '../rules.ts';
import {
  damageOn,
  type EvolveEffect,
  type EvolveTable,
  evolvedInto,
  hasRaced,
  isSame,
} from '../table/table.ts';
import { holds } from '../text/meaning/evaluate.ts';
import { freshScope, type Scope, scopeKnowing } from '../text/meaning/scope.ts';
import type { KeywordName } from '../text/reading/vocabulary.ts';
import {
  type Characteristics,
  copyCharacteristics,
  evolvedCharacteristics,
  type HeldAbility,
  LAYER_COUNT,
  printedCharacteristics,
  usable,
} from './characteristics.ts';
import {
  effectiveOf,
  expanded,
  heldEffects,
  type LayerEffect,
  layerEffects,
  standingOf,
} from './effect-index.ts';

/** Cards as they are now: characteristics by layers (10.9), abilities, keywords. */

/** What both derivations share. */
const laws = {
  layers: LAYER_COUNT,
  initial,
  copy: copyCharacteristics,
  version: ({ state }: EvolveTable) => state.version,
  // Cards lie on others, or no more, with the structure only.
  initialVersion: ({ state }: EvolveTable) => state.structure,
  exists: (table: EvolveTable, one: LayerEffect, sight: DerivedCards<Characteristics>) =>
    isHeld(one.effect, sight) && applies(table, one.effect, scopeIn(table, one, sight)),
  subjects: (table: EvolveTable, one: LayerEffect, sight: DerivedCards<Characteristics>) =>
    subjectsOf(table, one, sight),
  content: (
    table: EvolveTable,
    one: LayerEffect,
    _: CardId,
    __: number,
    sight: DerivedCards<Characteristics>,
  ) => one.by.content(table, one.word, scopeIn(table, one, sight)),
  apply: (
    table: EvolveTable,
    one: LayerEffect,
    _: CardId,
    __: number,
    characteristics: Characteristics,
    sight: DerivedCards<Characteristics>,
  ) => one.by.apply(table, one.word, characteristics, scopeIn(table, one, sight)),
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

/** So that the abilities of an evolved card are the same list each time they are asked for. */
const evolvedOnes = new WeakMap<Characteristics, Map<Characteristics, Characteristics>>();

function printedOf(table: EvolveTable, card: CardId): Characteristics {
  const { definition } = table.cards[card];
  return printedCharacteristics(table.library[definition], definition);
}

function standing(table: EvolveTable) {
  return standingOf(table, printedAbilities);
}

function printedAbilities(table: EvolveTable, card: CardId): readonly HeldAbility[] {
  return initial(table, card).abilities;
}

/** By what is printed and what was begun. */
const printedLayers = deriveByLayers<EvolveTable, Characteristics, LayerEffect>({
  ...laws,
  effects: (table) => standing(table).layers,
});

/** With the lasting words that granted abilities bring, where there are any. */
const allLayers = deriveByLayers<EvolveTable, Characteristics, LayerEffect>({
  ...laws,
  effects: withGranted,
});

function withGranted(table: EvolveTable): LayerEffect[] {
  const sight = printedLayers.cards(table);
  const granted = standing(table).speakers.flatMap((card) =>
    heldEffects(
      table,
      card,
      sight.of(card).abilities.filter(({ granted: by }) => by !== -1),
    ),
  );
  return [...standing(table).layers, ...layerEffects(table, granted).filter(isOf(granted))];
}

function isOf(effects: readonly EvolveEffect[]) {
  return ({ effect }: LayerEffect) => effects.includes(effect);
}

interface Looked {
  readonly version: number;
  readonly granting: boolean;
  readonly sight: DerivedCards<Characteristics>;
}

const looked = new WeakMap<EvolveTable, Looked>();
let lastTable: EvolveTable | null = null;
let lastLooked: Looked;

/** Every card as it is now (10.9). */
export function sightOf(table: EvolveTable): DerivedCards<Characteristics> {
  return look(table).sight;
}

function look(table: EvolveTable): Looked {
  const { version } = table.state;
  if (table === lastTable && lastLooked.version === version) return lastLooked;
  let known = looked.get(table);
  if (known?.version !== version) {
    known = citedAside(() => {
      // From what is printed, step by step, of every card as it lies now (10.9.1, 10.9.1.1, 10.9.3).
      obeys('10.9.1', '10.9.1.1', '10.9.3');
      const granting = grantsLasting(table);
      return { version, granting, sight: (granting ? allLayers : printedLayers).cards(table) };
    });
    looked.set(table, known);
  }
  lastTable = table;
  lastLooked = known;
  return known;
}

/** Do any granted abilities bring lasting words? Then the layers are gone through with them too. */
function grantsLasting(table: EvolveTable): boolean {
  const { granting, speakers } = standing(table);
  if (!granting) return false;
  const sight = printedLayers.cards(table);
  return speakers.some((card) =>
    expanded(sight.of(card).abilities).some(
      ({ ability, granted }) => granted !== -1 && ability.body.kind === 'static',
    ),
  );
}

/** What stands now. */
export function standingNow(table: EvolveTable) {
  return standing(table);
}

/** A card as it is now (10.9). */
export function characteristicsOf(table: EvolveTable, card: CardId): Characteristics {
  return look(table).sight.of(card);
}

/** What is printed on a card or on the evolve card upon it: 原本的 (5.23). */
export function originalOf(table: EvolveTable, card: CardId): Characteristics {
  return initial(table, card);
}

/** How a card came to be what it is, for whoever asks why. */
export function accountOf(table: EvolveTable, card: CardId) {
  return (look(table).granting ? allLayers : printedLayers).steps(table, card);
}

/** 攻击力 as it is dealt: never below 0 (1.3.2.2.1). */
export function attackOf(table: EvolveTable, card: CardId): number {
  return usable(characteristicsOf(table, card).attack);
}

/** The life a follower has left (5.13.1): it may be below 0 (5.13.1.1). */
export function lifeOf(table: EvolveTable, card: CardId): number {
  return characteristicsOf(table, card).life - damageOn(table, card);
}

/** Has it that keyword, printed or granted, and does it work? */
export function hasKeyword(table: EvolveTable, card: CardId, name: KeywordName): boolean {
  const { abilities, silenced } = characteristicsOf(table, card);
  if (silenced && rule('10.3.2')) return false;
  if (name === 'rush' && hasRaced(table, card)) return true;
  for (let place = 0; place < abilities.length; place++) {
    const { body } = abilities[place].ability;
    if (body.kind === 'keyword' && body.name === name) return true;
  }
  return false;
}

/** All keywords that it has so. */
export function keywordsOf(table: EvolveTable, card: CardId): readonly KeywordName[] {
  const { abilities, silenced } = characteristicsOf(table, card);
  const names: KeywordName[] = [];
  if (silenced && rule('10.3.2')) return names;
  for (const { ability } of abilities) {
    if (ability.body.kind === 'keyword') names.push(ability.body.name);
  }
  if (hasRaced(table, card)) names.push('rush');
  return names;
}

/** The abilities that a card can use or that work now, keywords as what they stand for. */
export function abilitiesOf(table: EvolveTable, card: CardId): readonly HeldAbility[] {
  return expanded(effectiveOf(characteristicsOf(table, card)));
}

/** A scope for words of a card as the table stands. */
export function scopeOf(
  table: EvolveTable,
  source: CardId,
  seat: Seat,
  known?: Partial<Scope>,
): Scope {
  const incarnation = source === NO_CARD ? 0 : table.cards[source].incarnation;
  return freshScope({ seat, source, incarnation, sight: presentSight(table) }, known);
}

const presents = new WeakMap<EvolveTable, DerivedCards<Characteristics>>();

/** Cards as they are whenever they are looked at: later words of an effect see what earlier ones have changed. */
function presentSight(table: EvolveTable): DerivedCards<Characteristics> {
  let known = presents.get(table);
  if (known === undefined) {
    known = { of: (card) => characteristicsOf(table, card) };
    presents.set(table, known);
  }
  return known;
}

/** Whom words begun by an effect were for then (10.9.2), or whom those of a card are for now. */
function subjectsOf(
  table: EvolveTable,
  one: LayerEffect,
  sight: DerivedCards<Characteristics>,
): readonly CardId[] {
  const { body } = one.effect;
  if (body.kind === 'begun' && body.fixed.subjects !== null) {
    return body.fixed.subjects
      .filter((ref) => isSame(table, ref) || !rule('10.9.2'))
      .map(({ card }) => card);
  }
  return one.by.subjects(table, one.word, scopeIn(table, one, sight));
}

/** An ability that was lost or silenced is in force no more (10.9.1.2). */
function isHeld({ body, source }: EvolveEffect, sight: DerivedCards<Characteristics>): boolean {
  if (body.kind !== 'held') return true;
  const { ref } = body;
  return effectiveOf(sight.of(source)).some(
    (held) => held.ref.index === ref.index && held.ref.definition === ref.definition,
  );
}

/** Does an effect work, as the scope sees the table: do its conditions hold (10.3.3)? */
export function applies(table: EvolveTable, { body }: EvolveEffect, scope: Scope): boolean {
  if (body.kind !== 'held' || body.conditions.length === 0) return true;
  return body.conditions.every((condition) => holds(table, condition, scope)) || !rule('10.3.3');
}

function scopeIn(
  table: EvolveTable,
  one: LayerEffect,
  sight: DerivedCards<Characteristics>,
): Scope {
  if (one.scope?.sight !== sight) one.scope = scopeFor(table, one.effect, sight);
  return one.scope;
}

const NOTHING: readonly never[] = [];

/** The scope of an effect in force. */
export function scopeFor(
  _: EvolveTable,
  { body, controller: seat, source, incarnation, timestamp: since }: EvolveEffect,
  sight: DerivedCards<Characteristics>,
): Scope {
  const base = { seat, source, incarnation, sight };
  if (body.kind !== 'begun' && body.kind !== 'awaiting') {
    return scopeKnowing(base, { since, x: -1, that: NOTHING, declared: null });
  }
  const { x, that, declared } = body.fixed;
  return scopeKnowing(base, { since, x, that, declared });
}
