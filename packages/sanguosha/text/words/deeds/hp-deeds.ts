import { meaning, verb } from '@lianhuan/cardtext';
import { NOBODY } from '@lianhuan/kernel';
import { change } from '../../../events/pipeline.ts';
import { rule } from '../../../rules.ts';
import { characterOf, frameOf, isAlive } from '../../../table/table.ts';
import { areThere, meant, named } from '../../meaning/characters.ts';
import { hurtBy, isSome } from '../../meaning/scope.ts';
import type {
  ChangeDamage,
  ChangeMaxHp,
  Damage,
  GetDrunk,
  LoseHp,
  PreventDamage,
  Recover,
  RecoverTo,
  SetDamage,
  StopLoss,
  Suffer,
  TransferDamage,
} from '../../nodes/nodes.ts';
import { NATURES } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { amountOf, declared, mostOf } from './card-deeds.ts';

/** Damage and hp. */

const NATURE_FORMS = [
  { zh: '', nature: 'normal' },
  { zh: '火焰', nature: 'fire' },
  { zh: '雷电', nature: 'thunder' },
] as const;

/** "1 damage", "1 fire damage". */
function damageOf(amount: Damage['amount'], nature: Damage['nature']): string {
  return `${amount} ${nature === 'normal' ? '' : `${NATURES[nature].en} `}damage`;
}

const damage: DeedWord<Damage> = {
  kind: 'damage',
  forms: NATURE_FORMS.map(({ zh, nature }) => ({
    as: 'deed',
    zh: `对{to:character}[|各]造成{amount}点${zh === '' ? '[|普通]' : zh}伤害`,
    with: { nature },
  })),
  english: ({ to, amount, nature }, say, voice) =>
    `${verb(voice, 'deal')} ${damageOf(amount, nature)} to ${say(to, 'you')}`,
  explain: meaning('来源是造成伤害的角色', 'Its source is whoever deals it'),
  rules: ['T23', 'T24', 'T58'],
  *run(table, { to, amount, nature }, scope) {
    let done = false;
    for (const victim of yield* meant(table, to, scope)) {
      const value = amountOf(amount, scope) + bonusOf(scope.frame, scope.skill);
      const { actor: source, channel } = scope;
      rule('T23');
      if (yield* table.procedures.damage(table, { source, victim, value, nature, channel })) {
        done = true;
      }
    }
    return done;
  },
  possible: (table, { to, amount }, scope) =>
    areThere(table, to, scope, hurtBy(amount, scope)) || bonusOf(scope.frame, scope.skill) > 0,
  declare: (table, { to, amount }, scope) => declared(table, to, scope, hurtBy(amount, scope)),
};

/** What 酒 and the like add to the damage of a card. */
function bonusOf(frame: Parameters<typeof meant>[2]['frame'], skill: string | null): number {
  return frame?.kind === 'use' && skill === null ? frame.bonus : 0;
}

const suffer: DeedWord<Suffer> = {
  kind: 'suffer',
  forms: NATURE_FORMS.flatMap(({ zh, nature }) => {
    const words = zh === '' ? '[|普通]' : zh;
    return [
      {
        as: 'deed',
        zh: `受到{from:named}造成的{amount}点${words}伤害`,
        with: { nature },
      },
      {
        as: 'deed',
        zh: `受到{amount}点[|无来源的]${words}伤害`,
        with: { nature, from: null },
      },
    ];
  }),
  english: ({ from, amount, nature }, say, voice) => {
    const source = from === null ? '' : ` from ${say(from, 'you')}`;
    return `${verb(voice, 'take')} ${damageOf(amount, nature)}${source}`;
  },
  explain: meaning('未说来源就没有来源', 'It has no source unless one is named'),
  rules: ['T23'],
  *run(table, { from, amount, nature }, scope) {
    const [source = NOBODY] = from?.kind === 'named-characters' ? named(table, from, scope) : [];
    return yield* table.procedures.damage(table, {
      source,
      victim: scope.actor,
      value: amountOf(amount, scope),
      nature,
      channel: scope.channel,
    });
  },
  possible: (table, { amount }, scope) => isAlive(table, scope.actor) && isSome(amount, scope),
};

const recover: DeedWord<Recover> = {
  kind: 'recover',
  forms: [{ as: 'deed', zh: '回复{amount}点体力' }],
  english: ({ amount }, _, voice) => `${verb(voice, 'recover')} ${amount} HP`,
  explain: meaning('不超过已损失的体力', 'No more than was lost'),
  rules: ['T28'],
  run: (table, { amount }, scope) =>
    table.procedures.recover(table, scope.actor, amountOf(amount, scope), scope.seat),
  possible: (table, _, { actor }) => {
    const { alive, hp, maxHp } = characterOf(table, actor);
    const isKept = table.procedures
      .statuses(table, 'cannot-recover')
      .some((one) => one.seat === actor);
    return alive && !isKept && (hp < maxHp || !rule('T28'));
  },
};

const recoverTo: DeedWord<RecoverTo> = {
  kind: 'recover-to',
  forms: [
    { as: 'deed', zh: '将[体力|体力值]回复至{amount}点' },
    {
      as: 'deed',
      zh: '[回复体力至|回复体力值至|体力回复至|体力值回复至|回复至]{amount}点[|体力]',
      variant: true,
    },
  ],
  english: ({ amount }, _, voice) => `${verb(voice, 'recover')} to ${amount} HP`,
  explain: meaning('已不少于这个数就不回复', 'Nothing where it has as many or more'),
  rules: ['T29'],
  run: (table, { amount }, { actor, seat, ...scope }) => {
    const { hp } = characterOf(table, actor);
    const missing = amountOf(amount, { actor, seat, ...scope }) - hp;
    return table.procedures.recover(table, actor, Math.max(0, missing), seat);
  },
  possible: (table, { amount }, scope) => {
    const { alive, hp, maxHp } = characterOf(table, scope.actor);
    return alive && (hp < Math.min(maxHp, mostOf(amount, scope)) || !rule('T29'));
  },
};

const loseHp: DeedWord<LoseHp> = {
  kind: 'lose-hp',
  forms: [{ as: 'deed', zh: '失去{amount}点体力' }],
  english: ({ amount }, _, voice) => `${verb(voice, 'lose')} ${amount} HP`,
  explain: meaning('不是伤害，没有来源', 'It is no damage, and has no source'),
  rules: ['T21'],
  run: (table, { amount }, scope) =>
    table.procedures.loseHp(table, scope.actor, amountOf(amount, scope)),
  possible: (table, { amount }, scope) => isAlive(table, scope.actor) && isSome(amount, scope),
};

const changeMaxHp: DeedWord<ChangeMaxHp> = {
  kind: 'change-max-hp',
  forms: [
    { as: 'deed', zh: '加{amount}点体力上限', with: { sign: '+' } },
    { as: 'deed', zh: '减{amount}点体力上限', with: { sign: '-' } },
  ],
  english: ({ sign, amount }, _, voice) =>
    `${verb(voice, sign === '+' ? 'gain' : 'lose')} ${amount} maximum HP`,
  explain: meaning('体力上限因此增减', 'The maximum changes'),
  rules: ['increaseMaxHp.2', 'reduceMaxHp.2'],
  run: (table, { sign, amount }, scope) =>
    table.procedures.changeMaxHp(
      table,
      scope.actor,
      amountOf(amount, scope) * (sign === '-' ? -1 : 1),
    ),
  possible: (table, { amount }, scope) => isAlive(table, scope.actor) && isSome(amount, scope),
};

const changeDamage: DeedWord<ChangeDamage> = {
  kind: 'change-damage',
  forms: [
    { as: 'deed', zh: '此伤害{sign}{amount}' },
    { as: 'deed', zh: '令此伤害{sign}{amount}', with: { told: true } },
  ],
  english: ({ sign, amount }, _, voice) =>
    `${verb(voice, sign === '+' ? 'increase' : 'reduce')} that damage by ${amount}`,
  explain: meaning('改变这次伤害的点数', 'It changes how much that damage is'),
  rules: ['damage.2'],
  *run(table, { sign, amount }, scope) {
    const frame = scope.frame?.kind === 'damage' ? scope.frame : frameOf(table, 'damage');
    if (frame === null) return false;
    const by = amountOf(amount, scope) * (sign === '-' ? -1 : 1);
    yield* change(table, frame, { value: Math.max(0, frame.value + by) });
    return true;
  },
};

const setDamage: DeedWord<SetDamage> = {
  kind: 'set-damage',
  forms: [
    { as: 'deed', zh: '此伤害改为{amount}点' },
    { as: 'deed', zh: '令此伤害改为{amount}点', with: { told: true } },
  ],
  english: ({ amount }, _, voice) => `${verb(voice, 'change')} that damage to ${amount}`,
  explain: meaning('这次伤害就是这么多', 'That damage is so much'),
  rules: ['damage.6'],
  *run(table, { amount }, scope) {
    const frame = scope.frame?.kind === 'damage' ? scope.frame : frameOf(table, 'damage');
    if (frame === null) return false;
    yield* change(table, frame, { value: amountOf(amount, scope) });
    return true;
  },
};

const stopLoss: DeedWord<StopLoss> = {
  kind: 'stop-loss',
  forms: [{ as: 'deed', zh: '终止此次失去体力' }],
  english: (_, __, voice) => `${verb(voice, 'stop')} that loss of HP`,
  explain: meaning('失去体力的流程终止，体力不变', 'The loss comes to nothing'),
  rules: ['P12', 'loseHp.1'],
  *run(table, _, { frame }) {
    if (frame?.kind !== 'lose-hp') return false;
    rule('P12');
    yield* change(table, frame, { over: true });
    return true;
  },
};

const preventDamage: DeedWord<PreventDamage> = {
  kind: 'prevent-damage',
  forms: [{ as: 'deed', zh: '防止此伤害' }],
  english: (_, __, voice) => `${verb(voice, 'prevent')} that damage`,
  explain: meaning('伤害流程终止', 'The damage comes to nothing'),
  rules: ['P12'],
  *run(table, _, scope) {
    const frame = scope.frame?.kind === 'damage' ? scope.frame : frameOf(table, 'damage');
    if (frame === null) return false;
    rule('P12');
    yield* change(table, frame, { over: true });
    return true;
  },
};

const transferDamage: DeedWord<TransferDamage> = {
  kind: 'transfer-damage',
  forms: [{ as: 'deed', zh: '将此伤害转移给{to:character}' }],
  english: ({ to }, say, voice) => `${verb(voice, 'redirect')} that damage to ${say(to, 'you')}`,
  explain: meaning(
    '防止此伤害，由那名角色受到同样的伤害',
    'It is prevented, and dealt to that character instead',
  ),
  rules: ['T15'],
  *run(table, { to }, scope) {
    const frame = scope.frame?.kind === 'damage' ? scope.frame : frameOf(table, 'damage');
    const [victim] = yield* meant(table, to, scope);
    if (frame === null || victim === undefined || !rule('T15')) return false;
    const { source, value, nature, channel, chain } = frame;
    yield* change(table, frame, { over: true });
    const moved = { source, victim, value, nature, channel, chain, redirected: true };
    return yield* table.procedures.damage(table, moved);
  },
  possible: (table, { to }, scope) => areThere(table, to, scope),
  declare: (table, { to }, scope) => declared(table, to, scope),
};

const getDrunk: DeedWord<GetDrunk> = {
  kind: 'get-drunk',
  forms: [{ as: 'deed', zh: '当前回合内使用的下一张【杀】伤害值+1' }],
  english: (_, __, voice) =>
    `${verb(voice, 'deal')} 1 more damage with ${voice === 'you' || voice === 'you may' ? 'your' : 'its'} next Slash this turn`,
  explain: meaning('下一张【杀】造成的伤害多1点', 'The next Slash deals one more'),
  rules: ['T14'],
  *run(table, _, { actor }) {
    rule('T14');
    yield* table.procedures.happen(table, { type: 'drunk', seat: actor, by: 1 });
    return true;
  },
  possible: (table, _, { actor }) => isAlive(table, actor),
};

/** Damage and hp, by kind. */
export const HP_DEEDS = {
  damage,
  suffer,
  recover,
  'recover-to': recoverTo,
  'lose-hp': loseHp,
  'change-max-hp': changeMaxHp,
  'change-damage': changeDamage,
  'set-damage': setDamage,
  'prevent-damage': preventDamage,
  'transfer-damage': transferDamage,
  'get-drunk': getDrunk,
  'stop-loss': stopLoss,
} as const;
