import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@lianhuan/kernel';
import type { Deck } from '@lianhuan/sanguozhi';
import { expect, type Page } from '@playwright/test';
import type { RecordingName } from '../recordings/write.ts';
import { keepGame } from './storage.ts';

/** Where `record-games.ts` leaves the games it played. */
export const RECORDED = join(process.env.LIANHUAN_E2E_FOLDER ?? '', 'recorded.json');

interface Recorded {
  readonly records: Readonly<Record<RecordingName, MatchRecord>>;
  /** The ready decks of 三国智. */
  readonly decks: readonly [Deck, Deck, ...Deck[]];
  /** How many cards 三国智 has. */
  readonly cards: number;
}

/** What was recorded before the tests; not to be had while they are only listed. */
let read: Recorded | null = null;
function all(): Recorded {
  read ??= JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded;
  return read;
}

/** A game that bots played up to a point where the first player is asked. */
export function recorded(name: RecordingName): MatchRecord {
  return all().records[name];
}

/** The ready decks of 三国智. */
export function recordedDecks(): Recorded['decks'] {
  return all().decks;
}

/** How many cards 三国智 has. */
export function recordedCards(): number {
  return all().cards;
}

/** Keeps such a game in this browser, and opens it. */
export async function openRecorded(page: Page, name: RecordingName): Promise<void> {
  await keepGame(page, 'kept', recorded(name));
  await page.goto('/#/play/kept');
  await expect(page.locator('.board')).toBeVisible();
}
