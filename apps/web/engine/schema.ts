import { fail, type Result, succeed } from '@lianhuan/kernel';
import * as z from 'zod/mini';
import { isWellFormed, parseJson } from './json.ts';

// Otherwise zod makes code from text, which the page's content security policy forbids.
z.config({ jitless: true });

export { z };

/** A name of so many characters at most, each of them whole. */
export function nameOf(most: number) {
  return z.string().check(z.minLength(1), z.maxLength(most), z.refine(isWellFormed));
}

/** The same of a text in JSON. */
export function readTextBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): Result<z.output<Schema>> {
  const parsed = parseJson(text);
  return parsed.ok ? readBy(schema, parsed.value) : parsed;
}

/** Reads what was stored; what is wrong names the field at fault. */
export function readBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  stored: unknown,
): Result<z.output<Schema>> {
  const read = schema.safeParse(stored);
  if (read.success) return succeed(read.data);
  const at = String(read.error.issues[0]?.path[0] ?? '').slice(0, 40);
  return at === ''
    ? fail('内容不完整，读不出来', 'It is incomplete and cannot be read')
    : fail(`其中的 ${at} 读不出来`, `Its ${at} cannot be read`, at);
}
