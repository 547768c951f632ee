import { evolve } from '@lianhuan/evolve';
import { type Game, type MatchRecord, makeLink } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { sanguosha } from '@lianhuan/sanguosha';
import { sanguozhi } from '@lianhuan/sanguozhi';
import type { Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { RECORDS } from '../measure/tables.ts';
import { playUntil } from '../recordings/bot-game.ts';
import { recordedGame } from '../recordings/minxin.ts';
import { ATTACKED, OWN_PLAY, recordedSanguosha } from '../recordings/sanguosha.ts';
import { CHAIN, OWN_PREPARATION, recordedSanguozhi } from '../recordings/sanguozhi.ts';

/** Something of the app to look at. */
export interface Place {
  /** Also the name of its pictures. */
  readonly name: string;
  readonly address: string;
  /** A game that is kept in this browser, as `NAME` of `#/play/NAME`. */
  readonly record?: () => MatchRecord;
  /** Opens what shall be seen, once the page is there; false where this screen has no such thing. */
  readonly open?: (page: Page) => Promise<boolean>;
}

const RULES: Readonly<Record<GameId, string>> = {
  minxin: '2.3.2.2',
  sanguozhi: '802.17b',
  evolve: '8.1',
  sanguosha: 'T03',
};

/** Numbers with proofs that are played. */
const PROVEN: Readonly<Record<GameId, string>> = {
  minxin: '2.3.2.2',
  sanguozhi: '802.17b',
  evolve: '8.4.2',
  sanguosha: 'M8',
};

const CARDS: Readonly<Record<GameId, string>> = {
  minxin: 'cao-cao',
  sanguozhi: 'cao-cao',
  evolve: 'gorge-hunter',
  sanguosha: 'caocao-standard',
};

const WHOLE_GAMES: readonly (readonly [Game, { readonly players: number }])[] = [
  [minxin as Game, { players: 3 }],
  [sanguozhi as Game, { players: 2 }],
  [evolve as Game, { players: 2 }],
  [sanguosha as Game, { players: 5 }],
];

/** Every page of the app and every table, with what opens on them. */
export const PLACES: readonly Place[] = [
  ...GAME_IDS.flatMap((game) => pagesOf(game)),
  ...GAME_IDS.map((game) => table(`table-${game}`, () => RECORDS[game])),
  ...GAME_IDS.map((game) => ({
    name: `replay-${game}`,
    address: `#/g/${makeLink(RECORDS[game])}`,
    open: (page: Page) => stands(page, '.scrubber'),
  })),
  table('table-minxin-6', () => recordedGame({ seed: 14, answers: 660, players: 6 })),
  table('table-sanguozhi-4', () => recordedSanguozhi(OWN_PREPARATION, { players: 4 })),
  table('table-sanguozhi-chain', () => recordedSanguozhi(CHAIN)),
  ...[2, 8, 10].map((players) =>
    table(`table-sanguosha-${players}`, () =>
      recordedSanguosha(players < 4 ? ATTACKED : OWN_PLAY, players),
    ),
  ),
  ...WHOLE_GAMES.map(([game, setup]) => table(`end-${game.id}`, () => wholeGame(game, setup))),
  table('why', () => RECORDS.minxin, openWhy),
  table(
    'log',
    () => RECORDS.sanguozhi,
    (page) => press(page, '日志'),
  ),
  table('card', () => RECORDS.sanguozhi, openCard),
  table(
    'settings',
    () => RECORDS.minxin,
    (page) => press(page, '设置'),
  ),
  table(
    'share',
    () => RECORDS.minxin,
    (page) => press(page, '分享'),
  ),
  table(
    'options',
    () => RECORDS.sanguozhi,
    async (page) => {
      await page.locator('.all-options summary').click();
      return true;
    },
  ),
  table(
    'advice',
    () => RECORDS.evolve,
    async (page) => (await press(page, '提示一步')) && stands(page, '.advice li'),
  ),
  table(
    'term',
    () => RECORDS.minxin,
    async (page) => {
      await page.locator('.question .term-link').first().click();
      return stands(page, '.note:popover-open .note-says');
    },
  ),
  {
    name: 'curtain',
    address: '#/evolve',
    open: openCurtain,
  },
  { name: 'credits', address: '#/credits' },
  { name: 'online', address: '#/online' },
  // Without a server these say what they would show.
  ...['matches', 'account', 'site'].map((name) => ({ name, address: `#/${name}` })),
  { name: 'room', address: '#/room/ABCD' },
  { name: 'match', address: '#/match/nothing' },
  { name: 'series', address: '#/sanguozhi/series/nothing' },
  { name: 'no-such-term', address: '#/terms/evolve/nothing' },
  { name: 'no-such-proof', address: `#/rules/minxin/${PROVEN.minxin}/proof/nothing` },
  { name: 'damaged-link', address: '#/g/nothing' },
  { name: 'no-such-page', address: '#/nothing' },
  { name: 'no-such-game', address: '#/play/nothing' },
];

function pagesOf(game: GameId): Place[] {
  const decks: Place[] = [
    { name: `decks-${game}`, address: `#/${game}/decks` },
    {
      name: `build-${game}`,
      address: `#/${game}/decks`,
      open: (page) => press(page, '新组一套'),
    },
  ];
  const puzzles: Place[] = [
    { name: `puzzles-${game}`, address: `#/puzzles/${game}` },
    { name: `puzzle-${game}`, address: `#/puzzles/${game}/1` },
  ];
  return [
    { name: `home-${game}`, address: `#/${game}` },
    { name: `rules-${game}`, address: `#/rules/${game}` },
    { name: `rule-${game}`, address: `#/rules/${game}/${RULES[game]}` },
    { name: `proof-${game}`, address: `#/rules/${game}/${PROVEN[game]}`, open: openProof },
    { name: `practice-${game}`, address: `#/practice/${game}` },
    { name: `task-${game}`, address: `#/practice/${game}`, open: openTask },
    { name: `terms-${game}`, address: `#/terms/${game}` },
    { name: `first-${game}`, address: `#/${game}`, open: openFirstGame },
    { name: `cards-${game}`, address: `#/cards/${game}` },
    { name: `card-${game}`, address: `#/cards/${game}/${CARDS[game]}` },
    { name: `own-cards-${game}`, address: `#/${game}/own-cards` },
    ...(game === 'sanguozhi' || game === 'evolve' ? decks : []),
    ...(game === 'sanguosha' ? [] : puzzles),
  ];
}

function table(name: string, record: () => MatchRecord, open?: Place['open']): Place {
  return { name, address: `#/play/${name}`, record, ...(open && { open }) };
}

/** A game that bots play to its end. */
function wholeGame(game: Game, wanted: { readonly players: number }): MatchRecord {
  const setup = game.readSetup(wanted);
  if (!setup.ok) throw new Error(setup.problems[0]?.text.en);
  const played = { game, setup: setup.value as { readonly players: number }, seed: 3 };
  return playUntil(played, () => false).record();
}

/** The first proof of a rule, on the table. */
async function openProof(page: Page): Promise<boolean> {
  const entry = page.locator('.rule[data-wanted]');
  await entry.locator('summary').click();
  await entry.locator('.proofs a').first().click();
  await page.locator('.board').waitFor();
  return true;
}

/** The first task of a game, on the table. */
async function openTask(page: Page): Promise<boolean> {
  await page.locator('.task').first().click();
  await page.locator('.board').waitFor();
  return true;
}

/** The first game of a rulebook, with what it says over the first question. */
async function openFirstGame(page: Page): Promise<boolean> {
  return (await press(page, '第一次玩：带着走一局')) && stands(page, '.coach');
}

/** Two people at one screen: between them nothing is to be seen. */
async function openCurtain(page: Page): Promise<boolean> {
  for (const seat of await page.locator('select[id^="seat-"]').all())
    await seat.selectOption('human');
  return (await press(page, '开始')) && stands(page, '.curtain');
}

/** Waits until something is there. */
async function stands(page: Page, what: string): Promise<boolean> {
  await page.locator(what).first().waitFor();
  return true;
}

/** The last gain of the game, asked why. */
async function openWhy(page: Page): Promise<boolean> {
  const line = page.getByRole('button', { name: /^你 声望\+/ }).last();
  if (!(await line.isVisible())) return false;
  await line.click();
  return true;
}

/** A card of one's hand, to read. */
async function openCard(page: Page): Promise<boolean> {
  const read = page.locator('.hand .tcard-read').first();
  if (!(await read.isVisible())) return false;
  await read.click();
  return true;
}

async function press(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole('button', { name, exact: true }).first();
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}
