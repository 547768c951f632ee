import { childrenOf, type Form, meaning, type Node, type Unmeant } from '@lianhuan/cardtext';
import { PICKED_PLAYERS } from '../meaning/players.ts';
import type { EntryOccasion, Is, Look, Send, That, This, Triggered } from '../nodes/index.ts';
import { isFilter } from '../reading/order.ts';
import type { Party } from '../reading/vocabulary.ts';
import { type CardPlace, type SanguozhiWord, says } from '../reading/word.ts';
import { type Mentioned, nameOf, nounOf } from './mentions.ts';
import { sanguozhiNoun } from './self-nouns.ts';

/** Words that are read and stand for others: 其, and the name of the card itself behind 本. */

/** 其, 它, 之: the card spoken of before. */
interface Pronoun extends Node {
  readonly kind: 'pronoun';
}

/** The subject of 攻+2, where none is written. */
interface Unsaid extends Node {
  readonly kind: 'unsaid';
}

/** 前者, 后者: one of two cards spoken of before, which is said by its own words. */
interface OneOfTwo extends Node {
  readonly kind: 'one-of-two';
}

/** 其舍弃1张手牌: the player spoken of before. */
interface ByPlayer extends Node {
  readonly kind: 'by-player';
  readonly deed: Node;
}

/** 本关羽: the card whose words these are, by its name (106.2b, 402.3a). */
interface OwnName extends Node {
  readonly kind: 'own-name';
  readonly name: string;
}

/** 当火攻解析时， on 火攻 itself. */
interface EntryByName extends Node {
  readonly kind: 'entry-by-name';
  readonly name: string;
  readonly how: EntryOccasion['how'];
}

const pronoun: SanguozhiWord<Pronoun> = {
  kind: 'pronoun',
  forms: [{ as: 'cards', zh: '[其|它|他|她|之]', variant: true }],
  english: () => 'it',
  explain: meaning('刚才提到的那张卡', 'The card spoken of last'),
  rules: ['106.2'],
  meant: (node, place) => {
    const doers = doersTo(node, place);
    const [first, second] = mentionedBefore(node, place, doers);
    // A card that has been looked at since is nearer than whoever was spoken of before.
    if (first !== undefined && isLookedAt(node, place, (second ?? first).span[1])) {
      return { kind: 'that', span: node.span, noun: 'card' } satisfies That as Node;
    }
    if (first !== undefined && mayBeDrawn(node, place, (second ?? first).span[1])) {
      return orDrawn(second ?? first);
    }
    if (first !== undefined && second !== undefined) return unclear(first, second);
    if (first !== undefined) {
      const meant = referringTo(first, node);
      // 该将领对其造成伤害: both would be the one card that was spoken of.
      return doers.some(({ kind }) => kind === meant.kind) ? ITSELF : meant;
    }
    const { ancestors, context } = place;
    if (isLookedAt(node, place)) {
      return { kind: 'that', span: node.span, noun: 'card' } satisfies That as Node;
    }
    const isOwner = ancestors.at(-1)?.kind === 'stat-of' && context.kind === 'general';
    // A general's text that speaks of no other card speaks of itself: 等同于其攻.
    if (isOwner) return { kind: 'this', span: node.span, noun: 'general' } satisfies This as Node;
    return NOTHING_SPOKEN_OF;
  },
};

/** What can be asked of a card that was drawn, or done with it, as with any other. */
const OF_ANY: ReadonlySet<string> = new Set(['is', 'send', 'place', 'cover']);

const TO_HAND: ReadonlySet<string> = new Set<Send['to']>(['hand', 'add-to-hand']);

/** 每当己方发动谋略时，抓1张卡，若其为谋略，…: was a card drawn since, of which the same can be said? */
function mayBeDrawn({ span: [start] }: Node, { ancestors }: CardPlace, since: number): boolean {
  const around = ancestors.at(-1);
  if (around === undefined || !OF_ANY.has(around.kind)) return false;
  // What was drawn is in hand already.
  if (around.kind === 'send' && TO_HAND.has((around as Send).to)) return false;
  return ancestors
    .flatMap(nodesIn)
    .some(({ kind, span: [begin, end] }) => kind === 'draw' && begin >= since && end <= start);
}

/** Complains of 其 that may be the card spoken of, or the one drawn since. */
function orDrawn(mentioned: Mentioned): Unmeant {
  const name = nameOf(mentioned);
  return {
    why: says(
      `「其」可以是「${name}」，也可以是抓到的卡：写清楚是哪一张；抓到的卡没有展示，别人看不见`,
      `其 may be ${name}, or the card that was drawn: write which; nobody else sees what is drawn`,
    ),
  };
}

/** 展示己方卡组顶1张卡，若其为将领，…: the one card that was looked at, where none was taken of it. */
function isLookedAt({ span: [start] }: Node, { ancestors }: CardPlace, since = 0): boolean {
  const looks = ancestors
    .flatMap(nodesIn)
    .filter(({ kind, span: [, end] }) => kind === 'look' && end <= start) as Look[];
  const last = looks.at(-1);
  if (last === undefined || last.span[0] < since || last.take !== 0 || last.amount === 'all')
    return false;
  return last.amount.kind === 'number' && last.amount.amount === 1;
}

function nodesIn(node: Node): readonly Node[] {
  return childrenOf(node).flatMap((child) => [child, ...nodesIn(child)]);
}

/** 攻+2 without a subject: of the card that what is heard speaks of, else of the card itself. */
const unsaid: SanguozhiWord<Unsaid> = {
  kind: 'unsaid',
  forms: [],
  english: () => 'it',
  explain: meaning('没有写明的那张卡', 'The card that is not named'),
  rules: ['106.2'],
  meant: (node, { ancestors, context }) => {
    const [done] = mentionedByDeeds(node, ancestors);
    if (done !== undefined) return mayBeEither(done);
    const heard = ancestors.findLast(({ kind }) => HEARING.has(kind)) as Triggered | undefined;
    const [first, second] = heard === undefined ? [] : distinct(mentionsIn(heard.on));
    if (first !== undefined && second !== undefined) return unclear(first, second);
    if (first !== undefined) return referringTo(first, node);
    const { kind } = context;
    // A treasure speaks of whoever bears it: 若装备将领为文人将领，则额外智+1.
    if (kind === 'treasure') return { kind: 'bearer', span: node.span } as Node;
    if (kind !== 'general' && kind !== 'formation') return NOTHING_SPOKEN_OF;
    return { kind: 'this', span: node.span, noun: kind } satisfies This as Node;
  },
};

/** The cards, other than itself, that the deeds in front speak of: 攻+1 could be said of them. */
function mentionedByDeeds({ span: [start] }: Node, ancestors: CardPlace['ancestors']): Mentioned[] {
  return ancestors
    .filter(({ kind }) => kind === 'steps' || kind === 'after')
    .flatMap((deeds) => childrenOf(deeds).filter(({ span: [, end] }) => end <= start))
    .flatMap(mentionsIn)
    .filter(({ kind }) => BY_THEMSELVES.has(kind) && kind !== 'this');
}

function mayBeEither(one: Mentioned): Unmeant {
  return {
    why: says(
      `没有写是谁：可以是${nameOf(one)}，也可以是这张卡自己`,
      `Whom it is for is not said: it may be ${nameOf(one)}, or the card itself`,
    ),
  };
}

/** Words that wait for something, and speak of whoever it is about. */
const HEARING: ReadonlySet<string> = new Set(['triggered', 'delayed']);

/** What a player can do and a card cannot. */
const OF_PLAYERS: ReadonlySet<string> = new Set(['grain', 'pay', 'draw', 'discard', 'sacrifice']);

/** What a player is heard to do. */
const DONE_BY_PLAYERS: ReadonlySet<string> = new Set(['uses', 'player-does']);

const byPlayer: SanguozhiWord<ByPlayer> = {
  kind: 'by-player',
  forms: [{ as: 'deed', zh: '其{deed:deed}', variant: true }],
  english: ({ deed }, say) => `that player ${say(deed, 'they')}`,
  explain: meaning('刚才提到的那名玩家', 'The player spoken of last'),
  rules: ['106.2'],
  meant: ({ deed, span }, { ancestors }) => {
    const isOpen = OF_PLAYERS.has(deed.kind) && (deed as { readonly who?: unknown }).who === null;
    const spoken = ancestors
      .flatMap(childrenOf)
      .some(({ span: [, end], ...node }) => end <= span[0] && namesPlayer(node as Node));
    return isOpen && spoken ? ({ ...deed, span, who: 'that' } as Node) : NO_PLAYER;
  },
};

const NO_PLAYER: Unmeant = {
  why: says(
    '前面没有选出哪名玩家，不知道「其」是谁',
    'No player was picked before: nobody knows who 其 is',
  ),
};

/** Do the words pick a player, or wait for what one does? */
function namesPlayer(node: Node): boolean {
  const { who } = node as { readonly who?: unknown };
  if (DONE_BY_PLAYERS.has(node.kind) || PICKED_PLAYERS.has(who as Party)) return true;
  return childrenOf(node).some(namesPlayer);
}

const oneOfTwo: SanguozhiWord<OneOfTwo> = {
  kind: 'one-of-two',
  forms: [{ as: 'cards', zh: '[前者|后者]', variant: true }],
  english: () => 'one of the two',
  explain: meaning('刚才提到的两张卡中的一张', 'One of two cards spoken of last'),
  rules: ['106.2'],
  meant: (node, place) => {
    const spoken = mentionedBefore(node, place);
    if (spoken.length === 0) {
      return { why: says('前面没有提到任何卡，没有前者、后者', 'No card was spoken of before') };
    }
    const names = spoken.map((one) => `「${nameOf(one)}」`);
    return {
      why: says(
        `不读「前者」「后者」：前面提到了${names.join('、')}，在说到它的地方写这句话，用「该将领」`,
        `前者 and 后者 are not read: ${names.join(', ')} were spoken of; say this where the card is, with 该将领`,
      ),
    };
  },
};

const NOTHING_SPOKEN_OF: Unmeant = {
  why: says(
    '前面没有提到任何卡，不知道「其」是谁',
    'No card was spoken of before: nobody knows what 其 is',
  ),
};

const ITSELF: Unmeant = {
  why: says(
    '「其」就是做这件事的那张卡了：写明是对谁',
    '其 would be the card that does it: say to whom',
  ),
};

function unclear(one: Mentioned, other: Mentioned): Unmeant {
  const [zh, en] = [
    `「${nameOf(one)}」与「${nameOf(other)}」`,
    `${nameOf(one)} and ${nameOf(other)}`,
  ];
  return {
    why: says(
      `前面提到了${zh}，「其」可以是任一张；写「本将领」「该将领」或再说一遍`,
      `${en} were spoken of before, and 其 may be either: write 本将领, 该将领, or say it again`,
    ),
  };
}

/** Who does something to 其, in front of it: 本将领 in 本将领对其造成1点战斗伤害. */
function doersTo({ span: [start] }: Node, { ancestors }: CardPlace): Mentioned[] {
  return childrenOf(ancestors.at(-1) as Node).filter(
    ({ kind, span: [, end] }) => end <= start && BY_THEMSELVES.has(kind),
  ) as Mentioned[];
}

/**
 * What the nearest words in front speak of: those of the same sentence first.
 * @param but who is not meant
 */
function mentionedBefore(
  { span: [start] }: Node,
  { ancestors }: CardPlace,
  but: readonly Mentioned[] = [],
): Mentioned[] {
  const others = but.map(keyOf);
  for (const around of ancestors.toReversed()) {
    const found = partsOf(around)
      .filter(({ span: [, end] }) => end <= start)
      .flatMap((before) => mentionsIn(before))
      .filter((one) => !others.includes(keyOf(one)));
    if (found.length > 0) return distinct(found);
  }
  return [];
}

/** What stands in the node; behind 若该将领…, which speaks of a card anew, only that card is spoken of. */
function partsOf(node: Node): readonly Node[] {
  const { victim } = node as { readonly victim?: Node };
  const parts = childrenOf(node);
  return victim?.kind === 'that' ? parts.filter((part) => part.span[0] >= victim.span[0]) : parts;
}

const BY_THEMSELVES: ReadonlySet<string> = new Set(['selection', 'this', 'that', 'bearer']);

function mentionsIn(node: Node): Mentioned[] {
  // 若其为将领 speaks of 其, and of no other general.
  if (node.kind === 'is') return mentionsIn((node as Is).who as Node);
  if (BY_THEMSELVES.has(node.kind) || isFilter(node)) return [node as Mentioned];
  return childrenOf(node).flatMap(mentionsIn);
}

function distinct(mentioned: readonly Mentioned[]): Mentioned[] {
  const seen = new Set<string>();
  return mentioned.filter((one) => {
    const key = keyOf(one);
    return !seen.has(key) && seen.add(key);
  });
}

/** What two mentions of one card have in common. */
function keyOf({ kind, span }: Mentioned): string {
  return BY_THEMSELVES.has(kind) && kind !== 'selection' ? kind : `${span}`;
}

/** The word that means what was spoken of: itself, its bearer, or 该. */
function referringTo(mentioned: Mentioned, { span }: Node): Node {
  switch (mentioned.kind) {
    case 'this':
    case 'bearer':
    case 'that':
      return { ...mentioned, span };
    default: {
      const filter = mentioned.kind === 'selection' ? mentioned.filter : mentioned;
      const noun = sanguozhiNoun(nounOf(filter));
      return { kind: 'that', span, noun } satisfies That as Node;
    }
  }
}

const THE_NAME: readonly string[] = ['{name:bare-name}', '【{name}】'];

const ownName: SanguozhiWord<OwnName> = {
  kind: 'own-name',
  forms: THE_NAME.map((zh): Form => ({ as: 'this', zh: `[本|此]${zh}`, variant: true })),
  english: ({ name }) => name,
  explain: meaning('写着这些字的这张卡', 'The card these words stand on'),
  rules: ['402.3a'],
  meant: ({ name, span }, { context }) =>
    context.name === name
      ? ({ kind: 'this', span, noun: context.kind ?? 'card' } satisfies This as Node)
      : notItsName(name),
};

function notItsName(name: string): Unmeant {
  return {
    why: says(`这张卡不叫「${name}」`, `This card is not called “${name}”`),
  };
}

const entryByName: SanguozhiWord<EntryByName> = {
  kind: 'entry-by-name',
  forms: THE_NAME.flatMap((zh): Form[] => [
    { as: 'entry', zh: `[当|]${zh}[被|]解析时，`, with: { how: 'resolves' }, variant: true },
    { as: 'entry', zh: `[当|]${zh}[|被]发动时，`, with: { how: 'launched' }, variant: true },
  ]),
  english: ({ name }) => name,
  explain: meaning('这张卡解析或发动的时候', 'When this card resolves or is launched'),
  rules: ['703.5a'],
  meant: ({ name, how, span }, { context }) =>
    context.name === name
      ? ({ kind: 'entry', span, how, noun: context.kind ?? 'card' } satisfies EntryOccasion as Node)
      : notItsName(name),
};

export const REFERENCES = [pronoun, unsaid, byPlayer, oneOfTwo, ownName, entryByName] as const;
