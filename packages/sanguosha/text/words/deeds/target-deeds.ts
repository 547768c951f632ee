import { meaning, verb } from '@lianhuan/cardtext';
import { change } from '../../../events/pipeline.ts';
import { rule } from '../../../rules.ts';
import type { Target, UseFrame } from '../../../table/frames.ts';
import { inTurnOrder, type SanguoshaTable } from '../../../table/table.ts';
import { freshTarget } from '../../../table/targets.ts';
import { type Allowed, areThere, meant } from '../../meaning/characters.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { AlsoTarget, CancelTarget, Transfer } from '../../nodes/nodes.ts';
import type { DeedWord } from '../../reading/word.ts';
import { declared } from './card-deeds.ts';
import { useIn } from './use-deeds.ts';

/** Who becomes a target of a card, and who is none any more. */

/** The targets without the one being dealt with. */
function withoutCurrent({ targets, current }: UseFrame): Target[] {
  return targets.filter((_, place) => place !== current);
}

/** From the current-turn character on (T51); of one character, the target that came first. */
function inOrder(table: SanguoshaTable, targets: readonly Target[]): Target[] {
  const order = inTurnOrder(table);
  return targets.toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
}

const cancelTarget: DeedWord<CancelTarget> = {
  kind: 'cancel-target',
  forms: [{ as: 'deed', zh: '取消[此目标|之|该目标]' }],
  english: (_, __, voice) => `${verb(voice, 'cancel')} that target`,
  explain: meaning('此牌不再以其为目标', 'The card has this target no longer'),
  rules: ['use.6'],
  *run(table, _, scope) {
    const frame = useIn(table, scope);
    if (frame === null || frame.current < 0) return false;
    yield* change(table, frame, { targets: withoutCurrent(frame), current: -1 });
    return true;
  },
};

const alsoTarget: DeedWord<AlsoTarget> = {
  kind: 'also-target',
  forms: [
    { as: 'deed', zh: '令{whom:chosen}也成为此牌的目标' },
    // 额外指定1个目标, 为此牌增加1个目标.
    {
      as: 'deed',
      zh: '[额外指定|额外选择|为此牌增加|为此牌额外指定|令此牌增加|增加]{count:amount}[个目标|名目标|名角色为目标|名角色为此牌的目标]',
      variant: true,
      build: ({ count }, span) => {
        const one = { upTo: false, count, other: false, apart: false, together: null };
        const whom = { kind: 'chosen-characters', span, ...one, qualities: [] };
        return { kind: 'also-target', span, whom } as unknown as AlsoTarget;
      },
    },
  ],
  english: ({ whom }, say, voice) =>
    `also ${verb(voice, 'target')} ${say(whom, 'you')} with that card`,
  explain: meaning(
    '不受目标数的限制；不合法的角色不能成为目标',
    'No limit of targets holds, but they must be legal',
  ),
  rules: ['T51'],
  *run(table, { whom }, scope) {
    const frame = useIn(table, scope);
    if (frame === null) return false;
    const more = (yield* meant(table, whom, scope)).filter(couldBeMore(table, scope));
    if (more.length === 0 || !rule('T51')) return false;
    const added: Target[] = more.map((seat) => freshTarget(seat));
    yield* change(table, frame, { targets: inOrder(table, [...frame.targets, ...added]) });
    return true;
  },
  possible: (table, { whom }, scope) => areThere(table, whom, scope, couldBeMore(table, scope)),
  declare: (table, { whom }, scope) => declared(table, whom, scope, couldBeMore(table, scope)),
};

/** Whoever could be a target of the card, and is none yet. */
function couldBeMore(table: SanguoshaTable, scope: Scope): Allowed {
  const there = new Set(useIn(table, scope)?.targets.map(({ seat }) => seat));
  const could = couldBe(table, scope);
  return (seat) => !there.has(seat) && could(seat);
}

const transfer: DeedWord<Transfer> = {
  kind: 'transfer',
  forms: [{ as: 'deed', zh: '将[此牌|此【杀】|此【决斗】|此锦囊牌]转移给{to:chosen}' }],
  english: ({ to }, say, voice) => `${verb(voice, 'redirect')} that card to ${say(to, 'you')}`,
  explain: meaning(
    '取消此目标，那名角色成为新的目标',
    'This target is cancelled, and that character is one instead',
  ),
  rules: ['T15'],
  *run(table, { to }, scope) {
    const frame = useIn(table, scope);
    const [seat] = yield* meant(table, to, scope);
    const old = frame?.targets[frame.current];
    if (frame === null || old === undefined || seat === undefined || !rule('T15')) return false;
    const fresh = { ...freshTarget(seat, old.against), timings: old.timings - 1 };
    const left = withoutCurrent(frame);
    const done = left.filter(({ timings }) => timings >= old.timings);
    const toCome = left.filter(({ timings }) => timings < old.timings);
    const targets = [...done, ...inOrder(table, [...toCome, fresh])];
    yield* change(table, frame, { targets, current: -1 });
    return true;
  },
  possible: (table, { to }, scope) => areThere(table, to, scope, couldBe(table, scope)),
  declare: (table, { to }, scope) => declared(table, to, scope, couldBe(table, scope)),
};

/** Whoever could be a target of the card, whatever the distance (T51). */
function couldBe(table: SanguoshaTable, scope: Scope): Allowed {
  const frame = useIn(table, scope);
  return (seat) =>
    frame !== null && table.procedures.couldBecomeTarget(table, frame.user, frame.card, seat);
}

/** What is done to targets, by kind. */
export const TARGET_DEEDS = {
  'cancel-target': cancelTarget,
  'also-target': alsoTarget,
  transfer,
} as const;
