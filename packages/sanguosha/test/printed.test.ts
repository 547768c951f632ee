import { expect, test } from 'vitest';
import { FACTIONS, GENDERS } from '../cards/definition.ts';
import { library } from '../cards/library.ts';
import { isDealt } from '../table/mode-settings.ts';
import PRINTED from './printed-generals.json' with { type: 'json' };

/** Set → name → 势力, sex, halves of hp, skills, and after + its 珠联璧合. */
const generals: Readonly<Record<string, Readonly<Record<string, string>>>> = PRINTED;

const printed = new Map(
  library()
    .filter(({ kind }) => kind === 'general')
    .map((card) => [`${card.name}（${card.pack}）`, card] as const),
);

const wanted = Object.entries(generals).flatMap(([pack, names]) =>
  Object.entries(names).map(([name, words]) => [`${name}（${pack}）`, words] as const),
);

test('there are all 147 generals, as they are printed', () => {
  expect(wanted).toHaveLength(147);
  const found = wanted.map(([name]) => {
    const card = printed.get(name);
    if (card?.faction == null || card.gender === null) return [name, 'none'];
    const { faction, gender, hpHalves, skills, companions } = card;
    const words = `${FACTIONS[faction].zh} ${GENDERS[gender].zh} ${hpHalves} ${skills.join('、')}`;
    return [name, companions.length === 0 ? words : `${words} + ${companions.join('、')}`];
  });
  expect(found).toEqual(wanted);
});

test.each(wanted)('%s has the words of all its skills, and can be dealt', (name) => {
  const card = printed.get(name);
  const written = (card?.abilities ?? []).flatMap((unit) =>
    unit.kind === 'skill' && unit.parts.length > 0 ? [unit.name] : [],
  );
  expect(written).toEqual(expect.arrayContaining([...(card?.skills ?? [])]));
  const modes = (['identity', 'hegemony'] as const).filter(
    (mode) => card !== undefined && isDealt(mode, card),
  );
  // A lord general comes in as H13 says.
  expect(modes.length > 0 || card?.lordOf !== '').toBe(true);
});
