import { type Form, findNode, type Place, type Unmeant } from '@lianhuan/cardtext';
import type { DamageOccasion, TriggerPart } from '../../nodes/nodes.ts';
import { says } from '../../reading/word.ts';

/** 造成伤害时 and 受到伤害时 without a number: what is done then says at which timing. */

const ONE_OF_SEVERAL = says(
  '造成伤害时有❶❷，受到伤害时有❶❷❸，这里看不出是哪一个；写上数字',
  '造成伤害时 is ❶ or ❷, 受到伤害时 ❶, ❷ or ❸, and nothing here says which: write the number',
);

/** Who is in it, and by what, in the words before 时. */
const UNSAID = [
  ['{who:party}造成伤害时', 'deal', {}],
  ['{who:party}[因|使用]{by:spec}造成伤害时', 'deal', {}],
  ['{who:party}[因|使用]{by:spec}对{across:party}造成伤害时', 'deal', {}],
  ['{who:party}使用{by:spec}对目标角色造成伤害时', 'deal', {}],
  ['{who:party}对{across:party}造成伤害时', 'deal', {}],
  ['{who:party}受到伤害时', 'take', {}],
  ['{who:party}受到{across:party}造成的伤害时', 'take', {}],
  ['{who:party}[因|受到]{by:spec}[受到|造成的]伤害时', 'take', {}],
] as const;

const AFTER = [
  ['{who:party}受到{by:spec}[|对其]造成的伤害后', 'taken', { across: null }],
  ['{who:party}使用{by:spec}对目标角色造成伤害后', 'dealt', { across: null }],
  ['{who:party}使用{by:spec}对{across:party}造成伤害后', 'dealt', {}],
] as const;

/** As printed cards say it; read, and never printed. */
export const DAMAGE_VARIANTS: readonly Form[] = [
  ...UNSAID.map(([zh, timing]) => ({ zh, timing })),
  ...AFTER.map(([zh, timing]) => ({ zh, timing })),
].map(({ zh, timing }) => ({
  as: 'occasion',
  zh,
  with: {
    timing,
    nature: null,
    each: false,
    ...(zh.includes('{by:') ? {} : { by: null }),
    ...(zh.includes('{across:') ? {} : { across: null }),
  },
  variant: true,
}));

/** Value changes come first, then what prevents or replaces the damage (damage.2 to damage.6). */
const CHANGES = ['change-damage'];
const INSTEAD = ['prevent-damage', 'transfer-damage', 'set-damage'];

/** The same occasion at the timing that its trigger lets it mean, or why at none. */
export function timedDamage(node: DamageOccasion, { ancestors }: Place): DamageOccasion | Unmeant {
  const timing: string = node.timing;
  if (timing !== 'deal' && timing !== 'take') return node;
  const part = ancestors.at(-1) as TriggerPart | undefined;
  if (part?.kind !== 'trigger') return { why: ONE_OF_SEVERAL };
  const deeds = part.cost === null ? [part.effect] : [part.cost, part.effect];
  const [changes, instead] = [CHANGES, INSTEAD].map(
    (some) => findNode(deeds, ({ kind }) => some.includes(kind)) !== null,
  );
  if (changes === instead) return { why: ONE_OF_SEVERAL };
  if (timing === 'deal') return { ...node, timing: changes ? 'deal-1' : 'deal-2' };
  return { ...node, timing: changes ? 'take-2' : 'take-3' };
}

/** 每受到1点伤害后, 每造成1点伤害后: without 当你, of oneself. */
export const OWN_POINTS: readonly Form[] = [
  { timing: 'taken', zh: '每受到[1|一]点伤害后' },
  { timing: 'dealt', zh: '每造成[1|一]点伤害后' },
].map(({ timing, zh }) => ({
  as: 'occasion',
  zh,
  with: { who: 'you', timing, nature: null, by: null, each: true, across: null },
  variant: true,
}));
