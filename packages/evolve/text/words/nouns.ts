import {
  type CardTerm,
  childrenOf,
  type Form,
  filterWords,
  type If,
  meaning,
  type Node,
  otherKind,
  type Span,
  unknownName,
} from '@lianhuan/cardtext';
import type { RuleId } from '../../rules.ts';
import type { Deed, Filter, Players, That, This, Triggered } from '../nodes/index.ts';
import { called, one } from '../reading/english.ts';
import { playersCalled } from '../reading/english-verbs.ts';
import { SELF_NOUNS, THAT_NOUNS } from '../reading/vocabulary.ts';
import { type CardFacts, type CardPlace, type EvolveWord, says } from '../reading/word.ts';
import {
  broughtUpLast,
  calledSo,
  isBound,
  oneOfSeveral,
  spokenOfBefore,
  unbound,
} from './bindings.ts';

/** Filters for cards, pronouns, and players. */

/** 战场上的随从: where no zone is named the field is meant (4.4.3). */
const ON_THE_FIELD: Form = {
  as: 'filter',
  zh: '[战场上的|场上的|战场中的]{of:filter}',
  variant: true,
  build: ({ of }) => of as Filter,
};

/** 墓场中的随从: in the zone of whoever does it (10.4.3). */
const ANYBODY_S: Form = {
  as: 'filter',
  zh: '{place}[的|中的|里的|内的|上的|中]{of:filter}',
  with: { side: 'self' },
  variant: true,
};

/** 『A』或『B』: cards of either name. */
const EITHER_NAME: Form = {
  as: 'filter',
  zh: '『{one:name}』或『{two:name}』',
  variant: true,
  build: ({ one: first, two }, span) => {
    const qualities = [first, two].map((name) => ({ kind: 'named-as', span, name }));
    const quality = { kind: 'any-quality', span, qualities };
    return { kind: 'qualified', span, quality, of: { kind: 'noun', span, noun: 'card' } } as Filter;
  },
};

/** Does the filter say in which zone the cards lie? */
function lies(filter: Filter): boolean {
  return filter.kind === 'in-place' || ('of' in filter && lies(filter.of));
}

/** Does a filter say whose the cards are? */
export function saysWhose(filter: Filter): boolean {
  if (filter.kind === 'of-side' || filter.kind === 'in-place') return true;
  return 'of' in filter && saysWhose(filter.of);
}

const TWO_PLACES = says(
  '领域前面已经写了是谁的',
  'Whose they are is said in front of the zone already',
);

const TWO_SIDES = says('由谁控制写了两次', 'Who controls them is said twice');

/** What every filter is made of. */
const FILTERS = filterWords<Filter, RuleId, CardFacts>(
  { called, one },
  {
    noun: {
      forms: ['{noun}', ON_THE_FIELD],
      explain: ['什么卡牌', 'What kind of card'],
      rules: ['2.3.4'],
    },
    named: {
      forms: ['『{name}』', EITHER_NAME],
      explain: ['叫这个名称的卡牌', 'Cards of that name'],
      rules: ['2.1.2', '2.14.2'],
      check: ({ name }, place) => unknownCard(name, place),
    },
    'of-side': {
      forms: [
        '{side}[的|战场上的|战场的|场上的|的战场上的|的场上的||战场上|场上|的战场上]{of:filter}',
      ],
      check: ({ of }) => (lies(of) ? TWO_PLACES : of.kind === 'of-side' ? TWO_SIDES : null),
      explain: [
        '由谁控制；不写领域就是在战场上',
        'Who controls it; on the field where no zone is named',
      ],
      rules: ['3.1.2', '4.4.3'],
    },
    'in-place': {
      forms: ['{side}[|的]{place}[的|中的|里的|内的|上的|中]{of:filter}', ANYBODY_S],
      explain: ['在谁的哪个领域', 'In which zone, and whose'],
      rules: ['4.1.1'],
    },
    other: {
      forms: ['[其他|其他的|其它|其它的|另外的|别的]{of:filter}'],
      explain: ['此卡牌除外', 'Not the card itself'],
      rules: [],
    },
    qualified: {
      forms: ['{quality}[|·|・]{of:filter}'],
      explain: ['符合这个特征', 'It is like that'],
      rules: ['2.4.2', '2.2.3'],
    },
  },
);

/** A name that no card has. */
export function unknownCard(name: string, { context }: CardPlace) {
  return unknownName(name, context.names, CARD_TERM);
}

const CARD_TERM: CardTerm = { open: '『', close: '』', none: ['没有名为', '的卡牌'] };

const self: EvolveWord<This> = {
  kind: 'this',
  forms: [{ as: 'this', zh: '[此|这个|这张|本]{noun:self-noun}' }],
  english: (node) => `this ${SELF_NOUNS[node.noun].en}`,
  explain: meaning('写着这些字的这张卡牌', 'The card these words stand on'),
  rules: ['4.1.4.1', '5.24.3.1'],
  // A spell cannot speak of 此随从, except in words it grants to one.
  check: (node, place) => otherKind(node, place, SELF_NOUNS, { card: '卡牌', name: '此卡牌' }),
};

/** 当此护符没有指示物时，将其破坏: the card of whose state the trigger speaks; null for none. */
function inState({ ancestors }: CardPlace): This | null {
  const trigger = ancestors.find(({ kind }) => kind === 'triggered') as Triggered | undefined;
  if (trigger?.on.kind !== 'state-is') return null;
  return thisIn(trigger.on);
}

/** 若此随从横置，将其竖置: the card of which the condition before it speaks; null for none. */
function inCondition({ span }: That, { ancestors }: CardPlace): This | null {
  const around = ancestors.findLast(({ kind }) => kind === 'if') as If<Node, Node> | undefined;
  if (around === undefined || around.condition.span[1] > span[0]) return null;
  return thisIn(around.condition);
}

function thisIn(node: Node): This | null {
  if (node.kind === 'this') return node as This;
  for (const child of childrenOf(node)) {
    const found = thisIn(child);
    if (found !== null) return found;
  }
  return null;
}

/** A card that a text means and does not say: 选择1个对手的随从，造成3点伤害. */
interface Elided extends That {
  readonly elided: true;
}

/** The card that was selected last, where a text does not say it. */
export function selectedLast([from]: Span): Elided {
  return { kind: 'that', span: [from, from], noun: 'it', elided: true };
}

/** Of a deed that does not say to what it is done: to what was selected last, else to the card itself. */
export function doneToLast(kind: Deed['kind']): NonNullable<Form['build']> {
  return (read, span): Node => ({ kind, span, what: selectedLast(span), ...read }) as Node;
}

/** What the card is called that 该卡牌, 该随从 and 该护符 mean where nothing was said of before. */
const ITSELF: Partial<Readonly<Record<That['noun'], This['noun']>>> = {
  'that-card': 'card',
  'that-follower': 'follower',
  'that-amulet': 'amulet',
};

const that: EvolveWord<That> = {
  kind: 'that',
  forms: [
    { as: 'pronoun', zh: '{noun:pronoun-noun}' },
    { as: 'pointer', zh: '{noun:pointer-noun}' },
    // 召唤2个『骑士』，那些『骑士』获得【突进】.
    {
      as: 'pointer',
      zh: '[那些|这些|该|那个|这个|那张|这张|那2个|这2个]『{called:name}』',
      variant: true,
      build: ({ called: name }, span) =>
        ({ kind: 'that', span, noun: 'them', called: name }) as Node,
    },
  ],
  english: (node) => THAT_NOUNS[node.noun].en,
  explain: ({ noun: said }) => {
    if (said === 'former') return says('第一次选择的', 'What was selected first');
    if (said === 'latter') return says('第二次选择的', 'What was selected second');
    if (said === 'both') return says('前后两次选择的', 'What was selected first and second');
    if (said === 'all-three') return says('三次选择的', 'All that was selected');
    return says('刚才选择或提到的', 'What was selected or spoken of last');
  },
  rules: ['10.6.2.3', '10.11.1'],
  // 该卡牌 that nothing was said of before is the card itself, as the rulebook says it (12.4.3).
  meant: (node, place) => {
    if ('called' in node) return calledSo(node as That & { called: string }, place);
    if ('elided' in node) return broughtUpLast(node, place);
    if ('apart' in node) return spokenOfBefore(node as That & { apart: Span }, place);
    const one = oneOfSeveral(node, place);
    if (one !== null) return one;
    // What damage is shared out among was selected, and is never the card itself (10.6.2.4).
    if (isBound(node, place) || place.ancestors.at(-1)?.kind === 'share-damage') return node;
    const self = node.noun === 'it' ? (inState(place) ?? inCondition(node, place)) : null;
    if (self !== null) return { ...self, span: node.span };
    const noun = ITSELF[node.noun];
    return noun === undefined ? node : { ...node, kind: 'this', noun };
  },
  check: unbound,
};

const players: EvolveWord<Players> = {
  kind: 'players',
  forms: [{ as: 'players', zh: '{side}' }],
  english: playersCalled,
  explain: meaning('哪些玩家', 'Which players'),
  rules: ['3.1.2'],
};

const { it, them, ...pointers } = THAT_NOUNS;
/** 其 and 它们 stand before what is theirs without 的: 其攻击力, but 前者的攻击力. */
export const PRONOUNS = { it, them };
export const POINTERS = pointers;

export const NOUNS = [...FILTERS, self, that, players] as const;
