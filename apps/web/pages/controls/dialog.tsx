import './dialog.css';
import { type ReactNode, type Ref, useId } from 'react';
import { useWords } from '../../i18n/index.ts';

interface DialogProps {
  /** Opened by its `showModal()`. */
  readonly ref: Ref<HTMLDialogElement>;
  readonly title: string;
  readonly children: ReactNode;
  onClose?(): void;
}

/** A sheet over the page, closed by its button, by Escape, or by a click beside it. */
export function Dialog({ ref, title, children, onClose }: DialogProps) {
  const { t } = useWords();
  const heading = useId();
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={heading} closedby="any" onClose={onClose}>
      <div className="dialog-sheet">
        <form method="dialog" className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button className="icon-button" type="submit" aria-label={t('app.close')}>
            ×
          </button>
        </form>
        <div className="sheet-body">{children}</div>
      </div>
    </dialog>
  );
}
