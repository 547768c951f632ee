import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a terminal would obey rather than show: control characters, and marks that turn the text around. */
const OBEYED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Bold, dim, and the end of either: what `styleText` writes for this program. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const STYLES = /\u{1b}\[(?:1|2|22)m/gu;

/** A text with everything a terminal would obey written out, as in JSON: `\u001b`. */
export function visible(text: string): string {
  return text.replace(OBEYED, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** All that was printed, in case nothing of it could be written. */
const printed: string[] = [];

/** Prints lines to standard output; whatever stands in them, nothing but text reaches the terminal. */
export function print(text: string): void {
  write(visible(text));
}

/** Prints lines made of the program's own words and cards, which may be bold or dim. */
export function printStyled(lines: readonly string[]): void {
  const text = lines.join('\n');
  const styles = text.match(STYLES) ?? [];
  const between = text.split(STYLES).map(visible);
  write(between.map((part, index) => part + (styles[index] ?? '')).join(''));
}

function write(text: string): void {
  printed.push(text);
  console.log(text);
}

/** Prints lines to standard error. */
export function complain(text: string): void {
  console.error(visible(text));
}

/**
 * Looks after the output of the process: who closes it has read enough, and the program ends
 * without a word; if it cannot be written, the program says so, keeps what it printed in a file,
 * and ends with the exit code for that.
 */
export function guardOutput(failed: number): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    const kept = rescue();
    complain(
      `错误：无法写出结果（${code}）${kept.zh}\nerror: the output cannot be written (${code})${kept.en}`,
    );
    process.exit(failed);
  });
  process.stderr.on('error', () => process.exit(failed));
}

/** Keeps what was printed where there is room for it; says where. */
function rescue(): { readonly zh: string; readonly en: string } {
  try {
    const file = join(mkdtempSync(join(tmpdir(), 'lianhuan-')), 'output.txt');
    writeFileSync(file, `${printed.join('\n')}\n`);
    return { zh: `，已存入 ${file}`, en: `; it is kept in ${file}` };
  } catch {
    return { zh: '', en: '' };
  }
}
