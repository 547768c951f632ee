import type { OptionView } from '@lianhuan/kernel';
import type { CardDefinition, Filter, PublicItem } from '@lianhuan/sanguozhi';
import { printedOn, type Sight } from './sight.ts';
import { deployedWorth, useWorth } from './worth.ts';

type Score = (option: OptionView) => number;

/** What must at least be at stake before it is answered. */
const STAKE = 3;

/** Scores passing (0) and answering what an opponent has in the chain. */
export function scoreReply(sight: Sight): Score {
  const top = sight.state.chain.at(-1);
  const threatened = top !== undefined && sight.isEnemy(top.controller) ? itemWorth(top) : 0;
  return ({ verb, card }) => {
    if (verb === 'pass') return 0;
    const seen = sight.find(card);
    if (verb !== 'tactic' || !seen || threatened < STAKE) return -1;
    return answersChain(seen.printed) ? threatened - STAKE + 0.5 : -1;
  };
}

/** What it is worth to the one who uses it. */
export function itemWorth({ definition, kind }: PublicItem): number {
  const printed = definition === null ? undefined : printedOn(definition);
  if (!printed) return 3;
  if (printed.kind === 'general') {
    return kind === 'ability' ? 2.5 : deployedWorth(printed, 'deputy');
  }
  return Math.max(2, useWorth(printed));
}

const known = new WeakMap<CardDefinition, boolean>();

/** Does a card pick its target in the chain? */
function answersChain(printed: CardDefinition): boolean {
  let answers = known.get(printed);
  if (answers === undefined) {
    answers = picksInChain(printed.abilities);
    known.set(printed, answers);
  }
  return answers;
}

/** Names of what is in the chain (109.2). */
const CHAIN_NOUNS: ReadonlySet<string> = new Set([
  'entering-general',
  'flipping-general',
  'used-tactic',
  'used-treasure',
  'effect',
  'tap-effect',
  'ordinary-effect',
  'swift-effect',
]);

function picksInChain(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  const node = tree as Partial<Filter>;
  if (node.kind === 'noun' && CHAIN_NOUNS.has(node.noun ?? '')) return true;
  if (node.kind === 'in-place' && node.place === 'chain') return true;
  return Object.values(tree).some(picksInChain);
}
