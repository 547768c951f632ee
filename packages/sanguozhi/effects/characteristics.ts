import {
  citedAside,
  currentRecorder,
  type HeldAbility as Held,
  type Recorder,
} from '@lianhuan/kernel';
import type { Arm, CardDefinition, Faction, TroopCount } from '../cards/definition.ts';
import { obeys, rule } from '../rules.ts';
import type { AbilityRef } from '../table/state.ts';
import type { Ability } from '../text/nodes/index.ts';

/** An ability of a card; a granted one has the time stamp of what granted it (709.6a). */
export type HeldAbility = Held<Ability, AbilityRef>;

/** 卡牌特征 as derived (106.3, 709). Where a card lies tells its controller and its role. */
export interface Characteristics {
  factions: readonly Faction[];
  arms: readonly Arm[];
  traits: readonly string[];
  /** 兵权条件, one or more alternatives (412.4); entries at 0 or less are gone. */
  needs: readonly TroopCount[];
  /** 忽略兵权 (412.6). */
  ignoresNeeds: boolean;
  abilities: readonly HeldAbility[];
  /** May be below 0 while it is counted; whoever uses it reads 0 instead (105.1b). */
  attack: number;
  life: number;
  wit: number;
  /** 智力条件 of a 谋略; null where none is printed. */
  witNeed: number | null;
}

/**
 * The layers of 709.1, the last of them in its parts (709.3). Controller and role have no layer: they
 * follow from where a card lies.
 */
export const LAYERS = {
  faction: 0,
  arm: 1,
  trait: 2,
  needs: 3,
  text: 4,
  'stat-define': 5,
  'stat-set': 6,
  'stat-add': 7,
  'stat-swap': 8,
} as const;
export type Layer = (typeof LAYERS)[keyof typeof LAYERS];
export const LAYER_COUNT = 9;

/** The layers in which numbers are made. */
export const STAT_LAYERS =
  (1 << LAYERS['stat-define']) |
  (1 << LAYERS['stat-set']) |
  (1 << LAYERS['stat-add']) |
  (1 << LAYERS['stat-swap']);

const NONE: readonly never[] = [];

/** What a card lying face down shows of itself: nothing (112.2). */
export const BLANK: Characteristics = {
  factions: NONE,
  arms: NONE,
  traits: NONE,
  needs: NONE,
  ignoresNeeds: true,
  abilities: NONE,
  attack: 0,
  life: 0,
  wit: 0,
  witNeed: null,
};

const NO_NEED: readonly TroopCount[] = [{ any: 0 }];
const printedOnes = new WeakMap<CardDefinition, Characteristics>();
/** Matches share what is made of a card, so each of them that is recorded cites once what all printed parts obey. */
const citedFor = new WeakSet<Recorder>();

/** 初始特征 (400.4), with the numbers of a 阵型 left at 0. @param definition its place in the library. */
export function printedCharacteristics(card: CardDefinition, definition: number): Characteristics {
  const recorder = currentRecorder();
  if (recorder !== null && !citedFor.has(recorder)) {
    citedFor.add(recorder);
    citedAside(obeyPrintedParts);
  }
  let known = printedOnes.get(card);
  if (known === undefined) {
    known = makePrinted(card, definition);
    printedOnes.set(card, known);
  }
  return known;
}

function obeyPrintedParts(): void {
  // Each kind of card has its own parts, and no others.
  obeys('400.2b', '400.2c', '400.2d', '400.2e', '400.2f', '400.2g', '411.2a', '412.1', '412.7');
  obeys('404.1', '404.3a', '404.3b', '404.3c', '416.1');
  // A paragraph is an ability, and so is each 禀赋 in one.
  obeys('406.2a', '406.2b');
}

function makePrinted(card: CardDefinition, definition: number): Characteristics {
  const general = card.kind === 'general';
  return {
    factions: general ? card.factions : NONE,
    arms: general || card.kind === 'formation' ? card.arms : NONE,
    traits: general || card.kind === 'tactic' ? card.traits : NONE,
    needs: general ? card.needs : NO_NEED,
    ignoresNeeds: false,
    abilities: wordsOn(card).map((ability) => ({
      ability,
      ref: { definition, index: card.catalogue.indexOf(ability) },
      granted: -1,
      since: null,
    })),
    attack: general ? card.attack : 0,
    life: general ? card.life : 0,
    wit: general ? card.wit : 0,
    witNeed: card.kind === 'tactic' ? card.wit : null,
  };
}

/** The abilities of a card's paragraphs; of an 事件 the 完成项 too (505.4b). */
function wordsOn(card: CardDefinition): readonly Ability[] {
  if (card.kind !== 'event' || card.completion === null) return card.abilities;
  return [...card.abilities, card.completion];
}

/** A copy to write to; its lists are replaced, never changed in place. */
export function copyCharacteristics(one: Characteristics): Characteristics {
  return { ...one };
}

/** A number as it is used: below 0 counts as 0 (105.1b). */
export function usable(value: number): number {
  return value < 0 && rule('105.1b') ? 0 : value;
}

/** 兵权条件总数 of one alternative (412.2e). */
export function totalOf(needs: TroopCount): number {
  const { foot = 0, bow = 0, horse = 0, counsel = 0, any = 0 } = needs;
  return foot + bow + horse + counsel + any;
}
