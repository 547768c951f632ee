import type { CardName } from './metrics.ts';

interface PrintedCard {
  readonly id: string;
  readonly name: string;
  readonly english: string;
}

/** The cards of a library by their printed names, in games where nobody can get any of them all the time. */
export function cardNames({ library }: { readonly library: readonly PrintedCard[] }): CardName[] {
  return library.map(({ id, name, english }) => ({
    id,
    name: { zh: name, en: english },
    always: false,
  }));
}
