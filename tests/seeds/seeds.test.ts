import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FuzzCase, runFuzzCase } from '../../scripts/fuzz-case.ts';

// Cases that once broke something (see scripts/fuzz.ts), each named for what it broke.

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

describe('games that once broke something', () => {
  for (const file of files) {
    test(basename(file, '.json'), () => {
      const fuzzCase = JSON.parse(readFileSync(join(folder, file), 'utf8')) as FuzzCase;
      expect(runFuzzCase(fuzzCase).outcome).not.toBeNull();
    });
  }
});
