import { meaning, type Node, nearestWord } from '@lianhuan/cardtext';
import type {
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
import { playersCalled } from '../reading/english-verbs.ts';
import { SELF_NOUNS, THAT_NOUNS } from '../reading/vocabulary.ts';
import { type CardPlace, type EvolveWord, says } from '../reading/word.ts';

/** Which cards and which players. */

/** Every part of a filter reads in English as the whole of it from there on. */
function inEnglish<N extends Filter>(): Pick<EvolveWord<N>, 'english' | 'one'> {
  return {
    english: (node, say) => called(node, true, say),
    one: (node, _, say) => one(node, say),
  };
}

const ofSide: EvolveWord<OfSide> = {
  kind: 'of-side',
  forms: [{ as: 'filter', zh: '{side}的{of:filter}' }],
  ...inEnglish(),
  explain: meaning(
    '由谁控制；不写领域就是在战场上',
    'Who controls it; on the field where no zone is named',
  ),
  rules: ['3.1.2', '4.4.3'],
};

const inPlace: EvolveWord<InPlace> = {
  kind: 'in-place',
  forms: [{ as: 'filter', zh: '{side}{place}的{of:filter}' }],
  ...inEnglish(),
  explain: meaning('在谁的哪个领域', 'In which zone, and whose'),
  rules: ['4.1.1'],
};

const other: EvolveWord<Other> = {
  kind: 'other',
  forms: [{ as: 'filter', zh: '其他{of:filter}' }],
  ...inEnglish(),
  explain: meaning('此卡牌除外', 'Not the card itself'),
  rules: [],
};

const qualified: EvolveWord<Qualified> = {
  kind: 'qualified',
  forms: [{ as: 'filter', zh: '{quality}{of:filter}' }],
  ...inEnglish(),
  explain: meaning('符合这个特征', 'It is like that'),
  rules: ['2.4.2', '2.2.3'],
};

const noun: EvolveWord<Noun> = {
  kind: 'noun',
  forms: [{ as: 'filter', zh: '{noun}' }],
  ...inEnglish(),
  explain: meaning('什么卡牌', 'What kind of card'),
  rules: ['2.3.4'],
};

const named: EvolveWord<Named> = {
  kind: 'named',
  forms: [{ as: 'filter', zh: '『{name}』' }],
  ...inEnglish(),
  explain: meaning('叫这个名称的卡牌', 'Cards of that name'),
  rules: ['2.1.2', '2.14.2'],
  check: ({ name }, place) => unknownName(name, place),
};

/** A name that no card has. */
export function unknownName(name: string, { context }: CardPlace) {
  if (context.names === null || context.names.has(name)) return null;
  const nearest = nearestWord(name, context.names);
  return says(
    `没有名为『${name}』的卡牌${nearest ? `；是不是『${nearest}』？` : ''}`,
    `There is no card called 『${name}』${nearest ? `; did you mean 『${nearest}』?` : ''}`,
  );
}

const self: EvolveWord<This> = {
  kind: 'this',
  forms: [{ as: 'this', zh: '此{noun:self-noun}' }],
  english: (node) => `this ${SELF_NOUNS[node.noun].en}`,
  explain: meaning('写着这些字的这张卡牌', 'The card these words stand on'),
  rules: ['4.1.4.1', '5.24.3.1'],
  check: otherKind,
};

/** A spell cannot speak of 此随从, except in words it grants to one. */
function otherKind({ noun: said }: This, { ancestors, context }: CardPlace) {
  const granted = ancestors.some((node: Node) => node.kind === 'grants');
  if (said === 'card' || context.kind === null || context.kind === said || granted) return null;
  return says(
    `这张卡牌不是${SELF_NOUNS[said].zh}；写「此卡牌」`,
    `This card is no ${SELF_NOUNS[said].en}; write 此卡牌`,
  );
}

const that: EvolveWord<That> = {
  kind: 'that',
  forms: [
    { as: 'pronoun', zh: '{noun:pronoun-noun}' },
    { as: 'pointer', zh: '{noun:pointer-noun}' },
  ],
  english: (node) => THAT_NOUNS[node.noun].en,
  explain: ({ noun: said }) => {
    if (said === 'former') return says('第一次选择的', 'What was selected first');
    if (said === 'latter') return says('第二次选择的', 'What was selected second');
    return says('刚才选择或提到的', 'What was selected or spoken of last');
  },
  rules: ['10.6.2.3', '10.11.1'],
};

const players: EvolveWord<Players> = {
  kind: 'players',
  forms: [{ as: 'players', zh: '{side}' }],
  english: playersCalled,
  explain: meaning('哪些玩家', 'Which players'),
  rules: ['3.1.2'],
};

const { it, them, ...pointers } = THAT_NOUNS;
/** 其 and 它们 own things without 的: 其攻击力, but 前者的攻击力. */
export const PRONOUNS = { it, them };
export const POINTERS = pointers;

export const NOUNS = [noun, named, ofSide, inPlace, other, qualified, self, that, players] as const;
