import { childrenOf, type Node, type Sequence, type Span, type Unmeant } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { nounOf } from '../meaning/candidates.ts';
import { mayBeCalled } from '../meaning/referents.ts';
import type {
  Create,
  Deed,
  Instead,
  Lasting,
  PlayerDoes,
  Select,
  Selection,
  ShowTop,
  That,
  This,
  Triggered,
  WhereLasting,
} from '../nodes/index.ts';
import type { Replaceable, WhenOf } from '../reading/vocabulary.ts';
import { type CardPlace, says } from '../reading/word.ts';
import { MOVING } from './moved.ts';

/** What 其, 前者, 骰子点数 and 该数值 refer to where they stand: something that the same ability speaks of before them. */

/** The innermost ability around a node; null where only a part of one is read. */
function abilityAround({ ancestors }: CardPlace): Node | null {
  return ancestors.findLast(({ kind }) => kind === 'ability') ?? null;
}

/** All nodes of an ability, without those of abilities that it grants. */
export function nodesIn(node: Node): readonly Node[] {
  return childrenOf(node).flatMap((child) =>
    child.kind === 'ability' ? [] : [child, ...nodesIn(child)],
  );
}

/** What the ability around the node says before it; null where only a part of an ability is read. */
function saidBefore(node: Node, place: CardPlace): readonly Node[] | null {
  const ability = abilityAround(place);
  if (ability === null) return null;
  return nodesIn(ability).filter(({ span }) => span[1] <= node.span[0]);
}

/** What cards are brought up by, so that 其 means them from there on. */
const BRINGING_UP: ReadonlySet<string> = new Set([
  'select',
  'create',
  'create-several',
  'show-top',
]);

function bringsUp(node: Node): boolean {
  if (node.kind === 'selection') return (node as Node & { how: string }).how !== 'all';
  return BRINGING_UP.has(node.kind);
}

/** Does a trigger on this have a card that 其 can mean? */
function speaksOfCard(on: Triggered['on']): boolean {
  switch (on.kind) {
    case 'any-occasion':
      return on.occasions.every(speaksOfCard);
    case 'card-does':
    case 'deals':
    case 'uses':
    case 'entry':
      return true;
    case 'player-does':
      return on.what === 'discards' || on.what.startsWith('uses-');
    case 'phase-begins':
    case 'state-is':
      return false;
  }
}

/** What a node is carried out because of: the trigger, the delayed trigger or the replacement around it. */
function causesOf(node: Node, { ancestors }: CardPlace): readonly Node[] {
  const from = ancestors.findLastIndex(({ kind }) => kind === 'ability');
  return ancestors.slice(from).flatMap((around): readonly Node[] => {
    if (around.kind === 'instead') return [around];
    if (around.kind === 'where-lasting') return insteadIn((around as WhereLasting).word);
    if (!('on' in around)) return [];
    const on = around.on as Node;
    return on.span !== undefined && on.span[1] <= node.span[0] ? [on] : [];
  });
}

/** 若…将…，改为…X…，X为该数值: X为… stands behind the whole of the replacement. */
function insteadIn(word: Lasting): readonly Node[] {
  if (word.kind === 'while') return word.words.flatMap(insteadIn);
  return word.kind === 'instead' ? [word] : [];
}

function bindsCard(cause: Node): boolean {
  if (cause.kind === 'instead') return (cause as Instead).who.kind !== 'players';
  return speaksOfCard(cause as Triggered['on']);
}

/** What is done to the card itself where nothing else is said: 费用1：进化, 谢幕曲：返回手牌. */
const DONE_TO_ITSELF: ReadonlySet<string> = new Set<Deed['kind']>([
  'evolve',
  'race',
  'meal',
  'turn',
  'send',
  'transform',
]);

/** 入场曲：获得【疾驰】, 费用1：进化: there is no card but the one whose ability it is. */
function getsItself(node: Node, place: CardPlace): boolean {
  const { ancestors } = place;
  const body = ancestors.findLast(({ kind }) => BODIES.has(kind));
  if (body === undefined) return false;
  if (DONE_TO_ITSELF.has(ancestors.at(-1)?.kind ?? ''))
    return !causesOf(node, place).some(speaksOfOther);
  const isOfCard = body.kind === 'activated' || isOfItself((body as Triggered).on);
  return isOfCard && ancestors.some(({ kind }) => kind === 'begin');
}

/** Entering, and what the card itself does: 此随从攻击时. */
function isOfItself(on: Triggered['on'] | undefined): boolean {
  return on?.kind === 'entry' || (on?.kind === 'card-does' && on.who.kind === 'this');
}

/** Is it about another card than the one whose ability it is, which may be meant? */
function speaksOfOther(cause: Node): boolean {
  return bindsCard(cause) && (cause as Triggered['on']).kind !== 'entry';
}

/** What a card's own deeds stand in, spells apart, which do nothing to themselves. */
const BODIES: ReadonlySet<string> = new Set(['triggered', 'delayed', 'activated']);

function itself({ span }: Node): This {
  return { kind: 'this', span, noun: 'card' };
}

/** 其 or 它们, for what was selected or came to be last; why nothing is meant where nothing was. */
export function broughtUpLast(node: That, place: CardPlace): That | This | Unmeant {
  const last = (saidBefore(node, place) ?? []).filter(bringsUp).at(-1);
  if (last === undefined) return getsItself(node, place) ? itself(node) : { why: NOTHING };
  const { kind, span } = node;
  const ofPair = oneOfSeveral({ kind, span, noun: 'it' }, place);
  return ofPair ?? { kind, span, noun: isOne(last) ? 'it' : 'them' };
}

/** 那些『骑士』: what came to be, or was selected, last, if it is called so. */
export function calledSo(node: That & { called: string }, place: CardPlace): That | Unmeant {
  const { called, kind, span } = node;
  const last = (saidBefore(node, place) ?? []).filter(bringsUp).at(-1);
  return last !== undefined && isCalled(last, called)
    ? { kind, span, noun: isOne(last) ? 'that-card' : 'them' }
    : { why: NOTHING };
}

function isCalled(node: Node, name: string): boolean {
  if (node.kind === 'create') return (node as Create).name === name;
  if (node.kind === 'select') return isCalled((node as Select).what, name);
  return node.kind === 'selection' && namedIn((node as Selection).filter) === name;
}

function namedIn(filter: Node): string | null {
  if (filter.kind === 'named') return String((filter as Node & { name: string }).name);
  return 'of' in filter ? namedIn(filter.of as Node) : null;
}

/**
 * 给予1个对手的随从等同于其攻击力的伤害: 其 for what was spoken of before the card that is dealt it (at `apart`), or for that
 * card where nothing was; why none is meant where no word says the former.
 */
export function spokenOfBefore(node: That & { apart: Span }, place: CardPlace): That | Unmeant {
  const { apart, ...plain } = node;
  const earlier = (saidBefore(node, place) ?? []).filter(
    (one) => bringsUp(one) && one.span[1] <= apart[0],
  );
  if (earlier.length === 0)
    return causesOf(node, place).some(speaksOfOther) ? { why: EARLIER } : plain;
  const last = earlier.at(-1) as Node;
  const isPicked = last.kind === 'select' || mustBePicked(last, place);
  return isPicked ? { ...plain, noun: 'former' } : { why: EARLIER };
}

/** Is this a selection that is made as the ability is used, and no cost? */
function mustBePicked(node: Node, place: CardPlace): boolean {
  if (node.kind !== 'selection') return false;
  const ability = abilityAround(place);
  const costs = ability === null ? [] : [ability, ...nodesIn(ability)].map(costOf);
  return !costs.some((cost) => cost !== null && isWithin(node, cost));
}

function costOf(node: Node): Node | null {
  return 'cost' in node ? (node.cost as Node | null) : null;
}

function isWithin({ span: [from, to] }: Node, { span }: Node): boolean {
  return span[0] <= from && to <= span[1];
}

const EARLIER = says(
  '「其」可以指受到伤害的，也可以指前面提到的：写「该随从的攻击力」或「前者的攻击力」这样的',
  '其 may be the card that is dealt it, or one spoken of before: write such as 前者的攻击力',
);

/**
 * 选择1个A和1个B: 其 and 它们 mean all that was selected with one word. 该随从 and 该护符 mean the one of two that it can
 * only be; why none is meant where several may be. Null where the pronoun means what it says.
 */
export function oneOfSeveral(node: That, place: CardPlace): That | Unmeant | null {
  if (OF_SEVERAL.has(node.noun)) return null;
  const group = lastTogether(node, place);
  if (group.length < 2) return null;
  const isJoint = group.slice(1).every((one) => 'joint' in one);
  if (TOGETHER.has(node.noun)) {
    if (!isJoint) return null;
    // 其攻击力 is that of one of them; of all it is said with 两者.
    if (place.ancestors.at(-1)?.kind === 'stat-of') return { why: EITHER };
    return { ...node, noun: group.length === 2 ? 'both' : 'all-three' };
  }
  const kind = KIND_OF[node.noun];
  if (kind === undefined) return isJoint ? { why: EITHER } : null;
  const called = group.filter(({ what }) => nounOf(what.filter) === kind);
  if (called.length > 1) return { why: EITHER };
  if (called.length === 0) {
    return group.some(({ what }) => mayBeCalled(nounOf(what.filter), kind))
      ? { why: EITHER }
      : null;
  }
  if (group.length > 2) return null;
  return { ...node, noun: called[0] === group[0] ? 'former' : 'latter' };
}

/** Pronouns that mean all that was selected with one word. */
const TOGETHER: ReadonlySet<That['noun']> = new Set<That['noun']>(['it', 'them']);

/** The kind of card that a pronoun says. */
const KIND_OF: Partial<Readonly<Record<That['noun'], 'follower' | 'amulet'>>> = {
  'that-follower': 'follower',
  'that-amulet': 'amulet',
};

/** The last 选择 before a node that stand next to each other in one sentence, in order. */
function lastTogether(node: Node, place: CardPlace): readonly Select[] {
  const selects = (saidBefore(node, place) ?? []).filter(isSelect);
  const group = selects.slice(-1);
  for (const one of selects.slice(0, -1).toReversed()) {
    if (!('joint' in group[0]) && !areNeighbours(one, group[0], place)) break;
    group.unshift(one);
  }
  return group;
}

function isSelect(node: Node): node is Select {
  return node.kind === 'select';
}

function areNeighbours(one: Node, next: Node, { ancestors }: CardPlace): boolean {
  return ancestors.some((around) => {
    if (around.kind !== 'sequence') return false;
    const { steps } = around as Sequence<Node>;
    const at = steps.indexOf(one);
    return at >= 0 && steps[at + 1] === next;
  });
}

/** Can none of the cards brought up before be of the kind that 该随从 or 该护符 says? */
function isOfNoOther(node: That, place: CardPlace): boolean {
  const kind = KIND_OF[node.noun];
  const before = saidBefore(node, place);
  if (kind === undefined || before === null || causesOf(node, place).some(bindsCard)) return false;
  return !before.filter(bringsUp).some((one) => {
    const what = one.kind === 'select' ? (one as Select).what : one;
    return what.kind !== 'selection' || mayBeCalled(nounOf((what as Selection).filter), kind);
  });
}

/**
 * 选择1个对手的随从，将随从破坏: the cards selected, where 随从 alone is said of what was selected so; why none is meant
 * where something else may be, and null where all 随从 are meant.
 */
export function selectedAs(node: Selection, place: CardPlace): That | Unmeant | null {
  const { how, said, filter, span } = node;
  if (how !== 'all' || said || filter.kind !== 'noun') return null;
  const { noun } = filter;
  const picks = (saidBefore(node, place) ?? []).filter(
    (one): one is Selection => one.kind === 'selection' && bringsUp(one) && one !== node,
  );
  const mays = picks.filter((one) => {
    const called = nounOf(one.filter);
    return called === noun || (isKind(noun) && mayBeCalled(called, noun));
  });
  if (mays.length === 0) return null;
  const [picked] = mays;
  if (mays.length > 1 || nounOf(picked.filter) !== noun) return { why: ALL_OR_THOSE };
  const pointer =
    noun === 'follower' || noun === 'amulet' ? (`that-${noun}` as const) : 'that-card';
  return { kind: 'that', span, noun: picked.most === 1 ? pointer : 'them' };
}

function isKind(noun: string): noun is 'follower' | 'amulet' {
  return noun === 'follower' || noun === 'amulet';
}

/** What is wrong with a bare 随从 behind a 选择, which means what was selected and is printed so; null for nothing. */
export function meansSelected(node: Selection, place: CardPlace): Text | null {
  return selectedAs(node, place) === null ? null : ALL_OR_THOSE;
}

/** Does the node bring up one card only? */
function isOne(node: Node): boolean {
  if (node.kind === 'select') return (node as Select).what.most === 1;
  if (node.kind === 'selection') return (node as Selection).most === 1;
  const { amount } = node as Create | ShowTop;
  return amount === null || (amount.kind === 'number' && amount.amount === 1);
}

/** Does 其, 它们 or 该随从 refer to anything where it stands? */
export function isBound(node: Node, place: CardPlace): boolean {
  const before = saidBefore(node, place);
  if (before === null || before.some(bringsUp)) return true;
  return causesOf(node, place).some(bindsCard);
}

/** Pronouns for which two or three 选择 must stand before, and how many. */
const OF_SEVERAL: ReadonlyMap<That['noun'], number> = new Map<That['noun'], number>([
  ['former', 2],
  ['latter', 2],
  ['both', 2],
  ['all-three', 3],
]);

/** What is wrong with a pronoun for cards where it stands; null for nothing. */
export function unbound(node: That, place: CardPlace): Text | null {
  // 任意分配给它们 means what was selected last (10.6.2.4), and says for itself what is missing.
  if (place.ancestors.at(-1)?.kind === 'share-damage') return null;
  const selects = (saidBefore(node, place) ?? []).filter(isSelect);
  const many = OF_SEVERAL.get(node.noun);
  if (many !== undefined) {
    return abilityAround(place) === null || selects.length >= many ? null : NOT_TWO;
  }
  if (!isBound(node, place) || isOfNoOther(node, place)) return NOTHING;
  return KIND_OF[node.noun] === undefined ? twoMeant(node, place, selects) : null;
}

/** What is wrong with 选择A，选择B，将其破坏: either may be meant; null for nothing. */
function twoMeant(node: That, place: CardPlace, selects: readonly Node[]): Text | null {
  const [former, latter] = selects.slice(-2);
  if (latter === undefined || !areTogether(former, latter, place)) return null;
  const used = (saidBefore(node, place) ?? []).some(
    ({ kind, span }) => kind === 'that' && span[0] >= former.span[1],
  );
  return used ? null : EITHER;
}

/** Do both stand in one sentence, one after the other? */
function areTogether(former: Node, latter: Node, place: CardPlace): boolean {
  return place.ancestors.some((around) => {
    if (around.kind !== 'sequence') return false;
    const { steps } = around as Sequence<Node>;
    return steps.includes(former) && steps.includes(latter);
  });
}

const NOTHING = says(
  '这里没有提到过卡牌：前面要有「选择…」，或写「此卡牌」',
  'No card has been spoken of here: 选择… must stand before it, or write 此卡牌',
);
const NOT_TWO = says(
  '前者、后者、两者要有前面的两次「选择」，三者要有三次',
  '前者, 后者 and 两者 need two 选择 before them, 三者 three',
);
const EITHER = says(
  '可以指第一次选择的，也可以指第二次选择的：写「前者」或「后者」',
  'It may be what was selected first, or second: write 前者 or 后者',
);

const ALL_OR_THOSE = says(
  '可以指选择的，也可以指所有的：写「其」或「所有…」',
  'It may be what was selected, or all there are: write 其 or 所有…',
);

/** What is wrong with 骰子点数 where no die has been thrown; null for nothing. */
export function noDie(node: Node, place: CardPlace): Text | null {
  if (abilityAround(place) === null || isBehindDie(node, place)) return null;
  // X为骰子点数 stands behind the words in which it is thrown.
  return says('前面没有「掷骰子」', 'No 掷骰子 stands before it');
}

/** Has the ability around the node thrown a die before it, so that the die shows a number there? */
export function isBehindDie(node: Node, place: CardPlace): boolean {
  const isDie = ({ kind }: Node) => kind === 'roll-die';
  if (saidBefore(node, place)?.some(isDie)) return true;
  // 重复直到骰子点数=6：掷骰子 is asked after each time.
  return place.ancestors.some((around) => around.kind === 'repeat' && nodesIn(around).some(isDie));
}

/** What is wrong with 因此移动的卡牌数量 where no cards have been moved; null for nothing. */
export function nothingMoved(node: Node, place: CardPlace): Text | null {
  const before = saidBefore(node, place);
  const around = place.ancestors.some(({ kind }) => kind === 'where');
  const isMoved = ({ kind }: Node) => MOVING.has(kind);
  if (before === null || before.some(isMoved)) return null;
  return around && place.ancestors.flatMap(nodesIn).some(isMoved) ? null : MOVED_NONE;
}

const MOVED_NONE = says('前面没有移动卡牌', 'No cards have been moved before');

/** What is wrong with 该数值 where nothing that was heard has an amount; null for nothing. */
export function noAmount(node: Node, place: CardPlace): Text | null {
  if (abilityAround(place) === null || causesOf(node, place).some(hasAmount)) return null;
  return says(
    '触发或代替的那件事没有数值',
    'What triggered this, or would have happened, has no amount',
  );
}

const WITH_AMOUNT: ReadonlySet<PlayerDoes['what']> = new Set<PlayerDoes['what']>([
  'gains-life',
  'loses-life',
  'recovers',
  'energy-rises',
  'energy-falls',
  'most-rises',
  'most-falls',
  'points-rise',
  'points-fall',
  'rolls',
]);

/** What cards do that is of some amount: damage, counters. */
const CARDS_WITH_AMOUNT: ReadonlySet<WhenOf> = new Set<WhenOf>([
  'damaged',
  'ability-damaged',
  'attack-damaged',
  'fight-damaged',
  'stacked',
  'unstacked',
]);

const REPLACED_WITH_AMOUNT: ReadonlySet<Replaceable> = new Set<Replaceable>([
  'damaged',
  'ability-damaged',
  'attack-damaged',
  'fight-damaged',
  'deals-damage',
  'gain-life',
  'lose-life',
  'recover',
  'stacked',
]);

function hasAmount(cause: Node): boolean {
  const on = cause as Triggered['on'] | Instead;
  switch (on.kind) {
    case 'any-occasion':
      return on.occasions.every(hasAmount);
    case 'deals':
      return true;
    case 'card-does':
      return CARDS_WITH_AMOUNT.has(on.what);
    case 'player-does':
      return WITH_AMOUNT.has(on.what);
    case 'instead':
      return REPLACED_WITH_AMOUNT.has(on.would);
    default:
      return false;
  }
}
