import { article, meaning } from '@lianhuan/cardtext';
import { LAYERS } from '../../../effects/characteristics.ts';
import { obeys, rule } from '../../../rules.ts';
import { forCards, ofCards } from '../../meaning/subjects.ts';
import type { ClassChange, KindChange, NameChange, TraitChange } from '../../nodes/index.ts';
import { isPlural, traitCalled } from '../../reading/english.ts';
import { they } from '../../reading/english-verbs.ts';
import { CLASS_TERMS, KIND_TERMS } from '../../reading/vocabulary.ts';
import type { LayerWordOf } from '../../reading/word.ts';
import { inLayer } from '../layers-read.ts';
import { unknownCard } from '../nouns.ts';

/** Words that change what a card is beside numbers and abilities: the second layer (10.9.1.3). */

const kindChange: LayerWordOf<KindChange> = {
  kind: 'kind-change',
  forms: forCards('变为{to:kind}'),
  english: ({ who, to }, say, voice) =>
    `${they(who, say, 'becomes', 'become', voice)} ${isPlural(who) ? `${KIND_TERMS[to].en}s` : article(KIND_TERMS[to].en)}`,
  explain: meaning(
    '失去原来的种类，变为新的种类；能力不变',
    'It loses its kind and is of the new one; its abilities stay',
  ),
  rules: ['5.24.1', '5.24.2', '5.24.3', '10.9.1.3'],
  ...inLayer(LAYERS.others),
  content: (_, { to }) => `kind ${to}`,
  apply(_, { to }, characteristics) {
    // The card keeps all its other characteristics, its abilities too (5.24.3).
    if (obeys('5.24.1', '5.24.2', '5.24.3')) characteristics.kind = to;
  },
};

const traitChange: LayerWordOf<TraitChange> = {
  kind: 'trait-change',
  forms: [
    ...forCards('获得{trait}类型', { how: 'gain' }),
    ...forCards('失去{trait}类型', { how: 'lose' }),
  ],
  english: ({ who, how, trait }, say, voice) => {
    const does =
      how === 'gain'
        ? they(who, say, 'gains', 'gain', voice)
        : they(who, say, 'loses', 'lose', voice);
    return `${does} the trait ${traitCalled(trait)}`;
  },
  explain: meaning('多一个类型，或少一个', 'It has one more trait, or one less'),
  rules: ['2.4.2', '10.9.1.3'],
  ...inLayer(LAYERS.others),
  content: (_, { how, trait }) => `trait ${how} ${trait}`,
  apply(_, { how, trait }, characteristics) {
    const others = characteristics.traits.filter((one) => one !== trait);
    if (rule('10.9.1.3')) characteristics.traits = how === 'gain' ? [...others, trait] : others;
  },
};

const classChange: LayerWordOf<ClassChange> = {
  kind: 'class-change',
  forms: ofCards('职业变为{to:class}'),
  english: ({ who, to }, say, voice) =>
    `${they(who, say, 'is', 'are', voice)} now of the class ${CLASS_TERMS[to].en}`,
  explain: meaning('职业变为这个职业', 'It is of that class, and no other'),
  rules: ['2.2.1', '10.9.1.3'],
  ...inLayer(LAYERS.others),
  content: (_, { to }) => `class ${to}`,
  apply(_, { to }, characteristics) {
    if (rule('10.9.1.3')) characteristics.class = to;
  },
};

const nameChange: LayerWordOf<NameChange> = {
  kind: 'name-change',
  forms: ofCards('名称变为『{name}』'),
  english: ({ who, name }, say, voice) =>
    `${they(who, say, 'is', 'are', voice)} called 『${name}』`,
  explain: meaning('名称变为这个名称', 'It has that name, and no other'),
  rules: ['2.1.1', '10.9.1.3'],
  check: ({ name }, place) => unknownCard(name, place),
  ...inLayer(LAYERS.others),
  content: (_, { name }) => `name ${name}`,
  apply(_, { name }, characteristics) {
    if (rule('10.9.1.3')) characteristics.names = [name];
  },
};

export const KIND_LASTING = {
  'kind-change': kindChange,
  'trait-change': traitChange,
  'class-change': classChange,
  'name-change': nameChange,
} as const;
