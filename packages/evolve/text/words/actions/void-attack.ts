import { type Form, meaning, type Voice, verb } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { isSame } from '../../../table/table.ts';
import { refsOf } from '../../meaning/referents.ts';
import type { VoidAttack } from '../../nodes/index.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { noDeed } from '../two-meanings.ts';

/** An attack is made void: what was made void is there, and does nothing (10.3.2), so no damage is dealt by it (8.4.9). */

const VOID = '[无效|无效化|被无效|变为无效|失效|中止]';

const FOR_A_WHILE = says(
  '无效的只是正在进行的这次攻击（8.4）：一段时间里都不造成伤害，写「本回合中，其不能造成伤害」；不能攻击写「其不能攻击」',
  'Only the attack under way is made void (8.4): for a while write 本回合中，其不能造成伤害; and 其不能攻击 where it cannot attack',
);

const OF_WHICH = says(
  '无效的是正在进行的攻击：写「攻击无效」，或者「其攻击无效」「此随从的攻击无效」',
  'It is the attack under way that is made void: write 攻击无效, 其攻击无效 or 此随从的攻击无效',
);

export const voidAttack: DeedWord<VoidAttack> = {
  kind: 'void-attack',
  clause: true,
  forms: [
    { as: 'deed', zh: '{of:pronoun}攻击无效' },
    { as: 'deed', zh: '{of:this}的攻击无效' },
    { as: 'deed', zh: '{of:pointer}的攻击无效' },
    { as: 'deed', zh: '攻击无效', with: { of: null } },
    ...[`{of:single}[|的]攻击${VOID}`, `[使|令|将]{of:single}[|的]攻击${VOID}`].map(
      (zh): Form => ({ as: 'deed', zh, variant: true }),
    ),
    {
      as: 'deed',
      zh: `[|使|令|将][|该|此|这次|此次|该次|那次|本次|正在进行的]攻击${VOID}`,
      with: { of: null },
      variant: true,
    },
    {
      as: 'deed',
      zh: `[|使|令|将]{who:several}[|的]攻击${VOID}`,
      variant: true,
      build: noDeed(OF_WHICH),
    },
    ...['', '{who:cards}[|的]'].map(
      (who): Form => ({
        as: 'deed',
        zh: `{period}[，|]${who}[|所有]攻击${VOID}`,
        variant: true,
        build: noDeed(FOR_A_WHILE),
      }),
    ),
  ],
  english: ({ of }, say, voice) => {
    const attack = of === null ? 'the attack' : `the attack of ${say(of, 'you')}`;
    return MAKES.has(voice) ? `${verb(voice, 'make')} ${attack} void` : `${attack} is void`;
  },
  explain: meaning(
    '正在进行的攻击不造成伤害，也不再是交战；随从仍是攻击过了',
    'The attack under way deals no damage, and is no fight any more; the follower has attacked all the same',
  ),
  rules: ['8.4.9', '10.3.2'],
  *run(table, { of }, scope) {
    const { attack } = table.state;
    if (attack === null || !isSame(table, attack.attacker)) return false;
    const { card } = attack.attacker;
    if (of !== null && !refsOf(table, of, scope).some((ref) => ref.card === card)) return false;
    if (rule('8.4.9')) yield* table.procedures.happen(table, { type: 'attack-void', card });
    return true;
  },
};

const MAKES: ReadonlySet<Voice> = new Set<Voice>(['you may', 'they']);
