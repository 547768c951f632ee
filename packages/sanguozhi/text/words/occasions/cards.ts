import { type Form, meaning } from '@lianhuan/cardtext';
import type { DestructionEvent, SanguozhiEvent } from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import type { ChainItem } from '../../../table/state.ts';
import { onField, printed, type SanguozhiTable, zoneOf } from '../../../table/table.ts';
import { isFieldZone, type ZoneName } from '../../../table/zones.ts';
import { fits, fitsItem } from '../../meaning/match.ts';
import { isDoer } from '../../meaning/referents.ts';
import type { Scope } from '../../meaning/scope.ts';
import { itemAt } from '../../meaning/sides.ts';
import type { CardDoes, Filter, Occasion, Targeted } from '../../nodes/index.ts';
import { doerCalled, one } from '../../reading/english.ts';
import { type Where, whereIs } from '../../reading/order.ts';
import { WHENS, type WhenOf } from '../../reading/vocabulary.ts';
import type { OccasionWord } from '../../reading/word.ts';

/** What cards do and suffer, for triggers that wait for it. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;

/** The events whose triggers look at the table as it was before (703.5b). */
const LOOKING_BACK: ReadonlySet<WhenOf> = new Set<WhenOf>([
  'leaves',
  'falls',
  'destroyed',
  'falls-into-graveyard',
  'destroyed-into-graveyard',
  'killed-into-graveyard',
  'sacrificed',
  'to-graveyard',
  'covered',
  'broken',
  'dissolved',
  'bounced',
  'to-deck',
  'exiled',
  'leaves-graveyard',
]);

const cardDoes: WordOf<'card-does'> = {
  kind: 'card-does',
  forms: [
    { as: 'occasion', zh: '{who:doer}{what:when}' },
    // 己方派遣将领上场: of those that are deployed, as they come into play.
    ...['{side}派遣[的|]{filter}上场', '{side}派遣{filter}[进入场上|入场]'].map(
      (zh): Form => ({
        as: 'occasion',
        zh,
        variant: true,
        build: ({ side, filter }, span) => {
          const who = whereIs(filter as Filter, { side, place: null } as Where, span);
          return { kind: 'card-does', span, who, what: 'deployed' } as CardDoes;
        },
      }),
    ),
    {
      as: 'occasion',
      zh: '派遣[的|]{filter}上场',
      variant: true,
      build: ({ filter }, span) => {
        const who = whereIs(filter as Filter, { side: 'own', place: null }, span);
        return { kind: 'card-does', span, who, what: 'deployed' } as CardDoes;
      },
    },
    {
      as: 'occasion',
      zh: '{side}牺牲{filter}',
      variant: true,
      // Only its controller can sacrifice a card (801.7b).
      build: ({ side, filter }, span) => {
        const who = whereIs(filter as Filter, { side, place: null } as Where, span);
        return { kind: 'card-does', span, who, what: 'sacrificed' } as CardDoes;
      },
    },
  ],
  english: ({ who, what }, say) => `${doerCalled(who, say)} ${WHENS[what].en}`,
  explain: meaning('这件事实际发生之后', 'After it has really happened'),
  rules: ['703.2d'],
  rulesOf: ({ what }) => (LOOKING_BACK.has(what) ? ['703.5b'] : ['703.2d']),
  events: new Set([
    'enter',
    'move',
    'fall',
    'destroy',
    'sacrifice',
    'engage',
    'tap',
    'face',
    'flip',
    'equip',
    'form',
    'save',
    'heal',
    'use',
    'shift',
    'uncover',
    'disengage',
    'control',
    'discard',
    'undefended',
  ]),
  looksBack: ({ what }) => LOOKING_BACK.has(what) && rule('703.5b'),
  hears: (table, { who, what }, event, scope) => {
    const card = whoDid(table, what, event);
    if (card === null || !isDoer(table, who, card, scope)) return false;
    return what !== 'fights' || isHeardFighting(who, event);
  },
};

/** Of a defender that fights other cards hear (609.2c), and then itself (609.2d). */
function isHeardFighting(who: CardDoes['who'], event: SanguozhiEvent): boolean {
  if (event.type !== 'engage' || event.heardBy === undefined) return true;
  const itself = who.kind === 'this';
  return itself === (event.heardBy === 'itself') && rule(itself ? '609.2d' : '609.2c');
}

/** The card that did it in this event, or to which it was done; null for another event. */
function whoDid(table: SanguozhiTable, what: CardDoes['what'], event: SanguozhiEvent) {
  switch (event.type) {
    case 'enter':
      if (event.how === 'flipped' && rule('703.6b')) {
        const flips = what === 'flips' && printed(table, event.card).kind === 'general';
        return flips && obeys('703.5c', '113.1h') ? event.card : null;
      }
      if (what === 'deployed') return isDeployed(table, event) ? event.card : null;
      return what === 'enters' && rule('703.5a') ? event.card : null;
    case 'undefended':
      return what === 'undefended' ? event.card : null;
    case 'use':
      return what === 'used-from-hand' && isFromHand(table, event) ? event.card : null;
    case 'move':
      if (what === 'leaves-graveyard') return leavesGraveyard(table, event) ? event.card : null;
      return leaves(table, what, event) || takesRole(table, what, event) ? event.card : null;
    case 'shift':
      return takesRole(table, what, event) ? event.card : null;
    case 'uncover':
      return what === 'uncovered' && rule('113.4') ? event.card : null;
    case 'disengage':
      return what === 'leaves-combat' && rule('606.9') ? event.card : null;
    case 'control':
      return what === 'changes-hands' && rule('805.2') ? event.card : null;
    case 'discard':
      return what === 'discarded' && rule('801.8a') ? event.card : null;
    case 'fall':
      return what === 'falls' || isBuried(table, what, event) ? event.card : null;
    case 'destroy':
      return what === 'destroyed' || isBuried(table, what, event) ? event.card : null;
    case 'sacrifice':
      return what === 'sacrificed' ? event.card : null;
    case 'engage':
      return ENGAGED[event.how].has(what) && (event.alone || !ALONE.has(what)) ? event.card : null;
    case 'tap':
      if (event.tapped) return what === 'tapped' ? event.card : null;
      if (what === 'untapped' && table.state.phase === 'reset') rule('602.2');
      return what === 'untapped' ? event.card : null;
    case 'face':
      return what === 'covered' && event.down && rule('112.1b') ? event.card : null;
    case 'flip':
      return what === 'flips' && obeys('703.5c', '113.1h') ? event.card : null;
    case 'equip':
      return what === 'equipped' ? event.bearer : null;
    case 'form':
      if (what === 'joins' && event.how === 'join') return event.member;
      if (what === 'quits' && event.how === 'leave') return event.member;
      return FORMED[event.how]?.has(what) ? event.card : null;
    case 'save':
      return what === 'saved' ? event.card : null;
    case 'heal':
      return what === 'healed' ? event.card : null;
    default:
      return null;
  }
}

/** Has a general come into play by 派遣, from the chain and not placed by an effect (701.2, 703.5a)? */
function isDeployed(
  table: SanguozhiTable,
  { card, how }: Extract<SanguozhiEvent, { readonly type: 'enter' }>,
): boolean {
  return how === 'used' && printed(table, card).kind === 'general' && obeys('701.2', '703.5a');
}

const BURIED: Partial<Readonly<Record<WhenOf, readonly SanguozhiEvent['type'][]>>> = {
  'falls-into-graveyard': ['fall'],
  'destroyed-into-graveyard': ['destroy'],
  'killed-into-graveyard': ['fall', 'destroy'],
};

/** Does the card go to the graveyard by it (703.5b), and nothing came in place of that (710.5)? */
function isBuried(
  table: SanguozhiTable,
  what: WhenOf,
  { type, card, unburied }: DestructionEvent,
): boolean {
  if (unburied === true && rule('710.5')) return false;
  return (BURIED[what]?.includes(type) ?? false) && onField(table, card);
}

/** Was the card itself used from the hand: not one of its effects, which are of the field, nor from there (108.6e)? */
function isFromHand(
  table: SanguozhiTable,
  { item }: Extract<SanguozhiEvent, { readonly type: 'use' }>,
): boolean {
  const used = itemAt(table, item);
  return used !== undefined && !used.fromField && rule('108.6e');
}

type FormHow = Extract<SanguozhiEvent, { readonly type: 'form' }>['how'];
/** 破阵 is a way of being dissolved (503.6). */
const FORMED: Readonly<Partial<Record<FormHow, ReadonlySet<WhenOf>>>> = {
  form: new Set<WhenOf>(['forms']),
  dissolve: new Set<WhenOf>(['dissolved']),
  break: new Set<WhenOf>(['broken', 'dissolved']),
};

type How = Extract<SanguozhiEvent, { readonly type: 'engage' }>['how'];
const ENGAGED: Readonly<Record<How, ReadonlySet<WhenOf>>> = {
  attacks: new Set<WhenOf>(['attacks', 'attacks-alone']),
  defends: new Set<WhenOf>(['defends', 'defends-alone']),
  fights: new Set<WhenOf>(['fights']),
  'is-defended': new Set<WhenOf>(['is-defended']),
};
const ALONE: ReadonlySet<WhenOf> = new Set<WhenOf>(['attacks-alone', 'defends-alone']);

function leavesGraveyard(
  table: SanguozhiTable,
  { card, to }: Extract<SanguozhiEvent, { readonly type: 'move' }>,
): boolean {
  return zoneOf(table, card) === 'graveyard' && table.zones[to].name !== 'graveyard';
}

/**
 * Does the move leave the field: to the deck, the hand, the graveyard or out of the game, but not into
 * the chain (703.6a)?
 */
function leaves(
  table: SanguozhiTable,
  what: WhenOf,
  { card, to }: Extract<SanguozhiEvent, { readonly type: 'move' }>,
): boolean {
  if (what !== 'leaves' && !(what in LEFT_FOR)) return false;
  const into = table.zones[to].name;
  if (!isFieldZone(zoneOf(table, card)) || isFieldZone(into)) return false;
  if (into === 'chain' && obeys('703.6a', '113.3')) return false;
  return what === 'leaves' ? rule('300.7b') : into === LEFT_FOR[what];
}

/** Where a card goes that leaves the field in a certain way (300.7b). */
const LEFT_FOR: Partial<Readonly<Record<WhenOf, ZoneName>>> = {
  'to-graveyard': 'graveyard',
  bounced: 'hand',
  'to-deck': 'deck',
  exiled: 'removed',
};

const TAKEN: Partial<Readonly<Record<WhenOf, ZoneName>>> = {
  'becomes-main': 'main',
  'becomes-adviser': 'adviser',
  'becomes-deputy': 'deputy',
};

/** Does the general come to lie in a slot whose role it had not before (107.1, 107.3)? */
function takesRole(
  table: SanguozhiTable,
  what: WhenOf,
  { card, to }: Extract<SanguozhiEvent, { readonly type: 'move' | 'shift' }>,
): boolean {
  const slot = TAKEN[what];
  if (slot === undefined || table.zones[to].name !== slot) return false;
  return printed(table, card).kind === 'general' && obeys('107.1', '107.3');
}

const targeted: WordOf<'targeted'> = {
  kind: 'targeted',
  forms: [
    { as: 'occasion', zh: '{who:doer}被指定[|为目标]', with: { by: null } },
    { as: 'occasion', zh: '{who:doer}被{by:filter}指定[|为目标]' },
    {
      as: 'occasion',
      zh: '{who:doer}被{side}[|的]效果指定[|为目标]',
      variant: true,
      build: ({ who, side }, span) => {
        const by = { kind: 'of-side', span, side, of: { kind: 'noun', span, noun: 'card' } };
        return { kind: 'targeted', span, who, by } as unknown as Targeted;
      },
    },
  ],
  english: ({ who, by }, say) =>
    `${doerCalled(who, say)} becomes the target${by === null ? '' : ` of ${one(by, say)}`}`,
  explain: meaning('被指定为目标；被选择的不算', 'Picked as a target; being chosen is not that'),
  rules: ['110.1g', '110.7'],
  events: new Set(['target']),
  looksBack: () => false,
  hears: (table, { who, by }, event, scope) => {
    if (event.type !== 'target' || event.to.kind !== 'card') return false;
    if (!isDoer(table, who, event.to.card, scope)) return false;
    return by === null || isTargetedBy(table, by, event, scope);
  },
};

/** Does the item of the chain that targets, or the card whose trigger targets, fit the filter? */
function isTargetedBy(
  table: SanguozhiTable,
  by: Filter,
  event: Extract<SanguozhiEvent, { readonly type: 'target' }>,
  scope: Scope,
): boolean {
  const item: ChainItem | undefined = itemAt(table, event.item);
  if (item !== undefined && fitsItem(table, by, item, scope)) return true;
  return (item === undefined || item.kind === 'ability') && fits(table, by, event.by, scope);
}

export const CARD_OCCASIONS = { targeted, 'card-does': cardDoes } as const;
