import './dialog.css';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
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

interface DialogButtonProps {
  readonly className: string;
  /** What stands on the button. */
  readonly face: ReactNode;
  /** What the button is called where its face is a picture. */
  readonly name?: string;
  /** What the sheet is called. */
  readonly title: string;
  /** What stands on the sheet is made anew each time, and only while the sheet is open. */
  readonly anew?: true;
  readonly children: ReactNode;
}

/** A button that opens a sheet. */
export function DialogButton(props: DialogButtonProps) {
  const { className, face, name, title, anew, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        title={name}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {face}
      </button>
      <Dialog ref={dialog} title={title} onClose={() => setOpen(false)}>
        {(isOpen || !anew) && children}
      </Dialog>
    </>
  );
}
