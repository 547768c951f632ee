import { describe, expect, test } from 'vitest';
import { meaningsOf } from '../../build/glossary.ts';
import { BOLD } from '../../games/evolve/card/terms.ts';
import { TERMS } from '../../games/sanguozhi/card/terms.ts';
import { boldTerms, cutTerms } from '../../rules/cut-terms.ts';

const evolve = meaningsOf('evolve');
const sanguozhi = meaningsOf('sanguozhi');

function found(...[text, terms, language]: Parameters<typeof cutTerms>): (string | undefined)[] {
  const pieces = cutTerms(text, terms, language);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.filter(({ term }) => term !== null).map(({ term }) => term?.id);
}

describe('the terms in a text', () => {
  test('are found by their names, of two that begin alike the longer one', () => {
    expect(found('随从的攻击力+1，并获得【守护】。', evolve, 'zh')).toEqual([
      'follower',
      'attack',
      'ward',
    ]);
  });

  test('are found in English with their endings, whole words only', () => {
    expect(found('It destroys each amulet in the stormy field. Storm.', evolve, 'en')).toEqual([
      'destroy',
      'amulet',
      'field',
      'storm',
    ]);
  });

  test('are not looked for within the names of cards', () => {
    expect(found('召唤1个『守护骑士』。', evolve, 'zh')).toEqual([]);
    expect(found('Call a “Ward Knight”.', evolve, 'en')).toEqual([]);
  });

  test('are those that are printed bold where only keywords are told, each once', () => {
    const ids = boldTerms('镇守2。副将：先锋。先锋。', TERMS.zh, sanguozhi, 'zh').map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['guarding', 'deputy', 'vanguard']);
    expect(boldTerms('Ward. Draw a card.', BOLD.en, evolve, 'en')).toEqual([
      expect.objectContaining({ id: 'ward', rules: expect.arrayContaining(['12.8.1']) }),
    ]);
  });
});
