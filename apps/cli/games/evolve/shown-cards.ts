import { glossaryOf } from '@lianhuan/cardtext';
import { COUNTERS, type EvolvePublicState, library, type ZoneName } from '@lianhuan/evolve';
import type { CardView, Handle, Language, Text } from '@lianhuan/kernel';
import { printedOn } from '../card-parts.ts';
import { cardInPlay, type ShownTable, say } from '../shown-table.ts';

export type ShownEvolve = ShownTable<EvolvePublicState, ZoneName>;

/** The name of what is printed on a card. */
export function nameOf(
  { view, language }: ShownEvolve,
  { definition }: Pick<CardView, 'definition'>,
): string {
  const card = printedOn(library(), view, definition);
  if (!card) return '?';
  return language === 'zh' ? card.name : card.english;
}

/** The name of the card with this handle, wherever it lies. */
export function nameOfHandle(table: ShownEvolve, handle: Handle | null): string {
  const card = table.find(handle);
  return card ? nameOf(table, card) : '—';
}

/** A card on the field: its name, its numbers, how it stands, what lies on it. */
export function fieldCard(table: ShownEvolve, card: CardView): string {
  const { language } = table;
  const { attack, life, damage = 0 } = card.values;
  const numbers = attack === undefined ? '' : ` ${attack}/${life}`;
  const here = table.state.standing[card.handle];
  const marks = [
    card.tapped ? say('横置', 'tapped') : null,
    isEvolved(table, card) ? say('已进化', 'evolved') : null,
    here?.fresh ? say('新进场', 'new') : null,
    damage > 0 ? say(`伤害 ${damage}`, `damage ${damage}`) : null,
  ].flatMap((mark) => mark?.[language] ?? []);
  const counters = counterMarks(table, card, language);
  return cardInPlay(nameOf(table, card) + numbers, [...marks, ...counters], language);
}

function isEvolved({ view }: ShownEvolve, { handle }: CardView): boolean {
  return view.zones.some(
    ({ name, cards }) => name === 'evolved' && cards?.some(({ host }) => host === handle),
  );
}

/** 指示物 by name; damage stands with the numbers. */
function counterMarks(
  { state }: ShownEvolve,
  { counters }: CardView,
  language: Language,
): string[] {
  const added = glossaryOf(state.addedCards);
  const known: Readonly<Record<string, Text>> = COUNTERS;
  return Object.entries(counters ?? {}).flatMap(([counter, count]) => {
    if (count <= 0 || !counter.endsWith('指示物')) return [];
    const name = known[counter] ?? { zh: counter, en: added[counter] ?? counter };
    return [`${name[language]} ${count}`];
  });
}
