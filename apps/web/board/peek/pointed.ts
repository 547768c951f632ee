import { useEffect, useRef, useState } from 'react';

/** How long a mouse rests before it has pointed, and a finger before it asks to read: milliseconds. */
const REST = 300;
const LONG_PRESS = 450;
/** How far a finger may slip meanwhile, in pixels. */
const SLIP = 12;

/** Something that is pointed at or focused. */
export interface Pointed {
  readonly element: HTMLElement;
  /** Counts what was pointed at. */
  readonly at: number;
}

/**
 * What names a card and is pointed at with the mouse, or focused by the keyboard.
 * @param moment whatever was pointed at before the moment is over
 * @param read called with what a finger rested on; the tap that ends it does nothing else
 */
export function usePointed(moment: number, read: (element: HTMLElement) => void): Pointed | null {
  const [pointed, point] = useState<Pointed | null>(null);
  const reader = useRef(read);
  reader.current = read;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let at = 0;
    const show = (element: HTMLElement | null) => point(element && { element, at: ++at });
    watchMouse(show, signal);
    watchFocus(show, signal);
    watchFinger(show, (element) => reader.current(element), signal);
    return () => stop.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table has changed under the pointer
  useEffect(() => point(null), [moment]);
  return pointed;
}

type Show = (element: HTMLElement | null) => void;

function readableAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  // A face within a card of the table is that card's.
  return target.closest<HTMLElement>('[data-handle]') ?? target.closest('[data-reads]');
}

function watchMouse(show: Show, signal: AbortSignal): void {
  let timer = 0;
  let over: HTMLElement | null = null;
  const leave = () => {
    clearTimeout(timer);
    if (over) show(null);
    over = null;
  };
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const element = pointerType === 'mouse' ? readableAt(target) : null;
      if (element === over) return;
      leave();
      over = element;
      if (element) timer = setTimeout(() => show(element), REST) as unknown as number;
    },
    { signal },
  );
  for (const type of ['pointerdown', 'scroll', 'wheel'] as const) {
    addEventListener(type, leave, { signal, capture: true, passive: true });
  }
  addEventListener('keydown', ({ key }) => key === 'Escape' && show(null), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Only where the focus is shown: a click has pointed already. */
function watchFocus(show: Show, signal: AbortSignal): void {
  addEventListener(
    'focusin',
    ({ target }) => {
      const element = readableAt(target);
      if (element && target instanceof Element && target.matches(':focus-visible')) show(element);
    },
    { signal },
  );
  addEventListener('focusout', () => show(null), { signal });
}

/** A finger that rests on a card shows it, and once it is lifted the card opens to be read. */
function watchFinger(show: Show, read: (element: HTMLElement) => void, signal: AbortSignal): void {
  let resting: Resting | null = null;
  const forget = () => {
    clearTimeout(resting?.timer);
    resting = null;
  };
  const on = <Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    type: Type,
    hear: (event: PointerEvent) => void,
  ) => addEventListener(type, hear, { signal, capture: true });

  on('pointerdown', (event) => {
    forget();
    const element = event.pointerType === 'touch' ? readableAt(event.target) : null;
    if (!element) return;
    const timer = setTimeout(() => show(element), LONG_PRESS) as unknown as number;
    resting = { element, x: event.clientX, y: event.clientY, since: event.timeStamp, timer };
  });
  on('pointermove', ({ clientX, clientY, timeStamp }) => {
    if (!resting || isLong(resting, timeStamp)) return;
    if (Math.hypot(clientX - resting.x, clientY - resting.y) > SLIP) forget();
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    on(type, ({ timeStamp }) => {
      const element = resting && isLong(resting, timeStamp) ? resting.element : null;
      forget();
      if (!element) return;
      if (type === 'pointerup') swallowTap(signal);
      show(null);
      read(element);
    });
  }
  // What a browser offers for a long press would cover the card.
  addEventListener(
    'contextmenu',
    (event) => {
      if (readableAt(event.target) && matchMedia('(pointer: coarse)').matches)
        event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener('abort', forget);
}

/** A finger that was put down on a card. */
interface Resting {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** When it was put down, in milliseconds, by the clock of the events. */
  readonly since: number;
  /** Shows the card. */
  readonly timer: number;
}

/** By when the events happened: a page that was busy hears of them late, and its timers come later still. */
function isLong({ since }: Resting, now: number): boolean {
  return now - since >= LONG_PRESS;
}

/** A click of the finger that was just lifted does nothing; the keyboard’s clicks do. */
function swallowTap(signal: AbortSignal): void {
  const over = new AbortController();
  const until = { capture: true, signal: AbortSignal.any([signal, over.signal]) };
  addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      over.abort();
    },
    until,
  );
  addEventListener('pointerdown', () => over.abort(), until);
}
