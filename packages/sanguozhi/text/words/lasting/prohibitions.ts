import { type Form, meaning, onlyRead } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, type Seat } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../../events/events.ts';
import { rule } from '../../../rules.ts';
import { onField, type SanguozhiTable } from '../../../table/table.ts';
import { pickedByFeature } from '../../meaning/features.ts';
import { fits } from '../../meaning/match.ts';
import { isMeant } from '../../meaning/referents.ts';
import type { Scope } from '../../meaning/scope.ts';
import { itemAt } from '../../meaning/sides.ts';
import { forCards, isSubject, isSubjectSeat } from '../../meaning/subjects.ts';
import type { Cannot, Cards, Filter, OnlyAs, Players, TacticImmunity } from '../../nodes/index.ts';
import { cannot as cannotDo, they } from '../../reading/english-verbs.ts';
import { BANS, type Ban } from '../../reading/vocabulary.ts';
import type { ForbidWordOf } from '../../reading/word.ts';

/** Words that forbid events: 不能 stands above words that allow them (101.2). */

/** The card or player that a forbidden event is about, and the other card in it. */
interface Banned {
  readonly card: CardId;
  readonly seat: Seat | null;
  /** The other card: the attacker defended against, the card that targets, the card that is used. */
  readonly other: CardId;
}

const aCard = (card: CardId, other: CardId = NO_CARD): Banned => ({ card, seat: null, other });
const aSeat = (seat: Seat, other: CardId = NO_CARD): Banned => ({ card: NO_CARD, seat, other });

/** A card that would become a target, in play or in the chain; effects and players are none. */
function aimedAt(
  table: SanguozhiTable,
  { to, by }: Extract<SanguozhiEvent, { readonly type: 'target' }>,
): Banned | null {
  if (to.kind === 'card') return aCard(to.card, by);
  const item = to.kind === 'item' ? itemAt(table, to.item) : undefined;
  return item === undefined || item.kind === 'ability' ? null : aCard(item.card, by);
}

/** What the event does of the sort that the ban forbids; null for another sort of event. */
function banned(table: SanguozhiTable, ban: Ban, event: SanguozhiEvent): Banned | null {
  switch (event.type) {
    case 'engage':
      return isEngaged(ban, event.how) ? aCard(event.card, event.against) : null;
    case 'tap':
      if (event.tapped) return ban === 'tap' ? aCard(event.card) : null;
      return ban === 'untap' && table.state.phase === 'reset' ? aCard(event.card) : null;
    case 'face':
      return ban === 'cover' && event.down ? aCard(event.card) : null;
    case 'flip':
      return ban === 'flip' ? aCard(event.card) : null;
    case 'target':
      return ban === 'target' ? aimedAt(table, event) : null;
    case 'destroy':
      return ban === 'destroy' ? aCard(event.card) : null;
    case 'control':
      return ban === 'control' ? aCard(event.card) : null;
    case 'shift':
      return ban === 'control' && event.controller !== table.cards[event.card].controller
        ? aCard(event.card)
        : null;
    case 'save':
      return ban === 'heal' ? aCard(event.card) : null;
    case 'move':
      return ofMove(table, ban, event);
    case 'damage':
      if (ban !== 'damage' || event.to === null) return null;
      return typeof event.to === 'number' ? aSeat(event.to) : aCard(event.to.card);
    case 'use':
      if (ban === 'flip-general' && event.kind === 'flip') return aSeat(event.seat, event.card);
      return isUse(ban, event.kind) ? usedBy(ban, event) : null;
    case 'lay-troop':
      return ban === 'lay-troop' ? aSeat(event.seat, event.card) : null;
    case 'fetch':
      return ban === 'fetch' || ban === FETCHES[event.how] ? aSeat(event.seat) : null;
    case 'form':
      return ofForming(ban, event);
    case 'sacrifice':
      return ban === 'sacrifice' ? aCard(event.card) : null;
    case 'heal':
      return ban === 'lose-damage' ? aCard(event.card) : null;
    case 'equip':
      return ban === 'bear' ? aCard(event.bearer, event.card) : null;
    case 'draw':
      return ban === 'draw' ? aSeat(event.seat) : null;
    case 'grain':
      return ban === (event.by > 0 ? 'gain-grain' : 'lose-grain') ? aSeat(event.seat) : null;
    default:
      return null;
  }
}

type Move = Extract<SanguozhiEvent, { readonly type: 'move' }>;

/** A move that is a return to hand, or the laying of a card face down (501.1, 503.1). */
function ofMove(table: SanguozhiTable, ban: Ban, { card, to, faceDown }: Move): Banned | null {
  if (ban === 'bounce') return isBounce(table, card, to) ? aCard(card) : null;
  const { name, owner } = table.zones[to];
  return faceDown && SET[ban] === name && !onField(table, card) ? aSeat(owner, card) : null;
}

const SET: Partial<Readonly<Record<Ban, string>>> = {
  'set-tactic': 'tactics',
  'set-formation': 'formations',
};

const FETCHES = { levy: 'levy', formation: 'fetch-formation', effect: 'fetch' } as const;

type Forming = Extract<SanguozhiEvent, { readonly type: 'form' }>;

/** What is done with a 阵型: by its player, or by a general (503.2, 503.4). */
function ofForming(ban: Ban, { how, seat, card, member }: Forming): Banned | null {
  switch (how) {
    case 'form':
    case 'dissolve':
      return ban === how ? aSeat(seat, card) : null;
    case 'join':
      return ban === 'join' ? aCard(member, card) : null;
    case 'leave':
      return ban === 'quit' ? aCard(member, card) : null;
    case 'break':
    case 'fall':
      return null;
  }
}

type Use = Extract<SanguozhiEvent, { type: 'use' }>;

function isEngaged(ban: Ban, how: 'attacks' | 'defends' | 'is-defended'): boolean {
  if (how === 'is-defended') return ban === 'be-defended';
  return ban === 'fight' || ban === (how === 'attacks' ? 'attack' : 'defend');
}

function isBounce(table: SanguozhiTable, card: CardId, to: number): boolean {
  return onField(table, card) && table.zones[to].name === 'hand';
}

const USES = {
  deploy: 'deploy',
  flip: 'flip',
  tactic: 'use-tactic',
  treasure: 'equip',
  ability: 'use-effect',
} as const satisfies Readonly<Record<Use['kind'], Ban>>;

function isUse(ban: Ban, kind: Use['kind']): boolean {
  return USES[kind] === ban;
}

function usedBy(ban: Ban, { card, seat }: Use): Banned {
  return ban === 'flip' ? aCard(card) : aSeat(seat, card);
}

/** The other card, where the words name one. */
function isOther(table: SanguozhiTable, of: Cannot['of'], other: CardId, scope: Scope): boolean {
  if (of === null) return true;
  if (other === NO_CARD) return false;
  return isCards(of) ? isMeant(table, of, other, scope) : fits(table, of, other, scope);
}

function isCards(of: Cards | Filter): of is Cards {
  return (
    of.kind === 'this' || of.kind === 'that' || of.kind === 'bearer' || of.kind === 'selection'
  );
}

const CARD_BANS = [
  'attack',
  'defend',
  'fight',
  'tap',
  'cover',
  'flip',
  'target',
  'destroy',
  'control',
  'untap',
  'be-defended',
  'bounce',
  'heal',
  'damage',
  'join',
  'quit',
  'sacrifice',
  'lose-damage',
  'bear',
] as const satisfies readonly Ban[];

const PLAYER_BANS = [
  'deploy',
  'use-tactic',
  'equip',
  'draw',
  'gain-grain',
  'lose-grain',
  'use-effect',
  'flip-general',
  'set-tactic',
  'set-formation',
  'lay-troop',
  'form',
  'dissolve',
  'levy',
  'fetch-formation',
  'fetch',
] as const satisfies readonly Ban[];

/** The types of event that each ban forbids. */
const BANNED_EVENTS: Readonly<Record<Ban, readonly SanguozhiEvent['type'][]>> = {
  attack: ['engage'],
  defend: ['engage'],
  fight: ['engage'],
  'be-defended': ['engage'],
  tap: ['tap'],
  untap: ['tap'],
  cover: ['face'],
  flip: ['flip', 'use'],
  target: ['target'],
  destroy: ['destroy'],
  control: ['control', 'shift'],
  bounce: ['move'],
  heal: ['save'],
  damage: ['damage'],
  deploy: ['use'],
  'use-tactic': ['use'],
  equip: ['use'],
  'use-effect': ['use'],
  draw: ['draw'],
  'gain-grain': ['grain'],
  'lose-grain': ['grain'],
  'flip-general': ['use'],
  'set-tactic': ['move'],
  'set-formation': ['move'],
  'lay-troop': ['lay-troop'],
  form: ['form'],
  dissolve: ['form'],
  levy: ['fetch'],
  'fetch-formation': ['fetch'],
  fetch: ['fetch'],
  join: ['form'],
  quit: ['form'],
  sacrifice: ['sacrifice'],
  'lose-damage': ['heal'],
  bear: ['equip'],
};

/** What is done to a card: 不会被横置 says no more than that it cannot be. */
const PASSIVE_BANS = [
  'tap',
  'cover',
  'target',
  'destroy',
  'control',
  'sacrifice',
] as const satisfies readonly Ban[];

const CANNOT = '[不能|不可|不可以|无法|不得]';

/** A sentence without a subject speaks of 己方. */
function own(span: Players['span']): Players {
  return { kind: 'players', span, who: 'own' };
}

const cannot: ForbidWordOf<Cannot> = {
  kind: 'cannot',
  forms: [
    ...forCards(`${CANNOT}进攻{of:cards}`, { ban: 'attack' }),
    ...forCards(`${CANNOT}防守{of:cards}`, { ban: 'defend' }),
    ...forCards(`${CANNOT}被{of:filter}防守`, { ban: 'be-defended' }),
    ...forCards(`${CANNOT}被{of:filter}指定[|为目标]`, { ban: 'target' }),
    ...forCards('[不能|不会|不可|无法]成为{of:filter}[|指定]的[目标|指定目标]', {
      ban: 'target',
    }).map(onlyRead),
    ...forCards('[不能|不会|不可|无法]成为[|指定]目标', { ban: 'target', of: null }).map(onlyRead),
    ...forCards(`在重置阶段${CANNOT}[被|]重置`, { ban: 'untap', of: null }).map(onlyRead),
    ...forCards(`${CANNOT}在重置阶段重置`, { ban: 'untap', of: null }).map(onlyRead),
    ...forCards(`${CANNOT}被敌方控制`, { ban: 'control', of: null }).map(onlyRead),
    ...PASSIVE_BANS.flatMap((ban) =>
      forCards(`不会${BANS[ban].zh.startsWith('被') ? '' : '被'}${BANS[ban].zh}`, {
        ban,
        of: null,
      }).map(onlyRead),
    ),
    ...forCards(`${CANNOT}进攻[或|和|与|、|且不能|，也不能|，不能|也不能]防守`, {
      ban: 'fight',
      of: null,
    }).map(onlyRead),
    ...CARD_BANS.flatMap((ban) => forCards(`${CANNOT}${BANS[ban].zh}`, { ban, of: null })),
    ...PLAYER_BANS.map(
      (ban): Form => ({
        as: 'simple',
        zh: `${CANNOT}${BANS[ban].zh}[|上场]`,
        variant: true,
        build: (_, span) =>
          ({ kind: 'cannot', span, who: own(span), ban, of: null }) satisfies Cannot,
      }),
    ),
    ...PLAYER_BANS.map((ban) => ({
      as: 'simple',
      zh: `{who:players}${CANNOT}${BANS[ban].zh}`,
      with: { ban, of: null },
    })),
    { as: 'simple', zh: `{who:players}${CANNOT}派遣{of:filter}[|上场]`, with: { ban: 'deploy' } },
    { as: 'simple', zh: `{who:players}${CANNOT}发动{of:filter}`, with: { ban: 'use-tactic' } },
    { as: 'simple', zh: `{who:players}${CANNOT}装备{of:filter}`, with: { ban: 'equip' } },
    { as: 'simple', zh: `{who:players}${CANNOT}使用{of:filter}`, with: { ban: 'use-effect' } },
  ],
  english: ({ who, ban, of }, say, voice) => {
    const not = cannotDo(who, say);
    if (of === null) return `${not} ${BANS[ban].en}`;
    const other = say(of, voice);
    switch (ban) {
      case 'be-defended':
      case 'target':
        return `${not} ${BANS[ban].en} by ${other}`;
      case 'attack':
        return `${not} attack ${other}`;
      case 'defend':
        return `${not} defend against ${other}`;
      case 'deploy':
        return `${not} deploy ${other}`;
      case 'equip':
        return `${not} equip ${other}`;
      default:
        return `${not} use ${other}`;
    }
  },
  explain: meaning(
    '「不能」优先于允许它的规则和效果',
    'What cannot be stands above whatever allows it',
  ),
  rules: ['101.2', '709.11'],
  effect: 'forbid',
  events: ({ ban }) => BANNED_EVENTS[ban],
  forbids: (table, word, effect, event, scope) => {
    const found = banned(table, word.ban, event);
    if (found === null || !rule('709.11')) return false;
    if (!isOther(table, word.of, found.other, scope)) return false;
    if (word.who.kind !== 'players') {
      return found.card !== NO_CARD && isSubject(table, word.who, found.card, effect, scope);
    }
    return found.seat !== null && isSubjectSeat(table, word.who.who, found.seat, effect, scope);
  },
};

const onlyAs: ForbidWordOf<OnlyAs> = {
  kind: 'only-as',
  forms: forCards('只能为{filter:filter}'),
  english: ({ who, filter }, say) =>
    `${they(who, say, 'can only be', 'can only be')} ${say.one(filter, 'you')}`,
  explain: meaning(
    '不能以别的角色上场；换到别的将领槽就返回手牌',
    'It enters play in no other slot, and returns to hand from one',
  ),
  rules: ['101.2', '200.7'],
  effect: 'forbid',
  events: () => ['move'],
  forbids: (table, { who, filter }, effect, event, scope) => {
    // Only moves into play are forbidden: a general that changes slots in play is returned to the hand
    // afterwards (200.7).
    if (event.type !== 'move') return false;
    const role = roleThere(table, event.to);
    if (role === null || !isSubject(table, who, event.card, effect, scope)) return false;
    // A card that enters face down shows no characteristics.
    if (event.faceDown && who !== null && pickedByFeature(who) && rule('112.2c')) return false;
    return !isRole(filter, role);
  },
};

function roleThere(table: SanguozhiTable, zone: number): string | null {
  const { name } = table.zones[zone];
  return name === 'main' || name === 'adviser' || name === 'deputy' ? name : null;
}

/** Does the noun of the filter name that role? The rest of the filter is about a card, not a slot. */
function isRole(filter: Filter, role: string): boolean {
  if (filter.kind === 'noun') return filter.noun === role;
  if (filter.kind === 'either') return filter.nouns.some((noun) => noun === role);
  return filter.kind !== 'named' && filter.of !== null && isRole(filter.of, role);
}

const tacticImmunity: ForbidWordOf<TacticImmunity> = {
  kind: 'tactic-immunity',
  forms: [
    { as: 'simple', zh: '{filter:filter}抗免', with: { who: null } },
    ...forCards('{filter:filter}抗免'),
    ...forCards('[获得|具有|得到]{filter:filter}抗免').map(onlyRead),
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
    if (!isSubject(table, who, found.card, effect, scope)) return false;
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

export const BAN_LASTING = {
  cannot,
  'only-as': onlyAs,
  'tactic-immunity': tacticImmunity,
} as const;
