import { meaning } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import type { MinxinEvent } from '../../events/events.ts';
import type { MinxinTable } from '../../table/table.ts';
import { isMeant } from '../meaning/affected.ts';
import { hasFlash, isParty, isType } from '../meaning/match.ts';
import { neverSuffers } from '../meaning/own-fate.ts';
import type { Cannot, CannotBe } from '../nodes/nodes.ts';
import { BANS, type Ban, FATES, PARTIES_PLURAL, type Type } from '../reading/vocabulary.ts';
import type { ForbidWord } from '../reading/word.ts';

/** Words that keep something from happening. */

const cannotBe: ForbidWord<CannotBe> = {
  kind: 'cannot-be',
  forms: [{ as: 'plain', zh: '{what:cards}不能被{fate}' }],
  english: ({ what, fate }, say, voice) => `${say(what, voice)} cannot be ${FATES[fate].en}`,
  explain: meaning('谁也不能对这些牌这样做', 'Nobody can do that to those cards'),
  rules: ['2.3.2.2', '2.3.2.3', '2.3.2.4'],
  check: ({ what, fate }, place) => (what.kind === 'this-card' ? neverSuffers(fate, place) : null),
  effect: 'forbid',
  forbids: isMeant,
};

const cannot: ForbidWord<Cannot> = {
  kind: 'cannot',
  forms: [{ as: 'plain', zh: '{who:party}不能{ban}' }],
  english: ({ who, ban }) => `${PARTIES_PLURAL[who]} cannot ${BANS[ban].en}`,
  explain: meaning('这些玩家不能这样做', 'Those players cannot do that'),
  rules: ['2.3.2.1'],
  effect: 'forbid',
  forbids: (table, { who, ban }, { controller }, event) =>
    'seat' in event && isParty(table, who, controller, event.seat) && isBanned(table, ban, event),
};

function isBanned(table: MinxinTable, ban: Ban, event: MinxinEvent): boolean {
  switch (event.type) {
    case 'recruit':
    case 'rout':
    case 'siege':
    case 'edict':
    case 'seize':
      return event.type === ban;
    case 'play':
      return isBannedPlay(table, ban, event.card);
    case 'drawn':
      return ban === 'draw';
    case 'gain':
      return ban === 'favor' && event.resource === 'favor' && event.amount > 0;
    default:
      return false;
  }
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
