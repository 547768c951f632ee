import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { SCHEMAS } from '../card/new.ts';
import { schemaFiles } from '../card/schema-files.ts';
import { PROJECT } from '../files.ts';
import { GAME_IDS } from '../games/index.ts';
import { expectRefusal, fileWith, lianhuan, PATIENT } from './run.ts';

const files = await schemaFiles();

/** What the schema of that name makes of each document of a text. */
function isValid(schema: string, text: string): boolean {
  const validator = z.fromJSONSchema(JSON.parse(files[schema]));
  return parseAllDocuments(text).every((one) => validator.safeParse(one.toJS()).success);
}

function yamlIn(...folder: string[]): string[] {
  const path = join(PROJECT, 'packages', ...folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(path, file));
}

describe('the schemas for editors', () => {
  test('are those that the readers make: node scripts/schemas.ts', () => {
    expect(readdirSync(SCHEMAS).sort()).toEqual(Object.keys(files).sort());
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(SCHEMAS + name, 'utf8'), name).toBe(text);
    }
  });

  test.each(GAME_IDS)('find nothing wrong with the files of %s', (game) => {
    const wrong = (schema: string, paths: string[]) =>
      paths.filter((path) => !isValid(schema, readFileSync(path, 'utf8')));
    const [cards, scenarios] = [yamlIn(game, 'cards'), yamlIn(game, 'scenarios')];
    expect(Math.min(cards.length, scenarios.length)).toBeGreaterThan(0);
    expect(wrong(`cards.${game}.json`, cards)).toEqual([]);
    expect(wrong('scenario.json', scenarios)).toEqual([]);
    // Where nobody builds decks, those that there are have no schema.
    const decks = `deck.${game}.json` in files ? yamlIn(game, 'decks') : [];
    expect(wrong(`deck.${game}.json`, decks)).toEqual([]);
  });

  const CARD = "- { id: a-b, name: 甲, kind: 随从, class: 精灵, cost: 1, stats: 1/1, text: '' }";
  test.each([
    ['nothing', CARD, true],
    ['an id that is none', CARD.replace('a-b', 'A_B'), false],
    ['a field that such a card has not', CARD.replace('cost', 'price'), false],
    ['a number that is none', CARD.replace('cost: 1', 'cost: 许多'), false],
    ['a number below 0', CARD.replace('cost: 1', 'cost: -1'), false],
    ['a kind that there is not', CARD.replace('随从', '武将'), false],
    ['a field of another kind', CARD.replace('随从', '法术'), false],
    ['a field that is lacking', CARD.replace('stats: 1/1, ', ''), false],
    ['a text that is none', CARD.replace("''", '[一, 二]'), false],
    ['no list', CARD.slice(2), false],
  ])('of cards find %s', (_, text, sound) => {
    expect(isValid('cards.evolve.json', text)).toBe(sound);
  });

  test.each([
    ['nothing', 'main: [甲 x3]\nside: []\nevents: []\n', true],
    ['a part that is no list', 'main: 甲\n', false],
    ['an unknown part', 'mian: [甲]\n', false],
    ['a line that is no name', 'main: [[甲]]\n', false],
  ])('of decks find %s', (_, text, sound) => {
    expect(isValid('deck.sanguozhi.json', text)).toBe(sound);
  });

  const CASE = 'game: minxin\ntitle: 例\n';
  test.each([
    ['nothing', `${CASE}start: true\nplayers: 3\nexpect: [A.声望 = 3]\n`, true],
    ['an unknown part', `${CASE}play: []\n`, false],
    ['an unknown game', CASE.replace('minxin', 'chess'), false],
    ['no title', 'game: minxin\n', false],
    ['players that are no number', `${CASE}players: 三\n`, false],
    ['plays that are no lines', `${CASE}plays: 出牌\n`, false],
    ['rules that are no list', `${CASE}rules: 2.3\n`, false],
    ['a start that is none', `${CASE}start: 7\n`, false],
  ])('of scenarios find %s', (_, text, sound) => {
    expect(isValid('scenario.json', text)).toBe(sound);
  });
});

describe.each(GAME_IDS)('a new file of %s', (game) => {
  const schemaOf = (path: string) =>
    /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';

  test('of cards names its schema, is sound, and is never written over', PATIENT, async () => {
    const path = join(dirname(fileWith('near.txt', '')), 'new.yaml');
    expect((await lianhuan(['card', 'new', '--game', game, path])).code).toBe(0);
    expect(resolve(dirname(path), schemaOf(path))).toBe(`${SCHEMAS}cards.${game}.json`);
    expect(isValid(`cards.${game}.json`, readFileSync(path, 'utf8'))).toBe(true);
    const checked = await lianhuan(['card', 'check', '--game', game, path]);
    expect(checked.err).toBe('');
    expect(checked.code).toBe(0);
    expectRefusal(await lianhuan(['card', 'new', '--game', game, path]), path, 'not overwritten');
  });

  test('of scenarios names its schema, passes, and is never written over', PATIENT, async () => {
    const path = join(dirname(fileWith('near.txt', '')), 'new.yaml');
    expect((await lianhuan(['judge', 'new', '--game', game, path])).code).toBe(0);
    expect(resolve(dirname(path), schemaOf(path))).toBe(`${SCHEMAS}scenario.json`);
    expect(isValid('scenario.json', readFileSync(path, 'utf8'))).toBe(true);
    const judged = await lianhuan(['judge', path]);
    expect(judged.out).toContain('1 个通过');
    expect(judged.code).toBe(0);
    expectRefusal(await lianhuan(['judge', 'new', '--game', game, path]), path, 'not overwritten');
  });
});
