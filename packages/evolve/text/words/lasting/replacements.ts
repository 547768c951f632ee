import { childrenOf, type Form, meaning, type Node } from '@lianhuan/cardtext';
import { ask, type Flow, NO_CARD, NOBODY, option } from '@lianhuan/kernel';
import type { EvolveEvent } from '../../../events/events.ts';
import { obeys, type RuleId, rule } from '../../../rules.ts';
import { DAMAGE, type EvolveTable, onField, refOf, zoneOf } from '../../../table/table.ts';
import { isHidden } from '../../../table/zones.ts';
import {
  byAbility,
  byOthers,
  damagedBy,
  its,
  itsIf,
  leaving,
  onCard,
  onPlayer,
  type Victim,
  type VictimOf,
} from '../../meaning/damage/victims.ts';
import { isReplacing, whileReplacing } from '../../meaning/replacing.ts';
import { payable, run } from '../../meaning/run.ts';
import { heardOf, type Scope } from '../../meaning/scope.ts';
import { forDoers, isSubject, isSubjectSeat } from '../../meaning/subjects.ts';
import type { Deed, Instead } from '../../nodes/index.ts';
import { doerCalled } from '../../reading/english.ts';
import { playersCalled } from '../../reading/english-verbs.ts';
import { REPLACEABLE, type Replaceable } from '../../reading/vocabulary.ts';
import type { ReplaceWordOf } from '../../reading/word.ts';
import { OF_DOER } from '../actions/sentences.ts';

/** 改为: something else happens instead (10.2.1.3.1, 10.10). */

const { draw, 'gain-life': gain, 'lose-life': loss, recover, lose, ...cardEvents } = REPLACEABLE;
/** What players do that can be replaced. */
export const PLAYER_EVENTS = { draw, 'gain-life': gain, 'lose-life': loss, recover, lose };
export const CARD_EVENTS = cardEvents;

/** What each of these events is. */
const REPLACING: Readonly<Record<Replaceable, VictimOf>> = {
  destroyed: onCard('destroy', its),
  'ability-destroyed': onCard('destroy', (event) => itsIf(byAbility(event), event.card)),
  'enemy-destroyed': onCard('destroy', (event, table) => itsIf(byOthers(event, table), event.card)),
  'damage-destroyed': onCard('destroy', ({ card, how }) => itsIf(how === 'damage', card)),
  'leave-field': leaving(() => true),
  'to-graveyard': leaving((zone) => zone === 'graveyard'),
  returned: leaving((zone) => zone === 'hand'),
  banished: onCard('banish', its),
  taken: onCard('take', its),
  tapped: onCard('tap', ({ card, tapped }) => itsIf(tapped, card)),
  untapped: onCard('tap', ({ card, tapped }) => itsIf(!tapped, card)),
  evolves: onCard('evolve', ({ onto }) => onto),
  stacked: onCard('count', ({ card, counter, by }) => itsIf(by > 0 && counter !== DAMAGE, card)),
  damaged: damagedBy(null),
  'ability-damaged': damagedBy('ability'),
  'attack-damaged': damagedBy('attack'),
  'fight-damaged': damagedBy('fight'),
  'deals-damage': onCard('damage', ({ source, amount }) => itsIf(amount > 0, source)),
  discarded: onCard('discard', its),
  draw: onPlayer('draw'),
  'gain-life': onPlayer('life', ({ by }) => by > 0),
  'lose-life': onPlayer('life', ({ by }) => by < 0),
  recover: onPlayer('energy', ({ recovered }) => recovered === true),
  lose: onPlayer('lose'),
};

/** Whom the event would happen to, if it is what the words replace; null if it is something else. */
function affectedBy(table: EvolveTable, would: Replaceable, event: EvolveEvent): Victim | null {
  const { type, whom } = REPLACING[would];
  return event.type === type ? whom(event, table) : null;
}

function isMeant(
  table: EvolveTable,
  { who }: Instead,
  affected: Victim,
  effect: Parameters<typeof isSubject>[3],
  scope: Scope,
): boolean {
  if (who.kind === 'players') {
    return isSubjectSeat(table, who, affected.seat, scope);
  }
  const { card } = affected;
  if (!isSubject(table, who, card, effect, scope)) return false;
  // A card on the field is looked at as it is now, not as it is printed (10.10.3).
  if (onField(table, card)) rule('10.10.3');
  return true;
}

function* isWilling({ span }: Instead, { seat, source }: Scope): Flow<boolean> {
  const { verb } = yield* ask({
    seat,
    kind: 'may-instead',
    options: [option('yes', source, seat), option('no', source, seat)],
    about: source,
    amount: span[0],
    rule: '10.10.1' satisfies RuleId,
  });
  return verb === 'yes';
}

/** A card in a hidden zone is shown while its words are carried out (10.6.2.1.1). */
function* inTheOpen(table: EvolveTable, { seat, source }: Scope, flow: Flow<unknown>): Flow {
  const hidden = isHidden(zoneOf(table, source)) && rule('10.6.2.1.1');
  const isFirst = table.state.shown.length === 0;
  if (hidden) yield* table.procedures.showAsUsed(table, seat, source);
  yield* flow;
  if (hidden && isFirst) yield* table.procedures.happen(table, { type: 'hide-again' });
}

const WAYS = [
  { zh: '[改为|作为代替|作为代替，]{deed:effect}', may: false },
  { zh: '[可以|可|你可以]改为{deed:effect}', may: true },
] as const;

/** 可以丢弃1张手牌作为代替: said behind. */
const WAYS_BEHIND = [
  { zh: '{deed:effect}[，|][作为代替|来代替|代替之]', may: false },
  { zh: '[可以|可|你可以]{deed:effect}[，|][作为代替|来代替|代替之]', may: true },
  { zh: '作为代替[，|][可以|可|你可以]{deed:effect}', may: true },
] as const;

/** 可以丢弃1张手牌作为代替 says that it may be replaced, and not that somebody may do it. */
const mayBefore: NonNullable<Form['build']> = (read, span) =>
  isOffered(read.deed as Node) ? null : ({ kind: 'instead', span, ...read } as Instead);

function isOffered(deed: Node): boolean {
  if (deed.kind === 'may') return true;
  const [first] = childrenOf(deed);
  return (deed.kind === 'and' || deed.kind === 'by') && first !== undefined && isOffered(first);
}

/** Does it speak of the deck, the hand or a number of whoever does it, without naming them? */
function isOfDoer(deed: Deed): boolean {
  return OF_DOER.has(deed.kind) || (deed.kind === 'adjust' && deed.side === null);
}

const instead: ReplaceWordOf<Instead> = {
  kind: 'instead',
  forms: WAYS.flatMap(({ zh, may }) => [
    {
      as: 'lasting',
      zh: `[若|如果|当]{who:players}将{would:player-event}[，|，则|时，]${zh}`,
      with: { may },
    },
    ...forDoers('[若|如果|当|]', `将[|要|会]{would:card-event}[，|，则|时，]${zh}`, { may }),
    ...forDoers('[若|如果|当|]', `{would:card-event}时，${zh}`, { may }).map((form) => ({
      ...form,
      variant: true as const,
    })),
  ]).concat(
    WAYS_BEHIND.map(({ zh, may }) => ({
      as: 'replaced',
      zh,
      with: { may },
      variant: true,
      build: mayBefore,
    })),
    forDoers('[若|如果|当|]', '[将|要|会|将要]{would:card-event}[，|，则|时，]{way:replaced}').map(
      (form): Form => ({
        ...form,
        variant: true,
        build: ({ way, ...read }, span) => ({ ...(way as Node), span, ...read }) as Node,
      }),
    ),
  ),
  english: ({ who, would, may, deed }, say) => {
    // What somebody does with what is their own is done by the player to whom the event would happen.
    const isTheirs = who.kind === 'players' && who.side !== 'own' && isOfDoer(deed);
    const told = isTheirs
      ? `${may ? 'you may have ' : ''}that player ${say(deed, may ? 'they may' : 'they')}`
      : `${may ? 'you may ' : ''}${say(deed, may ? 'you may' : 'you')}`;
    const one = who.kind === 'players' ? playersCalled(who) : doerCalled(who, say);
    return `if ${one} ${REPLACEABLE[would].en}, ${told} instead`;
  },
  explain: meaning(
    '原来的事完全不发生，发生的是改为的事',
    'What was to happen does not happen at all; the other thing does',
  ),
  rules: ['10.2.1.3.1', '10.10.1', '10.10.1.1'],
  effect: 'replace',
  events: ({ would }) => [REPLACING[would].type],
  replaces: (table, word, effect, event, scope) => {
    const whom = affectedBy(table, word.would, event);
    if (whom === null || !isMeant(table, word, whom, effect, scope)) return false;
    // The effect does not replace what it itself brings about (10.10.2.3).
    return !isReplacing(table, effect) && obeys('10.2.1.3.1');
  },
  *replace(table, word, effect, event, scope) {
    const whom = affectedBy(table, word.would, event);
    if (whom === null) return event;
    const that = whom.card === NO_CARD ? [] : [refOf(table, whom.card)];
    const actor = whom.seat === NOBODY ? scope.actor : whom.seat;
    const inner: Scope = { ...scope, actor, that, mentions: heardOf(that), heard: event };
    if (word.may && !payable(table, word.deed, inner)) return event;
    if (word.may && !(yield* isWilling(word, inner))) return event;
    yield* whileReplacing(table, effect, inTheOpen(table, scope, run(table, word.deed, inner)));
    return null;
  },
};

export const INSTEAD_LASTING = { instead } as const;
