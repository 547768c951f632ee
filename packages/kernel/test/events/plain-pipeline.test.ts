import { expect, test } from 'vitest';
import { pipelineWithoutEffects } from '../../index.ts';
import { impose, type ToyEvent, type ToyTable, toyTable } from '../toy-game.ts';

const EVENT: ToyEvent = { type: 'lose', amount: 3 };

test('without effects every event happens as it is, whatever effects there are', () => {
  const table = toyTable(2, 1);
  impose(table, 'forbid', { on: 'lose', doing: 'forbid' });
  impose(table, 'replace', { on: 'lose', doing: 'double' });
  const applied: ToyEvent[] = [];
  const { happen, forbidden, barred } = pipelineWithoutEffects<
    ToyTable,
    ToyEvent,
    ToyTable['effects']['forbid'][number]['body']
  >((_, event) => {
    applied.push(event);
  });
  const { clock } = table;
  expect(happen(table, EVENT).next(0)).toMatchObject({ done: true, value: EVENT });
  expect(applied).toEqual([EVENT]);
  expect(table.clock).toBe(clock + 1);
  expect([forbidden(table, EVENT), barred(table, EVENT)]).toEqual([null, false]);
});
