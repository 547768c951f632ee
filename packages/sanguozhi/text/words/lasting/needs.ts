import { meaning } from '@lianhuan/cardtext';
import type { Corps, TroopCount } from '../../../cards/definition.ts';
import { LAYERS } from '../../../effects/characteristics.ts';
import { rule } from '../../../rules.ts';
import { forCards, inLayer } from '../../meaning/subjects.ts';
import type { IgnoresNeeds, NeedsChange } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import { CORPS_TERMS } from '../../reading/terms.ts';
import type { LayerWordOf } from '../../reading/word.ts';

/** Words that change 兵权条件: layer 6 (709.1f, 412.3). */

/** One of the alternatives after the change; a number brought to 0 or less is gone. */
function changed(needs: TroopCount, { corps, amount }: NeedsChange): TroopCount {
  const entries = Object.entries(needs) as [Corps, number][];
  const after = entries.map(([one, count]): [Corps, number] => {
    const meant = corps === null ? rule('412.3b') : one === corps && rule('412.3a');
    return [one, meant ? count + amount : count];
  });
  const left = after.filter(([, count]) => count > 0);
  return left.length > 0 ? Object.fromEntries(left) : { any: 0 };
}

const needsChange: LayerWordOf<NeedsChange> = {
  kind: 'needs-change',
  forms: [
    ...forCards('[|所有|全部]兵权条件[|都|均|各]{amount:signed}', { corps: null, how: 'add' }),
    ...forCards('{corps}兵权条件[|都|均|各]{amount:signed}', { how: 'add' }),
    ...forCards('兵权条件[为|变为|成为]{amount:number}{corps}', { how: 'set' }),
  ],
  english: ({ who, corps, how, amount }, say) => {
    const noun = corps === null ? '' : `${CORPS_TERMS[corps].en} `;
    if (how === 'set') {
      return `${they(who, say, 'has', 'have')} a troop requirement of ${amount} ${noun}troops`;
    }
    const sign = amount < 0 ? '−' : '+';
    return `${they(who, say, 'gets', 'get')} ${sign}${Math.abs(amount)} ${noun}troop requirement`;
  },
  explain: meaning(
    '兵权条件里的数量增减，不写兵种则全部增减',
    'The numbers of the troop requirement change, all of them where no corps is named',
  ),
  rules: ['412.3a', '412.3b', '709.1f'],
  ...inLayer(LAYERS.needs, () => rule('709.1f')),
  content: (_, { how, corps, amount }) => `${how} ${corps} ${amount}`,
  apply(_, node, __, characteristics) {
    if (node.how === 'set') {
      characteristics.needs = [{ [node.corps ?? 'any']: node.amount }];
      return;
    }
    characteristics.needs = characteristics.needs.map((needs) => changed(needs, node));
  },
};

const ignoresNeeds: LayerWordOf<IgnoresNeeds> = {
  kind: 'ignores-needs',
  forms: forCards('忽略[兵权|兵权条件|其兵权条件]'),
  english: ({ who }, say) => `${they(who, say, 'ignores', 'ignore')} the troop requirement`,
  explain: meaning(
    '兵权条件还在，但不再检查',
    'The troop requirement stays as it is, but is not checked',
  ),
  rules: ['412.6'],
  ...inLayer(LAYERS.needs),
  content: () => 'ignores',
  apply(_, __, ___, characteristics) {
    characteristics.ignoresNeeds = true;
  },
};

export const NEEDS_LASTING = {
  'needs-change': needsChange,
  'ignores-needs': ignoresNeeds,
} as const;
