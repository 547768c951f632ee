// Format and lint, types, arrows between folders, every event through the pipeline, no code
// that only a rule that is off leads to, folders and files of a size to read, the faces of packages,
// unused code: all at once.
//   npm run check                  everything
//   npm run check -- types arrows  only these

import { spawn } from 'node:child_process';

const checks = {
  lint: 'biome check --error-on-warnings --diagnostic-level=warn .',
  types: 'tsc -p tsconfig.json',
  'types:web': 'tsc -p apps/web/tsconfig.json',
  arrows: 'depcruise --config .dependency-cruiser.mjs packages apps',
  branches: 'node scripts/branches.ts',
  pipeline: 'vitest run tests/architecture/writers.test.ts',
  rooms: 'vitest run tests/architecture/rooms.test.ts',
  faces: 'node scripts/docs.ts --check',
  unused: 'knip --no-progress --no-config-hints',
};

const wanted = process.argv.slice(2);
const results = await Promise.all(
  Object.entries(checks)
    .filter(([name]) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix)))
    .map(([name, command]) => run(name, command)),
);

if (results.length === 0) {
  console.error(`No such check. There are: ${Object.keys(checks).join(', ')}`);
  process.exitCode = 2;
} else if (results.includes(false)) {
  process.exitCode = 1;
}

/** Runs one check, then prints its name and, unless it was content and silent, what it said. */
function run(name: string, command: string): Promise<boolean> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code !== 0) console.log(`${output.trim()}\n`);
      resolve(code === 0);
    });
  });
}
