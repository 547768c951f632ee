import { meaning } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { characterOf } from '../../../table/table.ts';
import type { FaceDown, KilledByYou } from '../../nodes/nodes.ts';
import type { CharacterWord } from '../../reading/word.ts';

/** How the generals of a character lie, and who killed it. */

const faceDown: CharacterWord<FaceDown> = {
  kind: 'face-down',
  forms: [
    { as: 'character-quality', zh: '[武将牌背面朝上的|背面朝上的]', with: { down: true } },
    { as: 'character-quality', zh: '[武将牌正面朝上的|正面朝上的]', with: { down: false } },
    { as: 'predicate', zh: '武将牌背面朝上', with: { down: true }, variant: true },
    { as: 'predicate', zh: '武将牌正面朝上', with: { down: false }, variant: true },
  ],
  english: ({ down }) => `whose general is face ${down ? 'down' : 'up'}`,
  explain: meaning('翻面以后是哪一面；叠置的也算背面朝上', 'As it was turned over or stacked'),
  rules: ['stateChange.3'],
  isTrue: (table, { down }, seat) => characterOf(table, seat).turnedOver === down,
};

const killedByYou: CharacterWord<KilledByYou> = {
  kind: 'killed-by-you',
  forms: [{ as: 'character-quality', zh: '你杀死的' }],
  english: () => 'whom you have killed',
  explain: meaning('这次死亡是因你造成的伤害', 'Its death is of damage that you dealt'),
  rules: ['T38'],
  isTrue: (_, __, dead, { frame, seat }) =>
    frame?.kind === 'death' && frame.seat === dead && frame.killer === seat && rule('T38'),
};

/** By kind. */
export const STATE_QUALITIES = {
  'face-down': faceDown,
  'killed-by-you': killedByYou,
} as const;
