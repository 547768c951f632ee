import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';

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
