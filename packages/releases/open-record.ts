import {
  fail,
  type MatchRecord,
  type Problem,
  type Result,
  succeed,
  UNRELEASED,
} from '@lianhuan/kernel';
import type { Engine, EngineMatch } from './door.ts';
import { nameOf, type Release } from './release.ts';
import type { Shelf } from './shelf.ts';

/**
 * Opens a record by the engine it was played by. That is today's if it has the version and content of
 * the record, and else the released one of that name. Today's may have been rebuilt since the release
 * it is called after: where it departs from the record, the released one has the last word.
 *
 * A record of rules that were not released yet names no content; every engine of its version is tried,
 * and its fingerprints tell which one it was.
 * A problem says which versions there are, where the table departs from the record, or that an engine could not
 * be fetched; the promise is not rejected for any of these.
 * @param today the engine of this build; null for a game it does not have
 */
export async function openRecord(
  record: MatchRecord,
  today: Engine | null,
  shelf: Shelf,
): Promise<Result<EngineMatch>> {
  let trouble: readonly Problem[] = [];
  if (today !== null && played(record, today)) {
    const opened = openBy(today, record);
    if (opened.ok) return opened;
    trouble = opened.problems;
  }
  for (const release of shelf.releases.filter((one) => played(record, one))) {
    const engine = await fetched(release, shelf);
    if (!engine.ok) return engine;
    const opened = openBy(engine.value, record);
    if (opened.ok) return opened;
    trouble = opened.problems;
  }
  return trouble.length > 0 ? { ok: false, problems: trouble } : unknown(record, today, shelf);
}

/** A released engine, which may have to come over a network that is not there. */
async function fetched(release: Release, shelf: Shelf): Promise<Result<Engine>> {
  try {
    return succeed(await shelf.load(release));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const name = nameOf(release);
    return fail(
      `取不到 ${name} 版的引擎：${reason}。请联网后再打开`,
      `The engine of version ${name} cannot be fetched: ${reason}. Open it again with a network`,
      'engine',
    );
  }
}

/** Can this engine be the one that a record was played by? */
function played({ game, version, content }: MatchRecord, by: Release): boolean {
  return by.game === game && by.version === version && [by.content, UNRELEASED].includes(content);
}

function openBy(engine: Engine, record: MatchRecord): Result<EngineMatch> {
  return engine.open({ ...record, content: engine.content });
}

function unknown(record: MatchRecord, today: Engine | null, shelf: Shelf): Result<never> {
  const { game } = record;
  const known = [...(today ? [today] : []), ...shelf.releases].filter((one) => one.game === game);
  if (known.length === 0) {
    return fail(`这里没有名为“${game}”的游戏`, `There is no game “${game}” here`, 'game');
  }
  const names = [...new Set(known.map(nameOf))];
  return fail(
    `对局记录的规则版本是 ${nameOf(record)}，这里没有；现有：${names.join('、')}`,
    `The record was made by version ${nameOf(record)} of the rules, which is not here; known: ${names.join(', ')}`,
    'version',
  );
}
