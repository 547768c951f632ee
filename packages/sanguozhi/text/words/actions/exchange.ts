import { formsBy, meaning, onlyRead } from '@lianhuan/cardtext';
import type { CardId, Flow } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { bothMeant, cardsMeant, seatsMeant, victimsMeant } from '../../meaning/pick.ts';
import { doneByEach } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Swap, SwapPair, SwapTroops, SwapZones } from '../../nodes/index.ts';
import { does, from, isOffered, theirs } from '../../reading/english-verbs.ts';
import { type DeedWord, says } from '../../reading/word.ts';

/** 交换 (801.11): all of it, or none. */

const CARDS = {
  slots: { zh: '将领槽', en: 'the slots' },
  control: { zh: '控制权', en: 'control' },
  treasures: { zh: '宝物', en: 'the treasures' },
} as const satisfies Readonly<Record<Exclude<Swap['what'], 'grain'>, unknown>>;

function* swapCards(
  table: SanguozhiTable,
  node: Pick<Swap, 'what'>,
  one: CardId,
  other: CardId,
): Flow<boolean> {
  switch (node.what) {
    case 'slots':
      return yield* table.procedures.swapSlots(table, one, other);
    case 'control':
      return yield* table.procedures.swapControl(table, one, other);
    case 'treasures':
      return yield* table.procedures.swapTreasures(table, one, other);
    case 'grain':
      return false;
  }
}

function* swapped(table: SanguozhiTable, node: Swap, scope: Scope): Flow<boolean> {
  const [one] = yield* victimsMeant(table, node.one, scope);
  const [other] = yield* victimsMeant(table, node.other, scope);
  // An 交换 that cannot be carried out in full is not carried out at all.
  if ((one === undefined || other === undefined) && rule('801.11a')) return false;
  if (one?.kind === 'seat' && other?.kind === 'seat') {
    return yield* table.procedures.swapGrain(table, one.seat, other.seat);
  }
  if (one?.kind !== 'card' || other?.kind !== 'card') return false;
  return yield* swapCards(table, node, one.card, other.card);
}

const swap: DeedWord<Swap> = {
  kind: 'swap',
  forms: [
    ...Object.entries(CARDS).map(([what, { zh }]) => ({
      as: 'deed',
      zh: `交换{one:cards}与{other:cards}的${zh}`,
      with: { what },
    })),
    {
      as: 'deed',
      zh: '交换{one:cards}与{other:cards}所装备的宝物',
      with: { what: 'treasures' },
      variant: true,
    },
    {
      as: 'deed',
      zh: '{one:players}[与|和]{other:players}交换粮草[|总数|数量]',
      with: { what: 'grain' },
    },
    {
      as: 'deed',
      zh: '交换{one:players}[与|和]{other:players}的粮草[|总数|数量]',
      with: { what: 'grain' },
      variant: true,
    },
    {
      as: 'deed',
      zh: '[交换双方玩家|双方玩家交换|交换双方|双方交换][|的]粮草[|总数|数量]',
      variant: true,
      build: (_, span) => {
        const one = { kind: 'players', span, who: 'own' } as const;
        const other = { kind: 'players', span, who: 'one-enemy' } as const;
        return { kind: 'swap', span, what: 'grain', one, other } satisfies Swap;
      },
    },
  ],
  english: ({ one, other, what }, say, voice) =>
    what === 'grain'
      ? `${isOffered(voice) ? 'have ' : ''}${say(one, 'you')} and ${say(other, 'you')} exchange grain`
      : `exchange ${CARDS[what].en} of ${say(one, voice)} and ${say(other, voice)}`,
  explain: meaning(
    '两边一起换，换不成就什么也不发生',
    'Both at once; if that cannot be, nothing happens',
  ),
  rules: ['801.11a', '801.11b'],
  run: swapped,
};

const PAIRS = {
  slots: '[将领槽|位置|所在的将领槽]',
  control: '控制权',
  treasures: '[宝物|所装备的宝物|装备的宝物]',
} as const satisfies Readonly<Record<SwapPair['what'], string>>;

const swapPair: DeedWord<SwapPair> = {
  kind: 'swap-pair',
  forms: [
    ...formsBy('deed', 'what', {
      slots: `交换{both:selection}的${PAIRS.slots}`,
      control: `交换{both:selection}的${PAIRS.control}`,
      treasures: `交换{both:selection}的${PAIRS.treasures}`,
    }),
    ...formsBy('deed', 'what', {
      slots: `[将|把]{both:selection}的${PAIRS.slots}[交换|互换]`,
      control: `[将|把]{both:selection}的${PAIRS.control}[交换|互换]`,
      treasures: `[将|把]{both:selection}的${PAIRS.treasures}[交换|互换]`,
    }).map(onlyRead),
  ],
  english: ({ both, what }, say, voice) => `exchange ${CARDS[what].en} of ${say(both, voice)}`,
  explain: meaning(
    '两边一起换，换不成就什么也不发生',
    'Both at once; if that cannot be, nothing happens',
  ),
  rules: ['801.11a', '801.11b'],
  check: ({ both: { most, upTo, how } }) =>
    most === 2 && !upTo && how !== 'all'
      ? null
      : says('交换的总是两张卡：写「2名」', 'Two cards are exchanged: say 2名'),
  *run(table, node, scope) {
    const [one, other] = yield* cardsMeant(table, node.both, scope);
    if ((one === undefined || other === undefined) && rule('801.11a')) return false;
    return yield* swapCards(table, node, one, other);
  },
};

const swapTroops: DeedWord<SwapTroops> = {
  kind: 'swap-troops',
  forms: [{ as: 'deed', zh: '将{one:cards}与{other:cards}交换' }],
  english: ({ one, other }, say, voice) =>
    `exchange ${say(one, voice)} with ${from(say(other, voice))}`,
  explain: meaning('场上的兵权与手牌的兵权互换', 'A troop card in play with one in hand'),
  rules: ['504.5'],
  *run(table, node, scope) {
    const both = yield* bothMeant(table, node, scope);
    return both !== null && (yield* table.procedures.swapTroops(table, ...both));
  },
};

const swapZones: DeedWord<SwapZones> = {
  kind: 'swap-zones',
  forms: [{ as: 'deed', zh: '{who:party?}交换{one:pile}与{other:pile}' }],
  english: ({ who, one, other }, say, voice) =>
    `${does(who, voice, 'exchange')} ${theirs(who, voice)} ${say.term('pile', one)} and ${say.term('pile', other)}`,
  explain: meaning(
    '两个区域的卡全部互换，换进卡组的要洗切',
    'All cards of each go to the other; a deck is shuffled then',
  ),
  rules: ['801.11d'],
  *run(table, node, scope) {
    const seats = yield* seatsMeant(table, node.who, scope, node);
    const able = yield* doneByEach(table, seats, (seat) =>
      table.procedures.swapZones(table, seat, node.one, node.other),
    );
    return able.length === seats.length;
  },
};

export const SWAP_DEEDS = {
  'swap-zones': swapZones,
  'swap-pair': swapPair,
  swap,
  'swap-troops': swapTroops,
} as const;
