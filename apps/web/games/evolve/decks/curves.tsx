import type { CardKind } from '@lianhuan/evolve';
import { countIn, type Lists } from '../../../decks/deck-edit.ts';
import { useDecks } from '../../../decks/deck-kit.ts';
import { type Bar, BarCurve } from '../../../decks/deck-view/bar-curve.tsx';
import type { EvolveCard } from '../card/library.ts';
import { TERMS } from '../card/names.ts';
import { useEvolveWords } from '../words.ts';

/** Costs from here on stand together. */
const MOST_COST = 8;
const KINDS = ['follower', 'spell', 'amulet'] as const satisfies readonly CardKind[];

/** How many cards of the main deck have which cost, and are of which kind. */
export function Curves({ lists }: { readonly lists: Lists }) {
  const { t, say } = useEvolveWords();
  const cards = useDecks().cards as readonly EvolveCard[];
  const countWhere = (is: (card: EvolveCard) => boolean) =>
    cards.reduce((sum, card) => (is(card) ? sum + countIn(lists, card.name.zh, ['main']) : sum), 0);
  const costs = Array.from({ length: MOST_COST + 1 }, (_, cost): Bar => {
    const name = cost === MOST_COST ? `${cost}+` : `${cost}`;
    const count = countWhere(
      (card) => isCommon(card) && Math.min(card.cost ?? 0, MOST_COST) === cost,
    );
    return { name, count, spoken: t('curve.cost.bar', { cost: name, count }) };
  });
  const kinds = KINDS.map((kind): Bar => {
    const name = say(TERMS.kinds[kind]);
    const count = countWhere((card) => card.kind === kind);
    return { name, count, spoken: t('curve.kind.bar', { kind: name, count }) };
  });
  return (
    <>
      <BarCurve title={t('card.cost')} bars={costs} />
      <BarCurve title={t('curve.kind')} bars={kinds} />
    </>
  );
}

function isCommon({ kind }: EvolveCard): boolean {
  return (KINDS as readonly string[]).includes(kind);
}
