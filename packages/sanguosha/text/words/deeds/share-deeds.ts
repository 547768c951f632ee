import { meaning, verb } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { inTurnOrder, type SanguoshaTable } from '../../../table/table.ts';
import { of } from '../../../table/zones.ts';
import { areCards, pickCards } from '../../meaning/cards.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { ShareOut } from '../../nodes/nodes.ts';
import type { DeedWord } from '../../reading/word.ts';

/** Cards that are given to several. */

const shareOut: DeedWord<ShareOut> = {
  kind: 'share-out',
  forms: [{ as: 'deed', zh: '将任意张{what:known-cards}分给任意名其他角色' }],
  english: ({ what }, say, voice) =>
    `${verb(voice, 'distribute')} any number of ${say(what, voice)} among other characters`,
  explain: meaning(
    '逐张决定给谁，同一人得到的一起移动',
    'Card by card; what one gets moves at once',
  ),
  rules: ['T05', 'T16'],
  *run(table, { what }, scope) {
    const cards = yield* pickCards(table, what, scope, 'give');
    const shares = yield* share(table, cards, scope);
    const { actor: by, skill } = scope;
    for (const seat of inTurnOrder(table)) {
      const theirs = shares.get(seat) ?? [];
      yield* table.procedures.move(table, theirs, {
        to: of(seat, 'hand'),
        reason: 'give',
        by,
        skill,
      });
    }
    return shares.size > 0;
  },
  possible: (table, { what }, scope) =>
    areCards(table, what, scope) && receivers(table, scope).length > 0,
};

function receivers(table: SanguoshaTable, { actor }: Scope): readonly Seat[] {
  return inTurnOrder(table).filter((seat) => seat !== actor);
}

/** Who is to have which of the cards; 任意张 may be none. */
function* share(
  table: SanguoshaTable,
  cards: readonly CardId[],
  scope: Scope,
): Flow<ReadonlyMap<Seat, readonly CardId[]>> {
  const { actor, source: about } = scope;
  const shares = new Map<Seat, readonly CardId[]>();
  let left = cards;
  while (left.length > 0) {
    const options = left.map((card) => option('pick', card, actor));
    options.push(option('done', NO_CARD, actor));
    const fixed = { seat: actor, about, rule: 'T05' } as const;
    const picked = yield* ask({ ...fixed, kind: 'share', options, amount: left.length });
    if (picked.verb === 'done') break;
    const { seat } = yield* ask({
      ...fixed,
      kind: 'characters',
      options: receivers(table, scope).map((one) => option('character', NO_CARD, one)),
      amount: 1,
    });
    shares.set(seat, [...(shares.get(seat) ?? []), picked.card]);
    left = left.filter((card) => card !== picked.card);
  }
  return shares;
}

/** Cards given to several, by kind. */
export const SHARE_DEEDS = { 'share-out': shareOut } as const;
