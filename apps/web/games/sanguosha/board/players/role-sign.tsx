import './role-sign.css';
import { type Seat, UNSEEN } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { useBook } from '../../../book.ts';
import { useSanguoshaWords } from '../../words.ts';
import { useSanguoshaView } from '../sanguosha-view.ts';

/** The role of a seat as far as the one who looks may know it: one character on a seal, in English the word, which opens. */
export function RoleSign({ seat }: { readonly seat: Seat }) {
  const { t, say, language } = useSanguoshaWords();
  const { open } = useBoard();
  const { find } = useBook().cards;
  const [card] = useSanguoshaView().of(seat, 'role').cards ?? [];
  if (!card) return null;
  const name = card.definition === UNSEEN ? undefined : find(card.definition)?.name;
  const spoken = name ? say(name) : t('seat.role.hidden');
  return (
    <button
      type="button"
      className="role-sign bare"
      data-role={name ? card.definition : undefined}
      data-hidden={card.faceDown || undefined}
      title={spoken}
      onClick={() => open({ kind: 'card', handle: card.handle })}
    >
      <span aria-hidden="true">
        {name ? (language === 'zh' ? name.zh.slice(0, 1) : name.en) : '?'}
      </span>
      <span className="seen-by-readers">{spoken}</span>
    </button>
  );
}
