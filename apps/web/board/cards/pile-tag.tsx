import './pile-tag.css';
import type { ZoneView } from '@lianhuan/kernel';
import { useWords } from '../../i18n/index.ts';
import { HeapButton } from './heap-button.tsx';

interface PileTagProps {
  readonly zone: ZoneView;
  readonly name: string;
  /** Whether there is more to see than how many. */
  readonly opens?: boolean;
}

/** A heap in a word: what it is and how many. It opens, and is lit where a card in it can be used. */
export function PileTag({ zone, name, opens = true }: PileTagProps) {
  const { t } = useWords();
  const words = (
    <>
      <span aria-hidden="true">{name}</span>
      <b aria-hidden="true">{zone.count}</b>
      <span className="seen-by-readers">{t('board.count', { zone: name, count: zone.count })}</span>
    </>
  );
  if (!opens) {
    return (
      <span className="pile-tag" data-zone={zone.id}>
        {words}
      </span>
    );
  }
  return (
    <HeapButton className="pile-tag" zone={zone}>
      {words}
    </HeapButton>
  );
}
