import { article, meaning } from '@lianhuan/cardtext';
import { LAYERS } from '../../../effects/characteristics.ts';
import { obeys, rule } from '../../../rules.ts';
import { forCards } from '../../meaning/subjects.ts';
import type { KindChange, TraitChange } from '../../nodes/index.ts';
import { traitCalled } from '../../reading/english.ts';
import { they } from '../../reading/english-verbs.ts';
import { KIND_TERMS } from '../../reading/vocabulary.ts';
import type { LayerWordOf } from '../../reading/word.ts';
import { inLayer } from '../layers-read.ts';

/** Words that change what a card is beside numbers and abilities: the second layer (10.9.1.3). */

const kindChange: LayerWordOf<KindChange> = {
  kind: 'kind-change',
  forms: forCards('变为{to:kind}'),
  english: ({ who, to }, say, voice) =>
    `${they(who, say, 'becomes', 'become', voice)} ${article(KIND_TERMS[to].en)}`,
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
  forms: forCards('获得{trait}类型'),
  english: ({ who, trait }, say, voice) => {
    return `${they(who, say, 'gains', 'gain', voice)} the trait ${traitCalled(trait)}`;
  },
  explain: meaning('多一个类型', 'It has one more trait'),
  rules: ['2.4.2', '10.9.1.3'],
  ...inLayer(LAYERS.others),
  content: (_, { trait }) => `trait ${trait}`,
  apply(_, { trait }, characteristics) {
    const { traits } = characteristics;
    if (rule('10.9.1.3') && !traits.includes(trait)) characteristics.traits = [...traits, trait];
  },
};

export const KIND_LASTING = { 'kind-change': kindChange, 'trait-change': traitChange } as const;
