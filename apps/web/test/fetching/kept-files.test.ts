import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptFiles } from '../../build/kept-files.ts';

it('a browser keeps each file of a build once, by its name, and not as a server packs it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-kept-'));
  try {
    mkdirSync(join(folder, 'assets', 'proofs'), { recursive: true });
    for (const name of ['index.html', 'sw.js', 'assets/a-1.js', 'assets/proofs/b-2.js']) {
      for (const packed of ['', '.br', '.gz']) writeFileSync(join(folder, `${name}${packed}`), '');
    }
    const { ahead, onUse } = keptFiles(folder);
    expect(ahead.map(({ url }) => url)).toEqual(['assets/a-1.js', 'index.html']);
    expect(onUse).toEqual(['assets/proofs/b-2.js']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
