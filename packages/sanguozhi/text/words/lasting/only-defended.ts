import { meaning } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { fits } from '../../meaning/match.ts';
import { forCards, forUnsaid, isSubject } from '../../meaning/subjects.ts';
import type { OnlyDefended } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import type { ForbidWordOf } from '../../reading/word.ts';

/** Words that keep all cards but some from defending against an attacker (609.1e). */

const ONLY_BY = '[只能|仅能][被|由]{filter:filter}防守';

const onlyDefended: ForbidWordOf<OnlyDefended> = {
  kind: 'only-defended',
  forms: [...forCards(ONLY_BY), forUnsaid('only-defended', ONLY_BY)],
  english: ({ who, filter }, say) =>
    `${they(who, say, 'can only be', 'can only be')} defended against by ${say(filter, 'you')}`,
  explain: meaning('别的卡都不能防守它', 'No other card can defend against it'),
  rules: ['101.2', '609.1e'],
  effect: 'forbid',
  events: () => ['engage'],
  forbids: (table, { who, filter }, effect, event, scope) =>
    event.type === 'engage' &&
    event.how === 'is-defended' &&
    isSubject(table, who, event.card, effect, scope) &&
    !fits(table, filter, event.against, scope) &&
    rule('709.11'),
};

export const DEFENCE_LASTING = { 'only-defended': onlyDefended } as const;
