import { expect, test } from 'vitest';
import { type CardId, cachedGrants, type HeldAbility } from '../../index.ts';

type Held = HeldAbility<string, string>;

const [card, other] = [3, 4] as CardId[];
const own: readonly Held[] = [{ ability: 'own', ref: 'own', granted: -1, since: null }];

function counting() {
  const asked: string[] = [];
  const withGranted = cachedGrants((_: object, ability: string, { source, since }): Held => {
    asked.push(ability);
    return { ability, ref: ability, granted: source, since };
  });
  return { asked, withGranted };
}

test('abilities that are granted stand behind those that a card has', () => {
  const { withGranted } = counting();
  expect(withGranted({}, own, ['more', 'most'], { source: card, since: 7 })).toEqual([
    ...own,
    { ability: 'more', ref: 'more', granted: card, since: 7 },
    { ability: 'most', ref: 'most', granted: card, since: 7 },
  ]);
  expect(own).toHaveLength(1);
});

test('the list is the same each time, as long as all of it is', () => {
  const { asked, withGranted } = counting();
  const table = {};
  const abilities = ['more'];
  const list = withGranted(table, own, abilities, { source: card, since: 7 });
  expect(withGranted(table, own, abilities, { source: card, since: 7 })).toBe(list);
  expect(asked).toEqual(['more']);
});

test.each([
  ['of another table', {}, own, ['more'], card, 7],
  ['upon another list', null, [...own], ['more'], card, 7],
  ['of other words', null, own, ['else'], card, 7],
  ['of another card', null, own, ['more'], other, 7],
  ['of another moment', null, own, ['more'], card, 8],
] as const)('a grant %s is a list of its own', (_, elsewhere, held, words, source, since) => {
  const { withGranted } = counting();
  const table = {};
  const abilities = ['more'];
  const list = withGranted(table, own, abilities, { source: card, since: 7 });
  const same = words[0] === 'more' ? abilities : [...words];
  expect(withGranted(elsewhere ?? table, held, same, { source, since })).not.toBe(list);
  // What was made before is not forgotten.
  expect(withGranted(table, own, abilities, { source: card, since: 7 })).toBe(list);
});
