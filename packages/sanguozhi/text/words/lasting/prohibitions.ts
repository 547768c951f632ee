import { type Form, meaning, onlyRead } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, type Seat } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../../events/events.ts';
import { rule } from '../../../rules.ts';
import { onField, type SanguozhiTable } from '../../../table/table.ts';
import { fits } from '../../meaning/match.ts';
import { isMeant } from '../../meaning/referents.ts';
import type { Scope } from '../../meaning/scope.ts';
import { isSide, itemAt } from '../../meaning/sides.ts';
import { forCards, forUnsaid, isSubject, isSubjectSeat } from '../../meaning/subjects.ts';
import type { Activated, Cannot, Cards, Filter, Players } from '../../nodes/index.ts';
import { cannot as cannotDo } from '../../reading/english-verbs.ts';
import { BANS, type Ban, type CardNoun } from '../../reading/vocabulary.ts';
import { type ForbidWordOf, says } from '../../reading/word.ts';

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
      return isEngaged(ban, event) ? ofEngaged(table, event) : null;
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
      // It is dealt and assigned all the same, so that what is more than lethal pierces (610.3b).
      if (event.stage !== 'take' && rule('117.4c')) return null;
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

type Engaged = Extract<SanguozhiEvent, { readonly type: 'engage' }>;

function isEngaged(ban: Ban, { how, alone }: Engaged): boolean {
  if (how === 'is-defended') return ban === 'be-defended';
  if (how === 'fights') return false;
  const does = how === 'attacks' ? 'attack' : 'defend';
  return ban === 'fight' || ban === does || (alone && isAloneBan(ban, does));
}

/** The card that is declared, and the player who declares it (608.1e, 609.1e). */
function ofEngaged(table: SanguozhiTable, { card, against }: Engaged): Banned {
  return { ...aCard(card, against), seat: table.cards[card].controller };
}

function isAloneBan(ban: Ban, does: 'attack' | 'defend'): boolean {
  return (ban === 'fight-alone' || ban === `${does}-alone`) && rule('606.8');
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
  return USES[kind] === ban || (ban === 'use-own-effect' && kind === 'ability');
}

function usedBy(ban: Ban, { card, seat }: Use): Banned {
  if (ban === 'flip') return aCard(card);
  return ban === 'use-own-effect' ? aCard(card, card) : aSeat(seat, card);
}

/** The symbol of the effects that a noun names: 横置效果; null for a noun that names all. */
const SYMBOLS: Partial<Readonly<Record<CardNoun, Activated['symbol'] | null>>> = {
  effect: null,
  'tap-effect': 'tap',
  'ordinary-effect': 'ordinary',
  'swift-effect': 'swift',
};

/** Do the words mean that effect? It is not used yet, and lies in no zone: its symbol says what it is. */
function isEffect(table: SanguozhiTable, of: Filter, use: Use, scope: Scope): boolean {
  if (of.kind === 'of-side') {
    return isSide(table, of.side, use.seat, scope) && isEffect(table, of.of, use, scope);
  }
  const wanted = of.kind === 'noun' ? SYMBOLS[of.noun] : undefined;
  return wanted === null || (wanted !== undefined && wanted === use.symbol);
}

/** Only effects are used without being a card: 谋略 are 发动, 宝物 装备, generals 派遣. */
function namesEffects(of: Filter): boolean {
  if (of.kind === 'of-side') return namesEffects(of.of);
  return of.kind === 'noun' && SYMBOLS[of.noun] !== undefined;
}

/** The other card, where the words name one. */
function isOther(
  table: SanguozhiTable,
  { of }: Cannot,
  other: CardId,
  event: SanguozhiEvent,
  scope: Scope,
): boolean {
  if (of === null) return true;
  if (other === NO_CARD) return false;
  if (event.type === 'use' && event.kind === 'ability') {
    return !isCards(of) && isEffect(table, of, event, scope);
  }
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
  'attack-alone',
  'defend-alone',
  'fight-alone',
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
  'use-own-effect',
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

/** What a player cannot do, with any card. */
const COMBAT_BANS = ['attack', 'defend'] as const satisfies readonly Ban[];

/** The types of event that each ban forbids. */
const BANNED_EVENTS: Readonly<Record<Ban, readonly SanguozhiEvent['type'][]>> = {
  attack: ['engage'],
  defend: ['engage'],
  fight: ['engage'],
  'attack-alone': ['engage'],
  'defend-alone': ['engage'],
  'fight-alone': ['engage'],
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
  'use-own-effect': ['use'],
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

/** What certain cards cannot do to others. */
const SUFFERED_BY = [
  { zh: `${CANNOT}被{of:filter}防守`, ban: 'be-defended' },
  { zh: `${CANNOT}被{of:filter}[指定|指定为目标|选为目标|选作目标]`, ban: 'target' },
] as const;

/** A sentence without a subject speaks of 己方. */
function own(span: Players['span']): Players {
  return { kind: 'players', span, who: 'own' };
}

const cannot: ForbidWordOf<Cannot> = {
  kind: 'cannot',
  forms: [
    // Players stand before cards: no form without a subject may print them.
    ...COMBAT_BANS.map((ban) => ({
      as: 'simple',
      zh: `{who:players}${CANNOT}${BANS[ban].zh}{of:cards}`,
      with: { ban },
    })),
    ...COMBAT_BANS.map((ban) => ({
      as: 'simple',
      zh: `{who:players}${CANNOT}[|发动]${BANS[ban].zh}`,
      with: { ban, of: null },
    })),
    ...forCards(`${CANNOT}进攻{of:cards}`, { ban: 'attack' }),
    ...forCards(`${CANNOT}防守{of:cards}`, { ban: 'defend' }),
    ...SUFFERED_BY.flatMap(({ zh, ban }) => [
      ...forCards(zh, { ban }),
      forUnsaid('cannot', zh, { ban }),
    ]),
    ...forCards('[不能|不会|不可|无法]成为{of:filter}[|指定]的[目标|指定目标]', {
      ban: 'target',
    }).map(onlyRead),
    // 敌方效果: of whatever card they are (108.1a).
    ...[
      '[不能|不会|不可|无法]成为[|任何]{side}[|的][效果|卡牌效果|卡效果][|指定]的[目标|指定目标|对象]',
      `${CANNOT}被{side}[|的][效果|卡牌效果|卡效果]指定[|为目标]`,
    ].map(
      (zh): Form => ({
        as: 'simple',
        zh: `{who:cards}${zh}`,
        variant: true,
        build: ({ who, side }, span) => {
          const card = { kind: 'noun', span, noun: 'card' };
          const of = { kind: 'of-side', span, side, of: card };
          return { kind: 'cannot', span, who, ban: 'target', of } as unknown as Cannot;
        },
      }),
    ),
    ...forCards('[不能|不会|不可|无法]成为[|指定]目标', { ban: 'target', of: null }).map(onlyRead),
    ...forCards(`在重置阶段${CANNOT}[被|]重置`, { ban: 'untap', of: null }).map(onlyRead),
    ...forCards(`${CANNOT}在重置阶段重置`, { ban: 'untap', of: null }).map(onlyRead),
    ...forCards(`${CANNOT}被敌方控制`, { ban: 'control', of: null }).map(onlyRead),
    ...forCards(`${CANNOT}被横置`, { ban: 'tap', of: null }).map(onlyRead),
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
    ...forCards(`${CANNOT}使用{of:filter}`, { ban: 'use-own-effect' }),
    ...CARD_BANS.flatMap((ban) => forCards(`${CANNOT}${BANS[ban].zh}`, { ban, of: null })),
    ...CARD_BANS.map((ban) => forUnsaid('cannot', `${CANNOT}${BANS[ban].zh}`, { ban, of: null })),
    {
      as: 'simple',
      zh: `{who:players}${CANNOT}选取`,
      with: { ban: 'fetch', of: null },
      variant: true,
    },
    ...PLAYER_BANS.map(
      (ban): Form => ({
        as: 'simple',
        zh: `${CANNOT}${BANS[ban].zh}[|上场]`,
        variant: true,
        build: (_, span) =>
          ({ kind: 'cannot', span, who: own(span), ban, of: null }) satisfies Cannot,
      }),
    ),
    ...[
      { zh: '增加', ban: 'gain-grain' },
      { zh: '减少', ban: 'lose-grain' },
    ].map(
      ({ zh, ban }): Form => ({
        as: 'simple',
        zh: `{who:players}[|的]粮草[不能|不会|不可|无法]${zh}`,
        with: { ban, of: null },
        variant: true,
      }),
    ),
    ...PLAYER_BANS.map((ban) => ({
      as: 'simple',
      zh: `{who:players}${CANNOT}${BANS[ban].zh}`,
      with: { ban, of: null },
    })),
    ...[...PLAYER_BANS, ...COMBAT_BANS].map((ban) => ({
      as: 'player-part',
      zh: `${CANNOT}[|发动]${BANS[ban].zh}`,
      with: { ban, of: null },
      variant: true as const,
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
  check: ({ ban, of }) =>
    (ban !== 'use-effect' && ban !== 'use-own-effect') ||
    of === null ||
    (!isCards(of) && namesEffects(of))
      ? null
      : says(
          '「使用」说的是效果；谋略写「发动」，宝物写「装备」，将领写「派遣」',
          'Effects are used; tactics are 发动, treasures 装备, generals 派遣',
        ),
  effect: 'forbid',
  events: ({ ban }) => BANNED_EVENTS[ban],
  forbids: (table, word, effect, event, scope) => {
    const found = banned(table, word.ban, event);
    if (found === null || !rule('709.11')) return false;
    if (!isOther(table, word, found.other, event, scope)) return false;
    if (word.who.kind !== 'players') {
      return found.card !== NO_CARD && isSubject(table, word.who, found.card, effect, scope);
    }
    return found.seat !== null && isSubjectSeat(table, word.who.who, found.seat, effect, scope);
  },
};

export const BAN_LASTING = { cannot } as const;
