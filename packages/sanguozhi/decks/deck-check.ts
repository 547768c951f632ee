import { noSuchCard } from '@lianhuan/cardtext';
import type { Problem, Text } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { obeys, type RuleId, rule } from '../rules.ts';
import type { DeckList } from './deck-writing.ts';

/** What the rules ask of a deck (100.2–100.5, 403.1). */

export const LEAST_MAIN = 50;
export const MOST_SIDE = 15;
export const MOST_EVENTS = 10;

/** Something that keeps a deck from being played, and by which rule. */
export interface DeckProblem extends Problem {
  /** Null for a card that does not exist. */
  readonly rule: RuleId | null;
}

/** What of a card matters to a deck that holds it. */
export type DeckCard = Pick<CardDefinition, 'name' | 'english' | 'kind' | 'limit'>;

const says = (zh: string, en: string): Text => ({ zh, en });

function problem(at: string, breaks: RuleId | null, text: Text): DeckProblem {
  return { at, text, rule: breaks };
}

type Part = keyof DeckList;
const PARTS = ['main', 'side', 'events'] as const satisfies readonly Part[];

/**
 * All that is wrong with a deck; nothing for one that may be played.
 * @param cards all there are
 */
export function checkDeck(deck: DeckList, cards: readonly DeckCard[]): readonly DeckProblem[] {
  const known = new Map(cards.map((card) => [card.name, card]));
  return [
    ...unknown(deck, known),
    ...sizes(deck, known),
    ...misplaced(deck, known),
    ...tooMany(deck, known),
  ];
}

type Known = ReadonlyMap<string, DeckCard>;

function unknown(deck: DeckList, known: Known): DeckProblem[] {
  return eachPart((part) =>
    [...new Set(deck[part])].flatMap((name) => {
      if (known.has(name)) return [];
      return problem(part, null, noSuchCard(name, known.keys()));
    }),
  );
}

function sizes({ main, side, events }: DeckList, known: Known): DeckProblem[] {
  const found: DeckProblem[] = [];
  // 事件 do not count (100.5).
  const counted = main.filter((name) => !isEvent(name, known) || !rule('100.5')).length;
  if (counted < LEAST_MAIN && rule('100.2a')) {
    found.push(
      problem(
        'main',
        '100.2a',
        says(
          `主卡卡组至少 ${LEAST_MAIN} 张，现在 ${counted} 张`,
          `A main deck has at least ${LEAST_MAIN} cards; this one has ${counted}`,
        ),
      ),
    );
  }
  // However many there are more.
  rule('100.4');
  if (side.length > MOST_SIDE && rule('100.3') && rule('100.3a')) {
    found.push(
      problem(
        'side',
        '100.3a',
        says(
          `备卡卡组至多 ${MOST_SIDE} 张，现在 ${side.length} 张`,
          `A side deck has at most ${MOST_SIDE} cards; this one has ${side.length}`,
        ),
      ),
    );
  }
  if (events.length > MOST_EVENTS && rule('100.5a') && rule('207.2')) {
    found.push(
      problem(
        'events',
        '100.5a',
        says(
          `事件至多 ${MOST_EVENTS} 张，现在 ${events.length} 张`,
          `There are at most ${MOST_EVENTS} events; here are ${events.length}`,
        ),
      ),
    );
  }
  return found;
}

function isEvent(name: string, known: Known): boolean {
  return known.get(name)?.kind === 'event';
}

/** 事件 lie apart, and none is in the side deck (100.5, 100.5a). */
function misplaced(deck: DeckList, known: Known): DeckProblem[] {
  return eachPart((part) =>
    deck[part].flatMap((name) => {
      const card = known.get(name);
      const breaks = part === 'side' ? '100.5a' : '100.5';
      const belongs = card === undefined || (card.kind === 'event') === (part === 'events');
      if (belongs || !rule(breaks)) return [];
      const text =
        part === 'events'
          ? says(`${name} 不是事件`, `${card.english} is no event`)
          : part === 'side'
            ? says(`备卡卡组里不能有事件 ${name}`, `No event (${card.english}) in a side deck`)
            : says(
                `事件 ${name} 不算主卡，要放在事件（events）里`,
                `The event ${card.english} is no main card; it belongs in events`,
              );
      return problem(part, breaks, text);
    }),
  );
}

/** One of each name, or as many as its 构筑数量限制符号 says, in main and side deck together. */
function tooMany({ main, side, events }: DeckList, known: Known): DeckProblem[] {
  const found: DeckProblem[] = [];
  for (const [name, count] of counts([...main, ...side])) {
    const { limit = 0, english = name, kind } = known.get(name) ?? {};
    // 兵权 have no name by which they could be the same (402.2a); only a printed limit binds them.
    if (kind === 'troop' && limit === 0 && rule('402.2a')) continue;
    const most = limit > 0 ? limit : 1;
    if (count <= most || !obeys('100.2a', '402.2', limit > 0 ? '403.1' : '100.2a')) continue;
    const at = main.includes(name) ? 'main' : 'side';
    found.push(
      problem(
        at,
        limit > 0 ? '403.1' : '100.2a',
        says(
          `${name} 至多 ${most} 张（主卡与备卡合计），现在 ${count} 张`,
          `At most ${most} of ${english}, main and side deck together; here are ${count}`,
        ),
      ),
    );
  }
  for (const [name, count] of counts(events)) {
    if (count < 2 || !rule('100.5b')) continue;
    found.push(
      problem(
        'events',
        '100.5b',
        says(
          `事件 ${name} 只能有 1 张`,
          `Only one of the event ${known.get(name)?.english ?? name}`,
        ),
      ),
    );
  }
  return found;
}

function counts(names: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

function eachPart(look: (part: Part) => readonly DeckProblem[]): DeckProblem[] {
  return PARTS.flatMap(look);
}
