import { type Form, meaning, onlyRead } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { isLeader } from '../../../table/table.ts';
import { isKind } from '../../meaning/damage/kinds.ts';
import { count } from '../../meaning/evaluate.ts';
import { forDoers, isSubject } from '../../meaning/subjects.ts';
import type { DamageChange } from '../../nodes/index.ts';
import { doerCalled } from '../../reading/english.ts';
import { DAMAGE_TERMS } from '../../reading/vocabulary.ts';
import type { ReplaceWordOf } from '../../reading/word.ts';
import { AMOUNT_CHANGES, alikeInAnyOrder, changedAmount, damageChanged } from './amount-changes.ts';

/** Words that change damage: they replace it by other damage (5.13.2, 10.2.1.3.2). */

const SIDES_OF_IT = [
  { zh: '[造成的|给予的][|所有|全部]', of: 'dealt' },
  { zh: '[|将要|将|会]受到的[|所有|全部]', of: 'taken' },
] as const;

/** 此随从将受到伤害时，改为受到的伤害-1: told as a replacement, which it is (5.13.2). */
function wouldBe({ zh, how }: (typeof AMOUNT_CHANGES)[number], of: 'dealt' | 'taken'): Form[] {
  const verb = of === 'dealt' ? '造成' : '受到';
  const behind = `[，|时，][改为|使|][${verb}的|该|那个|那次|其${verb}的|][伤害|伤害值]${zh}`;
  return ['伤害', '{damage}'].flatMap((what) =>
    forDoers('[若|如果|当|每当|]', `[将|将要|会|]${verb}${what}${behind}`, {
      of,
      how,
      ...(what === '伤害' ? { damage: null } : {}),
    }).map(onlyRead),
  );
}

const damageChange: ReplaceWordOf<DamageChange> = {
  kind: 'damage-change',
  forms: SIDES_OF_IT.flatMap(({ zh: how, of }) =>
    AMOUNT_CHANGES.flatMap((change) => [
      ...forDoers('', `${how}伤害${change.zh}`, { of, damage: null, how: change.how }),
      ...forDoers('', `${how}{damage}${change.zh}`, { of, how: change.how }),
      // 此随从的交战伤害+1: what it deals.
      ...(of === 'dealt'
        ? forDoers('', `的{damage}${change.zh}`, { of, how: change.how }).map(onlyRead)
        : []),
      ...wouldBe(change, of),
    ]),
  ),
  english: (node, say, voice) => {
    const { of, who, damage } = node;
    const what = damage === null ? 'damage' : DAMAGE_TERMS[damage].en;
    const whom = who.kind === 'that' ? say(who, 'you') : doerCalled(who, say);
    const words = `${what} ${of === 'dealt' ? 'dealt by' : 'dealt to'} ${whom}`;
    return damageChanged(words, node, say, voice);
  },
  explain: meaning(
    '造成的伤害改为增减之后的数值',
    'The damage is replaced by what it comes to then',
  ),
  rules: ['5.13.2', '10.2.1.3.2'],
  effect: 'replace',
  events: () => ['damage'],
  replaces: (table, { of, who, damage, how, amount }, effect, event, scope) => {
    if (event.type !== 'damage') return false;
    if (damage !== null && !isKind(damage, event.damage, !isLeader(table, event.to))) return false;
    const card = of === 'dealt' ? event.source : event.to;
    if (card < 0 || !isSubject(table, who, card, effect, scope)) return false;
    if (how === 'set' && event.amount === count(table, amount, scope)) return false;
    return rule('10.2.1.3.2');
  },
  *replace(table, word, _, event, scope) {
    if (event.type !== 'damage' || !rule('5.13.2')) return event;
    return { ...event, amount: changedAmount(table, event.amount, word, scope) };
  },
  alike: alikeInAnyOrder,
};

export const DAMAGE_LASTING = { 'damage-change': damageChange } as const;
