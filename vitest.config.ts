import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One module graph for all files of a thread: fast, so tests must not leave module state behind.
    isolate: false,
    pool: 'threads',
    // Unasked it leaves a core idle: half of a small machine.
    maxWorkers: '100%',
    testTimeout: 60_000,
    setupFiles: ['tests/property-seed.ts'],
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.{ts,tsx}',
      'tests/**/*.test.ts',
    ],
  },
});
