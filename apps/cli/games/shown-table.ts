import type { CardView, Handle, Language, Text, View } from '@lianhuan/kernel';
import { seatLetter } from './seat-letter.ts';

/** A table as one seat sees it, and the language in which it is shown. */
export interface ShownTable<State = unknown, ZoneName extends string = string> {
  readonly view: View;
  readonly state: State;
  readonly language: Language;
  /** The cards of a player's zone, if this seat may look. */
  cards(seat: number, zone: ZoneName): readonly CardView[];
  /** How many cards lie in a player's zone, looked at or not. */
  count(seat: number, zone: ZoneName): number;
  /** The card with this handle, wherever it lies. */
  find(handle: Handle | null): CardView | undefined;
}

export function shownTable<State, ZoneName extends string>(
  view: View,
  language: Language,
): ShownTable<State, ZoneName> {
  const zoneOf = (seat: number, name: ZoneName) =>
    view.zones.find((zone) => zone.name === name && zone.owner === seat);
  return {
    view,
    state: view.state as State,
    language,
    cards: (seat, zone) => zoneOf(seat, zone)?.cards ?? [],
    count: (seat, zone) => zoneOf(seat, zone)?.count ?? 0,
    find: (handle) =>
      view.zones.flatMap(({ cards }) => cards ?? []).find((card) => card.handle === handle),
  };
}

export const say = (zh: string, en: string): Text => ({ zh, en });

/** `── 第 3 回合 · A 的回合 ──`: what there is nothing to say of is left out. */
export function headline(parts: readonly (Text | null)[], language: Language): string {
  return `── ${parts.flatMap((part) => part?.[language] ?? []).join(' · ')} ──`;
}

/** The letter of a seat, and whether it is the reader's own. */
export function playerName({ view, language }: ShownTable, seat: number): string {
  return seatLetter(seat) + (seat === view.seat ? say('（你）', ' (you)')[language] : '');
}

/** Names in a row; a dash for none. */
export function listed(names: readonly string[], language: Language): string {
  return names.join(language === 'zh' ? '、' : ', ') || '—';
}

/** A card in play: its name and numbers, and in brackets what else is to be said of it. */
export function cardInPlay(nameAndNumbers: string, marks: readonly string[], language: Language) {
  if (marks.length === 0) return nameAndNumbers;
  const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')'];
  return nameAndNumbers + open + marks.join(language === 'zh' ? '，' : ', ') + close;
}
