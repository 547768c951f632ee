import { meaning, onlyRead } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../../events/events.ts';
import { rule } from '../../../rules.ts';
import { fits } from '../../meaning/match.ts';
import { forCards, isSpokenOf } from '../../meaning/subjects.ts';
import type { TacticImmunity } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import type { ForbidWordOf } from '../../reading/word.ts';

/** Words that keep tactics off cards (801.13c). */

const tacticImmunity: ForbidWordOf<TacticImmunity> = {
  kind: 'tactic-immunity',
  forms: [
    { as: 'simple', zh: '{filter:filter}抗免', with: { who: null } },
    ...forCards('{filter:filter}抗免'),
    ...forCards('[获得|具有|得到]{filter:filter}抗免').map(onlyRead),
    ...forCards('[不受|不会受|不会受到]{filter:filter}[|的]影响').map(onlyRead),
  ],
  english: ({ who, filter }, say) =>
    `${they(who, say, 'is', 'are')} immune to ${say(filter, 'you')}`,
  explain: meaning(
    '不能成为这种谋略指定的目标，也不是它应用的对象',
    'Such tactics cannot target it, nor do anything to it',
  ),
  rules: ['801.13c'],
  effect: 'forbid',
  events: () => ['target', 'damage', 'destroy'],
  forbids: (table, { who, filter }, effect, event, scope) => {
    const found = afflicted(event);
    if (found === null) return false;
    if (!isSpokenOf(table, who, found.card, effect, scope)) return false;
    return fits(table, filter, found.by, scope) && rule('801.13c');
  },
};

/** The card that an event does something to, and the card that does it; null for other events. */
function afflicted(event: SanguozhiEvent): { card: CardId; by: CardId } | null {
  switch (event.type) {
    case 'target':
      return event.to.kind === 'card' ? { card: event.to.card, by: event.by } : null;
    case 'damage':
      if (event.to === null || typeof event.to === 'number') return null;
      return { card: event.to.card, by: event.source };
    case 'destroy':
      return { card: event.card, by: event.source };
    default:
      return null;
  }
}

export const TACTIC_LASTING = { 'tactic-immunity': tacticImmunity } as const;
