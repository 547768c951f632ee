import {
  ask,
  currentRecorder,
  type Flow,
  type Heard,
  type Laws,
  NOBODY,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { Prompt, Verb } from '../describe/text-prompts.ts';
import {
  isConcerned,
  prohibitionsOn,
  replacementsOn,
  triggersOn,
} from '../effects/effect-index.ts';
import { isInForce, occasionOf, plainWordOf, triggerOf } from '../effects/in-force.ts';
import { rule } from '../rules.ts';
import {
  actingSeat,
  isActive,
  type MinxinEffect,
  type MinxinTable,
  othersFrom,
  printed,
} from '../table/table.ts';
import { doer, sufferer } from '../text/meaning/affected.ts';
import { isGivenFlash } from '../text/meaning/match.ts';
import { carryOut, interpreter } from '../text/meaning/run.ts';
import type { Body, Prohibition, Replacement } from '../text/nodes/nodes.ts';
import type { ForbidWord, OccasionWord, ReplaceWord } from '../text/reading/word.ts';
import { OCCASIONS } from '../text/words/occasions.ts';
import { PROHIBITIONS } from '../text/words/prohibitions.ts';
import { REPLACEMENTS } from '../text/words/replacements.ts';
import type { MinxinEvent } from './events.ts';

const prohibitions = PROHIBITIONS as Readonly<Record<string, ForbidWord>>;
const replacements = REPLACEMENTS as Readonly<Record<string, ReplaceWord>>;
const occasions = OCCASIONS as Readonly<Record<string, OccasionWord>>;

type HeardTrigger = Heard<MinxinEvent, Body>;

/** Can words of cards forbid, replace or hear the event? Other events are steps by which these come about. */
function isSpokenOf({ type }: MinxinEvent): boolean {
  switch (type) {
    case 'gain':
    case 'play':
    case 'edict':
    case 'enter':
    case 'drawn':
    case 'discarded':
    case 'exile':
    case 'seize':
    case 'phase':
    case 'tap':
    case 'reveal':
    case 'recruit':
    case 'recruited':
    case 'rout':
    case 'siege':
      return true;
    default:
      return false;
  }
}

/** What 民心 says of its events, for the pipeline. */
export const laws: Omit<Laws<MinxinTable, MinxinEvent, Body>, 'apply'> = {
  prohibitionsOn,
  replacementsOn,
  triggersOn,

  mayConcernEffects(table, event) {
    if (!isSpokenOf(event)) return false;
    // Recorded matches cite the rules of every effect that is looked at, also of those that have nothing to do with it.
    return currentRecorder() !== null || isConcerned(table, event.type);
  },

  /** Replacements that only add to a gain give the same sum in any order, so nobody is asked for one. */
  commute: (_, choices) =>
    choices.every(({ body }) => {
      const word = plainWordOf(body);
      return word.kind === 'gain-instead' && word.change?.kind === 'add';
    }),

  forbids(table, effect, event) {
    if (!isInForce(table, effect)) return false;
    const word = plainWordOf(effect.body) as Prohibition;
    return prohibitions[word.kind].forbids(table, word, effect, event);
  },

  replaces(table, effect, event) {
    if (!isInForce(table, effect)) return false;
    const word = plainWordOf(effect.body) as Replacement;
    return replacements[word.kind].replaces(table, word, effect, event);
  },

  affected: sufferer,

  *choose(_, seat, choices): Flow<number> {
    const choice = yield* ask({
      seat,
      kind: 'order-replacements' satisfies Prompt,
      options: choices.map(({ source }, index) =>
        option('replacement' satisfies Verb, source, seat, index),
      ),
      about: choices[0].source,
      amount: choices.length,
      rule: '2.3.2',
    });
    return choice.amount;
  },

  replace(table, effect, event) {
    const word = plainWordOf(effect.body) as Replacement;
    return replacements[word.kind].replace(table, word, effect, event, interpreter);
  },

  prevents: ({ body }) => {
    const { kind } = plainWordOf(body) as Replacement;
    return kind === 'prevent' || kind === 'gain-instead';
  },

  hears(table, effect, event) {
    const occasion = occasionOf(effect.body);
    if (!occasions[occasion.kind].hears(table, occasion, effect, event)) return false;
    return works(table, effect);
  },

  schedule,
};

/** May a trigger fire now? In another player's turn only one with 闪电 (2.3.5), or one of an event card, which nobody controls. */
function works(table: MinxinTable, effect: MinxinEffect): boolean {
  const { controller } = effect;
  if (controller === NOBODY || isActive(table, controller)) return true;
  return isFlash(table, effect) || !rule('2.3.5');
}

/** Has the trigger 闪电, or the ability that began it? */
function isFlash(table: MinxinTable, { body, source }: MinxinEffect): boolean {
  if (isGivenFlash(table, source)) return true;
  const [start, end] = body.span;
  return printed(table, source).abilities.some(
    ({ flash, span }) => flash && span[0] <= start && end <= span[1],
  );
}

/** Carries out triggers at once, those of the active player last (2.3.5); each player orders their own. */
function* schedule(table: MinxinTable, heard: readonly HeardTrigger[]): Flow {
  const active = actingSeat(table);
  for (const seat of [...othersFrom(table, active), active]) {
    let left = heard.filter((one) => ownerOf(table, one) === seat);
    if (seat !== active && left.length > 0) rule('2.3.5');
    while (left.length > 0) {
      const next = yield* pickNext(seat, left);
      left = left.filter((one) => one !== next);
      yield* carryOutTrigger(table, next);
    }
  }
}

/** The player who carries out a trigger: its controller; for an event card, the player who did what it heard, or whose turn it is. */
function ownerOf(table: MinxinTable, { effect, event }: HeardTrigger): Seat {
  if (effect.controller !== NOBODY) return effect.controller;
  const seat = doer(event);
  return seat === NOBODY ? actingSeat(table) : seat;
}

function* pickNext(seat: Seat, left: readonly HeardTrigger[]): Flow<HeardTrigger> {
  const choice = yield* ask({
    seat,
    kind: 'order-triggers' satisfies Prompt,
    options: left.map(({ effect }, index) =>
      option('trigger' satisfies Verb, effect.source, seat, index),
    ),
    about: left[0].effect.source,
    amount: left.length,
    rule: '2.3.2',
  });
  return left[choice.amount];
}

function* carryOutTrigger(table: MinxinTable, heard: HeardTrigger): Flow {
  const { effect } = heard;
  const trigger = triggerOf(effect.body);
  if (trigger.kind === 'delayed' && trigger.once) {
    yield* table.procedures.happen(table, { type: 'end-effect', effect });
  }
  yield* carryOut(table, trigger, { seat: ownerOf(table, heard), card: effect.source }, heard);
}
