import './card.css';
import type { CardView } from '@lianhuan/kernel';
import { describeCard } from '../cards/describe.ts';
import { CardFace } from '../cards/face.tsx';
import { cardInfo } from '../engine/library.ts';
import { useWords } from '../i18n/index.ts';
import { useBoard } from './board-context.tsx';
import type { Choice } from './choices.ts';

/** A card on the table: using it takes one click where there is one way to use it. */
export function TableCard({ card }: { readonly card: CardView }) {
  const { t, say, language } = useWords();
  const { choices, hint, open, pick, seen } = useBoard();
  const info = cardInfo(card.definition);
  const ways = choices.byCard.get(card.handle) ?? [];
  const read = () => open({ kind: 'card', handle: card.handle });
  const [only] = ways;
  const use = only && ways.length === 1 && !isTouched() ? () => pick(only) : read;
  return (
    <div
      className="tcard"
      data-handle={card.handle}
      data-legal={ways.length > 0 || undefined}
      data-tapped={card.tapped || undefined}
      data-hinted={ways.some(({ index }) => index === hint) || undefined}
      data-contested={seen.state.contests.some((one) => one.card === card.handle) || undefined}
    >
      <button type="button" className="tcard-face" onClick={use}>
        <span className="seen-by-readers">
          {[...ways.map(labelOf), card.tapped ? t('board.tapped') : ''].filter(Boolean).join(' · ')}{' '}
          {describeCard(info, language, card.values)}
        </span>
        <CardFace card={info} language={language} values={card.values} />
      </button>
      {ways.length > 0 && (
        <button
          type="button"
          className="tcard-read"
          aria-label={t('board.read', { card: say(info.name) })}
          onClick={read}
        >
          i
        </button>
      )}
    </div>
  );

  function labelOf({ option }: Choice): string {
    return say(option.label);
  }
}

/** On a touch screen a card is first read, then used: there is no pointing without touching. */
function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
