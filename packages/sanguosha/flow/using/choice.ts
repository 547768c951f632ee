import { ask, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import { isEquipment } from '../../cards/definition.ts';
import { rule } from '../../rules.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import { faceOf, type SanguoshaTable } from '../../table/table.ts';
import { known } from '../../text/meaning/characters.ts';
import type { CardUse } from '../../text/nodes/nodes.ts';
import {
  canUseFreely,
  dyingTarget,
  legalTargets,
  scopeOfCard,
  slashable,
  targetLimit,
  useOf,
  usesNow,
} from './legal.ts';
import { type UseOn, useAgainst } from './use.ts';

/** How and on whom a card is used is its user's choice (preUse.1, preUse.5). */

/** May its user think better of it? A card that a skill has somebody use is used. */
export type TakingBack = 'may-take-back' | 'must-use';

/** What its user chooses before the use begins. */
export type Chosen = Required<Pick<UseOn, 'targets' | 'against' | 'mode' | 'chosen'>>;

/** Has its user choose how and on whom the card is used; null if it is taken back, or could be used on nobody. */
export function* chooseUse(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  back: TakingBack,
): Flow<Chosen | null> {
  const way = yield* pickMode(table, seat, card, back);
  if (way === null) return null;
  const { use, mode } = way;
  const picked = yield* pickTargets(table, seat, card, use, back);
  return picked === null ? null : { ...(yield* withMore(table, seat, card, use, picked)), mode };
}

/** What else there is to choose once its targets are picked, and who becomes a target beside them. */
function* withMore(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  use: CardUse,
  picked: readonly Seat[],
): Flow<Omit<Chosen, 'mode'>> {
  return {
    targets: withJoining(table, seat, card, use, picked),
    against: use.against === null ? NOBODY : yield* pickAgainst(table, seat, picked[0]),
    chosen: use.joining === null ? NOBODY : picked[0],
  };
}

/** Uses a card on those whom words name. */
export function* useOnThose(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  targets: readonly Seat[],
  unanswerable = false,
): Flow<boolean> {
  const use = useOf(table, card, 'play-phase');
  const on = use === undefined ? { targets } : yield* withMore(table, user, card, use, targets);
  return yield* useAgainst(table, user, card, { ...on, answers: null, unanswerable });
}

/** The same of a card that words have somebody use: where somebody is dying, perhaps on that one. */
export function* chooseFreely(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  back: TakingBack,
): Flow<Chosen | null> {
  const dying = dyingTarget(table, seat, card);
  if (dying !== null) return { targets: [dying], against: NOBODY, mode: 0, chosen: NOBODY };
  return yield* chooseUse(table, seat, card, back);
}

/** 视为使用 a card: it has the targets that it would have if it were used as any other (preUse.5). */
export function* useFreely(table: SanguoshaTable, seat: Seat, card: CardInUse): Flow<boolean> {
  if (!canUseFreely(table, seat, card)) return false;
  const on = yield* chooseFreely(table, seat, card, 'must-use');
  return on !== null && (yield* useAgainst(table, seat, card, { ...on, answers: null }));
}

/** Of several ways to use a card its user declares one (preUse.1); null if it is taken back. */
function* pickMode(table: SanguoshaTable, seat: Seat, card: CardInUse, back: TakingBack) {
  const ways = usesNow(table, seat, card);
  if (ways.length < 2) return ways[0] ?? null;
  const choice = yield* ask({
    seat,
    kind: 'use-mode',
    options: [
      ...ways.map(({ mode }) => option('mode', NO_CARD, seat, mode)),
      ...(back === 'may-take-back' ? [option('cancel', NO_CARD, seat)] : []),
    ],
    about: card.real[0] ?? NO_CARD,
    rule: 'preUse.1',
  });
  return choice.verb === 'cancel'
    ? null
    : (ways.find(({ mode }) => mode === choice.amount) ?? null);
}

/** Whoever becomes a target beside the one that was chosen, and the user with them. */
function withJoining(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  { joining }: CardUse,
  picked: readonly Seat[],
): readonly Seat[] {
  if (joining === null || joining.kind === 'chosen-characters') return picked;
  const own = scopeOfCard(seat, card);
  const scope = { ...own, memory: { ...own.memory, that: picked } };
  const more = [seat, ...(known(table, joining, scope) ?? [])].filter(
    (one) => !picked.includes(one) && table.procedures.canBeTarget(table, seat, card, one),
  );
  return [...picked, ...new Set(more)];
}

/** Picks the targets of a card; null if its player takes it back. */
export function* pickTargets(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  use: CardUse,
  back: TakingBack,
): Flow<readonly Seat[] | null> {
  const legal = legalTargets(table, seat, card, use);
  if (use.to.kind !== 'chosen-characters') return legal;
  if (isEquipment(faceOf(table, card.face).kind)) return legal;
  const most = targetLimit(table, seat, card, use);
  const picked: Seat[] = [];
  while (picked.length < most) {
    const left = legal.filter((one) => !picked.includes(one));
    if (left.length === 0 || !rule('preUse.5')) break;
    const options = left.map((one) => option('target', NO_CARD, one));
    if (picked.length > 0) options.push(option('done', NO_CARD, seat));
    else if (back === 'may-take-back') options.push(option('cancel', NO_CARD, seat));
    const choice = yield* ask({
      seat,
      kind: 'targets',
      options,
      about: card.real[0] ?? NO_CARD,
      amount: most - picked.length,
      rule: 'preUse.5',
    });
    if (choice.verb === 'cancel') return null;
    if (choice.verb === 'done') break;
    picked.push(choice.seat);
  }
  return picked;
}

/** Whom the target of 借刀杀人 is to use 杀 on. */
function* pickAgainst(table: SanguoshaTable, seat: Seat, target: Seat): Flow<Seat> {
  const inRange = slashable(table, target);
  if (inRange.length === 0) return NOBODY;
  const choice = yield* ask({
    seat,
    kind: 'against',
    options: inRange.map((one) => option('target', NO_CARD, one)),
    rule: 'preUse.5',
  });
  return choice.seat;
}
