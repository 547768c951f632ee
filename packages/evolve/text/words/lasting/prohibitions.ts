import { meaning } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, NOBODY, type Seat } from '@lianhuan/kernel';
import { type EventOf, isOneOf } from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import { type EvolveTable, isLeader } from '../../../table/table.ts';
import type { Scope } from '../../meaning/scope.ts';
import { forCards, isSubject, isSubjectSeat } from '../../meaning/subjects.ts';
import type { Cannot } from '../../nodes/index.ts';
import { playersCalled, they } from '../../reading/english-verbs.ts';
import { BANS, type Ban } from '../../reading/vocabulary.ts';
import type { ForbidWordOf } from '../../reading/word.ts';

/** 不能: words that forbid events; they come before whatever allows or asks for the event (1.3.3). */

/** The bans about players; all others are about cards. */
const PLAYERS_ONLY = ['use-spells', 'use-followers', 'draw', 'gain-life'] as const;

function bansOf(ofPlayers: boolean) {
  const players: ReadonlySet<string> = new Set(PLAYERS_ONLY);
  return Object.fromEntries(Object.entries(BANS).filter(([ban]) => players.has(ban) === ofPlayers));
}
export const CARD_BANS = bansOf(false);
export const PLAYER_BANS = bansOf(true);

/** The events that a ban can be about. */
const BANNED_EVENTS = [
  'attacks',
  'destroy',
  'select',
  'damage',
  'tap',
  'evolve',
  'use',
  'draw',
  'life',
] as const;
type BannedEvent = EventOf<(typeof BANNED_EVENTS)[number]>;

/** The card, or else the player, that an event forbidden by a ban would happen to. */
interface Banned {
  readonly card: CardId;
  readonly seat: Seat;
}

const aCard = (card: CardId): Banned => ({ card, seat: NOBODY });
const aSeat = (seat: Seat): Banned => ({ card: NO_CARD, seat });

/** Whom the event would happen to, if it is what the ban forbids; null if it is something else. */
function banned(table: EvolveTable, ban: Ban, event: BannedEvent, scope: Scope): Banned | null {
  switch (event.type) {
    case 'attacks':
      return isAttack(table, ban, event.target)
        ? aCard(ban === 'be-attacked' ? event.target : event.card)
        : null;
    case 'destroy':
      return isDestruction(ban, event.how) ? aCard(event.card) : null;
    case 'select':
      // 被对手选择: words of the card's own controller can select it.
      return ban === 'be-selected' && event.seat !== table.cards[event.card].controller
        ? aCard(event.card)
        : null;
    case 'damage':
      return ban === 'be-damaged' && event.amount > 0 ? aCard(event.to) : null;
    case 'tap':
      return ban === 'untap' && !event.tapped ? aCard(event.card) : null;
    case 'evolve':
      return ban === 'evolve' ? aCard(event.onto) : null;
    case 'use':
      return isUse(ban, scope.cards.of(event.card).kind) ? aSeat(event.seat) : null;
    case 'draw':
      return ban === 'draw' ? aSeat(event.seat) : null;
    case 'life':
      return ban === 'gain-life' && event.by > 0 ? aSeat(event.seat) : null;
  }
}

/** The events that each ban is about. */
const BAN_EVENTS = {
  attack: ['attacks'],
  'attack-leader': ['attacks'],
  'attack-followers': ['attacks'],
  'be-attacked': ['attacks'],
  'be-destroyed': ['destroy'],
  'be-ability-destroyed': ['destroy'],
  'be-selected': ['select'],
  'be-damaged': ['damage'],
  untap: ['tap'],
  evolve: ['evolve'],
  'use-spells': ['use'],
  'use-followers': ['use'],
  draw: ['draw'],
  'gain-life': ['life'],
} as const satisfies Record<Ban, readonly BannedEvent['type'][]>;

function isAttack(table: EvolveTable, ban: Ban, target: CardId): boolean {
  if (ban === 'attack' || ban === 'be-attacked') return true;
  if (ban === 'attack-leader') return isLeader(table, target);
  return ban === 'attack-followers' && !isLeader(table, target);
}

function isDestruction(ban: Ban, how: EventOf<'destroy'>['how']): boolean {
  if (ban === 'be-destroyed') return true;
  if (ban !== 'be-ability-destroyed') return false;
  return how === 'ability' || (how === 'bane' && rule('11.3.2.1'));
}

function isUse(ban: Ban, kind: string): boolean {
  return ban === (kind === 'spell' ? 'use-spells' : kind === 'follower' ? 'use-followers' : null);
}

const cannot: ForbidWordOf<Cannot> = {
  kind: 'cannot',
  forms: [
    ...forCards('[不能|无法|不可|不会|不可以]{ban:card-ban}'),
    { as: 'lasting', zh: '{who:players}[不能|无法|不可|不会|不可以]{ban:player-ban}' },
  ],
  english: ({ who, ban }, say, voice) => {
    if (who.kind === 'players') return `${playersCalled(who)} cannot ${BANS[ban].en}`;
    return `${they(who, say, 'cannot', 'cannot', voice)} ${BANS[ban].en}`;
  },
  explain: meaning(
    '「不能」优先于允许它的规则和效果',
    'What cannot be stands above whatever allows it',
  ),
  rules: ['1.3.3'],
  effect: 'forbid',
  events: ({ ban }) => BAN_EVENTS[ban],
  forbids: (table, { who, ban }, effect, event, scope) => {
    const found = isOneOf(event, BANNED_EVENTS) ? banned(table, ban, event, scope) : null;
    if (found === null) return false;
    if (who.kind === 'players') return isSubjectSeat(table, who, found.seat, scope);
    return isSubject(table, who, found.card, effect, scope) && obeys('1.3.3');
  },
};

export const BAN_LASTING = { cannot } as const;
