import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../effects/derivation.ts';
import { onField, printed, type SanguozhiTable } from '../../table/table.ts';
import { candidates } from '../../text/meaning/candidates.ts';
import type { Filter } from '../../text/nodes/index.ts';
import { sanguozhiText } from '../../text/reading/language.ts';
import { A, B, battle, declared, find, lay, one, perform } from '../combat/battle-scene.ts';

/** What cards do in a battle, as card text asks for it: whom each word fits, with all others that it does not fit. */

const STATES = [
  '进攻中的',
  '单独进攻的',
  '防守中的',
  '单独防守的',
  '战斗中的',
  '单独战斗的',
  '未在战斗中的',
  '被防守的',
  '未被防守的',
  '对战的',
] as const;

/** Two sides of three generals each; 甲 speaks. */
function sides(): SanguozhiTable {
  return lay(
    { generals: ['甲', '乙', '丙'].map((name) => one(name, '1/4')) },
    { generals: ['丁', '戊', '己'].map((name) => one(name, '1/4')) },
  );
}

function fitting(table: SanguozhiTable, state: string, speaker = '甲'): string {
  const text = `场上${state}将领`;
  const { tree, diagnostics } = sanguozhiText.parse(text, { kind: null, names: null }, 'filter');
  expect(diagnostics).toEqual([]);
  const card = find(table, speaker);
  const scope = scopeOf(table, card, table.cards[card].controller);
  const found = candidates(table, tree[0] as unknown as Filter, scope);
  return found.map((one) => printed(table, one).name).join('');
}

/** Whom each word fits; nobody where it is not said. */
const standing = (fits: Partial<Record<(typeof STATES)[number], string>>) => ({
  ...Object.fromEntries(STATES.map((state) => [state, ''])),
  ...fits,
});

const allFitting = (table: SanguozhiTable) =>
  Object.fromEntries(STATES.map((state) => [state, fitting(table, state)]));

describe('in a battle', () => {
  it('that has not begun nobody fights', () => {
    expect(allFitting(sides())).toEqual(standing({ 未在战斗中的: '甲乙丙丁戊己' }));
  });

  it('one attacks alone, and nobody defends (606.8, 606.10d)', () => {
    const table = sides();
    perform(table, declared(table), ['attack 甲', 'done', 'done']);
    expect(allFitting(table)).toEqual(
      standing({
        进攻中的: '甲',
        单独进攻的: '甲',
        战斗中的: '甲',
        单独战斗的: '甲',
        未在战斗中的: '乙丙丁戊己',
        未被防守的: '甲',
      }),
    );
  });

  it('two attack beside each other, and one defends alone against one of them', () => {
    const table = sides();
    perform(table, declared(table), [
      'attack 甲',
      'attack 乙',
      'done',
      'defend 丁',
      'against 甲',
      'done',
      'deals-next 甲',
    ]);
    expect(allFitting(table)).toEqual({
      进攻中的: '甲乙',
      单独进攻的: '',
      防守中的: '丁',
      单独防守的: '丁',
      战斗中的: '甲乙丁',
      单独战斗的: '丁',
      未在战斗中的: '丙戊己',
      被防守的: '甲',
      未被防守的: '乙',
      对战的: '丁',
    });
    expect(fitting(table, '对战的', '丁')).toBe('甲');
    expect(fitting(table, '对战的', '乙')).toBe('');
    expect(fitting(table, '对战的', '己')).toBe('');
  });

  it('one who has attacked alone attacks alone no more once the battle is over', () => {
    const table = sides();
    perform(table, battle(table), ['attack 甲', 'done', 'done']);
    expect(table.state.combat).toBeNull();
    expect(fitting(table, '单独进攻的')).toBe('');
    expect(table.cards.filter(({ id }) => onField(table, id)).length).toBe(8);
    expect([A, B].map((seat) => table.state.players[seat].grain)).toEqual([30, 29]);
  });
});
