import { type Form, meaning } from '@lianhuan/cardtext';
import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import type { Target } from '../../../table/state.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { amountOf, wanted } from '../../meaning/amount.ts';
import { cardsMeant, victimsMeant } from '../../meaning/pick.ts';
import type { DamageOfEffect } from '../../meaning/procedures.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Damage, Heal, ShareDamage } from '../../nodes/index.ts';
import { grainOf, they } from '../../reading/english-verbs.ts';
import { DAMAGE_KINDS } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';

/** Dealing damage (117), and clearing it. */

/** Who deals the damage: the card named, or the one whose effect it is (117.11). */
export function* dealers(
  table: SanguozhiTable,
  by: Damage['by'],
  scope: Scope,
): Flow<readonly CardId[]> {
  if (by === null) return [scope.source];
  // A card lying face down deals no damage (112.3a).
  const cards = yield* cardsMeant(table, by, scope);
  return cards.filter((card) => !table.cards[card].faceDown || !rule('112.3a'));
}

/** The player who is said to deal it: the controller of the card it comes from (706.4). */
function dealerOf(table: SanguozhiTable, source: CardId, { source: own, seat }: Scope): Seat {
  return source === own || !rule('706.4') ? seat : table.cards[source].controller;
}

function blowOn(to: Target): DamageOfEffect['to'] | null {
  switch (to.kind) {
    case 'card':
      return to.card;
    case 'seat':
      return { seat: to.seat };
    case 'item':
      return null;
  }
}

/** A number of points, or as many as something counts. */
const AMOUNTS = [
  '{amount:points}点',
  '[等同于|等于|相当于]{amount:worth}[|点数|数值][的|]',
] as const;

const damage: DeedWord<Damage> = {
  kind: 'damage',
  forms: [
    ...AMOUNTS.flatMap((much): Form[] => [
      { as: 'dealing', zh: `对{to:players}粮草造成${much}{damage:dealt}`, with: { by: null } },
      {
        as: 'dealing',
        zh: `对{to:cards}[|各|各自|分别]造成${much}{damage:dealt}`,
        with: { by: null },
      },
      { as: 'dealing', zh: `{by:cards}对{to:players}粮草造成${much}{damage:dealt}` },
      { as: 'dealing', zh: `{by:cards}对{to:cards}[|各|各自|分别]造成${much}{damage:dealt}` },
      // What is dealt to players is dealt to their 粮草 (117.1).
      {
        as: 'dealing',
        zh: `对{to:players}造成${much}{damage:dealt}`,
        with: { by: null },
        variant: true,
      },
      { as: 'dealing', zh: `{by:cards}对{to:players}造成${much}{damage:dealt}`, variant: true },
      {
        as: 'dealing',
        zh: `[|使|令]{to:players}粮草受到${much}{damage:dealt}`,
        with: { by: null },
        variant: true,
      },
      {
        as: 'dealing',
        zh: `[|使|令]{to:cards}[|各|各自|分别]受到${much}{damage:dealt}`,
        with: { by: null },
        variant: true,
      },
    ]),
  ],
  english: ({ by, to, amount, damage }, say, voice) => {
    const victim = to.kind === 'players' ? grainOf(to) : say(to, voice);
    const dealt = `${say(amount, voice)} ${DAMAGE_KINDS[damage].en} to ${victim}`;
    return by === null ? `deal ${dealt}` : `${they(by, say, 'deals', 'deal', voice)} ${dealt}`;
  },
  explain: meaning(
    '依次经过造成、分配、受到三步；0 点即没有造成',
    'Passes the steps dealt, assigned and taken; of 0, none is dealt',
  ),
  rules: ['117.2b', '117.4a', '117.12'],
  *run(table, node, scope) {
    const sources = yield* dealers(table, node.by, scope);
    const victims = yield* victimsMeant(table, node.to, scope);
    const amount = amountOf(table, node.amount, scope);
    const { damage } = node;
    const parts = sources.flatMap((source) =>
      victims.flatMap((victim): DamageOfEffect[] => {
        const to = blowOn(victim);
        const by = dealerOf(table, source, scope);
        return to === null ? [] : [{ source, by, to, amount, damage }];
      }),
    );
    if (parts.length === 0) return node.to.kind === 'selection' && wanted(node.to, scope) === 0;
    return yield* table.procedures.dealDamage(table, parts);
  },
};

const shareDamage: DeedWord<ShareDamage> = {
  kind: 'share-damage',
  forms: [
    { as: 'dealing', zh: '将{amount:points}点{damage:dealt}任意分配给{to:cards}' },
    { as: 'dealing', zh: '对{to:cards}任意分配{amount:points}点{damage:dealt}', variant: true },
    ...['，', '（'].map(
      (mark): Form => ({
        as: 'dealing',
        zh: `对{to:cards}造成[共|合计|总共|]{amount:points}点{damage:dealt}${mark}任意分配${mark === '（' ? '）' : ''}`,
        variant: true,
      }),
    ),
  ],
  english: ({ to, amount, damage }, say, voice) =>
    `deal ${say(amount, voice)} ${DAMAGE_KINDS[damage].en} divided as you choose among ${say(to, voice)}`,
  explain: meaning(
    '先定一共造成多少，再由效果的控制者分配，可以给某张卡0点',
    'How much is dealt is known first; then its controller divides it, and may give a card 0',
  ),
  rules: ['117.4b'],
  *run(table, { to, amount, damage }, scope) {
    const { source, seat, actor } = scope;
    const cards = yield* cardsMeant(table, to, scope);
    if (cards.length === 0) return to.kind === 'selection' && wanted(to, scope) === 0;
    const dealing = { source, by: seat, amount: amountOf(table, amount, scope), damage };
    return yield* table.procedures.divideDamage(table, dealing, cards, actor);
  },
};

const heal: DeedWord<Heal> = {
  kind: 'heal',
  forms: [
    {
      as: 'deed',
      zh: '[清除|移除]{what:cards}[受到的|上的|的]所有{damage}',
      with: { amount: 'all' },
    },
    { as: 'deed', zh: '[清除|移除]{what:cards}[的|受到的|上的]{amount:count}点{damage}' },
    {
      as: 'deed',
      zh: '[将|把]{what:cards}[受到的|上的|的][|所有|全部]{damage}[清除|移除]',
      with: { amount: 'all' },
      variant: true,
    },
  ],
  english: ({ what, damage, amount }, say, voice) => {
    const much = amount === 'all' ? 'all' : say(amount, voice);
    return `remove ${much} ${DAMAGE_KINDS[damage].en} from ${say(what, voice)}`;
  },
  explain: meaning('移去标记在其上的伤害', 'Takes away damage marked on it'),
  rules: ['117.6a', '117.6b'],
  *run(table, { what, damage, amount }, scope) {
    const cards = yield* cardsMeant(table, what, scope);
    if (cards.length === 0) return wanted(what, scope) === 0;
    const much = amount === 'all' ? amount : amountOf(table, amount, scope);
    const kind = damage === 'lasting' || damage === 'any' ? damage : 'combat';
    return yield* table.procedures.heal(table, cards, kind, much);
  },
};

export const DAMAGE_DEEDS = {
  damage,
  'share-damage': shareDamage,
  heal,
} as const;
