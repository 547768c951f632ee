import type { CardView, Handle } from '@lianhuan/kernel';
import { library, type SanguozhiPublicState, type ZoneName } from '@lianhuan/sanguozhi';
import { printedOn } from '../card-parts.ts';
import { cardInPlay, type ShownTable, say } from '../shown-table.ts';

export type ShownSanguozhi = ShownTable<SanguozhiPublicState, ZoneName>;

/** The name of a card; of one that lies face down before this seat, only that it does. */
export function nameOf({ view, language }: ShownSanguozhi, card: CardView): string {
  const definition = printedOn(library(), view, card.definition);
  if (!definition) return say('盖放的卡', 'a face-down card')[language];
  return language === 'zh' ? definition.name : definition.english;
}

/** The name of the card with this handle, wherever it lies. */
export function nameOfHandle(table: ShownSanguozhi, handle: Handle): string {
  const card = table.find(handle);
  return card ? nameOf(table, card) : '?';
}

/** A card on a player's map: its name, its numbers, how it lies, what it bears. */
export function mapCard(table: ShownSanguozhi, card: CardView): string {
  const { language } = table;
  const { attack, life, wit, damage = 0 } = card.values;
  const numbers =
    attack === undefined ? '' : ` ${[attack, life, wit].filter((n) => n !== undefined).join('/')}`;
  const marks = [
    card.tapped ? say('横置', 'tapped') : null,
    card.faceDown && card.definition !== '' ? say('盖放', 'face down') : null,
    damage > 0 ? say(`伤害 ${damage}`, `damage ${damage}`) : null,
    isInFormation(table, card.handle) ? say('阵型中', 'in formation') : null,
  ].flatMap((mark) => mark?.[language] ?? []);
  const treasures = table
    .cards(card.controller, 'treasures')
    .filter(({ host }) => host === card.handle)
    .map((treasure) => `+${nameOf(table, treasure)}`);
  return cardInPlay(nameOf(table, card) + numbers, [...marks, ...treasures], language);
}

function isInFormation({ state }: ShownSanguozhi, handle: Handle): boolean {
  return state.players.some(({ formation }) => formation?.members.includes(handle));
}
