import { meaning, type Speaker } from '@lianhuan/cardtext';
import { LAYERS } from '../../../effects/characteristics.ts';
import { obeys, rule } from '../../../rules.ts';
import { isOfSort } from '../../meaning/ability-sorts.ts';
import { withGranted } from '../../meaning/granted.ts';
import { forCards, ofCards } from '../../meaning/subjects.ts';
import type { Ability, Grants, Loses, Silences } from '../../nodes/index.ts';
import { isOffered, they } from '../../reading/english-verbs.ts';
import { ABILITY_SORTS, KEYWORDS } from '../../reading/vocabulary.ts';
import type { LayerWordOf } from '../../reading/word.ts';
import { inLayer, layersRead } from '../layers-read.ts';

/** Words that give cards abilities, take them away, or make them void: the first layer (10.9.1.2). */

/** A keyword needs no quotes: "has Ward". */
function granted(ability: Ability, say: Speaker): string {
  const words = say(ability, 'you');
  return ability.body.kind === 'keyword' ? words : `“${words}”`;
}

const HAS = '[|均|都|便|就][具有|获得|拥有|得到|持有]';

const grants: LayerWordOf<Grants> = {
  kind: 'grants',
  forms: [
    ...forCards(
      `${HAS}{abilities.0:granted}[、|]{abilities.1:granted}[和|与|、|]{abilities.2:granted}`,
    ),
    ...forCards(`${HAS}{abilities.0:granted}[和|与|、|]{abilities.1:granted}`),
    ...forCards(`${HAS}{abilities.0:granted}[|效果|能力]`),
    // +2/+0和【疾驰】: both are gained.
    { as: 'held-now', zh: '{abilities.0:granted}', with: { who: null }, variant: true },
    { as: 'passing', zh: '[赋予|给予]{who:spoken}{abilities.0:granted}', variant: true },
    {
      as: 'passing',
      zh: '[赋予|给予]{who:spoken}{abilities.0:granted}[和|与|、|]{abilities.1:granted}',
      variant: true,
    },
  ],
  english: ({ who, abilities }, say, voice) => {
    const parts = abilities.map((ability) => granted(ability, say));
    const last = parts.length > 1 ? ` and ${parts.pop()}` : '';
    return `${they(who, say, 'has', 'have', voice)} ${parts.join(', ')}${last}`;
  },
  explain: meaning('这些能力成为它自己的能力', 'These become abilities of its own'),
  rules: ['10.9.1.2'],
  ...inLayer(LAYERS.abilities),
  // Only the words that say to whom abilities are granted look at cards now, not the granted abilities.
  reads: ({ who }) => layersRead(who),
  content: (_, { abilities }, { source }) =>
    `grant ${source} ${abilities.map(({ span }) => span[0])}`,
  apply(table, { abilities }, characteristics, scope) {
    characteristics.abilities = withGranted(table, characteristics.abilities, abilities, scope);
  },
};

const loses: LayerWordOf<Loses> = {
  kind: 'loses',
  forms: [
    ...forCards('失去所有能力', { keyword: null, sort: null }),
    ...forCards('失去{keyword}', { sort: null }),
    ...forCards('失去{sort:ability-sort}', { keyword: null }),
  ],
  english: ({ who, keyword, sort }, say, voice) => {
    const what =
      keyword !== null
        ? KEYWORDS[keyword].en
        : `all ${sort === null ? 'abilities' : ABILITY_SORTS[sort].en}`;
    return `${they(who, say, 'loses', 'lose', voice)} ${what}`;
  },
  explain: meaning('这些能力不再有了', 'It has these abilities no more'),
  rules: ['10.9.1.2'],
  ...inLayer(LAYERS.abilities),
  content: (_, { keyword, sort }) => `lose ${keyword ?? sort ?? 'all'}`,
  apply(_, { keyword, sort }, characteristics) {
    const kept = characteristics.abilities.filter(({ ability: { body } }) => {
      if (keyword !== null) return body.kind !== 'keyword' || body.name !== keyword;
      return sort !== null && !isOfSort(body, sort);
    });
    if (rule('10.9.1.2')) characteristics.abilities = kept;
  },
};

const silences: LayerWordOf<Silences> = {
  kind: 'silences',
  forms: [
    ...ofCards('能力无效', { sort: null }),
    { as: 'lasting', zh: '{who:standing}的{sort:ability-sort}[|能力]无效' },
    { as: 'passing', zh: '[|使|令|让]{who:pronoun}[|的]{sort:ability-sort}[|能力]无效' },
    { as: 'passing', zh: '[|使|令|让]{who:remote}的{sort:ability-sort}[|能力]无效' },
  ],
  english: ({ who, sort }, say, voice) => {
    const words = say(who, 'you');
    const what = sort === null ? 'abilities' : ABILITY_SORTS[sort].en;
    const own: Partial<Readonly<Record<string, string>>> = {
      it: `its ${what}`,
      them: `their ${what}`,
    };
    const abilities = own[words] ?? `the ${what} of ${words}`;
    return isOffered(voice) ? `make ${abilities} void` : `${abilities} are void`;
  },
  explain: meaning('能力还在，但不起作用', 'The abilities are there, and do nothing'),
  rules: ['10.3.1', '10.3.2'],
  ...inLayer(LAYERS.abilities),
  content: (_, { sort }) => `silence ${sort ?? 'all'}`,
  apply(_, { sort }, characteristics) {
    if (sort === null) {
      if (obeys('10.3.1', '10.3.2')) characteristics.silenced = true;
    } else if (obeys('10.3.1', '10.3.2')) {
      characteristics.voided = [...characteristics.voided, sort];
    }
  },
};

export const GRANT_LASTING = { grants, loses, silences } as const;
