import { cachedByObject, citedAside, type Seat } from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import type { Frame, Target } from '../table/frames.ts';
import { frameById, frameOf, isAlive, type SanguoshaTable } from '../table/table.ts';
import { holdsAny, withAnyCards } from '../text/meaning/by-hand.ts';
import { fits } from '../text/meaning/card-qualities.ts';
import {
  canDoSome,
  canPayFirst,
  isDeclarable,
  isOfNobody,
  isPayable,
} from '../text/meaning/declarable.ts';
import { freshMemory, type Memory, NO_X, type Scope } from '../text/meaning/scope.ts';
import type { ActivePart, ConvertPart, Deed, TriggerPart, UseLimit } from '../text/nodes/nodes.ts';
import type { HeldPart, HeldSkill, Listener } from './skill-index.ts';
import { statusesInForce } from './statuses.ts';

/** Whether a part of a skill could be used now (P5, P9). */

/** What is known as a skill begins to be used. */
export function scopeOf(held: HeldSkill, frame: Frame | null, that: readonly Seat[]): Scope {
  const memory: Memory = { ...freshMemory(), that };
  return {
    seat: held.seat,
    actor: held.seat,
    source: held.source,
    skill: held.name,
    channel: { card: null, skill: held.name },
    frame,
    x: NO_X,
    memory,
  };
}

/** The same at an idle point: whoever uses a part that others may use does what it says, and is 其 of it. */
export function scopeOfActive({ held, part }: HeldPart<ActivePart>, user: Seat): Scope {
  const scope = scopeOf(held, null, part.others === null ? [] : [user]);
  return { ...scope, actor: user };
}

/** May that character use this part at its idle points: its owner, or such others as it names? */
export function isOffered(
  table: SanguoshaTable,
  { held, part }: HeldPart<ActivePart>,
  user: Seat,
): boolean {
  if (part.others === null) {
    return held.seat === user && (!held.hidden || mayShow(table, user));
  }
  const scope = scopeOf(held, null, []);
  return (
    held.seat !== user &&
    isAlive(table, held.seat) &&
    part.others.every((quality) => table.procedures.hasQuality(table, quality, user, scope))
  );
}

/** Could this part of a skill be used at that timing of the flow? */
export function isUsable(table: SanguoshaTable, listener: Listener, frame: Frame): boolean {
  const { held, part } = listener;
  const { procedures } = table;
  if (!procedures.hears(table, part.on, frame, held.seat)) return false;
  if (!isAlive(table, held.seat) && !(frame.kind === 'death' && frame.seat === held.seat)) {
    return false;
  }
  if (isSpent(table, held) || isIgnored(table, held, frame)) return false;
  if (!isUp(table, held, listener.place) || isOften(table, listener)) return false;
  if (held.hidden && !isArcane(held) && !mayShow(table, held.seat)) return false;
  const scope = scopeOf(held, frame, procedures.broughtBy(table, part.on, frame, held.seat));
  return isPossible(table, part, scope);
}

/** Could others take it to be usable, who do not know which cards its owner holds? */
export function seemsUsable(table: SanguoshaTable, listener: Listener, frame: Frame): boolean {
  const { held, part } = listener;
  const seen = part.optional && !held.hidden ? asOthersSee(part) : null;
  if (seen === null || !holdsAny(table, held.seat)) return false;
  return isUsable(table, { ...listener, part: seen }, frame);
}

/** The part as others see it; null where that is no other. */
const asOthersSee = cachedByObject((part: TriggerPart): TriggerPart | null => {
  const { cost, effect } = part;
  const seen = withAnyCards(cost ?? effect) as Deed;
  if (seen === (cost ?? effect)) return null;
  return cost === null ? { ...part, effect: seen } : { ...part, cost: seen };
});

/** 奥秘技 is used without its general being shown (T53). */
function isArcane({ tags }: HeldSkill): boolean {
  return tags.includes('arcane') && rule('T53');
}

/** May the character show its generals (H7)? Whoever may not uses no skill of a hidden one that would show it. */
export function mayShow(table: SanguoshaTable, seat: Seat): boolean {
  // That it is asked tells that something lies there which could be shown.
  return citedAside(() => {
    const { active, frames } = table.state;
    const isKept = frames.some(
      (frame) =>
        frame.kind === 'use' &&
        frame.keepsHidden &&
        frame.targets.some((target) => target.seat === seat),
    );
    const keeps =
      isKept ||
      statusesInForce(table, 'others-cannot-show').some(
        ({ seat: owner }) => owner === active && owner !== seat && isAlive(table, owner),
      );
    return !keeps || !rule('H7');
  });
}

/** Armour does nothing against a card that ignores it, nor against the damage of that card. */
function isIgnored(table: SanguoshaTable, { seat, armour }: HeldSkill, frame: Frame): boolean {
  if (!armour) return false;
  if (statusesInForce(table, 'armour-void').some((one) => one.seat === seat) && rule('P1')) {
    return true;
  }
  const use = frame.kind === 'need' ? frameById(table, frame.answers) : frameOf(table, 'use');
  if (use?.kind !== 'use') return false;
  if (frame.kind === 'damage' && frame.channel.card?.real !== use.card.real) return false;
  const { user, card, targets } = use;
  const ignores = (target: Target) =>
    target.armourless ||
    statusesInForce(table, 'ignores-armour').some(
      (one) => one.seat === user && user !== seat && fits(table, one.word.what, card),
    );
  return targets.some((target) => target.seat === seat && ignores(target));
}

/** What is known of an effect as its use is declared: what is paid for it is paid first (P9). */
export function behindCost({ cost }: TriggerPart | ActivePart, scope: Scope): Scope {
  return { ...scope, toPay: cost };
}

/** Its condition holds, its cost could be paid, and something would come of it (P9). */
export function isPossible(
  table: SanguoshaTable,
  part: TriggerPart | ActivePart,
  scope: Scope,
): boolean {
  const { condition, cost, effect } = part;
  if (condition !== null && !table.procedures.holds(table, condition, scope)) return false;
  if (!isDeclarable(table, effect, behindCost(part, scope))) return false;
  if (cost === null) {
    const isFree = part.kind === 'trigger' && !part.optional;
    if (!isFree && !canPayFirst(table, effect, scope)) return false;
    return (
      table.procedures.possible(table, effect, scope) || (isFree && canDoSome(table, effect, scope))
    );
  }
  if (isOfNobody(table, effect, scope) || !isDeclarable(table, cost, scope)) return false;
  return isPayable(table, cost, scope) || !rule('P9');
}

/** 限定技 and 觉醒技 are used once in a game (T02, T03). */
export function isSpent(table: SanguoshaTable, held: HeldSkill): boolean {
  const isAwakening = held.tags.includes('awakening') && rule('T03');
  if (!held.tags.includes('limited') && !isAwakening) return false;
  return (table.state.characters[held.seat].uses[onceKey(held)] ?? 0) > 0 && rule('T02');
}

/** Under what the uses of such a skill are counted. */
export function onceKey({ name }: HeldSkill): string {
  return `game:${name}`;
}

/** Has the character used it in this play phase, or in the game, as often as it may? */
export function isUsedUp(
  table: SanguoshaTable,
  { held, part }: HeldPart<ActivePart>,
  user: Seat,
): boolean {
  if (part.limit === 0) return false;
  return (table.state.characters[user].uses[phaseKey(held, part)] ?? 0) >= part.limit;
}

/** The part of a 转换技 that is up, by its place: 0 (阳) at first, and each after the other was used. */
export function sideUp(table: SanguoshaTable, held: HeldSkill): 0 | 1 {
  const turned = table.state.characters[held.seat].uses[turnedKey(held)] ?? 0;
  return turned % 2 === 0 ? 0 : 1;
}

/** Is that part of a 转换技 the one that is up? All others always are. */
export function isUp(table: SanguoshaTable, held: HeldSkill, place: number): boolean {
  return !held.tags.includes('turning') || sideUp(table, held) === place;
}

/** Under what is counted how often such a skill was used. */
export function turnedKey({ name }: HeldSkill): string {
  return `game:turned:${name}`;
}

/** Has its owner used the part in this turn, round or game as often as it says (每回合限1次)? */
export function isOften(
  table: SanguoshaTable,
  { held, part, place }: HeldPart<TriggerPart | ConvertPart>,
): boolean {
  if (part.times === null) return false;
  const { uses } = table.state.characters[held.seat];
  return (uses[timesKey(held, part.times, place)] ?? 0) >= part.times.limit && rule('P9');
}

/** Under what uses in a turn, a round or a game are counted: each part has its own limit, both of a 转换技 have one. */
export function timesKey({ name, tags }: HeldSkill, { per }: UseLimit, place: number): string {
  return `${per}:used:${name}#${tags.includes('turning') ? 0 : place}`;
}

/** Under what the uses of a part in a play phase, or in a game, are counted: each has its own limit, both of a 转换技 have one. */
export function phaseKey({ name, parts, tags }: HeldSkill, part: ActivePart): string {
  if (tags.includes('turning')) return `phase:${name}`;
  const active = parts.filter(({ kind }) => kind === 'active');
  if (part.perGame) return `game:used:${name}#${parts.indexOf(part)}`;
  return active.length === 1 ? `phase:${name}` : `phase:${name}#${active.indexOf(part)}`;
}
