import './note-link.css';
import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';

interface NoteLinkProps {
  /** Where it leads where it is opened elsewhere, in another tab. */
  readonly href: string;
  readonly className: string;
  /** What the note is called; of the link too, where its own words say less. */
  readonly name: string;
  readonly children: ReactNode;
  /** Names the link for readers by `name`, not by its words. */
  readonly named?: boolean;
  /** What stands in the note. @param leave closes it */
  note(leave: () => void): ReactNode;
}

/** A link that opens a note in place, over everything else. */
export function NoteLink({ href, className, name, children, named, note }: NoteLinkProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  function show(event: MouseEvent<HTMLAnchorElement>): void {
    // As with any link: these open it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !box.current) return;
    event.preventDefault();
    event.stopPropagation();
    box.current.showPopover({ source: event.currentTarget });
    box.current.focus();
  }

  return (
    <>
      <a className={className} href={href} aria-label={named ? name : undefined} onClick={show}>
        {children}
      </a>
      <span
        ref={box}
        className="note"
        popover="auto"
        role="dialog"
        aria-label={name}
        tabIndex={-1}
        onToggle={(event) => {
          // A note within it opens and closes by itself.
          if (event.target === event.currentTarget) setOpen(event.newState === 'open');
        }}
      >
        {open && <Suspense fallback={null}>{note(() => box.current?.hidePopover())}</Suspense>}
      </span>
    </>
  );
}
