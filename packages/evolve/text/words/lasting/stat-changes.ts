import { meaning, type Node, onlyRead, type Speaker, type Voice } from '@lianhuan/cardtext';
import { LAYERS } from '../../../effects/characteristics.ts';
import { rule } from '../../../rules.ts';
import type { EvolveTable } from '../../../table/table.ts';
import { count } from '../../meaning/evaluate.ts';
import type { Scope } from '../../meaning/scope.ts';
import { forCards, ofCards } from '../../meaning/subjects.ts';
import type { BothStats, Count, StatChange } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import { STAT_TERMS } from '../../reading/vocabulary.ts';

import { type CardPlace, type LayerWordOf, says } from '../../reading/word.ts';
import { inLayer } from '../layers-read.ts';
import { AMOUNT_CHANGES } from './amount-changes.ts';

/** Words that change numbers of cards: the last layer (10.9.1.4). */

function signed(table: EvolveTable, sign: '+' | '-', amount: Count, scope: Scope): number {
  const much = count(table, amount, scope);
  return sign === '-' ? -much : much;
}

const minus = (sign: '+' | '-') => (sign === '-' ? '−' : '+');

const bothStats: LayerWordOf<BothStats> = {
  kind: 'both-stats',
  forms: [
    ...forCards('[|获得|得到]{sign}{attack:much}/{lifeSign:sign}{life:much}'),
    ...ofCards('[|获得|得到]攻击力{sign}{attack:much}/生命值{lifeSign:sign}{life:much}').map(
      onlyRead,
    ),
  ],
  english: ({ who, sign, attack, lifeSign, life }, say, voice) => {
    const change = `${minus(sign)}${say(attack, 'you')}/${minus(lifeSign)}${say(life, 'you')}`;
    return `${they(who, say, 'gets', 'get', voice)} ${change}`;
  },
  explain: meaning('攻击力和生命值增减', 'Attack and life rise or fall'),
  rules: ['5.26.1', '10.9.1.4'],
  ...inLayer(LAYERS.numbers),
  content: (table, { sign, attack, lifeSign, life }, scope) =>
    `${signed(table, sign, attack, scope)}/${signed(table, lifeSign, life, scope)}`,
  apply(table, { sign, attack, lifeSign, life }, characteristics, scope) {
    if (rule('5.26.1')) {
      characteristics.attack += signed(table, sign, attack, scope);
      characteristics.life += signed(table, lifeSign, life, scope);
    }
    rule('1.3.2.4');
  },
};

function inEnglish({ who, stat, how, amount }: StatChange, say: Speaker, voice: Voice): string {
  const much = say(amount, 'you');
  const name = STAT_TERMS[stat].en;
  if (how === 'set') return `${they(who, say, 'has', 'have', voice)} ${name} ${much}`;
  return `${they(who, say, 'gets', 'get', voice)} ${how === 'add' ? '+' : '−'}${much} ${name}`;
}

const statChange: LayerWordOf<StatChange> = {
  kind: 'stat-change',
  forms: AMOUNT_CHANGES.flatMap(({ zh, how }) => [
    ...ofCards(`{stat}${zh}`, { how }),
    ...ofCards(`[获得|得到]{stat}${zh}`, { how }).map(onlyRead),
  ]),
  english: inEnglish,
  explain: meaning('数值增减，或变为这个数', 'The value rises, falls, or becomes this number'),
  rules: ['5.26.1', '5.26.2', '10.9.1.4'],
  check: ({ who, stat }, place) => {
    if (who.kind === 'selection' && isOfLeaders(who.filter)) {
      return says('主战者的生命值写「主战者生命值+N」', 'Of a leader’s life write 主战者生命值+N');
    }
    return stat === 'cost' && who.kind === 'this' && isOfUse(place) ? COST_OF_USING : null;
  },
  ...inLayer(LAYERS.numbers),
  content: (table, { stat, how, amount }, scope) => `${stat} ${how} ${count(table, amount, scope)}`,
  apply(table, { stat, how, amount }, characteristics, scope) {
    const much = count(table, amount, scope);
    if (how === 'set') {
      if (rule('5.26.2')) characteristics[stat] = much;
    } else if (rule('5.26.1')) {
      characteristics[stat] += how === 'add' ? much : -much;
    }
    rule('1.3.2.4');
  },
};

/** Is this said of the card all the time, or as it is used (10.4.7.2), and not begun by an effect? */
function isOfUse({ ancestors }: CardPlace): boolean {
  if (ancestors.some((one) => one.kind === 'paying' && 'when' in one && one.when === 'used')) {
    return true;
  }
  return (
    ancestors.some(({ kind }) => kind === 'static') &&
    !ancestors.some(({ kind }) => kind === 'begin')
  );
}

const COST_OF_USING = says(
  '使用时要支付的写「此卡牌的使用费用…」',
  'Of what using it takes write 此卡牌的使用费用…',
);

/** Do the words mean leaders? */
export function isOfLeaders(filter: Node): boolean {
  if ('noun' in filter) return filter.noun === 'leader';
  return 'of' in filter && isOfLeaders(filter.of as Node);
}

export const STAT_LASTING = { 'both-stats': bothStats, 'stat-change': statChange } as const;
