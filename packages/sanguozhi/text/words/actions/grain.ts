import { formsAs, meaning } from '@lianhuan/cardtext';
import type { Flow, Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { player, type SanguozhiTable } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { count } from '../../meaning/evaluate.ts';
import { seatsMeant } from '../../meaning/pick.ts';
import { seatsOf } from '../../meaning/players.ts';
import { doneByEach } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Grain, Pay } from '../../nodes/index.ts';
import { does, isOffered, toWhom, whose } from '../../reading/english-verbs.ts';
import type { DeedWord } from '../../reading/word.ts';

/** 粮草 and its cap (116). */

const grain: DeedWord<Grain> = {
  kind: 'grain',
  forms: [
    ...formsAs('deed', [
      ['{who:party?}[|的]粮草上限[+|增加]{amount:count}[|点]', { how: 'add', cap: true }],
      ['{who:party?}[|的]粮草上限[-|减少]{amount:count}[|点]', { how: 'subtract', cap: true }],
      ['{who:party?}[|的]粮草[为|变为|改为|成为]{amount:count}[|点]', { how: 'set', cap: false }],
      [
        '{who:party?}[|各|各自|额外][+|增加|获得|得到|恢复]{amount:count}[|点][粮|粮草]',
        { how: 'add', cap: false },
      ],
      [
        '{who:party?}[|各|各自][-|减少|失去|损失]{amount:count}[|点][粮|粮草]',
        { how: 'subtract', cap: false },
      ],
    ]),
    {
      as: 'deed',
      zh: '{who:party?}[|的]粮草[+|增加]{amount:count}[|点|粮]',
      with: { how: 'add', cap: false },
      variant: true,
    },
    {
      as: 'deed',
      zh: '{who:party?}[|的]粮草[-|减少]{amount:count}[|点|粮]',
      with: { how: 'subtract', cap: false },
      variant: true,
    },
  ],
  english: ({ who, how, amount, cap }, say, voice) => {
    const much = say(amount, voice);
    if (how === 'set') {
      const grain = `${whose(who, voice)} grain`;
      return isOffered(voice) ? `have ${grain} become ${much}` : `${grain} becomes ${much}`;
    }
    if (cap)
      return `${whose(who, voice)} grain cap is ${much} ${how === 'add' ? 'higher' : 'lower'}`;
    return `${how === 'add' ? does(who, voice, 'gain') : does(who, voice, 'lose')} ${much} grain`;
  },
  explain: meaning('粮草增加或减少，不超过上限', 'Changes the grain, never above its cap'),
  rules: ['116.3', '116.4', '116.8', '116.8a'],
  *run(table, node, scope) {
    // 粮草 may be set to less than 0, as it may come to it (105.1b).
    const set = node.how === 'set' && !node.cap;
    const amount = set ? count(table, node.amount, scope) : amountOf(table, node.amount, scope);
    const by = node.how === 'subtract' ? -amount : amount;
    const seats = yield* seatsMeant(table, node.who, scope, node);
    const able = yield* doneByEach(table, seats, (seat) =>
      node.how === 'set'
        ? table.procedures.setGrain(table, seat, amount)
        : node.cap
          ? table.procedures.changeGrainCap(table, seat, by)
          : table.procedures.changeGrain(table, seat, by),
    );
    return able.length === seats.length;
  },
  payable: (table, node, scope) => {
    if (node.how !== 'subtract' || node.cap) return true;
    const amount = amountOf(table, node.amount, scope);
    return seatsOf(table, node.who, scope).every((seat) => canLose(table, seat, amount));
  },
};

/** Can the player lose so much 粮草: is there enough (108.5c), and can it get less (116.7)? */
function canLose(table: SanguozhiTable, seat: Seat, amount: number): boolean {
  if (player(table, seat).grain < amount && rule('108.5c')) return false;
  const loss = { type: 'grain', seat, by: -amount } as const;
  return amount === 0 || !table.procedures.isForbidden(table, loss) || !rule('116.7');
}

const PAYS = '{who:party?}[|各|各自]支付{amount:count}[|点][粮|粮草]';

const pay: DeedWord<Pay> = {
  kind: 'pay',
  forms: [
    { as: 'deed', zh: `${PAYS}给{to:party}` },
    { as: 'deed', zh: PAYS, with: { to: null } },
  ],
  english: ({ who, to, amount }, say, voice) => {
    const isYou = who === 'own' || (who === null && !voice.startsWith('they'));
    const payee = to === null && isYou ? 'an opponent' : toWhom(to);
    return `${does(who, voice, 'pay')} ${say(amount, voice)} grain to ${payee}`;
  },
  explain: meaning('一方减少，另一方增加同样多', 'One loses as much as the other gains'),
  rules: ['801.12a', '801.12c'],
  *run(table, node, scope) {
    const payers = yield* seatsMeant(table, node.who, scope, node);
    const named = node.to === null ? null : yield* seatsMeant(table, node.to, scope, node);
    const amount = amountOf(table, node.amount, scope);
    const able = yield* doneByEach(table, payers, function* pays(payer) {
      let done = true;
      for (const payee of named ?? (yield* payeesOf(table, payer, node, scope))) {
        if (!(yield* table.procedures.payGrain(table, payer, payee, amount))) done = false;
      }
      return done;
    });
    return able.length === payers.length;
  },
  payable: (table, node, scope) => {
    const amount = amountOf(table, node.amount, scope);
    return seatsOf(table, node.who, scope).every((seat) => canLose(table, seat, amount));
  },
};

/** To whom a player pays where nobody is named: to 己方; where 己方 pays, to the opponent, or one whom the payer picks. */
function* payeesOf(
  table: SanguozhiTable,
  payer: Seat,
  node: Pay,
  scope: Scope,
): Flow<readonly Seat[]> {
  if (payer !== scope.seat) return [scope.seat];
  return yield* seatsMeant(table, 'one-enemy', { ...scope, actor: payer }, node);
}

export const GRAIN_DEEDS = { grain, pay } as const;
