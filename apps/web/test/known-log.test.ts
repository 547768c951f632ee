import type { LogLine } from '@lianhuan/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KnownLog, lengthOf, NO_LOG, withEarlier, withNews } from '../engine/known-log.ts';

// What a page makes of the parts of a log that a server sends it.

/** Something that happens: so many lines come, the last ones are taken back, the page joins anew or asks for what was before. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('lines' as const), count: fc.nat(5) }),
  fc.record({ kind: fc.constant('taken back' as const), count: fc.nat(8) }),
  fc.record({ kind: fc.constant('join' as const), count: fc.nat(6) }),
  fc.record({ kind: fc.constant('earlier' as const), count: fc.integer({ min: 1, max: 4 }) }),
);

/** Names a line by when it was written: of what was taken back and written again it is told apart. */
function newLine(id: number): LogLine {
  return { id } as LogLine;
}

test('a page has the end of the log, whatever came before it, and all of it in the end', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      const lines: LogLine[] = [];
      let written = 0;
      let log: KnownLog = NO_LOG;
      const goOn = (to: number, count: number) => {
        const earlier = lines.slice(Math.max(0, to - count), to);
        log = withEarlier(log, to, earlier);
      };
      for (const { kind, count } of happenings) {
        if (kind === 'lines') {
          const known = lines.length;
          for (let one = 0; one < count; one++) lines.push(newLine(written++));
          log = withNews(log, { known, lines: lines.slice(known), anew: false });
        } else if (kind === 'taken back') {
          lines.length = Math.max(0, lines.length - count);
          log = withNews(log, { known: lines.length, lines: [], anew: false });
        } else if (kind === 'join') {
          const known = Math.max(0, lines.length - count);
          log = withNews(log, { known, lines: lines.slice(known), anew: true });
        } else goOn(log.earlier, count);
        expect(lengthOf(log)).toBe(lines.length);
        expect(log.lines).toEqual(lines.slice(log.earlier));
      }
      // What was asked for before somebody took answers back comes to nothing.
      goOn(log.earlier + 1, 1);
      while (log.earlier > 0) goOn(log.earlier, 2);
      expect(log.lines).toEqual(lines);
    }),
  );
});
