import './flights.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Snapshot } from '../../engine/protocol.ts';
import { mayMove } from './may-move.ts';

/** How long a card is under way, in milliseconds. */
const FLIGHT = 320;

type Places = ReadonlyMap<string, DOMRect>;
const NOWHERE: Places = new Map();

/**
 * Lets cards fly from where they lay to where they lie: by their handles, and where a card had none
 * (it came out of a hidden zone) from the place of that zone.
 */
export function useFlights(table: RefObject<HTMLElement | null>, snapshot: Snapshot): void {
  const before = useRef<Places>(NOWHERE);
  const shown = useRef<Snapshot | null>(null);
  useLayoutEffect(() => {
    if (!table.current || shown.current === snapshot) return;
    // To ask where things are makes the page lay itself out, which takes its time.
    const places = mayMove() ? placesIn(table.current) : NOWHERE;
    const stepped = shown.current !== null && snapshot.answers === shown.current.answers + 1;
    if (stepped) fly(table.current, before.current, places, snapshot);
    before.current = places;
    shown.current = snapshot;
  });
}

function placesIn(table: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-handle], [data-zone]')) {
    places.set(keyOf(element), element.getBoundingClientRect());
  }
  return places;
}

function keyOf({ dataset: { handle, zone } }: HTMLElement): string {
  return handle === undefined ? `zone ${zone}` : `card ${handle}`;
}

function fly(table: HTMLElement, before: Places, now: Places, { moves }: Snapshot): void {
  const origins = new Map(moves.map(({ card, from }) => [`card ${card}`, `zone ${from}`]));
  for (const element of table.querySelectorAll<HTMLElement>('[data-handle]')) {
    const key = keyOf(element);
    const from = before.get(key) ?? before.get(origins.get(key) ?? '');
    const to = now.get(key);
    if (!from || !to || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
    travel(element, from, to);
  }
}

/** Only the transform is animated: a browser moves what it has drawn, and need not draw it anew at every frame. */
function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const shrink = to.width > 0 ? Math.min(1, from.width / to.width) : 1;
  // It shrinks towards its middle, which lies that much further than the corner it comes from.
  const x = from.x - to.x - (to.width * (1 - shrink)) / 2;
  const y = from.y - to.y - (to.height * (1 - shrink)) / 2;
  const flight = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${shrink})` }, { transform: 'none' }],
    { duration: FLIGHT, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  element.dataset.flying = '';
  const land = () => {
    // Unless it has set out again meanwhile.
    if (element.getAnimations().length === 0) delete element.dataset.flying;
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
