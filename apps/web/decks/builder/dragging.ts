import type { DragEvent } from 'react';

/** A card on its way by mouse. */
export interface DraggedCard {
  readonly name: string;
  /** The part of the deck it comes out of; null for one from among all cards. */
  readonly from: string | null;
  /** The id of the card, if there is such a card. */
  readonly card: string | null;
}

const TYPE = 'application/x-lianhuan-card';

export function startDrag({ dataTransfer }: DragEvent, dragged: DraggedCard): void {
  dataTransfer.setData(TYPE, JSON.stringify(dragged));
  dataTransfer.setData('text/plain', dragged.name);
  dataTransfer.effectAllowed = 'copyMove';
}

/** Handlers that make an element take cards that are dropped on it: spread them into the element. */
export function dropTarget(put: (dragged: DraggedCard) => void) {
  return {
    onDragOver(event: DragEvent): void {
      if (event.dataTransfer.types.includes(TYPE)) event.preventDefault();
    },
    onDrop(event: DragEvent): void {
      const dragged = read(event.dataTransfer.getData(TYPE));
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      put(dragged);
    },
  };
}

/** Reads what was dropped; null for data of another build, which another window may have given. */
function read(data: string): DraggedCard | null {
  try {
    const { name, from, card } = JSON.parse(data) as Record<keyof DraggedCard, unknown>;
    const known = (one: unknown) => (typeof one === 'string' ? one : null);
    return typeof name === 'string' ? { name, from: known(from), card: known(card) } : null;
  } catch {
    return null;
  }
}
