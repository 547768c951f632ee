import type { HeldAbility as Held } from '@lianhuan/kernel';
import type { CardClass, CardDefinition, CardKind } from '../cards/definition.ts';
import { obeys, rule } from '../rules.ts';
import type { AbilityRef } from '../table/state.ts';
import type { Ability } from '../text/nodes/index.ts';
import type { AbilitySort } from '../text/reading/vocabulary.ts';

/** An ability of a card; a granted one has the time stamp of what granted it (10.9.1.6.2). */
export type HeldAbility = Held<Ability, AbilityRef>;

/** What a card is now (10.9): printed on it or on the evolve card upon it, and changed by effects. */
export interface Characteristics {
  kind: CardKind;
  class: CardClass;
  traits: readonly string[];
  /** Its name, and its 联动名称 (2.14). */
  names: readonly string[];
  abilities: readonly HeldAbility[];
  /** 能力无效 (10.3.2): the card has its abilities, and they do nothing. */
  silenced: boolean;
  /** 谢幕曲无效 and the like: the sorts of its abilities that do nothing (10.3.2). */
  voided: readonly AbilitySort[];
  /** 攻击力 and 生命值 may be below 0 (1.3.2.4); where they are used 0 is read instead (1.3.2.2.1). */
  attack: number;
  life: number;
  /** 费用 as printed; what using it takes is worked out apart (10.4.4.1). 0 where none is printed. */
  cost: number;
}

/** The layers of 10.9.1.2–10.9.1.4. */
export const LAYERS = { abilities: 0, others: 1, numbers: 2 } as const;
export type Layer = (typeof LAYERS)[keyof typeof LAYERS];
export const LAYER_COUNT = 3;

const printedOnes = new WeakMap<CardDefinition, Characteristics>();

/** What is printed on a card, without an evolve card upon it (10.9.1.1). @param definition its place in the library. */
export function printedCharacteristics(card: CardDefinition, definition: number): Characteristics {
  let known = printedOnes.get(card);
  if (known === undefined) {
    known = {
      kind: card.kind,
      class: card.class,
      traits: card.traits,
      names: card.alias === null ? [card.name] : [card.name, card.alias],
      abilities: card.abilities.map((ability) => ({
        ability,
        ref: { definition, index: card.catalogue.indexOf(ability) },
        granted: -1,
        since: null,
      })),
      silenced: false,
      voided: [],
      attack: card.attack ?? 0,
      life: card.life ?? 0,
      cost: card.cost ?? 0,
    };
    printedOnes.set(card, known);
  }
  return known;
}

/** What an evolved card is: all that its evolve card has printed, and its own cost (5.15.2, 10.9.1.1.1). */
export function evolvedCharacteristics(
  below: Characteristics,
  upon: Characteristics,
): Characteristics {
  obeys('5.15.2', '10.9.1.1.1');
  return { ...upon, cost: below.cost };
}

/** A copy to write to; its lists are replaced by others, never written to. */
export function copyCharacteristics(one: Characteristics): Characteristics {
  return { ...one };
}

/** A number as it is used: below 0 counts as 0 (1.3.2.2.1). */
export function usable(value: number): number {
  return value < 0 && rule('1.3.2.2.1') ? 0 : value;
}
