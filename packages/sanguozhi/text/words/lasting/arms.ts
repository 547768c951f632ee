import { meaning } from '@lianhuan/cardtext';
import type { Arm } from '../../../cards/definition.ts';
import { LAYERS } from '../../../effects/characteristics.ts';
import { rule } from '../../../rules.ts';
import { forCards, inLayer } from '../../meaning/subjects.ts';
import type { ArmChange, FactionChange, TraitChange } from '../../nodes/index.ts';
import { traitCalled } from '../../reading/english.ts';
import { they } from '../../reading/english-verbs.ts';
import { ARM_TERMS, FACTION_TERMS } from '../../reading/terms.ts';
import type { LayerWordOf } from '../../reading/word.ts';

/** Words that change 阵营, 兵种 and 特性: layers 3 to 5 (709.1c–e). */

/** The list with one more item, unless it is in the list already. */
function withOne<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list : [...list, item];
}

function changedArms(arms: readonly Arm[], { how, arm }: ArmChange): readonly Arm[] {
  if (how === 'lose') return arms.filter((one) => one !== arm);
  if (arm === 'none') return [];
  return how === 'only' ? [arm] : withOne(arms, arm);
}

const armChange: LayerWordOf<ArmChange> = {
  kind: 'arm-change',
  forms: [
    ...forCards('[成为|变为|视为]{arm}将领', { how: 'add', always: false }),
    ...forCards('始终成为{arm}将领', { how: 'add', always: true }),
    ...forCards('仅具有{arm}', { how: 'only', always: false }),
    ...forCards('始终仅具有{arm}', { how: 'only', always: true }),
    ...forCards('失去{arm}', { how: 'lose', always: false }),
  ],
  english: ({ who, how, arm, always }, say) => {
    const noun = ARM_TERMS[arm].en;
    const sure = always ? ' always' : '';
    if (how === 'add') return `${they(who, say, `is${sure} also`, `are${sure} also`)} ${noun}`;
    if (how === 'only') return `${they(who, say, `is${sure} only`, `are${sure} only`)} ${noun}`;
    return `${they(who, say, 'is no longer', 'are no longer')} ${noun}`;
  },
  explain: meaning('改变兵种属性', 'Changes the arms'),
  rules: ['709.1d'],
  ...inLayer(LAYERS.arm, () => rule('709.1d')),
  content: (_, { how, arm }) => `${how} ${arm}`,
  apply(_, node, __, characteristics) {
    characteristics.arms = changedArms(characteristics.arms, node);
  },
};

const factionChange: LayerWordOf<FactionChange> = {
  kind: 'faction-change',
  forms: [
    ...forCards('[成为|变为|视为]{faction}将领', { how: 'add' }),
    ...forCards('仅为{faction}将领', { how: 'only' }),
    ...forCards('失去{faction}阵营', { how: 'lose' }),
  ],
  english: ({ who, how, faction }, say) => {
    const noun = FACTION_TERMS[faction].en;
    if (how === 'lose')
      return `${they(who, say, 'no longer belongs', 'no longer belong')} to ${noun}`;
    return how === 'add'
      ? `${they(who, say, 'also belongs', 'also belong')} to ${noun}`
      : `${they(who, say, 'belongs only', 'belong only')} to ${noun}`;
  },
  explain: meaning('改变阵营', 'Changes the factions'),
  rules: ['709.1c'],
  ...inLayer(LAYERS.faction, () => rule('709.1c')),
  content: (_, { how, faction }) => `${how} ${faction}`,
  apply(_, { how, faction }, __, characteristics) {
    const { factions } = characteristics;
    if (how === 'only') characteristics.factions = [faction];
    else if (how === 'add') characteristics.factions = withOne(factions, faction);
    else characteristics.factions = factions.filter((one) => one !== faction);
  },
};

const traitChange: LayerWordOf<TraitChange> = {
  kind: 'trait-change',
  forms: [
    ...forCards('[获得|具有]{trait}[特性|]', { how: 'add' }),
    ...forCards('失去{trait}[特性|]', { how: 'lose' }),
  ],
  english: ({ who, how, trait }, say) => {
    const noun = traitCalled(trait);
    return how === 'add'
      ? `${they(who, say, 'gains', 'gain')} the trait ${noun}`
      : `${they(who, say, 'loses', 'lose')} the trait ${noun}`;
  },
  explain: meaning('改变特性', 'Changes the traits'),
  rules: ['709.1e'],
  ...inLayer(LAYERS.trait, () => rule('709.1e')),
  content: (_, { how, trait }) => `${how} ${trait}`,
  apply(_, { how, trait }, __, characteristics) {
    const { traits } = characteristics;
    characteristics.traits =
      how === 'add' ? withOne(traits, trait) : traits.filter((one) => one !== trait);
  },
};

export const ARM_LASTING = {
  'arm-change': armChange,
  'faction-change': factionChange,
  'trait-change': traitChange,
} as const;
