import type { CardId, Changed, Handle, Change as LayerChange, Seat, Text } from '@lianhuan/kernel';
import { cachedByVersion, changedBy, changedFields } from '@lianhuan/kernel';
import { abilityWords } from '../describe/card-words.ts';
import { costSteps } from '../flow/using/use-cost.ts';
import { cardsIn, type EvolveTable, onField } from '../table/table.ts';
import { ABILITY_SORTS } from '../text/reading/vocabulary.ts';
import { type Characteristics, LAYERS, type Layer } from './characteristics.ts';
import { characteristicsOf, derivationSteps, originalOf } from './derivation.ts';

/** Why a card on the field is not what is printed on it, or on the evolve card upon it. */

/** One thing an effect changed: 攻击力 from 3 to 5, say. */
export type Change = LayerChange<keyof typeof LAYERS, keyof Characteristics, ChangedValue>;

/** A number, 是 or 否, words, or the abilities in words. */
export type ChangedValue =
  | Characteristics[Exclude<keyof Characteristics, 'abilities' | 'voided'>]
  | readonly Text[];

/** What a card on the field is now, where that differs from print. */
export interface ChangedCard
  extends Changed<Change>,
    Pick<
      Characteristics,
      'kind' | 'class' | 'traits' | 'names' | 'silenced' | 'attack' | 'life' | 'cost'
    > {}

/** All cards on the field that differ from print, by handle. */
export function changedCards(table: EvolveTable): Readonly<Record<Handle, ChangedCard>> {
  return changedNow(table, table.state.version);
}

const changedNow = cachedByVersion(findChanged);

function findChanged(table: EvolveTable): Record<Handle, ChangedCard> {
  const found: Record<Handle, ChangedCard> = {};
  for (let seat = 0; seat < table.seats; seat++) {
    for (const card of cardsIn(table, seat as Seat, 'field')) {
      if (characteristicsOf(table, card) === originalOf(table, card)) continue;
      found[table.cards[card].handle] = describe(table, card);
    }
  }
  return found;
}

/**
 * How what using a card takes comes to differ from print (10.4.4.1), by handle: of the cards in the EX
 * areas, which everybody sees, and of this seat's own hand.
 */
export function changedCosts(
  table: EvolveTable,
  reader: Seat,
): Readonly<Record<Handle, readonly Change[]>> {
  const found: Record<Handle, readonly Change[]> = {};
  const cards = [0, 1].flatMap((seat) => cardsIn(table, seat as Seat, 'extra'));
  const hand = reader >= 0 ? cardsIn(table, reader, 'hand') : [];
  for (const card of [...cards, ...hand]) {
    const steps = costSteps(table, card);
    if (steps.length === 0) continue;
    found[table.cards[card].handle] = steps.map(({ effect, from, to }) => ({
      layer: 'numbers',
      what: 'cost',
      ...doneBy(table, effect.source),
      from,
      to,
    }));
  }
  return found;
}

function describe(table: EvolveTable, card: CardId): ChangedCard {
  const { abilities, voided: _voided, ...others } = characteristicsOf(table, card);
  return {
    ...others,
    abilities: abilities.map(({ ability, granted }) => ({
      ...abilityWords(ability),
      granted: granted !== -1,
    })),
    changes: derivationSteps(table, card).flatMap(({ effect, layer, before, after }) =>
      changesOf(table, effect.effect.source, layer as Layer, before, after),
    ),
  };
}

function changesOf(
  table: EvolveTable,
  source: CardId,
  layer: Layer,
  before: Characteristics,
  after: Characteristics,
): Change[] {
  return changedFields(before, after, valueIn).map((change) => ({
    layer: LAYER_NAMES[layer],
    ...doneBy(table, source),
    ...change,
  }));
}

function doneBy(table: EvolveTable, source: CardId): Pick<Change, 'card' | 'by'> {
  return changedBy(table, source, (card) => onField(table, card));
}

function valueIn(one: Characteristics, what: keyof Characteristics): ChangedValue {
  if (what === 'voided') return one.voided.map((sort) => ABILITY_SORTS[sort]);
  return what === 'abilities'
    ? one.abilities.map(({ ability }) => abilityWords(ability))
    : one[what];
}

const LAYER_NAMES = Object.keys(LAYERS) as (keyof typeof LAYERS)[];
