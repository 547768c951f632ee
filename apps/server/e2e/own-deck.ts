import { expect, type Page } from '@playwright/test';
import { recordedDecks } from '../../web/e2e/support/recorded.ts';
import { store } from '../../web/e2e/support/storage.ts';

/** A deck of 三国智 that somebody built, of cards that they wrote. */
interface OwnDeck {
  /** The id of the card: two that meet in a room must differ. */
  readonly id: string;
  /** The name of the general of which it holds fifty: one who plays it draws nothing else. */
  readonly card: string;
  readonly deck: string;
  readonly text?: string;
}

/** Quoted so that YAML takes it as it is. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A file with a general that a player wrote: a deck may hold fifty of it. */
function fileOf({ id, card, text = '上场： 抓一张卡' }: OwnDeck): string {
  return `- id: ${id}
  name: ${quoted(card)}
  kind: 将领
  factions: [孙权军]
  needs: 0通用
  stats: 3/3/2
  limit: 50
  text: ${quoted(text)}
`;
}

/** Keeps such a deck in the browser, one that is too short, and the file of the card. */
export async function writeDeck(page: Page, site: string, own: OwnDeck): Promise<void> {
  const [ready] = recordedDecks();
  const deck = { name: own.deck, main: Array(50).fill(own.card), side: [], events: ready.events };
  const short = { ...deck, name: '太短', main: Array(20).fill(own.card) };
  await store(page, 'lianhuan:decks:sanguozhi', JSON.stringify([deck, short]));
  await page.goto(`${site}/#/sanguozhi/own-cards`);
  const buffer = Buffer.from(fileOf(own));
  const file = { name: 'general.yaml', mimeType: 'application/yaml', buffer };
  await page.getByLabel('打开卡牌文件').setInputFiles(file);
  await expect(page.locator('.own-file')).toContainText('1 张可用');
}
