import './keys.css';
import { useEffect } from 'react';
import { useAdvice } from '../../analysis/advice.tsx';
import { useGame } from '../../engine/store.ts';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { type Board, useBoard } from '../board-context.tsx';
import { choiceOfKey } from '../choices.ts';

const KEYS: readonly (readonly [key: string, word: WordKey])[] = [
  ['← → ↑ ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['1 – 9', 'keys.numbers'],
  ['I', 'keys.read'],
  ['U', 'keys.undo'],
  ['H', 'keys.hint'],
  ['F', 'keys.hurry'],
  ['L', 'keys.log'],
];

/** The list of keys. */
export function Keys() {
  const { t } = useWords();
  return (
    <dl className="keys">
      {KEYS.map(([key, word]) => (
        <div key={key}>
          <dt>
            <kbd className="key">{key}</kbd>
          </dt>
          <dd>{t(word)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lets the whole table be played from the keyboard. */
export function useKeys(): void {
  const board = useBoard();
  const askHint = useAdvice();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isScrollingLog(event)) return;
      if (act(event.key, board, askHint)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [board, askHint]);
}

/** Whether the player is typing in a field, or a sheet covers the table: then keys do not play. */
function isTyping({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : null;
  return (
    document.querySelector('dialog[open]') !== null || !!element?.closest('input, textarea, select')
  );
}

/** Whether an arrow leads through the log, where the focus is in it. */
function isScrollingLog({ target, key }: KeyboardEvent): boolean {
  const isInLog = target instanceof Element && target.closest('.log') !== null;
  return isInLog && (key === 'ArrowUp' || key === 'ArrowDown');
}

/** Does what a key means; false if it means nothing here. */
function act(key: string, { choices, pick, open, snapshot }: Board, askHint: () => void): boolean {
  const numbered = /^[1-9]$/.test(key) ? choiceOfKey(Number(key), choices) : undefined;
  if (numbered) {
    pick(numbered);
    return true;
  }
  switch (key.toLowerCase()) {
    case 'arrowright':
    case 'arrowdown':
      return focusCard(1);
    case 'arrowleft':
    case 'arrowup':
      return focusCard(-1);
    case 'u':
      if (snapshot.canUndo) useGame.getState().undo();
      return true;
    case 'f':
      useGame.getState().hurry();
      return true;
    case 'h':
      if (choices.all.length > 0) askHint();
      return true;
    case 'i': {
      const handle = document.activeElement?.closest<HTMLElement>('[data-handle]')?.dataset.handle;
      const placed = snapshot.view.zones
        .flatMap(({ cards }) => cards ?? [])
        .find((card) => String(card.handle) === handle);
      if (placed) open({ kind: 'card', handle: placed.handle });
      return placed !== undefined;
    }
    case 'l': {
      const log = document.querySelector<HTMLElement>('.log');
      if (log?.offsetParent) log.focus();
      else open({ kind: 'log' });
      return true;
    }
    case '?':
      open({ kind: 'help' });
      return true;
    default:
      return false;
  }
}

/** Moves on among the cards that can be used; among all cards where none can. */
function focusCard(by: 1 | -1): boolean {
  const legal = [...document.querySelectorAll<HTMLElement>('[data-legal] > .tcard-face')];
  const cards =
    legal.length > 0 ? legal : [...document.querySelectorAll<HTMLElement>('.tcard-face')];
  if (cards.length === 0) return false;
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && by < 0 ? cards.length - 1 : (at + by + cards.length) % cards.length;
  cards[next]?.focus();
  cards[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}
