import './curves.css';
import type { CSSProperties } from 'react';
import type { Lists } from '../../../decks/deck-edit.ts';
import { useDecks } from '../../../decks/deck-kit.ts';
import { type Bar, BarCurve } from '../../../decks/deck-view/bar-curve.tsx';
import type { SanguozhiCard } from '../card/library.ts';
import { CORPS_NAMES, CORPS_SIGNS } from '../card/names.ts';
import { corpsBalance, MOST_NEEDS, needsCurve } from './curve.ts';
import { useCurveWords } from './words.ts';

/** How many generals need how many 兵权, and what the deck gives of each 兵种. */
export function Curves({ lists: { main = [] } }: { readonly lists: Lists }) {
  const { t } = useCurveWords();
  const { cardNamed } = useDecks();
  const cards = main.flatMap(
    (name) => (cardNamed(name, 'main') as SanguozhiCard | undefined) ?? [],
  );
  const bars = needsCurve(cards).map((count, place): Bar => {
    const needs = place === MOST_NEEDS ? `${place}+` : `${place}`;
    return { name: needs, count, spoken: t('curve.needs.bar', { needs, count }) };
  });
  return (
    <>
      <BarCurve title={t('curve.needs')} bars={bars} />
      <CorpsBalance cards={cards} />
    </>
  );
}

/** What the deck gives of each 兵种, beside how many generals ask for it. */
function CorpsBalance({ cards }: { readonly cards: readonly SanguozhiCard[] }) {
  const { t, say, language } = useCurveWords();
  const balance = corpsBalance(cards);
  const most = Math.max(1, ...balance.map(({ given }) => given));
  return (
    <figure className="curve">
      <figcaption>{t('curve.corps')}</figcaption>
      <ul className="corps-bars">
        {balance.map(({ corps, given, asking }) => (
          <li key={corps} style={{ '--part': given / most } as CSSProperties}>
            <span className="seen-by-readers">
              {t('curve.corps.bar', { corps: say(CORPS_NAMES[corps]), given, asking })}
            </span>
            <span className="corps" data-corps={corps} aria-hidden="true">
              {CORPS_SIGNS[corps][language]}
            </span>
            <i aria-hidden="true" />
            <b aria-hidden="true">
              {given} / {asking}
            </b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
