import { type Form, meaning } from '@lianhuan/cardtext';
import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import {
  type DestructionEvent,
  isDestruction,
  type SanguozhiEvent,
} from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import type { Phase, Target } from '../../../table/state.ts';
import {
  onField,
  printed,
  refOf,
  type SanguozhiEffect,
  type SanguozhiTable,
} from '../../../table/table.ts';
import { isFieldZone, type ZoneName } from '../../../table/zones.ts';
import { isByItsDamage } from '../../meaning/lethal.ts';
import { payable, run } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import { isSubject, isSubjectSeat, isVictim } from '../../meaning/subjects.ts';
import { withoutSubject } from '../../meaning/without-subject.ts';
import type { Deed, Instead, Skips, Survives, SurvivesFor } from '../../nodes/index.ts';
import { anyVictim } from '../../reading/english.ts';
import { does, theirs } from '../../reading/english-verbs.ts';
import type { ReplaceableEvent } from '../../reading/vocabulary.ts';
import type { ReplaceWordOf } from '../../reading/word.ts';
import { useUp } from './damage.ts';
import { SURVIVING } from './surviving.ts';
import { isWilling } from './willing.ts';

/** Words that make something else happen instead (710): 改为, 生还, 跳过. */

type Sufferer = { readonly card: CardId } | { readonly seat: Seat };

/** The card or player to whom the event would do what the words replace; null for other events. */
function suffererOf(
  table: SanguozhiTable,
  replaced: ReplaceableEvent,
  event: SanguozhiEvent,
): Sufferer | null {
  switch (event.type) {
    case 'destroy':
    case 'fall':
      // What came in place of the graveyard has been done: the destruction is no more replaced (710.3).
      if (event.unburied === true) return null;
      if (replaced === DESTROYED[event.type]) return { card: event.card };
      return isBurial(table, replaced, event) ? { card: event.card } : null;
    case 'enter':
      // One that is flipped does not enter (113.3).
      if (event.how === 'flipped' && rule('113.3')) return null;
      return replaced === 'enters' ? { card: event.card } : null;
    case 'move': {
      const { name } = table.zones[event.to];
      if (replaced === 'leaves') {
        return leavesField(table, event) ? { card: event.card } : null;
      }
      return name === GOING[replaced] && onField(table, event.card) ? { card: event.card } : null;
    }
    case 'tap':
      return replaced === (event.tapped ? 'tapped' : 'untapped') ? { card: event.card } : null;
    case 'face':
      return replaced === 'covered' && event.down ? { card: event.card } : null;
    case 'discard':
      return replaced === 'discards' ? { seat: event.seat } : null;
    case 'draw':
      return replaced === 'draws' ? { seat: event.seat } : null;
    case 'grain':
      return replaced === (event.by > 0 ? 'gains-grain' : 'loses-grain')
        ? { seat: event.seat }
        : null;
    default:
      return null;
  }
}

const DESTROYED = { destroy: 'destroyed', fall: 'falls' } as const;

/**
 * Would the destruction lead to the move that is replaced, and is it 生还 that could replace it first? Both
 * change the same thing then (710.7, 712.2); elsewhere the move itself is replaced.
 */
function isBurial(
  table: SanguozhiTable,
  replaced: ReplaceableEvent,
  destruction: DestructionEvent,
): boolean {
  if (replaced !== 'to-graveyard' && replaced !== 'leaves') return false;
  const move = table.procedures.savableBurial(table, destruction);
  return move !== null && suffererOf(table, replaced, move) !== null;
}

/** Where a card in play would go (300.7). */
const GOING: Partial<Readonly<Record<ReplaceableEvent, ZoneName>>> = {
  'to-graveyard': 'graveyard',
  bounced: 'hand',
  'to-deck': 'deck',
  exiled: 'removed',
};

/** Does the move take the card out of play, rather than into the chain or to another player's side (300.7b)? */
function leavesField(
  table: SanguozhiTable,
  { card, to }: Extract<SanguozhiEvent, { readonly type: 'move' }>,
): boolean {
  const { name } = table.zones[to];
  return onField(table, card) && !isFieldZone(name) && name !== 'chain' && rule('300.7b');
}

function targetOf(table: SanguozhiTable, sufferer: Sufferer): Target {
  return 'card' in sufferer
    ? { kind: 'card', ...refOf(table, sufferer.card) }
    : { kind: 'seat', seat: sufferer.seat };
}

/** 本将领被破坏时，若本将领将要被破坏，: what would happen, as it may be written. */
const WHEN_IT_WOULD = '[若|如果|]{who:victims}[|将|将要|将会|要|会]{replaced}[时，|，则|，|的话，]';
const IN_ITS_STEAD = '[代替|作为代替|来代替|以代替|代替之]';

/** 作为代替，可舍弃1张手牌: whether it may be declined is said of the replacement, and not of what comes in its place. */
const unlessOptional: NonNullable<Form['build']> = (read, span) =>
  (read.deed as Deed).kind === 'optional' ? null : ({ kind: 'instead', span, ...read } as Instead);

const WRITTEN: readonly Form[] = [
  { zh: '改为{deed:sentence}', may: false },
  { zh: '[可|可以]改为{deed:sentence}', may: true },
  {
    zh: '[作为代替，|作为代替|取而代之，|代替地，]{deed:sentence}',
    may: false,
    build: unlessOptional,
  },
  { zh: '[作为代替，|作为代替|取而代之，|代替地，][可|可以]{deed:sentence}', may: true },
  { zh: `{deed:sentence}${IN_ITS_STEAD}`, may: false, build: unlessOptional },
  { zh: `[可|可以]{deed:sentence}${IN_ITS_STEAD}`, may: true },
].map(
  ({ zh, may, build }): Form => ({
    as: 'simple',
    zh: `${WHEN_IT_WOULD}${zh}`,
    with: { may },
    variant: true,
    ...(build === undefined ? {} : { build }),
  }),
);

const instead: ReplaceWordOf<Instead> = {
  kind: 'instead',
  forms: [
    {
      as: 'simple',
      zh: '[若|如果]{who:victims}将[|要|会]{replaced}，[则|]改为{deed:sentence}',
      with: { may: false },
    },
    {
      as: 'simple',
      zh: '[若|如果]{who:victims}将[|要|会]{replaced}，[则|][可|可以]改为{deed:sentence}',
      with: { may: true },
    },
    ...WRITTEN,
  ],
  english: ({ who, replaced, may, deed }, say) => {
    const what = deed.kind === 'where-x' ? deed.deed : deed;
    const other = may ? `you may ${say(what, 'you may')}` : say(what, 'you');
    const x = deed.kind === 'where-x' ? `, where X is ${say(deed.count, 'you')}` : '';
    return `if ${anyVictim(who, say)} would ${INSTEAD_OF[replaced]}, ${other} instead${x}`;
  },
  explain: meaning(
    '原来的事没有发生，发生的是替代之后的事',
    'What was to happen does not; what stands in its place does',
  ),
  rules: ['710.1a', '710.4', '710.5'],
  effect: 'replace',
  events: () => ['destroy', 'fall', 'enter', 'move', 'draw', 'grain', 'tap', 'face', 'discard'],
  replaces: (table, { who, replaced }, effect, event, scope) => {
    const sufferer = suffererOf(table, replaced, event);
    if (sufferer === null || !isVictim(table, who, sufferer, effect, scope)) return false;
    if ('card' in sufferer && !isByItsDamage(table, effect, sufferer.card)) return false;
    return obeys('710.1a', '710.5');
  },
  *replace(table, word, effect, event, scope) {
    const sufferer = suffererOf(table, word.replaced, event);
    if (sufferer === null) return event;
    const inner: Scope = { ...scope, that: [targetOf(table, sufferer)], heard: event };
    if (word.may && !payable(table, word.deed, inner)) return event;
    if (word.may && rule('706.3') && !(yield* isWilling(word, inner))) return event;
    yield* useUp(table, effect);
    yield* carriedOut(table, word.deed, effect, inner);
    return isUnburied(word.replaced, event) ? { ...event, unburied: true } : null;
  },
};

/** Was the graveyard alone replaced, so that the card is destroyed all the same (710.5)? */
function isUnburied(replaced: ReplaceableEvent, event: SanguozhiEvent): event is DestructionEvent {
  return (event.type === 'destroy' || event.type === 'fall') && replaced !== DESTROYED[event.type];
}

/** How the event that is replaced reads in English behind "would". */
const INSTEAD_OF: Readonly<Record<ReplaceableEvent, string>> = {
  destroyed: 'be destroyed',
  falls: 'fall',
  'to-graveyard': 'be put into the graveyard',
  bounced: 'be returned to hand',
  leaves: 'leave play',
  draws: 'draw cards',
  'gains-grain': 'gain grain',
  'loses-grain': 'lose grain',
  enters: 'enter play',
  tapped: 'be tapped',
  untapped: 'be untapped',
  covered: 'be turned face down',
  'to-deck': 'be returned to the deck',
  exiled: 'be taken out of the game',
  discards: 'discard a card',
};

/**
 * Ends a 生还 for the card that it has just saved, where it was for the next time only; any other saves
 * every time, as long as it holds, and each of its cards (710.7: 每当).
 */
function* spend(table: SanguozhiTable, effect: SanguozhiEffect, card: CardId): Flow {
  const { body } = effect;
  if (body.kind !== 'begun' || body.period !== 'next') return;
  for (const event of withoutSubject(effect, body, card)) {
    yield* table.procedures.happen(table, event);
  }
}

/** Is the event a destruction from which 生还 can save a general in play (801.9a): not a sacrifice (801.7c)? */
function isSurvivable(table: SanguozhiTable, event: SanguozhiEvent): event is DestructionEvent {
  if (!isDestruction(event)) return false;
  if (event.type === 'sacrifice' && rule('801.7c')) return false;
  const stands = printed(table, event.card).kind === 'general' && onField(table, event.card);
  return stands || !rule('801.9a');
}

/** Is done in full what 生还 asks for, by whoever is willing? */
function* isPaidFor(
  table: SanguozhiTable,
  word: SurvivesFor,
  effect: SanguozhiEffect,
  event: DestructionEvent,
  scope: Scope,
): Flow<boolean> {
  const { may, cost } = word;
  const inner: Scope = { ...scope, that: [targetOf(table, { card: event.card })], heard: event };
  if (may && cost !== null && !payable(table, cost, inner)) return false;
  if (may && rule('706.3') && !(yield* isWilling(word, inner))) return false;
  return cost === null || (yield* carriedOut(table, cost, effect, inner)) || !rule('706.2a');
}

/** Carries a deed out in the place of an event, which it cannot be replaced by once more (710.10). */
function* carriedOut(
  table: SanguozhiTable,
  deed: Deed,
  effect: SanguozhiEffect,
  scope: Scope,
): Flow<boolean> {
  const { replacing } = table.state;
  const effects = [...replacing, effect.id];
  yield* table.procedures.happen(table, {
    type: 'replacing',
    effects,
    done: false,
    card: effect.source,
  });
  const done = yield* run(table, deed, scope);
  yield* table.procedures.happen(table, { type: 'replacing', effects: replacing, done });
  return done;
}

/** What 生还 replaces, and in what way it is told. */
const SAVING = {
  effect: 'replace',
  events: (): readonly SanguozhiEvent['type'][] => ['fall', 'destroy', 'sacrifice'],
  replaces: (
    table: SanguozhiTable,
    { who }: Survives | SurvivesFor,
    effect: SanguozhiEffect,
    event: SanguozhiEvent,
    scope: Scope,
  ): boolean => {
    if (!isSurvivable(table, event)) return false;
    // What came in place of the graveyard has been done (712.2).
    if (event.unburied === true || !isSubject(table, who, event.card, effect, scope)) return false;
    return !(event.final && rule('801.6c')) && rule('710.7');
  },
} as const;

const survives: ReplaceWordOf<Survives> = {
  kind: 'survives',
  forms: [
    { as: 'simple', zh: '[若|如果]{who:cards}将[|要|会]阵亡，[则|][生还|改为生还]' },
    ...SURVIVING,
  ],
  english: ({ who }, say) => `if ${anyVictim(who, say)} would fall or be destroyed, it survives`,
  explain: meaning(
    '改为清除受到的所有伤害并离开战斗',
    'Instead all damage is removed from it, and it leaves combat',
  ),
  rules: ['710.7', '710.7a', '801.5c', '801.6b'],
  ...SAVING,
  *replace(table, _, effect, event) {
    if (!isSurvivable(table, event)) return event;
    yield* spend(table, effect, event.card);
    // The destruction is replaced, and with that all other 生还 have nothing to do.
    rule('710.7a');
    return { type: 'save', card: event.card };
  },
  // Several 生还 on one card need no order: any of them saves it.
  alike: () => 'survives',
};

const WOULD_FALL = '[若|如果]{who:cards}将[|要|会]阵亡，[则|]';

const survivesFor: ReplaceWordOf<SurvivesFor> = {
  kind: 'survives-for',
  forms: [
    { as: 'simple', zh: `${WOULD_FALL}[可|可以][生还|改为生还]`, with: { may: true, cost: null } },
    { as: 'simple', zh: `${WOULD_FALL}[可|可以]{cost:deed}，生还`, with: { may: true } },
    { as: 'simple', zh: `${WOULD_FALL}{cost:deed}，生还`, with: { may: false } },
  ],
  english: ({ who, may, cost }, say) => {
    const would = `if ${anyVictim(who, say)} would fall or be destroyed`;
    if (cost === null) return `${would}, you may have it survive`;
    const price = say(cost, may ? 'you may' : 'you');
    return may ? `${would}, you may ${price}: it survives` : `${would}, ${price}: it survives`;
  },
  explain: meaning(
    '照写的做到了，就改为清除受到的所有伤害并离开战斗',
    'Where what is said is done in full, all damage is removed from it instead, and it leaves combat',
  ),
  rules: ['710.7', '801.9b', '706.2a'],
  rulesOf: ({ may }) => (may ? ['710.7', '801.9b', '706.3'] : ['710.7', '801.9b', '706.2a']),
  ...SAVING,
  *replace(table, word, effect, event, scope) {
    if (!isSurvivable(table, event)) return event;
    if (!(yield* isPaidFor(table, word, effect, event, scope))) return event;
    yield* spend(table, effect, event.card);
    return { type: 'save', card: event.card };
  },
};

const SKIPPED = {
  draw: { zh: '抓卡阶段', en: 'draw phase' },
  prepare: { zh: '准备流程', en: 'preparation' },
  combat: { zh: '战斗流程', en: 'combat' },
  reset: { zh: '重置阶段', en: 'reset phase' },
  turn: { zh: '回合', en: 'turn' },
} as const satisfies Partial<Readonly<Record<Skips['phase'], unknown>>>;

/** The player whose turn or phase of the skipped kind would begin by the event; null for other events. */
function seatOf(
  { state }: SanguozhiTable,
  phase: Skips['phase'],
  event: SanguozhiEvent,
): Seat | null {
  if (phase === 'turn') return event.type === 'turn' && !event.skipped ? event.seat : null;
  const first: Phase = phase === 'combat' ? 'attack' : phase;
  return event.type === 'phase' && event.phase === first ? state.active : null;
}

const skips: ReplaceWordOf<Skips> = {
  kind: 'skips',
  forms: Object.entries(SKIPPED).flatMap(([phase, { zh }]): Form[] => [
    {
      as: 'simple',
      zh: `{who:party}跳过[下一个|下1个|其下一个|下个]${zh}`,
      with: { phase },
    },
    {
      as: 'simple',
      zh: `跳过{who:party}[|的][下一个|下1个|下个]${zh}`,
      with: { phase },
      variant: true,
    },
  ]),
  english: ({ who, phase }, _, voice) =>
    `${does(who, voice, 'skip')} ${theirs(who, voice)} next ${SKIPPED[phase as keyof typeof SKIPPED].en}`,
  explain: meaning(
    '那个阶段什么也不发生；几个「跳过」各跳过一个',
    'Nothing of it happens; several such words skip one each',
  ),
  rules: ['710.1b', '710.9', '600.8b'],
  effect: 'replace',
  events: () => ['turn', 'phase'],
  replaces: (table, { who, phase }, effect, event, scope) => {
    const seat = seatOf(table, phase, event);
    return seat !== null && isSubjectSeat(table, who, seat, effect, scope) && rule('710.1b');
  },
  *replace(table, _, effect) {
    // Only this one is used up.
    obeys('710.9', '600.8b');
    yield* table.procedures.happen(table, { type: 'end-effect', effect });
    return null;
  },
  // Several effects that skip the same phase need no order: each skips one.
  alike: () => 'skips',
};

export const INSTEAD_LASTING = {
  instead,
  'survives-for': survivesFor,
  survives,
  skips,
} as const;
