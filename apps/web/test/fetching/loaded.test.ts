import { expect, it, vi } from 'vitest';
import { fetchAhead, loaded } from '../../games/loaded.ts';

it('a loader is called once, and again only if it failed', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue('the table');
  await expect(loaded(load)).rejects.toThrow('no network');
  await expect(loaded(load)).resolves.toBe('the table');
  await expect(loaded(load)).resolves.toBe('the table');
  expect(load).toHaveBeenCalledTimes(2);
});

it('what was fetched ahead is there at once: React need show nothing in its place', async () => {
  const load = async () => 'the table';
  fetchAhead(load);
  await loaded(load);
  expect(loaded(load)).toMatchObject({ status: 'fulfilled', value: 'the table' });
});
