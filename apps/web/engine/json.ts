import { fail, type Result, succeed } from '@lianhuan/kernel';

/** Bounds on JSON from a store or a file, which anybody may have written. */
const MOST_LETTERS = 8_000_000;
const MOST_DEPTH = 64;

/**
 * Reads JSON that anybody may have written. What is nested too deep is refused before anything else
 * walks through it, since most of what does so would run out of stack.
 */
export function parseJson(text: string): Result<unknown> {
  if (text.length > MOST_LETTERS) return fail('内容太长', 'It is too long');
  if (isDeep(text)) return fail('内容嵌套得太深', 'It is nested too deep');
  try {
    return succeed(JSON.parse(text));
  } catch (error) {
    const reason = (error as Error).message.slice(0, 200);
    return fail(`不是有效的 JSON：${reason}`, `It is not valid JSON: ${reason}`);
  }
}

/**
 * The texts of a list's entries, so that each can be read by itself and one that is damaged harms no
 * other; null where a text is no list from its first bracket to its last.
 */
export function listEntries(text: string): readonly string[] | null {
  const list = text.trim();
  const entries: string[] = [];
  let from = 1;
  let last = -1;
  walk(list, (letter, at, depth) => {
    if (depth === 0) last = last < 0 ? at : list.length;
    if (letter !== ',' || depth !== 1) return true;
    entries.push(list.slice(from, at).trim());
    from = at + 1;
    return true;
  });
  if (!list.startsWith('[') || last !== list.length - 1) return null;
  const rest = list.slice(from, last).trim();
  return rest === '' && entries.length === 0 ? [] : [...entries, rest];
}

function isDeep(text: string): boolean {
  return !walk(text, (_, __, depth) => depth <= MOST_DEPTH);
}

/**
 * Goes through the brackets and commas of a text in JSON, but not within quotes.
 * @param see gets the sign, its place, and how deep it leaves one; it may say to stop. Tells whether
 *   it never did.
 */
function walk(text: string, see: (sign: string, at: number, depth: number) => boolean): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (quoted && sign === '\\') at++;
    else if (sign === '"') quoted = !quoted;
    else if (quoted || !'[]{},'.includes(sign)) continue;
    else {
      if (sign !== ',') depth += sign === '[' || sign === '{' ? 1 : -1;
      if (!see(sign, at, depth)) return false;
    }
  }
  return true;
}

/** Whether every character is whole: half of a surrogate pair cannot be put into an address. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** The text with what is no whole character replaced by �. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
