import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';

interface CopyButtonProps {
  /** What it copies. */
  readonly text: string;
  readonly face: string;
  readonly className?: string;
}

/** Copies a text, and says whether that was done. */
export function CopyButton({ text, face, className = 'button' }: CopyButtonProps) {
  const { t } = useWords();
  const [last, setLast] = useState<{ readonly text: string; readonly done: boolean } | null>(null);
  const said = last?.text === text ? t(last.done ? 'copy.done' : 'copy.failed') : '';
  const copy = async () => setLast({ text, done: await copied(text) });
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {said || face}
      </button>
      <span role="status" className="seen-by-readers">
        {said}
      </span>
    </>
  );
}

/** Gives whether it could be copied. */
async function copied(text: string): Promise<boolean> {
  try {
    // Pages of plain http, as in the network of a club, have no clipboard.
    if (!navigator.clipboard) return copiedBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** The browser copies what is selected, in a field that is there for that moment alone. */
function copiedBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'seen-by-readers';
  // Nothing outside of an open dialog can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
