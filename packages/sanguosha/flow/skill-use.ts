import { because, type CardId, type Flow, type Seat } from '@lianhuan/kernel';
import { beginFrame, endFrame, happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import type { HeldPart, HeldSkill, Listener } from '../skills/skill-index.ts';
import {
  behindCost,
  onceKey,
  phaseKey,
  scopeOf,
  scopeOfActive,
  timesKey,
  turnedKey,
} from '../skills/usable.ts';
import type { Frame } from '../table/frames.ts';
import type { SanguoshaTable } from '../table/table.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { ActivePart, TriggerPart } from '../text/nodes/nodes.ts';
import { showFor } from './modes/reveal.ts';
import { timing } from './timing.ts';

/** 发动技能 (P9): condition, declaration with all targets and costs, then the effects in their printed order. */

/** Uses a part of a skill at a timing. @returns whether it was used: somebody may find no target, or think better of it */
export function useListener(
  table: SanguoshaTable,
  { held, part }: Listener,
  frame: Frame,
): Flow<boolean> {
  const that = table.procedures.broughtBy(table, part.on, frame, held.seat);
  return usePart(table, held, part, scopeOf(held, frame, that));
}

/** Uses a part of a skill at an idle point of the play phase. @param user its owner, or the other whom it lets use it */
export function useActive(
  table: SanguoshaTable,
  skill: HeldPart<ActivePart>,
  user: Seat,
): Flow<boolean> {
  return usePart(table, skill.held, skill.part, scopeOfActive(skill, user));
}

function* usePart(
  table: SanguoshaTable,
  held: HeldSkill,
  part: TriggerPart | ActivePart,
  scope: Scope,
): Flow<boolean> {
  const { source } = held;
  const { actor: seat } = scope;
  if (isSecret(held, part)) return yield* runInSecret(table, part, scope);
  const flow = payAndRun(table, held, part, scope);
  return yield* because({ kind: 'skill', seat, card: source as CardId, span: part.span }, flow);
}

/**
 * 奥秘技 of a hidden general is not declared (T53): neither the skill nor its general shows. One that is used so many times
 * only is, for what is counted everybody knows.
 */
function isSecret({ hidden, tags }: HeldSkill, part: TriggerPart | ActivePart): boolean {
  const isCounted =
    part.kind === 'active' || part.times !== null || COUNTED.some((tag) => tags.includes(tag));
  return hidden && tags.includes('arcane') && !isCounted && rule('T53');
}

/** Tags of skills whose uses are counted. */
const COUNTED = ['limited', 'awakening', 'turning'] as const;

function* runInSecret(
  table: SanguoshaTable,
  part: TriggerPart | ActivePart,
  scope: Scope,
): Flow<boolean> {
  const { procedures } = table;
  const { cost, effect } = part;
  if (cost !== null && !(yield* procedures.declare(table, cost, scope))) return false;
  if (!(yield* procedures.declare(table, effect, behindCost(part, scope)))) return false;
  if (cost !== null) yield* procedures.run(table, cost, scope);
  yield* procedures.run(table, effect, scope);
  return true;
}

function* payAndRun(
  table: SanguoshaTable,
  held: HeldSkill,
  part: TriggerPart | ActivePart,
  scope: Scope,
): Flow<boolean> {
  const { procedures } = table;
  const { actor: seat } = scope;
  if (part.cost !== null && !(yield* procedures.declare(table, part.cost, scope))) return false;
  if (!(yield* procedures.declare(table, part.effect, behindCost(part, scope)))) return false;
  if (part.cost !== null && held.hidden && rule('reveal.4')) {
    yield* procedures.fix(table, part.cost, scope);
  }
  const targets = [...scope.memory.chosen.values()].flat();
  const frame = yield* beginFrame(table, { kind: 'skill', seat, skill: held.name, targets });
  // What follows the showing waits for the end of the use (reveal.5).
  yield* showFor(table, held);
  yield* happen(table, { type: 'use-skill', seat, skill: held.name, targets });
  yield* countUse(table, held, part, seat);
  if (part.cost !== null && rule('T12')) {
    yield* procedures.run(table, part.cost, scope);
    yield* timing(table, frame, 'useSkill.1');
  }
  yield* timing(table, frame, 'useSkill.2');
  if (rule('useSkill.3')) yield* procedures.run(table, part.effect, scope);
  yield* timing(table, frame, 'useSkill.4');
  yield* endFrame(table, frame);
  return true;
}

function* countUse(
  table: SanguoshaTable,
  held: HeldSkill,
  part: TriggerPart | ActivePart,
  user: Seat,
): Flow {
  const { seat, tags } = held;
  if (tags.includes('limited') || tags.includes('awakening')) {
    yield* happen(table, { type: 'count-use', seat, use: onceKey(held), by: 1 });
  }
  if (tags.includes('turning')) {
    yield* happen(table, { type: 'count-use', seat, use: turnedKey(held), by: 1 });
  }
  if (part.kind === 'trigger' && part.times !== null) {
    const use = timesKey(held, part.times, held.parts.indexOf(part));
    yield* happen(table, { type: 'count-use', seat, use, by: 1 });
  }
  if (part.kind === 'active') {
    yield* happen(table, { type: 'count-use', seat: user, use: phaseKey(held, part), by: 1 });
  }
}
