import type { CardView, Handle, Language, Text, View, ZoneView } from '@lianhuan/kernel';
import {
  type CardDefinition,
  library,
  type SanguozhiPublicState,
  type ZoneName,
} from '@lianhuan/sanguozhi';

/** Who looks at the table, and in which language it is told. */
export interface Eyes {
  readonly view: View;
  readonly state: SanguozhiPublicState;
  readonly language: Language;
}

const say = (zh: string, en: string): Text => ({ zh, en });

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

function definitionOf({ definition }: CardView): CardDefinition | undefined {
  return library().find(({ id }) => id === definition);
}

/** The name of a card; of one that lies face down before this seat, only that it does. */
export function nameOf(card: CardView, language: Language): string {
  const definition = definitionOf(card);
  if (!definition) return say('盖放的卡', 'a face-down card')[language];
  return language === 'zh' ? definition.name : definition.english;
}

/** The name of the card with this handle, wherever it lies. */
export function nameOfHandle({ view, language }: Eyes, handle: Handle): string {
  for (const { cards } of view.zones) {
    const card = cards?.find((one) => one.handle === handle);
    if (card) return nameOf(card, language);
  }
  return '?';
}

/** A card in play: its name, its numbers, how it lies, what it bears. */
export function standing(eyes: Eyes, card: CardView): string {
  const { language } = eyes;
  const { attack, life, wit, damage = 0 } = card.values;
  const numbers =
    attack === undefined ? '' : ` ${[attack, life, wit].filter((n) => n !== undefined).join('/')}`;
  const marks = [
    card.tapped ? say('横置', 'tapped') : null,
    card.faceDown && card.definition !== '' ? say('盖放', 'face down') : null,
    damage > 0 ? say(`伤害 ${damage}`, `damage ${damage}`) : null,
    isInFormation(eyes, card.handle) ? say('阵型中', 'in formation') : null,
  ].flatMap((mark) => mark?.[language] ?? []);
  const borne = cardsIn(eyes, card.controller, 'treasures')
    .filter(({ host }) => host === card.handle)
    .map((treasure) => nameOf(treasure, language));
  const told = [...marks, ...borne.map((name) => `+${name}`)];
  const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')'];
  const comma = language === 'zh' ? '，' : ', ';
  return (
    nameOf(card, language) + numbers + (told.length > 0 ? open + told.join(comma) + close : '')
  );
}

function isInFormation({ state }: Eyes, handle: Handle): boolean {
  return state.players.some(({ formation }) => formation?.members.includes(handle));
}
