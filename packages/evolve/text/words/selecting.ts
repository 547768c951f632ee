import type { By, IfDone, Node, Sequence, Span } from '@lianhuan/cardtext';
import type { Begin, Deed, Lasting, Select, Selection, Send, That } from '../nodes/index.ts';
import type { Who } from '../reading/vocabulary.ts';
import type { CardPlace, DeedWord, EvolveWord } from '../reading/word.ts';
import { mustBeSelected } from './selections.ts';

/**
 * 破坏1个对手的随从, 将1个对手的随从返回手牌: what lies in a public zone is selected as the words are used, whether 选择
 * is written or not (10.6.2.3). It is printed as 选择…，将其….
 */
export function selecting<N extends Deed>(word: DeedWord<N>): EvolveWord<N> {
  return {
    ...word,
    meant: (node, place) => {
      const meant = word.meant?.(node, place) ?? node;
      if ('why' in meant) return meant;
      const steps = stepsOf(meant, place);
      if (steps.length > 1) return { kind: 'sequence', span: node.span, steps } as Sequence<Node>;
      return steps[0];
    },
  };
}

/** The deed as the steps that it is printed as: one for most, 选择… and the deed with 其 for those meant here. */
function stepsOf(node: Node, place: CardPlace): readonly Node[] {
  const inner: CardPlace = { ...place, ancestors: [...place.ancestors, node] };
  switch (node.kind) {
    case 'sequence':
      return (node as Sequence<Node>).steps.flatMap((step) => stepsOf(step, inner));
    case 'then':
    case 'by': {
      const [first, ...others] = stepsOf((node as By<Node, Who>).deed, inner);
      return [{ ...node, deed: first } as Node, ...others];
    }
    case 'if-done':
    case 'if-not-done': {
      const steps = stepsOf((node as IfDone<Node>).deed, inner);
      return [...steps.slice(0, -1), { ...node, deed: steps.at(-1) } as Node];
    }
    case 'begin':
      return begunForSelected(node as Begin, place) ?? [node];
    default:
      return selectedFirst(node, place) ?? [node];
  }
}

/** 选择… and the same deed with 其; null where nothing has to be selected. */
function selectedFirst(node: Node, place: CardPlace): readonly Node[] | null {
  const found = Object.entries(node).filter(([, part]) => isUnselected(part, node, place));
  if (found.length !== 1 || bringsToken(node)) return null;
  const [[field, what]] = found as [string, Selection][];
  return selectThen(what, { ...node, [field]: spokenOf(what) } as Node);
}

/** 将1个『妖精』放置到战场 means a token of that name (5.4.2.2). */
function bringsToken(node: Node): boolean {
  if (node.kind !== 'send') return false;
  const { to, what } = node as Send;
  const isBare = what.kind === 'selection' && what.filter.kind === 'named';
  return isBare && (to === 'field' || to === 'extra');
}

/** 使1个你的随从+1/+1并具有【守护】: all words are about the same cards. */
function begunForSelected(node: Begin, place: CardPlace): readonly Node[] | null {
  const [first, ...others] = node.words.map((word) => ('who' in word ? word.who : null));
  if (first === null || !isUnselected(first, node, place)) return null;
  const what = first as Selection;
  if (others.some((one) => one !== null && !isSame(one, what))) return null;
  const words = node.words.map((word) => ({ ...word, who: spokenOf(what) }) as Lasting);
  return selectThen(what, { ...node, words } as Node);
}

function isSame({ kind, span }: Node, other: Node): boolean {
  return kind === other.kind && span[0] === other.span[0];
}

/** What is done for each of some is selected for each anew, which nobody can do as the words are used. */
function isUnselected(part: unknown, node: Node, { ancestors }: CardPlace): boolean {
  if ((part as Node | null)?.kind !== 'selection') return false;
  if (ancestors.some(({ kind }) => kind === 'for-each' || kind === 'repeat')) return false;
  return mustBeSelected(part as Selection, [...ancestors, node]);
}

function selectThen(what: Selection, deed: Node): readonly Node[] {
  const select: Select = { kind: 'select', span: what.span, what };
  return [select, deed];
}

/** 其 or 它们, behind what was selected. */
function spokenOf({ most, span: [, end] }: Selection): That {
  const span: Span = [end, end];
  return { kind: 'that', span, noun: most === 1 ? 'it' : 'them' };
}
