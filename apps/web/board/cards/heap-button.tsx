import type { ZoneView } from '@lianhuan/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { isHinted } from '../choices.ts';

interface HeapButtonProps {
  readonly className: string;
  readonly zone: ZoneView;
  /** What is to be seen; readers are told its name and count. */
  readonly children: ReactNode;
}

/** A heap that opens to be looked through, and is lit where a card in it can be used, or is what a hint says. */
export function HeapButton({ className, zone, children }: HeapButtonProps) {
  const { t } = useWords();
  const { choices, hint, open } = useBoard();
  const uses = (zone.cards ?? []).flatMap(({ handle }) => choices.byCard.get(handle) ?? []);
  const usable = uses.length > 0;
  return (
    <button
      type="button"
      className={className}
      data-zone={zone.id}
      data-usable={usable || undefined}
      data-hinted={uses.some((choice) => isHinted(choice, hint)) || undefined}
      onClick={() => open({ kind: 'zone', id: zone.id })}
    >
      {children}
      {usable && <span className="seen-by-readers">{t('board.usable')}</span>}
    </button>
  );
}
