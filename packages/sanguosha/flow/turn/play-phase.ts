import {
  askOpenly,
  beginStep,
  type CardId,
  citedAside,
  type Flow,
  NO_CARD,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { change, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { type HeldPart, skillIndex } from '../../skills/skill-index.ts';
import {
  isOffered,
  isPossible,
  isSpent,
  isUp,
  isUsedUp,
  phaseKey,
  scopeOfActive,
} from '../../skills/usable.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type { PhaseFrame } from '../../table/frames.ts';
import { MOST_DEEDS } from '../../table/limits.ts';
import {
  asItIs,
  cardsIn,
  faceOf,
  frameOf,
  isAlive,
  madeOf,
  printed,
  type SanguoshaTable,
} from '../../table/table.ts';
import { shared } from '../../table/zones.ts';
import type { ActivePart } from '../../text/nodes/nodes.ts';
import { CALLED_IN_VAIN, callFormation, callOptions } from '../modes/formation.ts';
import { hasMark, markOptions, PAIR, PEACH, pairAsPeach, spendMark } from '../modes/marks.ts';
import { showableNow, showGenerals } from '../modes/reveal.ts';
import { draw } from '../moving/draw.ts';
import { move } from '../moving/move.ts';
import { useActive } from '../skill-use.ts';
import { usedLikeHand } from '../using/at-hand.ts';
import { chooseUse, pickTargets } from '../using/choice.ts';
import { cardDeclared, declareOptions, layDeclared } from '../using/declared.ts';
import { isUsableNow, useOf } from '../using/legal.ts';
import { isAskable, provided, providersOf } from '../using/providers.ts';
import { useAgainst } from '../using/use.ts';
import { cardMade, conversionOptions, conversionsOf } from '../using/ways.ts';

/** 空闲时间点 of the play phase (phase.play.3): use a card, use a skill, recast, or end. */

/** Idle points one after the other until the player ends the phase, or something ends it. */
export function* idlePoints(table: SanguoshaTable, frame: PhaseFrame): Flow {
  const { seat } = frame;
  while (!frame.over && !frame.ended && table.outcome === null && isAlive(table, seat)) {
    // A match can be begun again here: what was looked at before belongs to no line that follows.
    beginStep();
    rule('phase.play.3');
    const choice = yield* askOpenly({
      seat,
      kind: 'play-phase',
      options: citedAside(() => optionsAt(table, frame)),
      rule: 'phase.play.3',
      idle: true,
    });
    if (choice.verb === 'end') return;
    yield* act(table, frame, choice);
  }
}

function optionsAt(table: SanguoshaTable, frame: PhaseFrame): Option[] {
  const { seat } = frame;
  if (deedsInPhase(table, seat) >= MOST_DEEDS) return [option('end', NO_CARD, seat)];
  const options: Option[] = [];
  for (const card of cardsIn(table, seat, 'hand')) {
    if (isUsableNow(table, seat, asItIs(table, card))) options.push(option('use', card, seat));
    if (isRecastable(table, card)) options.push(option('recast', card, seat));
  }
  for (const card of usedLikeHand(table, seat)) {
    if (isUsableNow(table, seat, asItIs(table, card))) options.push(option('use', card, seat));
  }
  conversionsOf(table, seat, 'use').forEach((conversion, index) => {
    const isWanted = (card: CardInUse) => isUsableNow(table, seat, card);
    options.push(...conversionOptions(table, conversion, index, isWanted));
  });
  options.push(...declareOptions(table, seat, (card) => isUsableNow(table, seat, card)));
  activeSkills(table, seat).forEach((skill, index) => {
    if (isActive(table, skill, seat)) options.push(option('skill', skill.held.source, seat, index));
  });
  providersOf(table, seat).forEach((provider, index) => {
    const { source } = provider.listener.held;
    if (isAskable(table, frame, provider)) options.push(option('ask-others', source, seat, index));
  });
  options.push(...markOptions(table, seat));
  if (!frame.refused.includes(CALLED_IN_VAIN)) options.push(...callOptions(table, seat));
  for (const card of showableNow(table, seat)) options.push(option('show-general', card, seat));
  if (canUsePair(table, seat)) options.push(option('spend-pair-as-peach', NO_CARD, seat));
  options.push(option('end', NO_CARD, seat));
  return options;
}

/** Under what is counted how often a character recasts cards that count as others in a play phase. */
const RECAST = 'phase:recast';

/** How many things a character has done in its play phase that it could do again and again: skills, cards, recasts. */
export function deedsInPhase(table: SanguoshaTable, seat: Seat): number {
  const { uses } = table.state.characters[seat];
  const skills = new Set(activeSkills(table, seat).map(({ held, part }) => phaseKey(held, part)));
  const cards = frameOf(table, 'turn')?.used.filter(
    ({ user, phase }) => user === seat && phase === 'play',
  );
  return [...skills, RECAST].reduce((sum, key) => sum + (uses[key] ?? 0), cards?.length ?? 0);
}

/** The parts of skills that a character can use at idle points, in a fixed order. */
export function activeSkills(table: SanguoshaTable, seat: Seat): readonly HeldPart<ActivePart>[] {
  return skillIndex(table).active.filter((skill) => isOffered(table, skill, seat));
}

function isActive(table: SanguoshaTable, skill: HeldPart<ActivePart>, seat: Seat): boolean {
  if (isUsedUp(table, skill, seat) || isSpent(table, skill.held)) return false;
  if (!isUp(table, skill.held, skill.place)) return false;
  return isPossible(table, skill.part, scopeOfActive(skill, seat));
}

function isRecastable(table: SanguoshaTable, card: CardId): boolean {
  const { face } = asItIs(table, card);
  return faceOf(table, face).abilities.some(({ kind }) => kind === 'recast');
}

function* act(table: SanguoshaTable, frame: PhaseFrame, choice: Option): Flow {
  const { seat, refused } = frame;
  if (choice.verb === 'ask-others') return yield* askOthers(table, frame, choice.amount);
  if (choice.verb === 'formation-call') {
    if (yield* callFormation(table, seat, choice.amount)) return;
    return yield* change(table, frame, { refused: [...refused, CALLED_IN_VAIN] }) as Flow;
  }
  if (refused.length > 0) yield* change(table, frame, { refused: [] });
  switch (choice.verb) {
    case 'use':
      yield* useCard(table, seat, asItIs(table, choice.card), true);
      return;
    case 'recast':
      return yield* recast(table, seat, choice.card);
    case 'skill':
      yield* useActive(table, activeSkills(table, seat)[choice.amount], seat);
      return;
    case 'spend-pair':
    case 'spend-fish':
    case 'spend-vanguard':
      if (rule('H10')) yield* spendMark(table, seat, choice.verb);
      return;
    case 'show-general':
      return yield* showGenerals(table, seat, [choice.card]);
    case 'declare': {
      const isWanted = (card: CardInUse) => isUsableNow(table, seat, card);
      const card = yield* cardDeclared(table, choice, isWanted);
      if (card !== null) yield* useCard(table, seat, card, true);
      return;
    }
    case 'spend-pair-as-peach':
      yield* useCard(table, seat, yield* pairAsPeach(table, seat), true);
      return;
    default: {
      const card = yield* cardMade(table, choice, conversionsOf(table, seat, 'use'));
      if (card !== null) yield* useCard(table, seat, card, true);
    }
  }
}

/** A card that others provide: its targets are chosen before they are asked (needUse.1). */
function* askOthers(table: SanguoshaTable, frame: PhaseFrame, index: number): Flow {
  const { seat, refused } = frame;
  const provider = providersOf(table, seat)[index];
  const { name } = provider.listener.held;
  const card = madeOf(table, provider.face, [], name);
  const use = useOf(table, card, 'play-phase');
  const targets =
    use === undefined ? null : yield* pickTargets(table, seat, card, use, 'may-take-back');
  if (targets === null) return;
  const made = yield* provided(table, provider);
  if (made === null) return yield* change(table, frame, { refused: [...refused, name] }) as Flow;
  yield* useAgainst(table, seat, made, { targets, answers: null, inPlayPhase: true });
}

/** 珠联璧合 as a 桃 (H10). */
function canUsePair(table: SanguoshaTable, seat: Seat): boolean {
  return (
    table.state.mode === 'hegemony' && hasMark(table, seat, PAIR) && isUsableNow(table, seat, PEACH)
  );
}

/** 重铸: the card goes to the discard pile, and another is drawn. */
function* recast(table: SanguoshaTable, seat: Seat, card: CardId): Flow {
  const isMade = asItIs(table, card).face !== printed(table, card).face;
  yield* move(table, [card], { to: shared('discard-pile'), reason: 'place', by: seat });
  yield* draw(table, seat, 1, null);
  // Of cards that are recast by what is printed on them there are a few in a deck; those that count as such have no end.
  if (isMade) yield* happen(table, { type: 'count-use', seat, use: RECAST, by: 1 });
}

/** Uses a card as at an idle point, but so that it counts towards no limit. */
export function useOwn(table: SanguoshaTable, seat: Seat, card: CardId): Flow<boolean> {
  return useCard(table, seat, asItIs(table, card), false);
}

function* useCard(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  inPlayPhase: boolean,
): Flow<boolean> {
  const on = yield* chooseUse(table, seat, card, 'may-take-back');
  if (on === null) return false;
  const laid = yield* layDeclared(table, seat, card, 'use', on.targets);
  if (laid === 'void') return true;
  const how = laid === 'laid' ? { ...on, laid: true } : on;
  return yield* useAgainst(table, seat, card, { ...how, answers: null, inPlayPhase });
}
