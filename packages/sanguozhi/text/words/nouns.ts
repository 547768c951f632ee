import { meaning, type Node, nearestWord } from '@lianhuan/cardtext';
import type {
  Bearer,
  Filter,
  InPlace,
  Named,
  Noun,
  OfSide,
  Other,
  Players,
  Qualified,
  That,
  This,
} from '../nodes/index.ts';
import { called, one } from '../reading/english.ts';
import { SELF_NOUNS } from '../reading/terms.ts';
import { PARTIES } from '../reading/vocabulary.ts';
import { type CardPlace, type SanguozhiWord, says } from '../reading/word.ts';

/** Which cards and which players. */

/** Every part of a filter reads in English as the whole of it from there on. */
function inEnglish<N extends Filter>(): Pick<SanguozhiWord<N>, 'english' | 'one'> {
  return {
    english: (node, say) => called(node, true, say),
    one: (node, _, say) => one(node, say),
  };
}

const ofSide: SanguozhiWord<OfSide> = {
  kind: 'of-side',
  forms: [{ as: 'filter', zh: '{side}{of:filter}' }],
  ...inEnglish(),
  explain: meaning('由谁控制', 'Who controls it'),
  rules: ['102.6', '102.7', '102.8', '106.2f'],
};

const inPlace: SanguozhiWord<InPlace> = {
  kind: 'in-place',
  forms: [
    { as: 'filter', zh: '{place}{of:filter}' },
    { as: 'filter', zh: '手牌', with: { place: 'hand', of: null } },
    { as: 'filter', zh: '卡组', with: { place: 'deck', of: null } },
    { as: 'filter', zh: '墓地', with: { place: 'graveyard', of: null } },
  ],
  ...inEnglish(),
  explain: meaning('在哪里', 'Where it is'),
  rules: ['106.2c'],
};

const other: SanguozhiWord<Other> = {
  kind: 'other',
  forms: [{ as: 'filter', zh: '其他{of:filter}' }],
  ...inEnglish(),
  explain: meaning('本卡和刚才提到的除外', 'Neither the card itself nor what was just spoken of'),
  rules: ['106.2d'],
};

const qualified: SanguozhiWord<Qualified> = {
  kind: 'qualified',
  forms: [
    { as: 'filter', zh: '{quality:corps-quality}{of:troop-noun}' },
    { as: 'filter', zh: '{quality}{of:filter}' },
  ],
  ...inEnglish(),
  explain: meaning('符合这个特征', 'It is like that'),
  rules: ['106.2d'],
};

const noun: SanguozhiWord<Noun> = {
  kind: 'noun',
  forms: [
    { as: 'filter', zh: '{noun}' },
    { as: 'troop-noun', zh: '兵权', with: { noun: 'troop' } },
  ],
  ...inEnglish(),
  explain: meaning('什么卡', 'What kind of card'),
  rules: ['106.2', '106.2e'],
};

const named: SanguozhiWord<Named> = {
  kind: 'named',
  forms: [{ as: 'filter', zh: '【{name}】' }],
  ...inEnglish(),
  explain: meaning('叫这个名字的卡', 'Cards of that name'),
  rules: ['106.2b', '402.3'],
  check: ({ name }, { context }) => {
    if (context.names === null || context.names.has(name)) return null;
    const nearest = nearestWord(name, context.names);
    return says(
      `没有名叫【${name}】的卡${nearest ? `；是不是【${nearest}】？` : ''}`,
      `There is no card called 【${name}】${nearest ? `; did you mean 【${nearest}】?` : ''}`,
    );
  },
};

const self: SanguozhiWord<This> = {
  kind: 'this',
  forms: [{ as: 'this', zh: '本{noun:self-noun}' }],
  english: (node) => `this ${SELF_NOUNS[node.noun].en}`,
  explain: meaning('写着这些字的这张卡', 'The card these words stand on'),
  rules: ['106.2b', '402.3a'],
  check: otherKind,
};

/** A 谋略 cannot speak of 本将领, except in words it grants to a general. */
function otherKind({ noun: called }: This, { ancestors, context }: CardPlace) {
  const granted = ancestors.some((node: Node) => node.kind === 'grants');
  if (called === 'card' || context.kind === null || context.kind === called || granted) return null;
  return says(
    `这张卡不是${SELF_NOUNS[called].zh}；写「本卡」`,
    `This card is no ${SELF_NOUNS[called].en}; write 本卡`,
  );
}

const that: SanguozhiWord<That> = {
  kind: 'that',
  forms: [{ as: 'that', zh: '该{noun:self-noun}' }],
  english: (node) => `that ${SELF_NOUNS[node.noun].en}`,
  explain: meaning('刚才提到的那张卡', 'The card spoken of last'),
  rules: ['106.2'],
};

const bearer: SanguozhiWord<Bearer> = {
  kind: 'bearer',
  forms: [{ as: 'bearer', zh: '装备将领' }],
  english: () => 'the bearer',
  explain: meaning('装备着这件宝物的将领', 'The general who bears this treasure'),
  rules: ['502.4'],
  check: (_, { context }) =>
    context.kind === null || context.kind === 'treasure'
      ? null
      : says('只有宝物才有装备将领', 'Only a treasure has a bearer'),
};

const players: SanguozhiWord<Players> = {
  kind: 'players',
  forms: [{ as: 'players', zh: '{who:party}' }],
  english: ({ who }) => PARTIES[who].en,
  explain: meaning('哪些玩家', 'Which players'),
  rules: ['102.6', '102.7', '102.8'],
};

export const NOUNS = [
  ofSide,
  inPlace,
  other,
  qualified,
  noun,
  named,
  self,
  that,
  bearer,
  players,
] as const;
