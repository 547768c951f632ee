import { expect, test } from 'vitest';
import { listen, type News, tellNews } from '../database/news.ts';
import { openDatabase } from '../database/open.ts';
import { Door } from '../trials/door.ts';
import { emptyDatabase } from './support/test-database.ts';

test('a line that a network swallows without a word is made again', async () => {
  const url = new URL(await emptyDatabase());
  const door = await Door.open(Number(url.port));
  const { db, close } = await openDatabase(url.href);
  const through = new URL(url);
  through.port = String(door.port);
  const heard: News[] = [];
  let gaps = 0;
  const news = await listen(
    through.href,
    (one) => heard.push(one),
    () => gaps++,
  );
  await tellNews(db, { room: 'before' });
  await expect.poll(() => heard).toEqual([{ room: 'before' }]);
  door.swallow();
  await tellNews(db, { room: 'lost' });
  await expect.poll(() => gaps, { timeout: 20_000 }).toBe(1);
  await tellNews(db, { room: 'after' });
  await expect.poll(() => heard).toEqual([{ room: 'before' }, { room: 'after' }]);
  await news.stop();
  await close();
  await door.close();
}, 60_000);

test('a connection that a network swallows is not used again', async () => {
  const url = new URL(await emptyDatabase());
  const door = await Door.open(Number(url.port));
  const through = new URL(url);
  through.port = String(door.port);
  const { db, close } = await openDatabase(through.href);
  const ask = () => db.selectFrom('settings').selectAll().execute();
  await ask();
  door.swallow();
  await expect(ask()).rejects.toThrow();
  expect(await ask()).toEqual([]);
  await close();
  await door.close();
}, 60_000);
