import { meaning, type Node, type Span } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import type { MinxinEvent } from '../../events/events.ts';
import type { MinxinTable } from '../../table/table.ts';
import { FATE_EVENTS, isMeant } from '../meaning/affected.ts';
import { hasFlash, isParty, isType } from '../meaning/match.ts';
import { neverSuffers } from '../meaning/own-fate.ts';
import type { Cannot, CannotBe, CardsOf, ThisCard } from '../nodes/nodes.ts';
import { BANS, type Ban, FATES, PARTIES_PLURAL, type Type } from '../reading/vocabulary.ts';
import type { ForbidWord } from '../reading/word.ts';

/** Words that keep something from happening. */

/** 其他玩家不能击溃你的部曲: nobody else could do it anyhow (2.3.2.3, 2.3.2.4). */
function byOthers({ what, fate }: Readonly<Record<string, unknown>>, span: Span): Node | null {
  const { kind, who } = what as CardsOf | (ThisCard & { who: 'you' });
  return kind === 'this-card' || who === 'you'
    ? ({ kind: 'cannot-be', span, what, fate } as Node)
    : null;
}

const cannotBe: ForbidWord<CannotBe> = {
  kind: 'cannot-be',
  forms: [
    { as: 'plain', zh: '{what:cards}不能被{fate}' },
    ...(['routed', 'besieged'] as const).map((fate) => ({
      as: 'plain',
      zh: `其他玩家不能${FATES[fate].zh}{what:held}`,
      with: { fate },
      variant: true as const,
      build: byOthers,
    })),
  ],
  english: ({ what, fate }, say, voice) => `${say(what, voice)} cannot be ${FATES[fate].en}`,
  explain: meaning('谁也不能对这些牌这样做', 'Nobody can do that to those cards'),
  rules: ['2.3.2.2', '2.3.2.3', '2.3.2.4'],
  check: ({ what, fate }, place) => (what.kind === 'this-card' ? neverSuffers(fate, place) : null),
  effect: 'forbid',
  events: ({ fate }) => [FATE_EVENTS[fate]],
  forbids: isMeant,
};

const cannot: ForbidWord<Cannot> = {
  kind: 'cannot',
  forms: [{ as: 'plain', zh: '{who:party}不能{ban}' }],
  english: ({ who, ban }) => `${PARTIES_PLURAL[who]} cannot ${BANS[ban].en}`,
  explain: meaning('这些玩家不能这样做', 'Those players cannot do that'),
  rules: ['2.3.2.1'],
  effect: 'forbid',
  events: ({ ban }) => [BANNED_EVENTS[ban]],
  forbids: (table, { who, ban }, { controller }, event) =>
    'seat' in event && isParty(table, who, controller, event.seat) && isBanned(table, ban, event),
};

/** The type of the events that each ban forbids, all of them or some. */
const BANNED_EVENTS = {
  recruit: 'recruit',
  rout: 'rout',
  siege: 'siege',
  edict: 'edict',
  seize: 'seize',
  draw: 'drawn',
  favor: 'gain',
  play: 'play',
  'play-flash': 'play',
  'play-troop': 'play',
  'play-scheme': 'play',
  'play-territory': 'play',
  'play-pouch': 'play',
} as const satisfies Readonly<Record<Ban, MinxinEvent['type']>>;

function isBanned(table: MinxinTable, ban: Ban, event: MinxinEvent): boolean {
  if (event.type !== BANNED_EVENTS[ban]) return false;
  if (event.type === 'play') return isBannedPlay(table, ban, event.card);
  return event.type !== 'gain' || (event.resource === 'favor' && event.amount > 0);
}

function isBannedPlay(table: MinxinTable, ban: Ban, card: CardId): boolean {
  if (ban === 'play') return true;
  if (ban === 'play-flash') return hasFlash(table, card);
  const type = PLAYED[ban];
  return type !== undefined && isType(table, card, type);
}

const PLAYED: Readonly<Partial<Record<Ban, Type>>> = {
  'play-troop': 'troop',
  'play-scheme': 'scheme',
  'play-territory': 'territory',
  'play-pouch': 'pouch',
};

export const PROHIBITIONS = { 'cannot-be': cannotBe, cannot } as const;
