import {
  type Change,
  counted,
  createLanguage,
  type Language,
  type Lexicon,
  meaning,
  type Node,
  verb,
  type Word,
} from '@lianhuan/cardtext';

/** A dialect made up for these tests: coins, cards and the weather. */

interface Take extends Node {
  readonly kind: 'take';
  readonly count: number | 'X';
}
interface Sing extends Node {
  readonly kind: 'sing';
}
interface Rain extends Node {
  readonly kind: 'rain';
}
interface Coins extends Node {
  readonly kind: 'coins';
}
interface Price extends Node {
  readonly kind: 'price';
  readonly change: Change;
}
interface Song extends Node {
  readonly kind: 'song';
  readonly effect: Node;
}

const take: Word<Take> = {
  kind: 'take',
  forms: [{ as: 'deed', zh: '拿{count:amount}枚铜钱' }],
  english: ({ count }, _, voice) => `${verb(voice, 'take')} ${counted(count, 'coin')}`,
  explain: meaning('从钱箱里拿', 'From the box'),
  rules: ['7.1'],
};
const sing: Word<Sing> = {
  kind: 'sing',
  forms: [{ as: 'deed', zh: '唱歌' }],
  english: (_, __, voice) => verb(voice, 'sing'),
  explain: meaning('唱一首歌', 'A song'),
  rules: [],
  check: (_, { ancestors }) =>
    ancestors.some(({ kind }) => kind === 'may')
      ? null
      : { zh: '没有人非唱不可', en: 'Nobody has to sing' },
};
const rain: Word<Rain> = {
  kind: 'rain',
  forms: [{ as: 'fact', zh: '正在下雨' }],
  english: () => 'it is raining',
  explain: meaning('看看窗外', 'Look outside'),
  rules: [],
};
const coins: Word<Coins> = {
  kind: 'coins',
  forms: [
    { as: 'count', zh: '你的铜钱数' },
    { as: 'each', zh: '1枚你的铜钱' },
  ],
  english: () => 'the number of your coins',
  one: () => 'coin of yours',
  explain: meaning('数铜钱', 'Count the coins'),
  rules: [],
};
const price: Word<Price> = {
  kind: 'price',
  forms: [{ as: 'deed', zh: '价钱{change}' }],
  english: ({ change }) => `the price is ${change.amount}`,
  explain: meaning('价钱改变', 'Another price'),
  rules: [],
};
const song: Word<Song> = {
  kind: 'song',
  forms: [{ as: 'unit', zh: '开场：{effect:whole}。' }],
  english: ({ effect }, say) => `Opening: ${say(effect, 'you')}`,
  explain: meaning('开场时执行', 'At the opening'),
  rules: ['7'],
};

export const LEXICON: Lexicon<null> = {
  name: 'Fair',
  words: [take, sing, rain, coins, price, song],
  vocabularies: {
    who: {
      you: { zh: '你', en: 'you' },
      all: { zh: '每个人', en: 'everybody' },
    },
  },
  unions: {},
  labels: {},
};

export const fair: Language<Node, null> = createLanguage<Node, null>(LEXICON);

/** The tree of the one effect of a text that must be without fault. */
export function effectOf(text: string): Node {
  const { tree, diagnostics } = fair.parse(`开场：${text}。`, null);
  if (diagnostics.length > 0) throw new Error(diagnostics.map((one) => one.text.zh).join('\n'));
  return (tree[0] as Song).effect;
}

/** The kinds of a tree, as nested brackets: `if(rain take)`. */
export function shape(node: Node): string {
  const inner = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'kind' in value,
    )
    .map(shape);
  return inner.length === 0 ? node.kind : `${node.kind}(${inner.join(' ')})`;
}
