import { childrenOf, type Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type {
  Bearer,
  CardDoes,
  Damages,
  Fetch,
  Filter,
  Instead,
  PlayerDoes,
  RevealUntil,
  Selection,
  Suffers,
  Targeted,
  That,
  This,
  Uses,
} from '../nodes/index.ts';
import { isFilter } from '../reading/order.ts';
import { SELF_NOUNS, type SelfNoun } from '../reading/terms.ts';
import { CARD_NOUNS, type CardNoun, SIDES } from '../reading/vocabulary.ts';
import { type CardPlace, says } from '../reading/word.ts';
import { sanguozhiNoun } from './self-nouns.ts';

/** Which cards were spoken of before words that refer to them, and what they were called there. */

/** What text can speak of with 其 or 该. */
export type Mentioned = Selection | This | That | Bearer | Filter;

/** What a mentioned card is called there: 本将领, 敌方将领. */
export function nameOf(mentioned: Mentioned): string {
  switch (mentioned.kind) {
    case 'this':
      return `本${SELF_NOUNS[mentioned.noun].zh}`;
    case 'that':
      return `该${SELF_NOUNS[mentioned.noun].zh}`;
    case 'bearer':
      return '装备将领';
    case 'selection':
      return nameOf(mentioned.filter);
    case 'of-side':
      return SIDES[mentioned.side].zh + nameOf(mentioned.of);
    case 'noun':
      return CARD_NOUNS[mentioned.noun].zh;
    case 'either':
      return mentioned.nouns.map((noun) => CARD_NOUNS[noun].zh).join('或');
    case 'named':
      return `【${mentioned.name}】`;
    default:
      return mentioned.of === null ? CARD_NOUNS.card.zh : nameOf(mentioned.of);
  }
}

/** The kind of card that a filter names; any card where it names none, or two. */
export function nounOf(filter: Filter): CardNoun {
  if (filter.kind === 'noun') return filter.noun;
  if (filter.kind === 'named' || filter.kind === 'either') return 'card';
  return filter.of === null ? 'card' : nounOf(filter.of);
}

/** Cards that 该 can mean. */
interface Spoken {
  /** What they were called. */
  readonly name: string;
  /** What kinds they may be of; any where it is a 卡. */
  readonly noun: SelfNoun;
  /** Where the words are that speak of them. */
  readonly end: number;
}

function spoken(filter: Filter): Spoken {
  const noun = sanguozhiNoun(nounOf(filter));
  return { name: nameOf(filter), noun, end: filter.span[1] };
}

/** Of what the words do not say themselves: whom the card meets, what was drawn. */
function someOf(name: string, { span: [, end] }: Node, noun: SelfNoun = 'card'): Spoken {
  return { name, noun, end };
}

/** The cards that a node speaks of by itself, so that 该 means them; null where its parts do. */
function spokenBy(node: Node): readonly Spoken[] | null {
  switch (node.kind) {
    case 'selection':
      return [spoken((node as Selection).filter)];
    case 'card-does': {
      const { who, what } = node as CardDoes;
      const treasure = what === 'equipped' ? [someOf('宝物', node, 'treasure')] : [];
      return [ofDoer(who, node), ...treasure];
    }
    case 'damages': {
      const { who, whom } = node as Damages;
      if (whom === null || whom.kind === 'players') return [ofDoer(who, node)];
      return [who, whom].filter(isFilter).map(spoken);
    }
    case 'suffers': {
      const { who } = node as Suffers;
      return [who.kind === 'players' ? someOf('伤害来源', node) : ofDoer(who, node)];
    }
    case 'targeted': {
      const { who, by } = node as Targeted;
      const target = isFilter(who) ? [spoken(who)] : [];
      return [...target, by === null ? someOf('指定它的卡', node) : spoken(by)];
    }
    case 'uses':
      return [spoken((node as Uses).filter)];
    case 'instead': {
      const { who } = node as Instead;
      return who.kind === 'selection' ? [spoken(who.filter)] : [];
    }
    case 'fetch':
    case 'reveal-until':
      return [spoken((node as Fetch | RevealUntil).filter)];
    case 'redirect':
    case 'damage-change':
    case 'look':
    case 'discard':
    case 'piles':
      return [someOf('那些卡', node)];
    case 'player-does':
      return HANDLING.has((node as PlayerDoes).what) ? [someOf('那张卡', node)] : [];
    // What they count or ask is not spoken of.
    case 'stat-of':
    case 'same':
    case 'exists':
    case 'is':
    case 'looks':
    case 'compared':
    case 'ability':
      return [];
    default:
      return null;
  }
}

/** Of itself a card says 本将领: 该将领 is whom it meets. */
function ofDoer(doer: CardDoes['who'], node: Node): Spoken {
  return isFilter(doer) ? spoken(doer) : someOf('对方', node);
}

/** What players do with a card that they are heard with. */
const HANDLING: ReadonlySet<PlayerDoes['what']> = new Set(['discards', 'lays-troop'] as const);

/** 抓 and 置入 speak of cards only where nobody was spoken of before. */
const TAKEN: ReadonlySet<string> = new Set(['draw', 'mill']);

/** Cards that are spoken of together: whoever deals damage and whoever takes it. */
type Group = readonly Spoken[];

function spokenIn(node: Node): readonly Group[] {
  const own = spokenBy(node);
  if (own === null) return childrenOf(node).flatMap(spokenIn);
  return own.length === 0 ? [] : [own];
}

function takenIn(node: Node): readonly Group[] {
  return TAKEN.has(node.kind)
    ? [[someOf('抓取或移去的卡', node)]]
    : childrenOf(node).flatMap(takenIn);
}

/** The nodes that stand before a place, those in the same sentence as it first. */
function* nodesBefore(at: number, ancestors: readonly Node[]): Iterable<readonly Node[]> {
  for (const around of ancestors.toReversed()) {
    yield childrenOf(around).filter(({ span: [, end] }) => end <= at);
  }
}

/** What the nearest words in front say that `find` looks for. */
function nearest(
  at: number,
  ancestors: readonly Node[],
  find: (node: Node) => readonly Group[],
): readonly Group[] {
  for (const before of nodesBefore(at, ancestors)) {
    const found = before.flatMap(find);
    if (found.length > 0) return found;
  }
  return [];
}

/** What the nearest words in front speak of; cards taken since may be meant as well by 该卡. */
function spokenBefore({ span: [at], noun }: That, ancestors: readonly Node[]): readonly Group[] {
  const named = nearest(at, ancestors, spokenIn);
  const last = named.at(-1)?.at(-1)?.end ?? -1;
  const counts = ancestors.some(({ kind }) => kind === 'how-many');
  if (last >= 0 && (noun !== 'card' || counts)) return named;
  return [...named, ...nearest(at, ancestors, takenIn).filter(([{ end }]) => end > last)];
}

function suits(noun: SelfNoun, one: Spoken): boolean {
  return noun === 'card' || one.noun === 'card' || one.noun === noun;
}

/**
 * Complains of 该将领 where nothing in the same effect speaks of such a card before, where a card of another kind
 * was spoken of last, and where it may be either of two. It is asked of whole cards: of a piece of text, whose card
 * is not known, others may have spoken.
 */
export function unclearThat(node: That, { ancestors, context }: CardPlace): Text | null {
  if (context.kind === null || !ancestors.some(({ kind }) => kind === 'ability')) return null;
  const { noun } = node;
  const before = spokenBefore(node, ancestors);
  const last = before.at(-1);
  const { zh, en } = SELF_NOUNS[noun];
  if (last === undefined) {
    return says(
      '前面没有提到任何卡，「该」不知道指的是谁',
      'No card was spoken of before: nobody knows which one 该 means',
    );
  }
  if (!last.some((one) => suits(noun, one))) {
    return says(
      `前面最后提到的是「${last[0].name}」，不是${zh}`,
      `${last[0].name} was spoken of last, and is no ${en}`,
    );
  }
  const suiting = before.flat().filter((one) => suits(noun, one));
  if (suiting.length === 1) return null;
  const [one, other] = suiting.slice(-2).map(({ name }) => `「${name}」`);
  return says(
    `前面提到了${one}与${other}，「该${zh}」可以是任一张；只说一张，或分成两句`,
    `${one} and ${other} were spoken of before, and 该${zh} may be either: speak of one of them, or make it two sentences`,
  );
}
