import { expect, it } from 'vitest';
import { canDeclare } from '../flow/using/declare.ts';
import { printed } from '../table/table.ts';
import { A, B, emptyScene, general, put } from './card-scene.ts';

// 110.3: whether there are targets enough, which is not found out by going through every pick.

/** Can a tactic of that text be used, with so many tactics in its player's graveyard and generals against it? */
function canUse(text: string, graveyard: number, enemies: number): boolean {
  const table = emptyScene();
  for (let nth = 0; nth < graveyard; nth++) {
    put(table, A, 'graveyard', { kind: 'tactic', name: `墓${nth}` });
  }
  for (let nth = 0; nth < enemies; nth++) put(table, B, 'deputy', general(`敌${nth}`, '1/1/0'));
  const card = put(table, A, 'hand', { kind: 'tactic', name: '多谋', text });
  return canDeclare(table, printed(table, card).abilities[0], card, A);
}

const back = (count: number, other = '') => `将${count}张指定${other}己方墓地谋略返回卡组底`;
const DESTROY = '破坏1名指定敌方场上将领';

it('many cards, and one that there is or is not', () => {
  const text = `${back(12)}，${DESTROY}。`;
  expect([canUse(text, 36, 0), canUse(text, 36, 1), canUse(text, 11, 1)]).toEqual([
    false,
    true,
    false,
  ]);
});

it('others and others again: as many as there are together, and no fewer', () => {
  const text = `${back(9)}，${back(9, '其他')}，${back(9, '其他')}。`;
  expect([canUse(text, 26, 0), canUse(text, 27, 0)]).toEqual([false, true]);
});

it('a few where what is picked says what another can be: each pick is tried', () => {
  const text = `${back(2)}，${DESTROY}，破坏1名指定其他敌方场上将领。`;
  expect([canUse(text, 9, 1), canUse(text, 9, 2)]).toEqual([false, true]);
});

it('very many of them: it comes to an end', () => {
  const text = `${back(12)}，${DESTROY}，破坏1名指定其他敌方场上将领，${back(20, '其他')}。`;
  expect(canUse(text, 40, 1)).toBe(false);
  expect(canUse(text, 40, 2)).toBe(true);
});
