import './card.css';
import { type CardView, UNSEEN } from '@lianhuan/kernel';
import { CardBack } from '../../cards/back.tsx';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { type Choice, isHinted } from '../choices.ts';

interface TableCardProps {
  readonly card: CardView;
  /** What a game wants to be seen of the card's state, for its style sheet. */
  readonly mark?: string | undefined;
  /** Cards that are as good as it, and not shown besides. */
  readonly copies?: readonly CardView[];
}

/** A card on the table: using it takes one click or tap where there is one way to use it (see `Peek` for reading it). */
export function TableCard({ card, mark, copies = [] }: TableCardProps) {
  const { t, say, language } = useWords();
  const { choices, hint, kit, open, pick, seen: table } = useBoard();
  const { Face, describe, find } = useBook().cards;
  const face = kit.faceOf?.(card, table) ?? card.definition;
  const info = find(face);
  const seen = face !== UNSEEN;
  const name = info ? say(info.name) : t('board.unseen');
  const ways = choices.byCard.get(card.handle) ?? [];
  const read = () => open({ kind: 'card', handle: card.handle });
  const alike = [card, ...copies].flatMap(({ handle }) => choices.byCard.get(handle) ?? []);
  const [only] = ways;
  const use = only && ways.length === 1 ? () => pick(only) : read;
  const spoken = [
    ...ways.map(labelOf),
    card.tapped ? t('board.tapped') : '',
    card.faceDown ? t('board.faceDown') : '',
  ];
  return (
    <div
      className="tcard"
      data-handle={card.handle}
      data-legal={ways.length > 0 || undefined}
      data-tapped={card.tapped || undefined}
      data-face-down={card.faceDown || undefined}
      data-hinted={alike.some((choice) => isHinted(choice, hint)) || undefined}
      data-mark={mark}
    >
      <button type="button" className="tcard-face bare" onClick={use}>
        <span className="seen-by-readers">
          {spoken.filter(Boolean).join(' · ')} {seen ? describe(face, language, card.values) : name}
        </span>
        {seen ? <Face id={face} language={language} values={card.values} /> : <CardBack />}
      </button>
      {copies.length > 0 && <b className="copies">×{copies.length + 1}</b>}
      {ways.length > 0 && (
        <button
          type="button"
          className="tcard-read"
          aria-label={t('board.read', { card: name })}
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
