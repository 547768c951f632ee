import type { ReactNode } from 'react';

interface WishNoteProps {
  /** What is asked, and by whom. */
  readonly children: ReactNode;
  /** Whoever looks may say something to it. */
  readonly asks: boolean;
  readonly yes: string;
  readonly no: string;
  onSay(agrees: 'yes' | 'no'): void;
}

/** What a player asks of the others, with the buttons of those who have a say. */
export function WishNote({ children, asks, yes, no, onSay }: WishNoteProps) {
  return (
    <div className="other-windows" role={asks ? 'alert' : 'status'}>
      {children}
      {asks && (
        <>
          <button type="button" className="button button-primary" onClick={() => onSay('yes')}>
            {yes}
          </button>
          <button type="button" className="button" onClick={() => onSay('no')}>
            {no}
          </button>
        </>
      )}
    </div>
  );
}
