import {
  type CardDefinition,
  COUNTERS,
  type EvolvePublicState,
  library,
  type ZoneName,
} from '@lianhuan/evolve';
import type { CardView, Handle, Language, Text, View, ZoneView } from '@lianhuan/kernel';

/** Who looks at the table, and in which language it is told. */
export interface Eyes {
  readonly view: View;
  readonly state: EvolvePublicState;
  readonly language: Language;
}

export const say = (zh: string, en: string): Text => ({ zh, en });

function zoneOf({ view }: Eyes, seat: number, name: ZoneName): ZoneView | undefined {
  return view.zones.find((zone) => zone.name === name && zone.owner === seat);
}

/** The cards of a player's zone, if this seat may look. */
export function cardsIn(eyes: Eyes, seat: number, name: ZoneName): readonly CardView[] {
  return zoneOf(eyes, seat, name)?.cards ?? [];
}

/** How many cards lie there, looked at or not. */
export function countIn(eyes: Eyes, seat: number, name: ZoneName): number {
  return zoneOf(eyes, seat, name)?.count ?? 0;
}

function definitionOf(id: string): CardDefinition | undefined {
  return library().find((card) => card.id === id);
}

/** The name of what is printed on a card. */
export function nameOf({ definition }: Pick<CardView, 'definition'>, language: Language): string {
  const card = definitionOf(definition);
  if (!card) return '?';
  return language === 'zh' ? card.name : card.english;
}

/** The name of the card with this handle, wherever it lies. */
export function nameOfHandle({ view, language }: Eyes, handle: Handle | null): string {
  for (const { cards } of view.zones) {
    const card = cards?.find((one) => one.handle === handle);
    if (card) return nameOf(card, language);
  }
  return '—';
}

/** A card on the field: its name, its numbers, how it stands, what lies on it. */
export function standing(eyes: Eyes, card: CardView): string {
  const { language } = eyes;
  const { attack, life, damage = 0 } = card.values;
  const numbers = attack === undefined ? '' : ` ${attack}/${life}`;
  const here = eyes.state.standing[card.handle];
  const told = [
    ...[
      card.tapped ? say('横置', 'tapped') : null,
      isEvolved(eyes, card) ? say('已进化', 'evolved') : null,
      here?.fresh ? say('新进场', 'new') : null,
      damage > 0 ? say(`伤害 ${damage}`, `damage ${damage}`) : null,
    ].flatMap((mark) => mark?.[language] ?? []),
    ...counterMarks(card, language),
  ];
  const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')'];
  const comma = language === 'zh' ? '，' : ', ';
  return (
    nameOf(card, language) + numbers + (told.length > 0 ? open + told.join(comma) + close : '')
  );
}

function isEvolved({ view }: Eyes, { handle }: CardView): boolean {
  return view.zones.some(
    ({ name, cards }) => name === 'evolved' && cards?.some(({ host }) => host === handle),
  );
}

/** 指示物 by name; damage is told with the numbers. */
function counterMarks({ counters }: CardView, language: Language): string[] {
  return Object.entries(COUNTERS).flatMap(([counter, name]) => {
    const count = counters?.[counter] ?? 0;
    return count > 0 ? [`${name[language]} ${count}`] : [];
  });
}
