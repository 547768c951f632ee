import type { Place, WrittenCard } from './card-file.ts';

/** Cards given as plain objects, as a scenario has them; their places are paths. */
export function givenCards(given: readonly unknown[], file: string): readonly WrittenCard[] {
  return given.map((card, index) => {
    const place: Place = {
      file,
      line: index + 1,
      column: 1,
      within: () => ({ line: index + 1, column: 1 }),
    };
    const entries = typeof card === 'object' && card !== null ? Object.entries(card) : [];
    return {
      place,
      fields: new Map(entries.map(([name, value]) => [name, { value, place, nameAt: place }])),
    };
  });
}
