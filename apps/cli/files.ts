import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from './problem.ts';

/** The folder of the whole project. */
export const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The text of a file the user named. */
export function readNamed(path: string): string {
  if (!existsSync(path)) refuse('找不到这个文件', 'there is no such file', path);
  if (statSync(path).isDirectory())
    refuse('这是文件夹，不是文件', 'this is a folder, not a file', path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof TypeError) return refuse('不是 UTF-8 文本', 'not a text in UTF-8', path);
    const { code, message: reason } = error as NodeJS.ErrnoException;
    if (code === 'EACCES')
      return refuse('没有读取的权限', 'there is no permission to read it', path);
    return refuse(`无法读取：${reason}`, `cannot be read: ${reason}`, path);
  }
}

/** Writes a file the user named. */
export function writeNamed(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const reason = (error as Error).message;
    refuse(`无法写入：${reason}`, `cannot be written: ${reason}`, path);
  }
}
