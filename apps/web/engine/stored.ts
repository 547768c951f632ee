import { fail, type Problem } from '@lianhuan/kernel';

/** All that this app keeps in the browser stands under names that begin so. */
const OURS = 'lianhuan';

/** What the browser would not keep: it lasts as long as this window, and is read before all else. */
const unkept = new Map<string, string>();

/** The browser's store; null where the player or the browser forbids it. */
function store(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The text under a key as this window last had it; null if there is none. */
export function readStored(key: string): string | null {
  return unkept.get(key) ?? keptText(key);
}

/** The text that the browser really keeps under a key, whatever this window failed to keep. */
export function keptText(key: string): string | null {
  try {
    return store()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text. What cannot be kept is held in this window; gives what the player should know. */
export function writeStored(key: string, text: string): readonly Problem[] {
  try {
    const browser = store();
    if (browser === null) throw new TypeError('the store is forbidden');
    browser.setItem(key, text);
    unkept.delete(key);
    return [];
  } catch {
    unkept.set(key, text);
    return store() === null ? forbidden() : full();
  }
}

export function removeStored(key: string): void {
  unkept.delete(key);
  try {
    store()?.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** The keys that begin so, of this app's, in the order of the alphabet. */
export function storedKeys(prefix = OURS): readonly string[] {
  return [...new Set([...keptKeys(), ...unkept.keys()])]
    .filter((key) => key.startsWith(OURS) && key.startsWith(prefix))
    .sort();
}

function keptKeys(): readonly string[] {
  try {
    return Object.keys(store() ?? {});
  } catch {
    return [];
  }
}

/** All that this app has stored, as it is, by key: to be exported. */
export function allStored(): Readonly<Record<string, string>> {
  return Object.fromEntries(storedKeys().map((key) => [key, readStored(key) ?? '']));
}

/** Where texts lie that could not be read under this key, and were put aside for the player. */
export function asideKeys(key: string): readonly string[] {
  return storedKeys(`${key}:damaged`);
}

/**
 * Puts a text aside that cannot be read, so that its key can be written again. One that lies there
 * already is not put there twice. Gives what went wrong; then the key must not be written.
 */
export function putAside(key: string, text: string): readonly Problem[] {
  const there = asideKeys(key);
  if (there.some((one) => readStored(one) === text)) return [];
  let place = `${key}:damaged`;
  for (let number = 2; there.includes(place); number++) place = `${key}:damaged-${number}`;
  const problems = writeStored(place, text);
  if (problems.length > 0) removeStored(place);
  return problems;
}

/** Why nothing at all can be kept in this browser; nothing where it can. */
export function storeProblems(): readonly Problem[] {
  return store() === null ? forbidden() : [];
}

function full(): readonly Problem[] {
  return problemsOf(
    '浏览器的存储空间满了，刚才的内容没有存下，只在这个窗口里有效。请删掉几局旧的，或先导出',
    'This browser’s storage is full: the last change is not saved and lasts only as long as this window. Delete some old games, or export this',
  );
}

function forbidden(): readonly Problem[] {
  return problemsOf(
    '这个浏览器（或无痕窗口）不让网页保存内容：照样可以玩，但关掉窗口就没有了。要留下的请先导出',
    'This browser (or private window) does not let pages keep anything: you can play, but all is gone once the window closes. Export what you want to keep',
  );
}

function problemsOf(zh: string, en: string): readonly Problem[] {
  const failed = fail(zh, en);
  return failed.ok ? [] : failed.problems;
}
