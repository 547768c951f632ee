import { noSuchCard } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { sortOf } from '../cards/card-sorts.ts';
import { type RuleId, rule } from '../rules.ts';
import { basisProblems } from './deck-basis.ts';
import { cardNamed, DECK_PARTS, type DeckCard, type DeckPart, MOST_COPIES } from './deck-cards.ts';
import { type DeckProblem, deckProblem, namesIn } from './deck-problem.ts';
import type { DeckList } from './deck-writing.ts';

/** What the rules ask of a deck (6.1). */

export const LEAST_MAIN = 40;
/** So many cards at most are in a 主卡组. */
export const MOST_MAIN = 50;
/** So many cards at most are in an 进化卡组. */
export const MOST_EVOLVE = 10;

const says = (zh: string, en: string): Text => ({ zh, en });

const PARTS = Object.keys(DECK_PARTS) as DeckPart[];

/**
 * All that is wrong with a deck; nothing for one that may be played.
 * @param cards all there are
 */
export function checkDeck(deck: DeckList, cards: readonly DeckCard[]): readonly DeckProblem[] {
  return [
    ...PARTS.flatMap((part) => unknown(deck, part, cards)),
    ...missing(deck),
    ...sizes(deck),
    ...PARTS.flatMap((part) => misplaced(deck, part, cards)),
    ...PARTS.flatMap((part) => tooMany(deck, part, cards)),
    ...basisProblems(deck, cards),
  ];
}

function unknown(deck: DeckList, part: DeckPart, cards: readonly DeckCard[]): DeckProblem[] {
  return [...new Set(namesIn(deck, part))].flatMap((name) => {
    if (cardNamed(name, part, cards) !== null) return [];
    const meant = cards.filter((card) => sortOf(card) === DECK_PARTS[part]);
    const names = meant.map((card) => card.name);
    return deckProblem(part, null, noSuchCard(name, names));
  });
}

/** 主战者 and 主牌组 there must be; an evolve deck may be empty (6.1.1.3). */
function missing({ leader, main }: DeckList): DeckProblem[] {
  const found: DeckProblem[] = [];
  if (leader === '' && rule('6.1.1') && rule('6.1.1.1')) {
    found.push(deckProblem('leader', '6.1.1.1', says('还没有选主战者', 'A leader is missing')));
  }
  if (main.length === 0 && rule('6.1.1')) {
    found.push(deckProblem('main', '6.1.1', says('还没有主牌组', 'There is no main deck')));
  }
  return found;
}

function sizes({ main, evolve }: DeckList): DeckProblem[] {
  const found: DeckProblem[] = [];
  const [few, many] = [main.length < LEAST_MAIN, main.length > MOST_MAIN];
  if (main.length > 0 && (few || many) && rule('6.1.1.2')) {
    found.push(
      deckProblem(
        'main',
        '6.1.1.2',
        says(
          `主牌组应当是 ${LEAST_MAIN} 至 ${MOST_MAIN} 张，现在 ${main.length} 张`,
          `A main deck has ${LEAST_MAIN} to ${MOST_MAIN} cards; this one has ${main.length}`,
        ),
      ),
    );
  }
  if (evolve.length > MOST_EVOLVE && rule('6.1.1.3')) {
    found.push(
      deckProblem(
        'evolve',
        '6.1.1.3',
        says(
          `进化牌组至多 ${MOST_EVOLVE} 张，现在 ${evolve.length} 张`,
          `An evolve deck has at most ${MOST_EVOLVE} cards; this one has ${evolve.length}`,
        ),
      ),
    );
  }
  return found;
}

const BELONGS: Readonly<Record<DeckPart, { readonly rule: RuleId; readonly text: Text }>> = {
  leader: { rule: '6.1.1.1', text: says('不是主战者', 'is no leader') },
  main: {
    rule: '6.1.1.2',
    text: says('不能放入主牌组', 'does not belong in a main deck'),
  },
  evolve: {
    rule: '6.1.1.3',
    text: says('不是进化卡，不能放入进化牌组', 'is no evolve card'),
  },
};

/** Leaders, evolve cards and tokens are no cards of a main deck, and only evolve cards are of the other. */
function misplaced(deck: DeckList, part: DeckPart, cards: readonly DeckCard[]): DeckProblem[] {
  const { rule: breaks, text } = BELONGS[part];
  return [...new Set(namesIn(deck, part))].flatMap((name) => {
    const card = cardNamed(name, part, cards);
    if (card === null || sortOf(card) === DECK_PARTS[part] || !rule(breaks)) return [];
    return deckProblem(part, breaks, says(`${name}${text.zh}`, `${card.english} ${text.en}`));
  });
}

/** Three of a name, or as many as the card itself says. */
function tooMany(deck: DeckList, part: DeckPart, cards: readonly DeckCard[]): DeckProblem[] {
  return [...counts(namesIn(deck, part))].flatMap(([name, count]) => {
    const { copies = MOST_COPIES, english = name } = cardNamed(name, part, cards) ?? {};
    const most = copies !== MOST_COPIES && rule('6.1.2') ? copies : MOST_COPIES;
    if (count <= most || !rule('6.1.1.4')) return [];
    return deckProblem(
      part,
      most === MOST_COPIES ? '6.1.1.4' : '6.1.2',
      says(
        `${name} 至多 ${most} 张，现在 ${count} 张`,
        `At most ${most} of ${english}; here are ${count}`,
      ),
    );
  });
}

function counts(names: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
