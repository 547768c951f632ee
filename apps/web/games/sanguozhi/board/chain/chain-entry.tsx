import type { PublicItem, PublicTarget } from '@lianhuan/sanguozhi';
import { useBoard } from '../../../../board/board-context.tsx';
import { TableCard } from '../../../../board/cards/card.tsx';
import { isHinted } from '../../../../board/choices.ts';
import { Clamped } from '../../../../board/clamped.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { CardBack } from '../../../../cards/back.tsx';
import { useBook } from '../../../book.ts';
import { useSanguozhiWords } from '../../words.ts';
import { sideOf, useSanguozhiView } from '../sanguozhi-view.ts';

interface ChainEntryProps {
  readonly item: PublicItem;
  readonly isNext: boolean;
}

/** Something in the chain: what it is, whose, and at whom. */
export function ChainEntry({ item, isNext }: ChainEntryProps) {
  const { t, say } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const callOf = useSeatNames();
  const { id, kind, controller, name, words, role, faceDown, targets } = item;
  const what = [
    t(`chain.${kind}`),
    role === null ? '' : t(`role.${role}`),
    faceDown ? t('chain.covered') : '',
  ];
  return (
    <li
      className="chain-entry owned"
      data-item={id}
      data-side={sideOf(seen, controller)}
      data-next={isNext || undefined}
    >
      {isNext && <span className="chain-next">{t('chain.next')}</span>}
      <div className="chain-card">
        <Picture item={item} />
      </div>
      <div className="chain-words">
        <b className="chain-name">{say(name)}</b>
        <span className="chain-whose">
          {t('chain.by', {
            seat: callOf(controller),
            what: what.filter(Boolean).join(' · '),
          })}
        </span>
        {words && <Clamped className="chain-effect">{say(words)}</Clamped>}
        {targets.length > 0 && (
          <span className="chain-targets">
            → <Targets targets={targets} />
          </span>
        )}
        <PickEntry id={id} />
      </div>
    </li>
  );
}

/** The card that lies in the chain; for an effect the face of its source. */
function Picture({ item: { card, definition } }: { readonly item: PublicItem }) {
  const { language } = useSanguozhiWords();
  const { open } = useBoard();
  const seen = useSanguozhiView();
  const { Face } = useBook().cards;
  const placed = card === null ? undefined : seen.find(card);
  if (placed?.zone.name === 'chain') return <TableCard card={placed.card} />;
  const picture = definition === null ? <CardBack /> : <Face id={definition} language={language} />;
  if (card === null || !placed) return picture;
  return (
    <button
      type="button"
      className="chain-source bare"
      onClick={() => open({ kind: 'card', handle: card })}
    >
      {picture}
    </button>
  );
}

function Targets({ targets }: { readonly targets: readonly PublicTarget[] }) {
  const { t, say } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const callOf = useSeatNames();
  const { find } = useBook().cards;
  const nameOfTarget = (target: PublicTarget): string => {
    switch (target.kind) {
      case 'seat':
        return callOf(target.seat);
      case 'item': {
        const item = seen.state.chain.find(({ id }) => id === target.item);
        return item ? say(item.name) : '—';
      }
      case 'card': {
        const definition = seen.find(target.card)?.card.definition;
        const info = definition === undefined ? undefined : find(definition);
        return info ? say(info.name) : t('chain.hidden');
      }
    }
  };
  return targets.map(nameOfTarget).join(t('board.and'));
}

/** Where something in the chain is to be picked. */
function PickEntry({ id }: { readonly id: number }) {
  const { t, say } = useSanguozhiWords();
  const { choices, hint, pick } = useBoard();
  const choice = choices.all.find(
    ({ option }) => option.verb === 'target-item' && option.amount === id,
  );
  if (!choice) return null;
  return (
    <button
      type="button"
      className="button chain-pick"
      data-hinted={isHinted(choice, hint) || undefined}
      aria-label={say(choice.option.label)}
      onClick={() => pick(choice)}
    >
      {t('chain.pick')}
    </button>
  );
}
