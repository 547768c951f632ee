import { type Lexicon, meaning, type Speaker, type Voice, type Word } from '../language/word.ts';
import {
  type Both,
  type By,
  type Change,
  type Choose,
  COMPARISONS,
  type Compare,
  type ForEach,
  type If,
  type IfDone,
  type May,
  type Node,
  type Sentences,
  type Sequence,
  type Then,
  type Where,
} from '../nodes/node.ts';
import { carryingDoers } from './doers.ts';

/**
 * The words every dialect shares. A sentence is made of clauses; 若…， and 每有…， govern the rest of
 * their sentence, 可以 the deeds that follow it.
 */

/** A word that all games share: it cites no rule itself, each game adds the numbers of its rulebook. */
export type CoreWord<N extends Node> = Word<N, never>;

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** With a capital letter at the beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The slug of 你 in every dialect's vocabulary `who`. */
const YOU = 'you';

const sentences: CoreWord<Sentences<Node>> = {
  kind: 'sentences',
  forms: [{ as: 'whole', zh: '{steps:sentence/。}' }],
  english: (node, say, voice) =>
    node.steps
      .map((step, index) => (index === 0 ? say(step, voice) : capitalised(say(step, voice))))
      .join('. '),
  explain: meaning('依次执行这几句', 'These sentences, one after the other'),
  rules: [],
};

const where: CoreWord<Where<Node, Node>> = {
  kind: 'where',
  forms: [{ as: 'sentence', zh: '{deed:effect}[，|。]X[为|是|等于]{count}' }],
  english: (node, say, voice) => `${say(node.deed, voice)}, where X is ${say(node.count, voice)}`,
  explain: meaning('执行时数出 X', 'X is counted when it is carried out'),
  rules: [],
};

const sequence: CoreWord<Sequence<Node>> = {
  kind: 'sequence',
  forms: [
    { as: 'effect', zh: '{steps:clause/，}' },
    { as: 'run', zh: '{steps:step/，}' },
  ],
  english: joined,
  explain: meaning('按所写的次序执行', 'In the order written'),
  rules: [],
};

/** "draw 1 card and gain 1 power"; clauses of their own are set apart: "…; if it is, …". */
function joined({ steps }: Sequence<Node>, say: Speaker, voice: Voice): string {
  const parts: string[] = [];
  let plain: string[] = [];
  for (const step of steps) {
    if (say.isClause(step)) {
      parts.push(listed(plain), say(step, voice));
      plain = [];
    } else plain.push(say(step, voice));
  }
  parts.push(listed(plain));
  return parts.filter((part) => part !== '').join('; ');
}

const then: CoreWord<Then<Node>> = {
  kind: 'then',
  clause: true,
  forms: [
    { as: 'clause', zh: '[然后|之后|随后|接着|再][|，]{deed:clause}' },
    { as: 'step', zh: '[然后|之后|随后|接着|再][|，]{deed:act}' },
  ],
  english: (node, say, voice) => `then ${say(node.deed, voice)}`,
  explain: meaning('在前一件事之后', 'After what stands before it'),
  rules: [],
};

/** 并…: what is done besides, by whoever did what stands before it. */
const and: CoreWord<And> = {
  kind: 'and',
  forms: [
    { as: 'clause', zh: '[并|并且|且]{deed:clause}', variant: true },
    { as: 'step', zh: '[并|并且|且]{deed:act}', variant: true },
    { as: 'done', zh: '[|并|并且]可以{deed:run}', variant: true, build: mayToo },
  ],
  english: ({ deed }, say, voice) => say(deed, voice),
  explain: meaning('并且', 'Besides'),
  rules: [],
  meant: (node, { ancestors }) => {
    const deed = node.deed.kind === 'and' ? (node.deed as And).deed : node.deed;
    const who = doerBefore(node, ancestors.at(-1));
    if (deed.kind === 'may') return { ...deed, who: who ?? YOU } as Node;
    if (who === null || 'who' in deed || deed.kind === 'if') return deed;
    return { kind: 'by', span: node.span, who, deed } as By<Node, string>;
  },
};

interface And extends Node {
  readonly kind: 'and';
  readonly deed: Node;
}

/** 可以抽1张卡牌 without a subject. */
function mayToo({ deed }: Readonly<Record<string, unknown>>, span: Node['span']): And {
  return { kind: 'and', span, deed: { kind: 'may', span, who: '', deed } as May<Node, string> };
}

/**
 * For a dialect's `sequence`: who does a step is left out where the step before says so, if it is one of these.
 * @param ofDoer kinds of deeds that whoever does them does with what is their own
 */
export function carryingTo(ofDoer: ReadonlySet<string>) {
  const doneBy = (step: Node, who: string): Node | null => {
    if (ofDoer.has(step.kind)) return { kind: 'by', span: step.span, who, deed: step } as Node;
    if (step.kind !== 'then') return null;
    const deed = doneBy((step as Then<Node>).deed, who);
    return deed && ({ ...step, deed } as Node);
  };
  const doerOf = (step: Node) => {
    const who = step.kind === 'by' ? (step as By<Node, string>).who : YOU;
    return who === YOU ? null : who;
  };
  return carryingDoers({ doerOf, doneBy });
}

/** Who is told to do what stands before this step of a sentence; null for whoever carries the sentence out. */
function doerBefore(step: Node, around: Node | undefined): string | null {
  if (around?.kind !== 'sequence') return null;
  const { steps } = around as Sequence<Node>;
  const before = steps.slice(0, steps.indexOf(step)).at(-1);
  return before !== undefined && 'who' in before ? String(before.who) : null;
}

const by: CoreWord<By<Node, string>> = {
  kind: 'by',
  clause: true,
  forms: [{ as: 'act', zh: '{who}[|各|各自]{deed}' }],
  english: (node, say) =>
    `${say.term('who', node.who)} ${say(node.deed, node.who === YOU ? 'you' : 'they')}`,
  explain: meaning('由所说的玩家来做', 'Done by the players named'),
  rules: [],
};

const may: CoreWord<May<Node, string>> = {
  kind: 'may',
  clause: true,
  forms: [{ as: 'done', zh: '{who}可以{deed:run}' }],
  english: (node, say) =>
    `${say.term('who', node.who)} may ${say(node.deed, node.who === YOU ? 'you' : 'they may')}`,
  explain: meaning('可以做，也可以不做', 'It may be done, or not'),
  rules: [],
};

const ifDone: CoreWord<IfDone<Node>> = {
  kind: 'if-done',
  clause: true,
  forms: [
    {
      as: 'clause',
      zh: '{deed:done}，[若如此做|如果如此做|若这样做|如果这样做|若如此|那样做的话|这样做的话|如此做的话|若那样做|如果那样做|支付后|丢弃后|舍弃后|这样做后|如此做后]，[|则]{so:effect}',
      with: { apart: false },
    },
    {
      as: 'clause',
      zh: '{deed:done}。[若如此做|如果如此做|若这样做|如果这样做|若如此|那样做的话|这样做的话|如此做的话|若那样做|如果那样做|支付后|丢弃后|舍弃后|这样做后|如此做后]，[|则]{so:effect}',
      with: { apart: true },
    },
  ],
  english: (node, say, voice) => {
    const doer = 'who' in node.deed ? node.deed.who : voice;
    const done = doer === YOU ? 'you do' : 'they do';
    return `${say(node.deed, voice)}; if ${done}, ${say(node.so, voice)}`;
  },
  explain: meaning('前面的事做了，才做后面的', 'What follows only if what stands before was done'),
  rules: [],
};

const either: CoreWord<If<Node, Node>> = {
  kind: 'if',
  clause: true,
  forms: [
    {
      as: 'clause',
      zh: '[若|如果]{condition}，[|则]{deed:effect}[；|，|。]否则[|，|则]{otherwise:effect}',
    },
    { as: 'clause', zh: '[若|如果]{condition}，[|则]{deed:effect}', with: { otherwise: null } },
  ],
  english: (node, say, voice) => {
    const deed = `if ${say(node.condition, voice)}, ${say(node.deed, voice)}`;
    return node.otherwise ? `${deed}; otherwise ${say(node.otherwise, voice)}` : deed;
  },
  explain: meaning(
    '条件成立才做，直到句末；否则做「否则」之后的',
    'Only if the condition holds, to the end of the sentence; otherwise what follows "otherwise"',
  ),
  rules: [],
};

const forEach: CoreWord<ForEach<Node, Node>> = {
  kind: 'for-each',
  clause: true,
  forms: [{ as: 'clause', zh: '每有{count:each}，{deed:effect}' }],
  english: (node, say, voice) => `for each ${say.one(node.count, voice)}, ${say(node.deed, voice)}`,
  explain: meaning('数出多少就做多少次', 'As many times as are counted'),
  rules: [],
};

const choose: CoreWord<Choose<Node>> = {
  kind: 'choose',
  clause: true,
  forms: [
    {
      as: 'clause',
      zh: '[选择一项|选择1项|选择其中一项][：|，|][①|1。|（1）|1、]{options.0:sentence}[；|。|，|][②|2。|（2）|2、]{options.1:sentence}[；|。|，|][③|3。|（3）|3、]{options.2:sentence}',
    },
    {
      as: 'clause',
      zh: '[选择一项|选择1项|选择其中一项][：|，|][①|1。|（1）|1、]{options.0:sentence}[；|。|，|][②|2。|（2）|2、]{options.1:sentence}',
    },
    {
      as: 'clause',
      zh: '[选择一项|选择1项|选择其中一项][：|，|]{options.0:effect}[；|或|或者|，或|；或|；或者]{options.1:effect}',
      variant: true,
    },
    { as: 'clause', zh: '{options.0:deed}[或|或者|，或]{options.1:deed}', variant: true },
  ],
  english: (node, say, voice) => {
    const options = node.options.map((one, index) => `(${index + 1}) ${say(one, voice)}`);
    return `choose one: ${options.join('; ')}`;
  },
  explain: meaning('选一项执行', 'One of them is chosen and carried out'),
  rules: [],
};

const both: CoreWord<Both<Node>> = {
  kind: 'both',
  forms: [{ as: 'condition', zh: '{first:fact}[且|并且|，且|，并且]{second:condition}' }],
  english: (node, say, voice) => `${say(node.first, voice)} and ${say(node.second, voice)}`,
  explain: meaning('两个条件都成立', 'Both conditions hold'),
  rules: [],
};

const compare: CoreWord<Compare<Node>> = {
  kind: 'compare',
  forms: [{ as: 'fact', zh: '{count}{comparison}{than:number}' }],
  english: (node, say, voice) =>
    `${say(node.count, voice)} is ${COMPARISONS[node.comparison].en} ${node.than}`,
  explain: meaning('数出来与这个数相比', 'What is counted, compared with the number'),
  rules: [],
};

const add: CoreWord<Change> = {
  kind: 'add',
  forms: [{ as: 'change', zh: '{amount:signed}' }],
  english: (node) => `${Math.abs(node.amount)} ${node.amount < 0 ? 'less' : 'more'}`,
  explain: () => null,
  rules: [],
};

const set: CoreWord<Change> = {
  kind: 'set',
  forms: [{ as: 'change', zh: '为{amount:number}' }],
  english: (node) => String(node.amount),
  explain: meaning('数值改为这个数', 'Makes the value this number'),
  rules: [],
};

/** The core's words by kind, for a dialect to add how they are carried out. */
export const CORE_WORDS = {
  sentences,
  where,
  sequence,
  then,
  by,
  may,
  'if-done': ifDone,
  if: either,
  'for-each': forEach,
  choose,
  both,
  compare,
  add,
  set,
} as const;

const label = (zh: string, en: string) => ({ zh, en });

/** What the core grammar reads; the categories without words of their own are a dialect's to fill. */
export const CORE: Lexicon = {
  name: 'CardText',
  words: [
    sentences,
    where,
    sequence,
    then,
    either,
    forEach,
    choose,
    ifDone,
    may,
    and,
    by,
    both,
    compare,
    add,
    set,
  ],
  vocabularies: { comparison: COMPARISONS },
  unions: {
    unit: [],
    whole: ['sentence'],
    sentence: ['effect'],
    effect: ['clause'],
    clause: ['done'],
    done: ['act'],
    run: ['step'],
    step: ['act'],
    act: ['deed'],
    deed: [],
    condition: ['fact'],
    fact: [],
    count: [],
    each: [],
    who: [],
    change: [],
  },
  labels: {
    unit: label('一个能力的开头', 'the start of an ability'),
    deed: label('要做的事', 'something to do'),
    fact: label('一个条件', 'a condition'),
    count: label('可以数的东西', 'something that can be counted'),
    each: label('可以数的东西', 'something that can be counted'),
    who: label('一位玩家', 'a player'),
    number: label('一个数', 'a number'),
    signed: label('带正负号的数', 'a number with its sign'),
    amount: label('一个数或X', 'a number or X'),
    sign: label('+ 或 -', '+ or -'),
    name: label('牌名', 'the name of a card'),
    comparison: label('不小于、不大于、大于、小于或为', 'a comparison'),
    paragraph: label('另起一段', 'a new paragraph'),
    end: label('文字的结束', 'the end of the text'),
  },
};
