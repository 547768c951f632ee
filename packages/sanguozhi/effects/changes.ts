import type { CardId, Changed, Handle, Change as LayerChange, Text } from '@lianhuan/kernel';
import {
  cachedByVersion,
  changedBy,
  changedFields,
  maySee,
  NO_CARD,
  NOBODY,
} from '@lianhuan/kernel';
import { abilityWords } from '../describe/card-words.ts';
import type { SanguozhiTable } from '../table/table.ts';
import { fieldOf, onField, printed, seatsFrom } from '../table/table.ts';
import type { Characteristics, Layer } from './characteristics.ts';
import { LAYERS, printedCharacteristics } from './characteristics.ts';
import { characteristicsOf, layerStepsOf } from './derivation.ts';

/** How cards on the field differ from what is printed on them, and which effects made them so. */

/** One thing an effect changed: 攻 from 3 to 5, say. */
export type Change = LayerChange<keyof typeof LAYERS, keyof Characteristics, ChangedValue>;

/** A number, 是 or 否, words, or nothing; 兵权条件 are given as they are. */
export type ChangedValue =
  | Characteristics[Exclude<keyof Characteristics, 'abilities'>]
  | readonly Text[];

/** What a card on the field is now, where that differs from print. */
export interface ChangedCard
  extends Changed<Change>,
    Pick<Characteristics, 'factions' | 'arms' | 'traits' | 'needs' | 'ignoresNeeds'> {}

/** All cards on the field that everybody sees and that differ from print, by handle. */
export function changedCards(table: SanguozhiTable): Readonly<Record<Handle, ChangedCard>> {
  return changedNow(table, table.state.version);
}

const changedNow = cachedByVersion(findChanged);

function findChanged(table: SanguozhiTable): Record<Handle, ChangedCard> {
  const found: Record<Handle, ChangedCard> = {};
  for (const seat of seatsFrom(table, 0 as typeof NOBODY)) {
    for (const card of fieldOf(table, seat)) {
      if (differs(table, card)) found[table.cards[card].handle] = describe(table, card);
    }
  }
  return found;
}

function differs(table: SanguozhiTable, card: CardId): boolean {
  if (!maySee(table, card, NOBODY)) return false;
  const initial = printedCharacteristics(printed(table, card), table.cards[card].definition);
  return characteristicsOf(table, card) !== initial;
}

function describe(table: SanguozhiTable, card: CardId): ChangedCard {
  const { factions, arms, traits, needs, ignoresNeeds, abilities } = characteristicsOf(table, card);
  return {
    factions,
    arms,
    traits,
    needs,
    ignoresNeeds,
    abilities: abilities.map(({ ability, granted }) => ({
      ...abilityWords(ability),
      granted: granted !== -1,
    })),
    changes: layerStepsOf(table, card).flatMap(({ effect, layer, before, after }) =>
      changesOf(table, effect.effect?.source ?? NO_CARD, layer as Layer, before, after),
    ),
  };
}

function changesOf(
  table: SanguozhiTable,
  source: CardId,
  layer: Layer,
  before: Characteristics,
  after: Characteristics,
): Change[] {
  const by = changedBy(table, source, (card) => onField(table, card));
  return changedFields(before, after, valueIn).map((change) => ({
    layer: LAYER_NAMES[layer],
    ...by,
    ...change,
  }));
}

function valueIn(one: Characteristics, what: keyof Characteristics): ChangedValue {
  return what === 'abilities'
    ? one.abilities.map(({ ability }) => abilityWords(ability))
    : one[what];
}

const LAYER_NAMES = Object.keys(LAYERS) as (keyof typeof LAYERS)[];
