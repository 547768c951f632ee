import type { Text } from '@lianhuan/kernel';
import { CLASSES } from '../cards/definition.ts';
import { type RuleId, rule } from '../rules.ts';
import { cardNamed, type DeckCard, type DeckPart } from './deck-cards.ts';
import { type DeckProblem, deckProblem, namesIn } from './deck-problem.ts';
import type { DeckList } from './deck-writing.ts';

/** What all cards of a deck have in common (6.1.1.5). */
export type Basis = 'class' | 'theme';

const says = (zh: string, en: string): Text => ({ zh, en });

/** A name that a basis does not allow, and where. */
interface Stranger {
  readonly part: DeckPart;
  readonly card: DeckCard;
}

/** The bases that a deck can go by: with both, its player says which (6.2.1.3). */
export function basesOf(deck: DeckList, cards: readonly DeckCard[]): readonly Basis[] {
  const leader = leaderOf(deck, cards);
  if (leader === null) return [];
  const byClass: Basis[] = strangers(deck, cards, inClass(leader)).length === 0 ? ['class'] : [];
  const byTheme: Basis[] = strangers(deck, cards, inTheme(leader)).length === 0 ? ['theme'] : [];
  return [...byClass, ...byTheme];
}

/** The cards that keep a deck from going by either basis; nothing where its leader is not known. */
export function basisProblems(deck: DeckList, cards: readonly DeckCard[]): DeckProblem[] {
  const leader = leaderOf(deck, cards);
  if (leader === null || basesOf(deck, cards).length > 0 || !rule('6.1.1.5')) return [];
  const ofClass = strangers(deck, cards, inClass(leader));
  const ofTheme = strangers(deck, cards, inTheme(leader));
  // What comes nearer is what was meant.
  return leader.theme !== null && ofTheme.length <= ofClass.length
    ? tell(ofTheme, '6.1.1.5.2', says(`主题不是${leader.theme}`, `has not the leader’s theme`))
    : tell(
        ofClass,
        '6.1.1.5.1',
        says(
          `不属于主战者的职业（${CLASSES[leader.class]}），也不是中立`,
          'is neither of the leader’s class nor neutral',
        ),
      );
}

function leaderOf({ leader }: DeckList, cards: readonly DeckCard[]): DeckCard | null {
  return leader === '' ? null : cardNamed(leader, 'leader', cards);
}

function inClass(leader: DeckCard): (card: DeckCard) => boolean {
  return (card) => card.class === leader.class || card.class === 'neutral' || !rule('6.1.1.5.1');
}

function inTheme({ theme }: DeckCard): (card: DeckCard) => boolean {
  return (card) => theme !== null && card.theme === theme && rule('6.1.1.5.2');
}

/** Each card once that does not go with the leader. */
function strangers(
  deck: DeckList,
  cards: readonly DeckCard[],
  fits: (card: DeckCard) => boolean,
): readonly Stranger[] {
  return (['main', 'evolve'] as const).flatMap((part) =>
    [...new Set(namesIn(deck, part))].flatMap((name) => {
      const card = cardNamed(name, part, cards);
      return card === null || fits(card) ? [] : { part, card };
    }),
  );
}

function tell(found: readonly Stranger[], breaks: RuleId, why: Text): DeckProblem[] {
  return found.map(({ part, card }) =>
    deckProblem(part, breaks, says(`${card.name} ${why.zh}`, `${card.english} ${why.en}`)),
  );
}
