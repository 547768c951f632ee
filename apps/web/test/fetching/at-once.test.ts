import { describe, expect, it } from 'vitest';
import { importedAtOnce } from '../../build/at-once.ts';

/** The code of a worker as it is written, given what each file of its build says and imports at its head. */
function written(files: Readonly<Record<string, { code: string; imports: readonly string[] }>>) {
  const bundle = Object.fromEntries(
    Object.entries(files).map(([fileName, { code, imports }]) => [
      fileName,
      { type: 'chunk', fileName, code, imports },
    ]),
  );
  const { generateBundle } = importedAtOnce() as unknown as {
    generateBundle: (options: unknown, bundle: unknown) => void;
  };
  generateBundle(null, bundle);
  return bundle['assets/worker.js']?.code;
}

describe('what a worker imports later', () => {
  it('comes with all that must be there before it, and nothing else', () => {
    const code = written({
      'assets/worker.js': { code: 'import("./engine.js")', imports: ['assets/kernel.js'] },
      'assets/engine.js': { code: '', imports: ['assets/rules.js', 'assets/kernel.js'] },
      'assets/rules.js': { code: '', imports: ['assets/words.js', 'assets/engine.js'] },
      'assets/words.js': { code: '', imports: [] },
      'assets/kernel.js': { code: '', imports: [] },
      'assets/other.js': { code: '', imports: [] },
    });
    expect(code).toBe(
      'Promise.all([import("./engine.js"),import("./rules.js"),import("./words.js")]).then(([wanted])=>wanted)',
    );
  });

  it('stays as it is written where it needs nothing', () => {
    const code = written({
      'assets/worker.js': { code: 'import(`./proofs.js`);import("yaml")', imports: [] },
      'assets/proofs.js': { code: '', imports: [] },
    });
    expect(code).toBe('import(`./proofs.js`);import("yaml")');
  });
});
