import { type Form, meaning, type Node, onlyRead } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, type Text } from '@lianhuan/kernel';
import type { EventOf } from '../../../events/events.ts';
import { obeys } from '../../../rules.ts';
import type { AbilityRef } from '../../../table/state.ts';
import { DAMAGE, type EvolveEffect, type EvolveTable, isLeader } from '../../../table/table.ts';
import {
  byAbility,
  byOthers,
  damagedBy,
  its,
  itsIf,
  leaving,
  onCard,
  onPlayer,
  type VictimOf,
} from '../../meaning/damage/victims.ts';
import { fits } from '../../meaning/match.ts';
import { forCards, isSubject, isSubjectSeat } from '../../meaning/subjects.ts';
import type { Begin, Cannot, CannotUse, Cards, Filter } from '../../nodes/index.ts';
import { called } from '../../reading/english.ts';
import { isOffered, playersCalled, they } from '../../reading/english-verbs.ts';
import { BANS, type Ban } from '../../reading/vocabulary.ts';
import { type ForbidWordOf, says } from '../../reading/word.ts';
import { saysWhose } from '../nouns.ts';
import { ATTACKING_TWICE, noProhibition, orWhy, othersOfWhom } from '../two-meanings.ts';

/** 不能: words that forbid events; they come before whatever allows or asks for the event (1.3.3). */

/** The bans about players; all others are about cards. */
const PLAYERS_ONLY = [
  'draw',
  'gain-life',
  'use-activated',
  'use-evolve',
  'recover',
  'search',
  'lose',
] as const;

function bansOf(ofPlayers: boolean) {
  const players: ReadonlySet<string> = new Set(PLAYERS_ONLY);
  return Object.fromEntries(Object.entries(BANS).filter(([ban]) => players.has(ban) === ofPlayers));
}
export const CARD_BANS = bansOf(false);
export const PLAYER_BANS = bansOf(true);

/** The icon before an activated ability; null for no activated ability. */
function symbolOf({ library }: EvolveTable, ref: AbilityRef | null) {
  const body = ref === null ? null : library[ref.definition].catalogue[ref.index].body;
  return body?.kind === 'activated' ? body.symbol : null;
}

/** Are these the words of a spell, which are an ability of it (10.1.1.4)? */
const bySpell = ({ how, source }: EventOf<'destroy'>, table: EvolveTable) =>
  how === 'ability' && isSpell(table, source);

function isSpell({ cards, library }: EvolveTable, card: CardId): boolean {
  return card !== NO_CARD && library[cards[card].definition].kind === 'spell';
}

function untappedAtStart({ card, tapped }: EventOf<'tap'>, { cards, state }: EvolveTable): CardId {
  const isStart = state.phase === 'start' && state.active === cards[card].controller;
  return itsIf(isStart && !tapped, card);
}

/** 开始阶段不能竖置, 下个回合开始时无法竖置: when stands before what is forbidden. */
const AT_START = [
  { zh: '在[自己的|]开始阶段[中|时|][不能|无法|不会|不可]竖置', ban: 'untap-at-start' },
  { zh: '在回合开始时[不能|无法|不会|不可]竖置', ban: 'untap-at-start' },
  {
    zh: '[在|][其控制者的|]下[一|]个[开始阶段|回合开始时|回合的开始阶段|回合的开始时][中|时|][不能|无法|不会|不可]竖置',
    ban: 'untap-next-start',
  },
] as const;

/** 下个回合不能竖置: all turn long, or as it begins. */
const IN_NEXT_TURN = noProhibition(
  says(
    '可以指开始阶段不竖置，也可以指整个回合都不能竖置：前者写「在下个回合开始时不能竖置」，后者写「直到对手的回合结束，…不能竖置」',
    'It may be as that turn begins, or all turn long: write 在下个回合开始时不能竖置 for the former, 直到对手的回合结束，…不能竖置 for the latter',
  ),
);

/** What each ban is about. */
const BANNING: Readonly<Record<Ban, VictimOf>> = {
  attack: onCard('attacks', its),
  'attack-leader': onCard('attacks', ({ card, target }, table) =>
    itsIf(isLeader(table, target), card),
  ),
  'attack-followers': onCard('attacks', ({ card, target }, table) =>
    itsIf(!isLeader(table, target), card),
  ),
  'be-attacked': onCard('attacks', ({ target }) => target),
  'be-destroyed': onCard('destroy', its),
  'be-ability-destroyed': onCard('destroy', (event) => itsIf(byAbility(event), event.card)),
  // 被对手的能力破坏: abilities of the card's own controller can destroy it.
  'be-enemy-destroyed': onCard('destroy', (event, table) =>
    itsIf(byOthers(event, table), event.card),
  ),
  'be-spell-destroyed': onCard('destroy', (event, table) =>
    itsIf(bySpell(event, table), event.card),
  ),
  'be-enemy-spell-destroyed': onCard('destroy', (event, table) =>
    itsIf(bySpell(event, table) && byOthers(event, table), event.card),
  ),
  'be-damage-destroyed': onCard('destroy', ({ card, how }) => itsIf(how === 'damage', card)),
  'be-banished': onCard('banish', its),
  'be-returned': leaving((zone) => zone === 'hand'),
  'leave-field': leaving(() => true),
  'be-taken': onCard('take', its),
  'be-discarded': onCard('discard', its),
  // 被对手选择: words of the card's own controller can select it.
  'be-selected': onCard('select', ({ card, seat }, table) =>
    itsIf(seat !== table.cards[card].controller, card),
  ),
  // 被选择, whoever does it: words of its own controller cannot select it either.
  'be-selected-at-all': onCard('select', its),
  'be-enemy-spell-selected': onCard('select', ({ card, seat, by }, table) =>
    itsIf(seat !== table.cards[card].controller && isSpell(table, by), card),
  ),
  'be-damaged': damagedBy(null),
  'be-ability-damaged': damagedBy('ability'),
  'be-attack-damaged': damagedBy('attack'),
  'be-fight-damaged': damagedBy('fight'),
  'deal-damage': onCard('damage', ({ source, amount }) => itsIf(amount > 0, source)),
  untap: onCard('tap', ({ card, tapped }) => itsIf(!tapped, card)),
  // In a start phase only the cards of the turn player are untapped (7.2.3).
  'untap-at-start': onCard('tap', untappedAtStart),
  'untap-next-start': onCard('tap', untappedAtStart),
  tap: onCard('tap', ({ card, tapped }) => itsIf(tapped, card)),
  'get-counters': onCard('count', ({ card, counter, by }) =>
    itsIf(by > 0 && counter !== DAMAGE, card),
  ),
  'lose-counters': onCard('count', ({ card, counter, by }) =>
    itsIf(by < 0 && counter !== DAMAGE, card),
  ),
  evolve: onCard('evolve', ({ onto }) => onto),
  race: onCard('race', its),
  meal: onCard('meal', its),
  draw: onPlayer('draw'),
  'gain-life': onPlayer('life', ({ by }) => by > 0),
  'use-activated': onPlayer('use-ability', ({ how }) => how === 'activated'),
  'use-evolve': onPlayer(
    'use-ability',
    (event, table) => event.how === 'activated' && symbolOf(table, event.ability) === 'evolve',
  ),
  recover: onPlayer('energy', ({ recovered }) => recovered === true),
  search: onPlayer('search'),
  lose: onPlayer('lose'),
};

/**
 * 对手不能攻击其他随从: yours, as nobody attacks their own. What they cannot select says whose it is, as they could select
 * their own too; null where it does not.
 */
function ownOnly(who: Cards, attacked: boolean): Cards | null {
  if (who.kind !== 'selection') return who;
  if (saysWhose(who.filter)) return isOwn(who.filter) ? who : null;
  if (!attacked) return null;
  const { span } = who;
  return { ...who, filter: { kind: 'of-side', span, side: 'own', of: who.filter } };
}

/** 其他随从, of which it is not said whose they are. */
function isOfNobody(who: Cards): boolean {
  return who.kind === 'selection' && !saysWhose(who.filter);
}

function isOwn(filter: Filter): boolean {
  if (filter.kind === 'in-place') return false;
  if (filter.kind === 'of-side') return filter.side === 'own' || filter.side === 'self';
  return 'of' in filter && isOwn(filter.of);
}

const cannot: ForbidWordOf<Cannot> = {
  kind: 'cannot',
  forms: [
    ...forCards('[不能|无法|不可|不会|不可以]{ban:card-ban}'),
    ...forCards('[不受|免受][能力伤害|能力造成的伤害|能力的伤害]', {
      ban: 'be-ability-damaged',
    }).map(onlyRead),
    ...forCards('[不受|免受]伤害', { ban: 'be-damaged' }).map(onlyRead),
    ...forCards('只能攻击随从', { ban: 'attack-leader' }).map(onlyRead),
    {
      as: 'lasting',
      zh: '对手[|就|便][不能|无法][将|选择]{who:standing}[选择为|作为|选为|选作|为]攻击目标',
      with: { ban: 'be-attacked' },
      variant: true,
    },
    ...[
      { zh: '选择{who:standing}', ban: 'be-selected' },
      { zh: '攻击{who:standing}', ban: 'be-attacked' },
    ].map(
      ({ zh, ban }): Form => ({
        as: 'lasting',
        zh: `对手[|就|便][不能|无法]${zh}`,
        variant: true,
        build: ({ who }, span) => {
          const whose = ownOnly(who as Cards, ban === 'be-attacked');
          if (whose !== null) return { kind: 'cannot', span, who: whose, ban } as Node;
          return isOfNobody(who as Cards) ? othersOfWhom({}, span) : null;
        },
      }),
    ),
    { as: 'lasting', zh: '{who:players}[不能|无法|不可|不会|不可以]{ban:player-ban}' },
    ATTACKING_TWICE,
    ...AT_START.flatMap(({ zh, ban }) => forCards(zh, { ban }).map(onlyRead)),
    ...forCards('[在|]下[一|]个回合[中|内|][不能|无法|不会|不可]竖置').map((form) => ({
      ...form,
      variant: true as const,
      build: IN_NEXT_TURN,
    })),
  ],
  meant: orWhy,
  check: ({ ban }, { ancestors }) => (ban === 'untap-next-start' ? notNext(ancestors) : null),
  english: ({ who, ban }, say, voice) => {
    if (who.kind === 'players') return `${playersCalled(who)} cannot ${BANS[ban].en}`;
    if (isOffered(voice)) return `make ${say(who, 'you')} unable to ${BANS[ban].en}`;
    return `${they(who, say, 'cannot', 'cannot', voice)} ${BANS[ban].en}`;
  },
  explain: meaning(
    '「不能」优先于允许它的规则和效果',
    'What cannot be stands above whatever allows it',
  ),
  rules: ['1.3.3'],
  effect: 'forbid',
  events: ({ ban }) => [BANNING[ban].type],
  forbids: (table, { who, ban }, effect, event, scope) => {
    if (ban === 'untap-next-start' && isOfTurn(table, effect)) return false;
    const { type, whom } = BANNING[ban];
    const found = event.type === type ? whom(event, table) : null;
    if (found === null) return false;
    if (who.kind === 'players') return isSubjectSeat(table, who, found.seat, scope);
    return isSubject(table, who, found.card, effect, scope) && obeys('1.3.3');
  },
};

/** Did the effect begin in this very turn, so that another start phase is its next? */
function isOfTurn({ state }: EvolveTable, { body }: EvolveEffect): boolean {
  return body.kind === 'begun' && body.turn === state.turn;
}

/** What is wrong with 下个开始阶段 in words of an ability that always holds, or for a period; null for nothing. */
function notNext(ancestors: readonly Node[]): Text | null {
  const begin = ancestors.findLast((one): one is Begin => one.kind === 'begin');
  if (begin === undefined) return OF_NO_TURN;
  return begin.period === null && begin.until === null ? null : OF_TWO_PERIODS;
}

const OF_TWO_PERIODS = says(
  '「下个开始阶段」就是期限，前面不再写期限',
  'Its next start phase is how long it lasts: no other period stands before it',
);
const OF_NO_TURN = says(
  '一直有效的能力没有「下个」：写「在开始阶段不能竖置」',
  'What always holds has no next: write 在开始阶段不能竖置',
);

const cannotUse: ForbidWordOf<CannotUse> = {
  kind: 'cannot-use',
  forms: [{ as: 'lasting', zh: '{who:players}[不能|无法|不可|不会|不可以]使用{filter}' }],
  english: ({ who, filter }, say) =>
    `${playersCalled(who)} cannot use ${called(filter, true, say)}`,
  explain: meaning(
    '「不能」优先于允许它的规则和效果',
    'What cannot be stands above whatever allows it',
  ),
  rules: ['1.3.3', '8.2.1'],
  effect: 'forbid',
  events: () => ['use'],
  forbids: (table, { who, filter }, _, event, scope) =>
    event.type === 'use' &&
    isSubjectSeat(table, who, event.seat, scope) &&
    fits(table, filter, event.card, scope) &&
    obeys('1.3.3'),
};

export const BAN_LASTING = { cannot, 'cannot-use': cannotUse } as const;
