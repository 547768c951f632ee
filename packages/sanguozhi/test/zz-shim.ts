export { expect } from 'vitest';
export const tests: { name: string; run: () => void }[] = [];
export function describe(_: string, body: () => void) { body(); }
export function it(name: string, run: () => void) { tests.push({ name, run }); }
