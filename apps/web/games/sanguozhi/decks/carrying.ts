import type { DragEvent } from 'react';
import { PARTS, type Part } from './deck-edit.ts';

/** A card on its way by mouse: out of a part of the deck, or from among all cards. */
export interface Carried {
  readonly name: string;
  readonly from: Part | null;
}

const TYPE = 'application/x-lianhuan-card';

export function carry({ dataTransfer }: DragEvent, carried: Carried): void {
  dataTransfer.setData(TYPE, JSON.stringify(carried));
  dataTransfer.setData('text/plain', carried.name);
  dataTransfer.effectAllowed = 'copyMove';
}

/** What makes an element take cards: spread it. */
export function takes(put: (carried: Carried) => void) {
  return {
    onDragOver(event: DragEvent): void {
      if (event.dataTransfer.types.includes(TYPE)) event.preventDefault();
    },
    onDrop(event: DragEvent): void {
      const carried = read(event.dataTransfer.getData(TYPE));
      if (!carried) return;
      event.preventDefault();
      event.stopPropagation();
      put(carried);
    },
  };
}

/** Another window may carry something of another build. */
function read(data: string): Carried | null {
  try {
    const { name, from } = JSON.parse(data) as Record<keyof Carried, unknown>;
    const part = PARTS.find((one) => one === from) ?? null;
    return typeof name === 'string' ? { name, from: part } : null;
  } catch {
    return null;
  }
}
