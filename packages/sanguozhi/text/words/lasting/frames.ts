import { type Form, meaning, type Node } from '@lianhuan/cardtext';
import { readsOf } from '../../meaning/evaluate.ts';
import { subjects } from '../../meaning/subjects.ts';
import type {
  Count,
  Exists,
  Filter,
  LayerWord,
  Looks,
  StatChange,
  Together,
  WhereLasting,
  While,
} from '../../nodes/index.ts';
import { isPlural } from '../../reading/english.ts';
import { type Where, whereIs } from '../../reading/order.ts';
import type { LayerWordOf, PlainWordOf } from '../../reading/word.ts';
import { ARM_LASTING } from './arms.ts';
import { EVENT_FIRST } from './event-first.ts';
import { GRANT_LASTING } from './grants.ts';
import { NEEDS_LASTING } from './needs.ts';
import { STAT_LASTING } from './stat-changes.ts';

/** Words that hold lasting words together: 若…则, 且, X为…. */

/** Conditions of which 时 says that they hold; of others it can say that they come to hold, as of 装备宝物时. */
const STATES: ReadonlySet<string> = new Set(['compared-counts', 'exists', 'is', 'turn-of']);

/** 己方粮草≤10时，本将领攻+2. */
const whileSo: NonNullable<Form['build']> = (read, span) =>
  isState(read.condition as Node) ? ({ kind: 'while', span, ...read } as Node) : null;

/** 本将领未被防守时，攻+2 may be as long as it is so, or each time it comes to be so (606.10d): it is read as both. */
function isState(condition: Node): boolean {
  if (STATES.has(condition.kind)) return true;
  const quality = condition.kind === 'looks' ? (condition as Looks).quality : null;
  return quality?.kind === 'state' && quality.state === 'undefended';
}

/** 己方回合内，本将领攻+2. */
const inTurn: NonNullable<Form['build']> = (read, span) =>
  (read.condition as Node).kind === 'turn-of' ? ({ kind: 'while', span, ...read } as Node) : null;

/** 本将领在己方回合内攻+2. */
const inTurnOf: Form = {
  as: 'conditional',
  zh: '{who:cards}在{party}[|的]回合[|内|中|时]{word:part}',
  variant: true,
  build: ({ who, party, word }, span) => {
    const condition = { kind: 'turn-of', span, who: party };
    const words = [{ ...(word as Node), who }];
    return { kind: 'while', span, condition, words } as unknown as Node;
  },
};

/** 除非己方场上存在骑兵将领，否则本将领不能进攻: as long as there is none. */
const unless: NonNullable<Form['build']> = ({ condition, ...read }, span) => {
  const { kind, not, least = 1 } = condition as Partial<Exists> & Node;
  if ((kind !== 'exists' && kind !== 'is') || least !== 1) return null;
  return { kind: 'while', span, ...read, condition: { ...(condition as Node), not: !not } } as Node;
};

const whileWord: PlainWordOf<While> = {
  kind: 'while',
  forms: [
    { as: 'conditional', zh: '[若|如果|只要]{condition}，[则|]{words:simple/，}' },
    { as: 'conditional', zh: '[若|如果|只要]{condition}，[则|]{words.0:simple}' },
    ...['{words:simple/，}', '{words.0:simple}'].map((words) => ({
      as: 'conditional',
      zh: `除非{condition}，[否则|]${words}`,
      variant: true as const,
      build: unless,
    })),
    ...['{words:simple/，}', '{words.0:simple}'].map((words) => ({
      as: 'conditional',
      zh: `{condition}，${words}`,
      variant: true as const,
      build: inTurn,
    })),
    ...['{words:simple/，}', '{words.0:simple}'].map((words) => ({
      as: 'conditional',
      zh: `[|若|如果|当]{condition}[时|期间][，|]${words}`,
      variant: true as const,
      build: whileSo,
    })),
    inTurnOf,
    ...EVENT_FIRST,
  ],
  english: ({ condition, words }, say, voice) =>
    `as long as ${say(condition, voice)}, ${words.map((word) => say(word, voice)).join(' and ')}`,
  explain: meaning('条件成立的时候才有', 'Only while the condition holds'),
  rules: ['108.7a'],
  effect: 'frame',
};

const LAYER_WORDS = {
  ...STAT_LASTING,
  ...GRANT_LASTING,
  ...ARM_LASTING,
  ...NEEDS_LASTING,
} as unknown as Readonly<Record<string, LayerWordOf>>;

/** Does the word change characteristics? */
export function isLayered({ kind }: { readonly kind: string }): boolean {
  return kind in LAYER_WORDS;
}

/** The words of a 且 as they stand alone. */
function* parts({ who, words }: Together): Iterable<{ word: LayerWord; by: LayerWordOf }> {
  for (const part of words) {
    if (isLayered(part)) yield { word: { ...part, who } as LayerWord, by: LAYER_WORDS[part.kind] };
  }
}

/** The layers of a part: values that define their card are made before those that are only set. */
function layersOf({ word, by }: { word: LayerWord; by: LayerWordOf }): readonly number[] {
  return [...by.layers(word, true), ...by.layers(word, false)];
}

/** The parts that work in a layer. */
function partsIn(node: Together, layer: number) {
  return [...parts(node)].filter((part) => layersOf(part).includes(layer));
}

/** All parts of a 且 are for the same cards: those found in the first of its layers (709.5). */
const together: LayerWordOf<Together> = {
  kind: 'together',
  forms: [
    { as: 'simple', zh: '[|使|令|让]{who:cards}{words:part/且}' },
    ...['并', '并且', '，', '、', '，并', '，且'].map((and) => ({
      as: 'simple',
      zh: `[|使|令|让]{who:cards}{words:part/${and}}`,
      variant: true as const,
    })),
    { as: 'simple', zh: '[|使|令|让]{who:cards}{words.0:part}{words.1:part}', variant: true },
  ],
  english: ({ who, words }, say, voice) => {
    const inEnglish = words.map((word) => say(word as LayerWord, voice));
    return `${say(who, voice)}${isPlural(who) ? ': each ' : ' '}${inEnglish.join(' and ')}`;
  },
  explain: meaning('几样一起，对同样的卡牌有效', 'Several at once, for the same cards'),
  rules: ['709.5'],
  effect: 'layer',
  layers: (node, defining) => {
    const all = [...parts(node)].flatMap(({ word, by }) => by.layers(word, defining));
    return [...new Set(all)].sort((one, other) => one - other);
  },
  reads: (node, words) => readsOf(node, words),
  subjects,
  content: (table, node, layer, scope) =>
    partsIn(node, layer)
      .map(({ word, by }) => by.content(table, word, layer, scope))
      .join('; '),
  apply(table, node, layer, characteristics, scope) {
    for (const { word, by } of partsIn(node, layer)) {
      by.apply(table, word, layer, characteristics, scope);
    }
  },
};

/** 每有1名骑兵将领，本将领攻+2: it gets +2X, and X is how many there are. */
function forEach(read: Readonly<Record<string, unknown>>, span: WhereLasting['span']) {
  const { side, place, filter, word } = read as unknown as Where & {
    readonly filter: Filter;
    readonly word: StatChange;
  };
  if (word.kind !== 'stat-change' || word.how === 'set' || word.amount.kind !== 'number') {
    return null;
  }
  const by = word.amount.amount;
  if (by === 'X' || by === 0) return null;
  const x = { kind: 'number', span, amount: 'X' } as const;
  const amount: Count = by === 1 ? x : { kind: 'times', span, by, count: x };
  const count: Count = { kind: 'count-of', span, filter: whereIs(filter, { side, place }, span) };
  return { kind: 'where-lasting', span, word: { ...word, amount }, count } satisfies WhereLasting;
}

const whereLasting: PlainWordOf<WhereLasting> = {
  kind: 'where-lasting',
  forms: [
    { as: 'lasting', zh: '{word:conditional}，X[为|等于|是]{count}' },
    {
      as: 'lasting',
      zh: '{side:side?}{place:place?}每[有|存在][1|一]{measure}{filter:filter}，{word:simple}',
      variant: true,
      build: forEach,
    },
  ],
  english: ({ word, count }, say, voice) => `${say(word, voice)}, where X is ${say(count, voice)}`,
  explain: meaning('一直照当时的情况数 X', 'X is counted anew all the time'),
  rules: ['105.3a'],
  effect: 'frame',
};

export const FRAME_LASTING = {
  while: whileWord,
  together,
  'where-lasting': whereLasting,
} as const;
