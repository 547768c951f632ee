import { meaning } from '@lianhuan/cardtext';
import { printed } from '../../table/table.ts';
import { isMeant } from '../meaning/affected.ts';
import { isParty } from '../meaning/match.ts';
import type { Cannot, CannotBe } from '../nodes/nodes.ts';
import { BANS, FATES, PARTIES_PLURAL } from '../reading/vocabulary.ts';
import type { ForbidWord } from '../reading/word.ts';

/** Words that keep something from happening. */

const cannotBe: ForbidWord<CannotBe> = {
  kind: 'cannot-be',
  forms: [{ as: 'lasting', zh: '{what:cards}不能被{fate}' }],
  english: ({ what, fate }, say, voice) => `${say(what, voice)} cannot be ${FATES[fate].en}`,
  explain: meaning('谁也不能对这些牌这样做', 'Nobody can do that to those cards'),
  rules: ['2.3.2.2', '2.3.2.3', '2.3.2.4'],
  effect: 'forbid',
  forbids: isMeant,
};

const cannot: ForbidWord<Cannot> = {
  kind: 'cannot',
  forms: [{ as: 'lasting', zh: '{who:party}不能{ban}' }],
  english: ({ who, ban }) => `${PARTIES_PLURAL[who]} cannot ${BANS[ban].en}`,
  explain: meaning('这些玩家不能这样做', 'Those players cannot do that'),
  rules: ['2.3.2.1'],
  effect: 'forbid',
  forbids: (table, { who, ban }, { controller }, event) => {
    switch (event.type) {
      case 'recruit':
      case 'rout':
      case 'siege':
        return event.type === ban && isParty(table, who, controller, event.seat);
      case 'play':
        return (
          ban === 'play-flash' &&
          isParty(table, who, controller, event.seat) &&
          printed(table, event.card).abilities.some((ability) => ability.flash)
        );
      default:
        return false;
    }
  },
};

export const PROHIBITIONS = { 'cannot-be': cannotBe, cannot } as const;
