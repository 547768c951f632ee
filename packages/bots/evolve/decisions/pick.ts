import { childrenOf, type Node } from '@lianhuan/cardtext';
import type { Cards, Deed, Lasting, Selection } from '@lianhuan/evolve';
import type { DecisionView, OptionView } from '@lianhuan/kernel';
import type { SeenCard, TableView } from '../table-view.ts';
import type { Reading } from '../text/filters.ts';
import { keepWorth, standingWorth } from '../worth/card-worth.ts';
import { change, type Doing, freshWorth, wordChange } from '../worth/change-worth.ts';
import { effectWorth, isMeant } from '../worth/effect-worth.ts';

/** What card text and the rules ask: which card, whether, how much. */

type Score = (option: OptionView) => number;

const NEVER = -1000;

/** Scores a pick that is no main phase and no attack. */
export function scorePick(table: TableView, decision: DecisionView): Score {
  const source = table.find(decision.about);
  const reading: Reading = { table, seat: table.seat, source, isUsed: false, x: null };
  const cardScore = scoreOfCards(reading, decision);
  return (option) => {
    switch (option.verb) {
      case 'cancel':
        return NEVER;
      case 'done':
        return 0;
      case 'number':
        return decision.kind === 'order-shares' ? shareScore(table, option) : option.amount;
      case 'mode':
        return modeScore(reading, decision, option.amount);
      case 'yes':
        return yesScore(reading, decision);
      case 'no':
      case 'energy':
        return 0;
      case 'evolve-point':
        return 1;
      case 'keep':
        return 0;
      case 'replace':
        return replaceScore(table);
      case 'first':
        return 1;
      case 'tap':
        return table.state.active === table.seat ? -1 : 1;
      case 'pick': {
        const seen = table.find(option.card);
        return seen === null ? 0.1 : cardScore(seen);
      }
      default:
        return 0;
    }
  };
}

/** What it is worth to pick that card, for what is asked. */
function scoreOfCards(reading: Reading, { kind }: DecisionView): (seen: SeenCard) => number {
  const { table } = reading;
  switch (kind) {
    case 'guard':
      return () => 1;
    case 'discard':
    case 'hand-limit':
    case 'bottom-order':
      return (seen) => -keepWorth(table, seen);
    case 'take':
    case 'search':
      return (seen) => 1 + keepWorth(table, seen);
    case 'room':
    case 'pick-evolve':
      return freshWorth;
    case 'stack-on':
      return () => 1;
    default:
      return (seen) => aimedScore(reading, seen);
  }
}

/** Good for one's own cards, harm for the other's, by what the words of the source do to what they pick. */
function aimedScore(reading: Reading, seen: SeenCard): number {
  const sign = seen.card.controller === reading.seat ? 1 : -1;
  const done = impact(reading, seen);
  if (done !== 0) return sign * done;
  // Words that are not understood: the other's best, one's own worst.
  return -sign * (seen.zone === 'field' ? standingWorth(reading.table, seen) : 0.1);
}

/** What becomes of a card that the words of the source pick. */
function impact(reading: Reading, seen: SeenCard): number {
  if (reading.source === null) return 0;
  let sum = 0;
  let picked: Selection | null = null;
  const isPicked = (cards: Cards): boolean => {
    if (cards.kind === 'that') return picked !== null && isMeant(reading, picked, seen);
    return cards.kind === 'selection' && cards.how === 'choose' && isMeant(reading, cards, seen);
  };
  const visit = (node: Node): void => {
    if (node.kind === 'select') picked = (node as Extract<Deed, { kind: 'select' }>).what;
    else if (isDoing(node) && isPicked(targetsOf(node))) sum += change(reading, node, seen);
    else if (isAboutCards(node) && isPicked(node.who)) sum += wordChange(reading, node, seen);
    for (const child of childrenOf(node)) visit(child);
  };
  for (const ability of reading.source.abilities) {
    picked = null;
    visit(ability);
  }
  return sum;
}

const DOINGS: ReadonlySet<string> = new Set<Doing['kind']>([
  'damage',
  'share-damage',
  'destroy',
  'banish',
  'send',
  'evolve',
  'transform',
  'take',
  'turn',
  'counters',
  'meal',
  'race',
]);

function isDoing(node: Node): node is Doing {
  return DOINGS.has(node.kind);
}

function targetsOf(deed: Doing): Cards {
  if (deed.kind === 'damage' || deed.kind === 'share-damage') return deed.to;
  return deed.kind === 'counters' ? deed.on : deed.what;
}

const CARD_WORDS: ReadonlySet<string> = new Set([
  'both-stats',
  'stat-change',
  'grants',
  'loses',
  'silences',
  'kind-change',
  'cannot',
]);

function isAboutCards(node: Node): node is Lasting & { readonly who: Cards } {
  return CARD_WORDS.has(node.kind) && 'who' in node;
}

/** As much as kills, and not more. */
function shareScore(table: TableView, { card, amount }: OptionView): number {
  const life = table.find(card)?.card.values.life ?? 1;
  return amount <= life ? amount : life - amount;
}

/** 抉择: the option that does most now. */
function modeScore(reading: Reading, { options }: DecisionView, place: number): number {
  const many = Math.max(...options.map(({ amount }) => amount));
  const found = findIn(
    reading.source?.abilities ?? [],
    (node) => node.kind === 'modes' && (node as ModesNode).modes.length > many,
  ) as ModesNode | null;
  const mode = found?.modes[place];
  return mode === undefined ? 0 : 1 + effectWorth(reading, mode);
}

type ModesNode = Extract<Deed, { kind: 'modes' }>;

/** What may be done is done, unless it does harm. */
function yesScore(reading: Reading, { kind, amount }: DecisionView): number {
  if (kind === 'draw-more') return reading.table.count(reading.seat, 'deck') > 4 ? 1 : -1;
  if (kind !== 'may' && kind !== 'pay-extra') return 1;
  const found = findIn(
    reading.source?.abilities ?? [],
    (node) => (node.kind === 'may' || node.kind === 'paying') && node.span[0] === amount,
  ) as (Node & { readonly deed: Deed }) | null;
  return found === null ? 0.5 : 0.1 + effectWorth(reading, found.deed);
}

function findIn(nodes: readonly Node[], isMeantHere: (node: Node) => boolean): Node | null {
  for (const node of nodes) {
    const found = isMeantHere(node) ? node : findIn(childrenOf(node), isMeantHere);
    if (found) return found;
  }
  return null;
}

/** Four cards of which hardly any can be used early are replaced. */
function replaceScore(table: TableView): number {
  const early = table
    .cards(table.seat, 'hand')
    .filter(({ printed }) => (printed.cost ?? 0) <= 3).length;
  return early >= 2 ? -1 : 1;
}
