import { type Amount, counted, type Form, meaning, type Node, verb } from '@lianhuan/cardtext';
import { NOBODY } from '@lianhuan/kernel';
import { cardsIn, losable, player } from '../../table/table.ts';
import { payerOf, seatsMeant } from '../meaning/pick.ts';
import type { Scope } from '../meaning/scope.ts';
import type { Draw, Gain, Give, Pay, Pouches, Seize } from '../nodes/nodes.ts';
import { RESOURCE_TERMS, WHO } from '../reading/vocabulary.ts';
import { type DeedWord, says } from '../reading/word.ts';
import { answersOnly, unknownThat } from './known.ts';

/** Getting, losing and taking: 战力, 声望, 民心, cards. */

/** The number meant: X is what the sentence says, 每有… multiplies. */
function numberOf(amount: Amount, scope: Scope): number {
  return (amount === 'X' ? scope.x() : amount) * scope.times;
}

/** 获得2点战力, 声望减少1: in words what is printed with a sign. */
const UP_AND_DOWN = [
  { sign: '+', before: '[获得|得到|增加|额外获得]', behind: '[增加|加]' },
  { sign: '-', before: '[失去|减少]', behind: '[减少|减]' },
] as const;

const gain: DeedWord<Gain> = {
  kind: 'gain',
  forms: [
    { as: 'deed', zh: '[失去|损失][所有|全部]{resource}', with: { sign: '-', amount: 'all' } },
    { as: 'deed', zh: '{resource}{sign}{amount}' },
    { as: 'deed', zh: '{sign}{amount}[|点]{resource}', variant: true },
    ...UP_AND_DOWN.flatMap(({ sign, before, behind }): Form[] => [
      {
        as: 'deed',
        zh: `[|从民心池|从民心池中]${before}{amount}[|点]{resource}`,
        with: { sign },
        variant: true,
      },
      { as: 'deed', zh: `${before}{resource}{amount}[|点]`, with: { sign }, variant: true },
      { as: 'deed', zh: `{resource}${behind}{amount}[|点]`, with: { sign }, variant: true },
    ]),
  ],
  english: ({ resource, sign, amount }, _, voice) =>
    `${sign === '+' ? verb(voice, 'gain') : verb(voice, 'lose')} ${amount} ${RESOURCE_TERMS[resource].en}`,
  explain: meaning(
    '获得或失去这么多；民心从民心池拿取，其余到回合结束为止；不会少于 0',
    'Gains or loses that much: favour from the pool, the others until the turn ends; never below 0',
  ),
  rules: ['2.3.2'],
  *run(table, { resource, sign, amount }, scope) {
    const held = player(table, scope.seat)[resource];
    const number = amount === 'all' ? held : numberOf(amount, scope);
    const change = sign === '+' ? number : -number;
    return yield* table.procedures.gain(table, scope.seat, resource, change);
  },
  possible: (table, { resource, sign, amount }, { seat }) => {
    if (sign === '+') return true;
    return (amount === 'all' ? player(table, seat)[resource] : losable(table, seat, resource)) > 0;
  },
};

const draw: DeedWord<Draw> = {
  kind: 'draw',
  forms: [{ as: 'deed', zh: '[摸|抽|抽取]{count:amount}张[牌|卡]' }],
  english: ({ count }, _, voice) => `${verb(voice, 'draw')} ${counted(count, 'card')}`,
  explain: meaning(
    '从自己的牌库摸牌；在自己的回合里牌库空了先洗回弃牌堆，在别人的回合里就不能摸',
    'Draws from one’s own deck; in one’s own turn the discard pile is shuffled into an empty deck, in another’s no card is drawn then',
  ),
  rules: ['2.3.2.5', '2.3.5'],
  *run(table, { count }, scope) {
    const number = numberOf(count, scope);
    return (yield* table.procedures.draw(table, scope.seat, number)) > 0;
  },
  possible: (table, _, { seat }) =>
    cardsIn(table, seat, 'deck').length + cardsIn(table, seat, 'discard').length > 0,
};

const seize: DeedWord<Seize> = {
  kind: 'seize',
  forms: [
    { as: 'deed', zh: '从{from:who}[获取|处获取|拿取|处拿取]{amount}[|点][民心|【民心】]' },
    { as: 'deed', zh: '[获取|拿取]{from:who}[|的]{amount}[|点][民心|【民心】]', variant: true },
  ],
  english: ({ from, amount }, _, voice) =>
    `${verb(voice, 'seize')} ${amount} favour from ${WHO[from].en}`,
  explain: meaning(
    '从这位玩家手里拿走民心，不超过其所有',
    'Takes favour from that player, no more than there is',
  ),
  rules: ['2.3.2'],
  check: (node, place) => (node.from === 'payer' ? answersOnly(node, place) : null),
  *run(table, { from, amount }, scope) {
    const number = numberOf(amount, scope);
    let taken = false;
    for (const other of yield* seatsMeant(table, from, scope)) {
      if (other === scope.seat || player(table, other).favor === 0) continue;
      yield* table.procedures.seize(table, scope.seat, other, number);
      taken = true;
    }
    return taken;
  },
  possible: (table, { from }, { seat }) => {
    if (from === 'payer' && payerOf(table) === NOBODY) return false;
    return table.state.players.some((other, index) => index !== seat && other.favor > 0);
  },
};

const give: DeedWord<Give> = {
  kind: 'give',
  forms: [{ as: 'deed', zh: '给予{to:who}{amount}[|点]民心' }],
  english: ({ to, amount }, _, voice) => `${verb(voice, 'give')} ${amount} favour to ${WHO[to].en}`,
  explain: meaning(
    '这位玩家从给予者获取民心，不超过其所有',
    'That player seizes the favour from the giver, no more than there is',
  ),
  rules: ['2.3.2'],
  check: (node, place) =>
    node.to === 'payer' ? answersOnly(node, place) : unknownThat(node.to, place.ancestors),
  *run(table, { to, amount }, scope) {
    let given = false;
    for (const other of yield* seatsMeant(table, to, scope)) {
      if (other === scope.seat || player(table, scope.seat).favor === 0) continue;
      yield* table.procedures.seize(table, other, scope.seat, numberOf(amount, scope));
      given = true;
    }
    return given;
  },
  possible: (table, { to }, { seat }) =>
    player(table, seat).favor > 0 && (to !== 'payer' || payerOf(table) !== NOBODY),
};

const pouches: DeedWord<Pouches> = {
  kind: 'pouches',
  forms: [
    { as: 'deed', zh: '[获得|抽取|得到]{count:number}张[锦囊|【锦囊】]' },
    {
      as: 'deed',
      zh: '[抽取|抽|摸]{drawn:number}张[锦囊|【锦囊】]，[从中|][选取|选择|留下|保留][其中|]{count:number}张[|锦囊]',
      variant: true,
      // Twice as many are drawn as are kept (2.4.4).
      build: ({ drawn, count }, span) =>
        drawn === 2 * Number(count) ? ({ kind: 'pouches', span, count } as Pouches) : null,
    },
  ],
  english: ({ count }, _, voice) => `${verb(voice, 'get')} ${counted(count, 'pouch', 'pouches')}`,
  explain: meaning(
    '抽取两倍数量的锦囊，留下一半，其余洗回锦囊牌库',
    'Draws twice as many pouches, keeps half of them and shuffles the others back',
  ),
  rules: ['2.4.4', '2.4.5'],
  *run(table, { count }, scope) {
    yield* table.procedures.takePouches(table, scope.seat, count);
    return true;
  },
};

/** Does something follow for whoever pays: as a cost, or by 若如此做? */
function isPaidFor(node: Pay, ancestors: readonly Node[]): boolean {
  return ancestors.some(
    (around, at) =>
      ('cost' in around && around.cost === (ancestors[at + 1] ?? node)) ||
      (around.kind === 'if-done' &&
        (around as Node & { deed: unknown }).deed === (ancestors[at + 1] ?? node)),
  );
}

const PAID_FOR_NOTHING = says(
  '支付了换来什么：写「支付…，若如此做，…」',
  'What it is paid for must be said: 支付…，若如此做，…',
);

const pay: DeedWord<Pay> = {
  kind: 'pay',
  forms: ['one-cost', 'deed', 'payment-deed'].map((as) => ({
    as,
    zh: '[支付|消耗]{amount:number}[|点]{resource}',
    ...(as === 'payment-deed' ? { variant: true } : {}),
  })),
  english: ({ amount, resource }, _, voice) =>
    `${verb(voice, 'pay')} ${amount} ${RESOURCE_TERMS[resource].en}`,
  explain: meaning('付得起才能发动', 'It can be used only by whoever can pay'),
  rules: ['2.3.2'],
  check: (node, { ancestors }) => (isPaidFor(node, ancestors) ? null : PAID_FOR_NOTHING),
  *run(table, { amount, resource }, { seat }) {
    if (player(table, seat)[resource] < amount) return false;
    yield* table.procedures.happen(table, { type: 'pay', seat, resource, amount });
    return true;
  },
  possible: (table, { amount, resource }, { seat }) => player(table, seat)[resource] >= amount,
};

export const RESOURCE_DEEDS = { gain, draw, seize, give, pouches, pay } as const;
