import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTextFile } from '@lianhuan/judge/text-file';
import { accept, refuse } from './problem.ts';

/** The folder of the whole project; of an installed command it is one that only holds packages. */
export const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Refuses a command that needs what is not packed: the table in the browser, the benchmark.
 * @throws Refused unless this is the command of the whole project.
 */
export function needProject(command: string): void {
  if (existsSync(join(PROJECT, 'apps', 'web')) && existsSync(join(PROJECT, 'bench'))) return;
  refuse(
    '这个命令要在连环的项目文件夹里使用；安装的软件包不含它所需要的文件',
    'this command works in the project of 连环 alone; the installed package has not the files for it',
    command,
  );
}

/** The text of a file the user named. @throws Refused where it cannot be read as text */
export function readNamed(path: string): string {
  return accept(readTextFile(path), path);
}

/** A file to be written, found good before anything is computed for it. */
export interface Target {
  /** Writes the whole file, or leaves what stood there. */
  write(text: string): void;
}

/** A file of the kind that is to be written, for messages and to know one from a stranger's. */
export interface Kind {
  readonly zh: string;
  readonly en: string;
  isOne(text: string): boolean;
}

/**
 * Makes sure that a file the user named can be written, and that nothing of theirs is lost: it is
 * new or empty, or of the same kind. One of the same kind is kept beside it, as `NAME.1`.
 * @throws Refused where the file cannot be written, or holds something of another kind
 */
export function openTarget(path: string, kind: Kind): Target {
  const stat = statOf(path);
  if (stat !== null && !stat.isFile()) {
    refuse('这不是普通文件，不能写入', 'this is no ordinary file, and is not written to', path);
  }
  const place = stat === null ? path : realpathSync(path);
  tryToWrite(dirname(place), path);
  const old = stat !== null && stat.size > 0 ? place : null;
  if (old !== null && !kind.isOne(readNamed(path))) {
    refuse(
      `这个文件已经存在，而且不是${kind.zh}，不会覆盖它；请另选一个文件名`,
      `this file exists, and is no ${kind.en}: it is not overwritten; choose another name`,
      path,
    );
  }
  let kept = old === null;
  return {
    write: (text) => {
      if (!kept) renameSync(place, freeName(place));
      kept = true;
      writeWhole(place, text, path);
    },
  };
}

/** Writes a file that is not there yet. @throws Refused where anything stands there, or it cannot be written */
export function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    cannotWrite(path, error);
  }
}

/** The state of the file (or folder) at this path; null if nothing is there. @throws Refused for a link that leads nowhere */
function statOf(path: string): Stats | null {
  let isLink: boolean;
  let stat: Stats | undefined;
  try {
    isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    stat = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    return cannotWrite(path, error);
  }
  if (isLink && stat === undefined) {
    return refuse('这个链接不指向任何文件', 'this link leads to no file', path);
  }
  return stat ?? null;
}

function tryToWrite(folder: string, path: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    cannotWrite(path, error);
  }
}

/** `NAME.1`, or the first number that is free. */
function freeName(place: string): string {
  let number = 1;
  while (existsSync(`${place}.${number}`)) number += 1;
  return `${place}.${number}`;
}

/** Either all of it stands there afterwards, or what stood there before. */
function writeWhole(place: string, text: string, path: string): void {
  const beside = `${place}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  const [zh, en] = REASONS[code ?? ''] ?? [code ?? message, code ?? message];
  return refuse(`无法写入：${zh}`, `cannot be written: ${en}`, path);
}

const REASONS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  EEXIST: ['已经有这个文件，不会覆盖它', 'this file exists, and is not overwritten'],
  ENOENT: ['没有这个文件夹', 'there is no such folder'],
  ENOTDIR: ['没有这个文件夹', 'there is no such folder'],
  EACCES: ['没有写入的权限', 'there is no permission to write'],
  EROFS: ['没有写入的权限', 'there is no permission to write'],
  ENOSPC: ['磁盘已满', 'the disk is full'],
  ELOOP: ['链接绕了一圈', 'its links go round'],
  ENAMETOOLONG: ['文件名太长', 'the name is too long'],
};
