import { childrenOf, type Node } from '@lianhuan/cardtext';
import {
  type CardId,
  EFFECT_KINDS,
  type EffectKind,
  heldEffect,
  type NewEffect,
  type Seat,
} from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { type MinxinEffect, type MinxinTable, printed } from '../table/table.ts';
import { shared } from '../table/zones.ts';
import type { Ability, Body, Lasting, StaticAbility } from '../text/nodes/nodes.ts';
import { effectKindOf } from '../text/words/lasting.ts';
import { layerOf } from './begin.ts';
import { plainWordOf } from './in-force.ts';

/** Which lasting words and triggers of a card are active where it lies. */

/** An effect as the definition alone tells it: without its card and that card's controller. */
interface Plan {
  readonly kind: EffectKind;
  readonly layer: number;
  readonly body: Body;
}

interface Plans {
  /** On a field, and for an event in the 事件区. */
  readonly inPlay: readonly Plan[];
  /** While it enters: only what speaks of its own rout and cost (2.3.2.3). */
  readonly entering: readonly Plan[];
  /** In the row: only what speaks of 周围 (2.2.4) or its own cost, and that it cannot be routed. */
  readonly inRow: readonly Plan[];
  /** What speaks of its own 民心值, which holds wherever the card counts at the end (2.5.1#2). */
  readonly ownWorth: readonly Plan[];
  readonly stays: boolean;
}

const NOTHING: readonly NewEffect<Body>[] = [];
const known = new WeakMap<CardDefinition, Plans>();

/** The effects of the card's lasting words and triggers, as far as they are active in the zone where it lies. */
export function activeEffectsOf(table: MinxinTable, card: CardId): readonly NewEffect<Body>[] {
  const definition = printed(table, card);
  if (definition.abilities.length === 0) return NOTHING;
  const { inPlay, entering, inRow } = plansOf(definition);
  if (inPlay.length === 0) return NOTHING;
  const { zone, controller } = table.cards[card];
  switch (table.zones[zone].name) {
    case 'troops':
    case 'schemes':
    case 'territories':
    case 'event-area':
      return begun(inPlay, card, controller);
    case 'entering':
      return begun(entering, card, controller);
    case 'row':
      return begun(inRow, card, controller);
    default:
      return NOTHING;
  }
}

function begun(
  plans: readonly Plan[],
  source: CardId,
  controller: Seat,
): readonly NewEffect<Body>[] {
  if (plans.length === 0) return NOTHING;
  return plans.map(({ kind, layer, body }) => ({
    kind,
    source,
    controller,
    duration: { until: 'source-leaves' },
    layer,
    body,
  }));
}

/** What a card says of its own 民心值, as if it were in force where the card lies. */
export function ownWorthOf(table: MinxinTable, card: CardId): readonly MinxinEffect[] {
  const { ownWorth } = plansOf(printed(table, card));
  if (ownWorth.length === 0) return NONE;
  const { incarnation, controller, enteredAt } = table.cards[card];
  const holder = { source: card, incarnation, controller, timestamp: enteredAt };
  return ownWorth.map((plan, at) => ({ ...heldEffect(holder, at, 0, plan.body), ...plan }));
}

/** 此牌留在场上: not put away in the draw phase (2.3.4). */
export function staysOnField(table: MinxinTable, card: CardId): boolean {
  return plansOf(printed(table, card)).stays;
}

function plansOf(definition: CardDefinition): Plans {
  let plans = known.get(definition);
  if (plans === undefined) {
    plans = makePlans(definition);
    known.set(definition, plans);
  }
  return plans;
}

function makePlans({ abilities, kind }: CardDefinition): Plans {
  const lasting = abilities.filter((one) => one.timing === 'static' || one.timing === 'trigger');
  const plans = (some: readonly Ability[]) => some.flatMap(planOf);
  return {
    inPlay: plans(lasting),
    entering: plans(lasting.filter((one) => speaksOfOwnRout(one) || speaksOfOwnCost(one))),
    inRow: plans(
      lasting.filter(
        (one) =>
          speaksOfAround(one) ||
          speaksOfOwnCost(one) ||
          // Of the cards there only a 乱军 can be routed.
          (kind === 'rebel' && forbidsOwnRout(one)),
      ),
    ),
    ownWorth: plans(lasting.filter(speaksOfOwnWorth)),
    stays: lasting.some((one) => one.timing === 'static' && one.word.kind === 'stays'),
  };
}

function planOf(ability: Ability): Plan[] {
  if (ability.timing === 'trigger') return [{ kind: 'trigger', layer: 0, body: ability }];
  const { word } = ability as StaticAbility;
  const effect = effectKindOf(word);
  return effect === null ? [] : [{ kind: effect, layer: layerOf(word), body: word }];
}

/** 此牌不能被击溃, 此牌将被击溃时… and 当此牌被击溃时…. */
function speaksOfOwnRout(ability: Ability): boolean {
  if (ability.timing === 'trigger') {
    const { on } = ability;
    return on.kind === 'this-suffers' && on.what.kind === 'this-card' && on.fate === 'routed';
  }
  const word = lastingOf(ability);
  if (word?.kind === 'rescue') return word.what.kind === 'this-card' && word.fate === 'routed';
  return forbidsOwnRout(ability);
}

/** 此牌不能被击溃. */
function forbidsOwnRout(ability: Ability): boolean {
  const word = lastingOf(ability);
  return word?.kind === 'cannot-be' && word.what.kind === 'this-card' && word.fate === 'routed';
}

/** 此牌费用+1. */
function speaksOfOwnCost(ability: Ability): boolean {
  const word = lastingOf(ability);
  return word?.kind === 'cost-change' && word.what.kind === 'this-card';
}

/** 此牌的民心值+1. */
function speaksOfOwnWorth(ability: Ability): boolean {
  const word = lastingOf(ability);
  return (
    word?.kind === 'defence-change' && word.value === 'worth' && word.what.kind === 'this-card'
  );
}

/** Lasting words without 若…， and 每有…， before them; null for what is none. */
function lastingOf(ability: Ability): Lasting | null {
  return ability.timing === 'static' ? (plainWordOf(ability.word) as Lasting) : null;
}

function speaksOfAround(node: Node): boolean {
  return node.kind === 'cards-around' || childrenOf(node).some(speaksOfAround);
}

const NONE: readonly MinxinEffect[] = [];

/** The effects that end when this player's turn does (2.3.4#2). */
export function endingWithTurn(table: MinxinTable, seat: Seat): readonly MinxinEffect[] {
  const ending: MinxinEffect[] = [];
  for (const kind of EFFECT_KINDS) {
    for (const effect of table.effects[kind]) {
      const { duration, body } = effect;
      if (duration.until !== 'end-of-turn' || duration.of !== seat) continue;
      if (!lastsOn(table, body)) ending.push(effect);
    }
  }
  return ending;
}

/** Does the effect outlast this turn? One until the end of the next turn does, in the turn in which it began. */
function lastsOn(table: MinxinTable, body: Body): boolean {
  return body.kind === 'begun' && body.period === 'next-turn' && body.turn === table.state.turn;
}

/** The effects of the event now in force, which end when another is turned up over it (2.4.2). */
export function endingWithNextEvent(table: MinxinTable): readonly MinxinEffect[] {
  const covered = table.zones[shared('event-area')].cards.at(-1);
  if (covered === undefined) return NONE;
  return EFFECT_KINDS.flatMap((kind) =>
    table.effects[kind].filter(({ source }) => source === covered),
  );
}

/** The effects that end when the innermost contest is settled. */
export function endingWithContest(table: MinxinTable): readonly MinxinEffect[] {
  if (table.effects.modify.length === 0) return NONE;
  const open = table.state.contests.length;
  return table.effects.modify.filter(
    ({ body }) => body.kind === 'begun' && body.period === 'contest' && body.contests === open,
  );
}
