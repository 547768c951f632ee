import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';

/** Deletes something for good; asks once more, in place. */
export function DeleteButton({ onDelete }: { onDelete(): void }) {
  const { t } = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={asked ? 'button button-primary' : 'button button-quiet'}
      onBlur={() => setAsked(false)}
      onClick={asked ? onDelete : () => setAsked(true)}
    >
      {t(asked ? 'saves.delete.sure' : 'saves.delete')}
    </button>
  );
}
