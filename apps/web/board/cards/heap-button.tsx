import type { ZoneView } from '@lianhuan/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';

interface HeapButtonProps {
  readonly className: string;
  readonly zone: ZoneView;
  /** What is to be seen; readers are told its name and count. */
  readonly children: ReactNode;
}

/** A heap that opens to be looked through, and is lit where a card in it can be used. */
export function HeapButton({ className, zone, children }: HeapButtonProps) {
  const { t } = useWords();
  const { choices, open } = useBoard();
  const usable = zone.cards?.some(({ handle }) => choices.byCard.has(handle)) ?? false;
  return (
    <button
      type="button"
      className={className}
      data-zone={zone.id}
      data-usable={usable || undefined}
      onClick={() => open({ kind: 'zone', id: zone.id })}
    >
      {children}
      {usable && <span className="seen-by-readers">{t('board.usable')}</span>}
    </button>
  );
}
