import { type Form, meaning, type Node, type Span, type Where } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { isSame } from '../../../table/table.ts';
import { amountOf, enough, forCost } from '../../meaning/amount.ts';
import { selectOf } from '../../meaning/declared.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { agentOf } from '../../meaning/scope.ts';
import type { Count, Damage, Deed, Selection, ShareDamage } from '../../nodes/index.ts';
import { type CardPlace, type DeedWord, says } from '../../reading/word.ts';
import { BY_HALF, HALF_DAMAGE } from '../halves.ts';
import { selectedLast } from '../nouns.ts';
import { isOpen, toBoth } from '../pairs.ts';
import { FIGHTING, orWhy } from '../two-meanings.ts';

/** Damage that words deal: 能力伤害 (5.13). */

/** 造成等同于此随从攻击力的伤害: X points, where X is that. */
function asMuch(
  { before, to, count }: Readonly<Record<string, unknown>>,
  span: Span,
): Where<Deed, Count> {
  const amount: Count = { kind: 'number', span, amount: 'X' };
  const earlier = before as readonly Deed[];
  const [, behind] = earlier.at(-1)?.span ?? span;
  const whom = (to ?? selectedLast(earlier.length > 0 ? [behind, behind] : span)) as Damage['to'];
  const deed: Damage = { kind: 'damage', span, to: whom, amount };
  const all = { kind: 'sequence', span, steps: [...earlier, deed] } as const;
  const much = isPicked(whom) ? ofEarlier(count as Count, whom.span) : (count as Count);
  return { kind: 'where', span, deed: earlier.length > 0 ? all : deed, count: much };
}

/** 给予1个对手的随从等同于其攻击力的伤害: 其 is a card that was spoken of before the one that is dealt it, if any was. */
function ofEarlier(count: Count, apart: Span): Count {
  const of = 'of' in count ? count.of : null;
  if (of?.kind !== 'that' || (of.noun !== 'it' && of.noun !== 'them')) return count;
  return { ...count, of: { ...of, apart } as Node } as Count;
}

const AS_MUCH = ['[给予|对]{to:cards}[|造成]', '[给予|造成]', '{to:cards}受到'].flatMap((whom) =>
  [
    '[等同于|等于|相当于|与|和]{count:term}[|数值|的数值|点数|相同|相等|相同数值|相同点数|同样|同等|等量|相等数值|等同][|的]伤害',
  ].map(
    (much): Form => ({
      as: 'sentence',
      zh: `{before:clause*，，}${whom}${much}`,
      variant: true,
      build: asMuch,
    }),
  ),
);

/** 随机给予1个对手的随从3点伤害. */
function atRandom(read: Readonly<Record<string, unknown>>, span: Span): Damage {
  const to = { ...(read.to as Selection), how: 'random' };
  return { kind: 'damage', span, ...read, to } as Damage;
}

function isPicked(cards: unknown): boolean {
  const { kind, how } = cards as Selection;
  return kind === 'selection' && how === 'choose';
}

const damage: DeedWord<Damage> = {
  kind: 'damage',
  clause: true,
  forms: [
    ...FIGHTING,
    { as: 'payment', zh: '对{to:cards}造成{amount:much}[点|][伤害|的伤害]' },
    ...toBoth(
      '[给予|对]PAIR[|各|各自|分别][|造成]{amount:much}[点|][伤害|的伤害]',
      (to, { amount }, span) => ({ kind: 'damage', span, to, amount }) as Damage,
    ),
    {
      as: 'payment',
      zh: '[给予|对]{to:cards}[|各|各自|分别]{amount:much}[点|][伤害|的伤害]',
      variant: true,
    },
    {
      as: 'payment',
      zh: '[造成|给予]{amount:much}[点|][伤害|的伤害][给|予|于]{to:cards}',
      variant: true,
    },
    {
      as: 'payment',
      zh: '对{to:cards}[各|各自|分别|也|还|亦|再]造成{amount:much}[点|][伤害|的伤害]',
      variant: true,
    },
    {
      as: 'deed',
      zh: '[给予|造成|各造成|各给予|分别造成]{amount:much}[点|][伤害|的伤害]',
      variant: true,
      build: ({ amount }, span): Damage => ({
        kind: 'damage',
        span,
        to: selectedLast(span),
        amount: amount as Count,
      }),
    },
    ...['随机[给予|对]{to:chosen}[|各]', '随机对{to:chosen}[|各]造成'].map(
      (zh): Form => ({
        as: 'deed',
        zh: `${zh}{amount:much}[点|][伤害|的伤害]`,
        variant: true,
        build: atRandom,
      }),
    ),
    ...AS_MUCH,
    ...HALF_DAMAGE,
    ...BY_HALF,
    { as: 'deed', zh: '{to:cards}受到{amount:much}[点|][伤害|的伤害]', variant: true },
    ...['[给予|对]{one:cards}[和|与|以及|、]{two:cards}[|各|各自|分别|造成|各造成]'].map(
      (zh): Form => ({
        as: 'deed',
        zh: `${zh}{amount:much}[点|][伤害|的伤害]`,
        variant: true,
        build: ({ one, two, amount }, span) => {
          // Two that are picked are selected together, and not the same card twice (10.6.2.3).
          if (isPicked(one) && isPicked(two)) return null;
          if (isOpen([one, two] as Selection[])) return null;
          const steps = [one, two].map((to) => ({
            kind: 'damage',
            span: (to as Node).span,
            to,
            amount,
          }));
          return { kind: 'sequence', span, steps } as unknown as Node;
        },
      }),
    ),
  ],
  meant: orWhy,
  english: ({ to, amount }, say, voice) =>
    `${voice === 'they' ? 'deals' : 'deal'} ${say(amount, 'you')} damage to ${say(to, 'you')}`,
  explain: meaning(
    '生命值减少这么多；对随从或主战者以外的卡牌没有作用',
    'Takes so much life; of cards that are no followers or leaders, nothing',
  ),
  rules: ['5.13.1', '5.13.1.2', '5.13.3.3'],
  *run(table, { to, amount }, scope) {
    const can = (card: CardId) =>
      table.procedures.canDealDamage(table, card, amountOf(table, amount, scope), agentOf(scope));
    const cards = yield* cardsMeant(table, to, scope, forCost(scope, can));
    const much = amountOf(table, amount, scope);
    if (much <= 0) return false;
    const hits = cards.map((card) => ({ to: card, amount: much }));
    return yield* table.procedures.dealAbilityDamage(table, hits, agentOf(scope));
  },
  payable: (table, { to, amount }, scope) => {
    const can = (card: CardId) =>
      table.procedures.canDealDamage(table, card, amountOf(table, amount, scope), agentOf(scope));
    return enough(table, to, scope, can);
  },
};

const shareDamage: DeedWord<ShareDamage> = {
  kind: 'share-damage',
  clause: true,
  forms: [
    { as: 'deed', zh: '将{amount:much}[点|]伤害[任意分配给|以任意方式分配给|分配给]{to:that}' },
    {
      as: 'deed',
      zh: '[将|把|][合计|总计|共计|共|]{amount:much}[点|]伤害[任意分配给|以任意方式分配给|分配给|任意分配到]{to:chosen}',
      variant: true,
    },
    {
      as: 'deed',
      zh: '[将|把|][合计|总计|共计|共|]{amount:much}[点|]伤害[任意分配给|以任意方式分配给|任意分配到]{to:every}',
      variant: true,
      // Any number of them, each of which is dealt 1 at least (10.6.2.4.1).
      build: ({ to, ...read }, span) => {
        const what = { ...(to as Selection), how: 'choose', upTo: true };
        return { kind: 'share-damage', span, ...read, to: what } as unknown as Node;
      },
    },
    {
      as: 'deed',
      zh: '[给予|对]{to:chosen}[|造成][合计|总计|共计|共]{amount:much}[点|][伤害|的伤害][，|（][|以]任意[方式|]分配[）|]',
      variant: true,
    },
  ],
  english: ({ to, amount }, say) =>
    `deal ${say(amount, 'you')} damage divided as you choose among ${say(to, 'you')}`,
  explain: meaning('使用时就分配好，每个至少 1 点', 'Divided on use, at least 1 to each'),
  rules: ['10.6.2.4', '10.6.2.4.1'],
  check: (node, place) => nothingSelected(node, place),
  *run(table, node, scope) {
    const { declared, root } = scope;
    const place = root === null ? -1 : selectOf(root, node);
    if (declared === null || place < 0) return false;
    const shares = declared.shares[place] ?? [];
    const hits = (declared.targets[place] ?? []).flatMap((ref, index) =>
      isSame(table, ref) && shares[index] > 0 && rule('10.6.2.4')
        ? [{ to: ref.card, amount: shares[index] }]
        : [],
    );
    return (
      hits.length > 0 && (yield* table.procedures.dealAbilityDamage(table, hits, agentOf(scope)))
    );
  },
};

function nothingSelected(node: Node, { ancestors }: CardPlace) {
  const [root] = ancestors;
  if (root === undefined || selectOf(root, node as ShareDamage) >= 0) return null;
  return says('前面要先「选择」分配给谁', 'Whom it is divided among must be selected before');
}

export const DAMAGE_DEEDS = { 'share-damage': shareDamage, damage } as const;
