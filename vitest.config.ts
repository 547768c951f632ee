import { defineConfig } from 'vitest/config';
import { LongFirst } from './tests/long-first.ts';

export default defineConfig({
  test: {
    // One module graph for all files of a thread: fast, so tests must not leave module state behind.
    isolate: false,
    pool: 'threads',
    // Unasked it leaves a core idle: half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    testTimeout: 60_000,
    // What a test waits for comes at once on a quiet machine, and seconds later on one that is busy.
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/property-seed.ts'],
    globalSetup: 'tests/end-databases.ts',
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.{ts,tsx}',
      'tests/**/*.test.ts',
    ],
  },
});
