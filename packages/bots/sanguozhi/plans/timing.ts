import { cachedByObject } from '@lianhuan/kernel';
import { type CardDefinition, CHAIN_NOUNS } from '@lianhuan/sanguozhi';

/**
 * When a card is best used: in answer to what is in the chain, in a battle, or in one's own
 * preparation.
 */
export type Timing = 'chain' | 'battle' | 'preparation';

/** When a card is best used, by what its text speaks of. */
export const timingOf = cachedByObject(findMoment);

function findMoment({ abilities }: CardDefinition): Timing {
  if (some(abilities, speaksOfChain)) return 'chain';
  return some(abilities, isForBattle) ? 'battle' : 'preparation';
}

type Found = Readonly<Record<string, unknown>>;

function speaksOfChain({ kind, noun, place }: Found): boolean {
  return (
    (kind === 'noun' && (CHAIN_NOUNS as ReadonlySet<unknown>).has(noun)) ||
    (kind === 'in-place' && place === 'chain')
  );
}

const BATTLE_STATES: ReadonlySet<unknown> = new Set([
  'attacking',
  'defending',
  'fighting',
  'undefended',
  'defended',
  'opposing',
]);
const SHORT: ReadonlySet<unknown> = new Set(['turn', 'this-turn', 'combat', 'next']);

function isForBattle(node: Found): boolean {
  switch (node.kind) {
    case 'state':
      return BATTLE_STATES.has(node.state);
    case 'save':
    case 'leave-combat':
      return true;
    case 'begin':
      return SHORT.has(node.period) && some(node.word, ({ kind }) => BATTLE_WORDS.has(kind));
    default:
      return false;
  }
}

const BATTLE_WORDS: ReadonlySet<unknown> = new Set([
  'stat-change',
  'stat-swap',
  'damage-change',
  'survives',
  'survives-for',
]);

/** Does anything in the tree answer to that? */
function some(tree: unknown, isMeant: (node: Found) => boolean): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  return isMeant(tree as Found) || Object.values(tree).some((branch) => some(branch, isMeant));
}
