import { execFileSync, fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letBotAnswer, randomBot } from '@lianhuan/bots';
import { Match } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { describe, expect, test } from 'vitest';
import {
  type Ended,
  endOf,
  expectRefusal,
  fileWith,
  lianhuan,
  lianhuanAlone,
  PATIENT,
  PROGRAM,
} from './run.ts';

const onUnix = describe.skipIf(process.platform === 'win32');
const folder = () => mkdtempSync(join(tmpdir(), 'lianhuan-files-'));
const replay = (file: string) => lianhuan(['replay', file]);

describe('a file that was named', () => {
  test('is no folder', async () => {
    expectRefusal(await replay(folder()), '这是文件夹，不是文件', 'this is a folder');
  });

  test('is not larger than any record', async () => {
    const file = fileWith('large.json', ' '.repeat(8_000_001));
    expectRefusal(await replay(file), '文件太大：至多 8 MB', 'too large: 8 MB at most');
    const { code, out } = await lianhuan(['judge', file]);
    expect(code).toBe(2);
    expect(out).toContain('文件太大：至多 8 MB');
  });

  test('is told by its name, without what a terminal would obey in it', async () => {
    const { code, err } = await replay('no\u001b[31m\nsuch\u202efile');
    expect(code).toBe(2);
    expect(err).toContain('no\\u001b[31m\\nsuch\\u202efile');
  });

  test('has a name that is quoted in part if it is long', async () => {
    const { code, err } = await lianhuan(['card', 'check', `${'x'.repeat(100_000)}.yaml`]);
    expect(code).toBe(2);
    expect(err).toContain('文件名太长');
    expect(err.length).toBeLessThan(1000);
  });

  test('may hold nothing that a terminal would obey', async () => {
    const file = fileWith('cards.yaml', '- { id: a-b, name: "\\e[31m甲" }');
    const { code, err } = await lianhuan(['card', 'check', file]);
    expect(code).toBe(2);
    expect(err).toContain('不能显示的字符 U+001B');
  });
});

onUnix('a file that is none', () => {
  test('is a link that goes round', async () => {
    const [one, other] = [join(folder(), 'one'), join(folder(), 'other')];
    symlinkSync(one, other);
    symlinkSync(other, one);
    expectRefusal(await replay(one), '链接绕了一圈', 'links go round');
    expect((await lianhuan(['judge', one])).code).toBe(2);
  });

  test('is a device that never ends', async () => {
    expectRefusal(await replay('/dev/zero'), '这是设备，不是文件', 'this is a device');
    expect((await lianhuan(['judge', '/dev/zero'])).code).toBe(2);
  });

  test('is a pipe that nobody writes into', async () => {
    const pipe = join(folder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    expectRefusal(await replay(pipe), '不是有效的 JSON', 'not valid JSON');
  });

  test('is a pipe without an end', PATIENT, () => {
    const { code, err } = inShell('yes | lianhuan replay /dev/stdin');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('至多 8 MB') });
  });
});

onUnix('the output', PATIENT, () => {
  test('ends without a word when its reader has read enough', async () => {
    const file = longRecord();
    const { out: all } = await lianhuan(['replay', file, '--log']);
    expect(Buffer.byteLength(all)).toBeGreaterThan(2 * PIPE);
    const { out, err } = inShell(`lianhuan replay '${file}' --log | head -1`);
    expect(out).toBe(`${all.split('\n')[0]}\n`);
    expect(err).toBe('');
  });

  test.skipIf(!existsSync('/dev/full'))('is kept elsewhere when the disk is full', () => {
    const { code, err } = inShell('lianhuan sim minxin --games 2 --workers 1 > /dev/full');
    expect(code).toBe(2);
    expect(err).toContain('无法写出结果（ENOSPC）');
    const kept = /it is kept in (\S+)/.exec(err)?.[1] ?? '';
    expect(readFileSync(kept, 'utf8')).toContain('民心：2 局');
  });
});

describe('a file that is to be written', PATIENT, () => {
  const play = (file: string) => lianhuanAlone(['play', '--seed', '5', '--record', file], '1\nq\n');

  test('is never one of somebody else', async () => {
    for (const text of ['important\n', '{"game":"minxin"}', '[]']) {
      const file = fileWith('mine.json', text);
      const ended = await lianhuan(['play', '--record', file]);
      expectRefusal(ended, '不是对局记录，不会覆盖它', 'is not overwritten');
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    const page = fileWith('page.html', '<html>mine</html>');
    const ended = await lianhuan(['sim', 'minxin', '--games', '1000000000', '--html', page]);
    expectRefusal(ended, '不是模拟报告的网页', 'is not overwritten');
    expect(readFileSync(page, 'utf8')).toBe('<html>mine</html>');
  });

  test('keeps a record that stood there under another name', async () => {
    const file = join(folder(), 'game.json');
    await play(file);
    const first = readFileSync(file, 'utf8');
    await play(file);
    await play(file);
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(first);
    expect(existsSync(`${file}.2`)).toBe(true);
    expect((await replay(file)).code).toBe(0);
  });

  test('is found out before anything is played', async () => {
    for (const place of ['/no/such/folder/x', folder(), fileWith('x', 'text')]) {
      const sim = await lianhuan(['sim', 'minxin', '--games', '1000000000', '--html', place]);
      expect(sim).toMatchObject({ code: 2, out: '' });
      expect(await lianhuan(['play', '--record', place])).toMatchObject({ code: 2, out: '' });
    }
  });

  test.skipIf(process.platform === 'win32')('is no link that leads nowhere', async () => {
    const link = join(folder(), 'link');
    symlinkSync('/no/such/place', link);
    expectRefusal(await lianhuan(['play', '--record', link]), '不指向任何文件', 'no file');
  });

  test('may be a page of a simulation that was there before', async () => {
    const page = join(folder(), 'report.html');
    const sim = () => lianhuan(['sim', 'minxin', '--games', '1', '--workers', '1', '--html', page]);
    expect((await sim()).code).toBe(0);
    expect((await sim()).code).toBe(0);
    expect(existsSync(`${page}.1`)).toBe(true);
  });
});

onUnix('a simulation that is ended', PATIENT, () => {
  test.each([
    ['SIGINT', 130, '1'],
    ['SIGTERM', 143, '2'],
  ] as const)('by %s reports the games that were done', async (signal, code, threads) => {
    const ended = await simUntil(signal, threads);
    expect(ended.code).toBe(code);
    const { games } = JSON.parse(ended.out);
    expect(games).toBeGreaterThan(0);
    expect(ended.err).toContain(`报告的是完成的 ${games} 局，共要 1000000000 局`);
  });

  test('before any game was over says so, and exits as one that was ended', async () => {
    const before = process.listenerCount('SIGINT');
    const ended = lianhuan(['sim', 'sanguozhi', '--games', '1000000', '--workers', '2']);
    while (process.listenerCount('SIGINT') === before) await new Promise(setImmediate);
    process.emit('SIGINT', 'SIGINT');
    const { code, out, err } = await ended;
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toContain('还没有一局打完');
  });
});

/** A simulation that is sent a signal once some games are over. */
function simUntil(signal: NodeJS.Signals, threads: string): Promise<Ended> {
  const words = ['sim', 'minxin', '--games', '1000000000', '--bots', 'random', '--json'];
  const telling = new URL('tell-progress.ts', import.meta.url).href;
  const child = fork(PROGRAM, [...words, '--workers', threads], {
    silent: true,
    execArgv: ['--import', telling],
  });
  child.once('message', () => child.kill(signal));
  return endOf(child);
}

/** So many bytes fit into a pipe whose reader has gone away before anybody notices. */
const PIPE = 65_536;

/** A record of a game so long that its log does not fit into a pipe. */
function longRecord(): string {
  const setup = minxin.readSetup({ players: 4 });
  if (!setup.ok) throw new Error('four may play');
  const match = new Match(minxin, { setup: setup.value, seed: 3 });
  const bots = [1, 2, 3, 4].map(randomBot);
  while (match.answers.length < 3000 && letBotAnswer(match, bots));
  return fileWith('long.json', JSON.stringify(match.record()));
}

/** What a line typed into a shell comes to; the exit code is that of `lianhuan`. */
function inShell(line: string): { code: number; out: string; err: string } {
  const errors = join(folder(), 'errors');
  writeFileSync(errors, '');
  const command = line.replace('lianhuan', `'${process.execPath}' '${PROGRAM}'`);
  const script = `{ ${command}; } 2> '${errors}'; exit $?`;
  try {
    const out = execFileSync('bash', ['-c', `set -o pipefail; ${script}`], { encoding: 'utf8' });
    return { code: 0, out, err: readFileSync(errors, 'utf8') };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { code: status, out: stdout, err: readFileSync(errors, 'utf8') };
  }
}
