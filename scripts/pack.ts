// Makes what a stranger can install: one tarball a package, JavaScript with declarations.
//   npm run pack                 into dist/packages
//   npm run pack -- FOLDER       into another folder
// Compiling, laying out and packing take some ten seconds.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compile } from './pack/compile.ts';
import { layOut } from './pack/lay-out.ts';
import { PROJECT, packages } from './pack/packages.ts';

const [wanted = join(PROJECT, 'dist', 'packages'), ...others] = process.argv.slice(2);
if (others.length > 0) {
  console.error('Say one folder, or none: npm run pack -- FOLDER');
  process.exit(2);
}

const target = resolve(wanted);
mkdirSync(target, { recursive: true });
for (const file of tarballs()) rmSync(join(target, file));

const work = mkdtempSync(join(tmpdir(), 'lianhuan-pack-'));
try {
  const compiled = join(work, 'compiled');
  compile(compiled);
  const folders: string[] = [];
  for (const one of packages()) {
    const folder = join(work, 'packages', one.name);
    await layOut(one, compiled, folder);
    folders.push(folder);
  }
  execFileSync('npm', ['pack', '--silent', '--pack-destination', target, ...folders], {
    shell: process.platform === 'win32',
  });
} finally {
  rmSync(work, { recursive: true, force: true });
}

for (const file of tarballs()) console.log(join(target, file));

/** The names of those that lie in the folder. */
function tarballs(): string[] {
  return readdirSync(target)
    .filter((file) => /^lianhuan-.*\.tgz$/.test(file))
    .sort();
}
