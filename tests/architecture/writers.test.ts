import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

// Whatever happens is an event, and all events go through the pipeline. A table is read-only by its
// type; this suite looks in the source for the ways around that: the function that makes it writable,
// the functions that write, and casts that take `readonly` away.

const PACKAGES = join(import.meta.dirname, '../../packages');

/** The files that may make a table writable, and why. */
const MAY_WRITE: Readonly<Record<string, string>> = {
  'kernel/table/table.ts': 'lays out tables',
  'kernel/events/table-event.ts': 'applies the events of any table',
  'kernel/events/pipeline.ts': 'moves the clock on',
  'kernel/testing/attack.ts': 'gives a copy other secrets',
  'kernel/knowledge/exchange.ts': 'puts other faces on the cards of a copy',
  'kernel/table/position.ts': 'lays out the positions of scenarios',
  'minxin/events/apply.ts': 'applies the events of 民心',
  'sanguozhi/events/apply.ts': 'applies the events of 三国智',
  'sanguozhi/events/open-table.ts': 'types what it writes',
  'sanguozhi/table/setup.ts': 'lays the 事件 down with their backs up',
  'evolve/events/apply.ts': 'applies the events of 影之诗 EVOLVE',
  'evolve/table/position.ts': 'notes what the cards it lays out have been through',
  'sanguosha/events/apply.ts': 'applies the events of 三国杀',
};

/** The files that may apply an event without the pipeline. */
const MAY_APPLY: Readonly<Record<string, string>> = {
  'kernel/events/table-event.ts': 'defines it',
  'kernel/events/pipeline.ts': 'is the pipeline',
  'minxin/events/apply.ts': 'hands the kernel’s events on, and begins a card’s lasting words',
  'minxin/events/pipeline.ts': 'gives it to the pipeline',
  'minxin/table/position.ts': 'begins the lasting words of the cards it lays out',
  'sanguozhi/events/apply.ts': 'hands the kernel’s events on',
  'sanguozhi/events/card-changes.ts': 'moves cards and puts damage on them',
  'sanguozhi/events/pipeline.ts': 'gives it to the pipeline',
  'sanguozhi/table/position.ts': 'lays cards down as moves would',
  'evolve/events/apply.ts': 'hands the kernel’s events on',
  'evolve/events/pipeline.ts': 'gives it to the pipeline',
  'evolve/table/position.ts': 'lays cards down as moves would',
  'sanguosha/events/apply.ts': 'hands the kernel’s events on',
  'sanguosha/table/position.ts': 'lays cards down as moves would',
  'sanguosha/events/pipeline.ts': 'gives it to the pipeline',
};

const WAYS: readonly {
  name: string;
  pattern: RegExp;
  allowed: Readonly<Record<string, string>>;
}[] = [
  { name: 'writable(', pattern: /\bwritable(<[^>]*>)?\(/, allowed: MAY_WRITE },
  { name: 'applyTableEvent(', pattern: /\bapplyTableEvent\(/, allowed: MAY_APPLY },
  {
    name: 'apply of a game',
    pattern: /import \{[^}]*\bapply\b[^}]*\} from/,
    allowed: MAY_APPLY,
  },
  {
    name: 'a cast to WritableTable',
    pattern: /as (unknown as )?WritableTable/,
    allowed: MAY_WRITE,
  },
  {
    name: 'a cast that takes readonly away',
    pattern: /-readonly/,
    allowed: {
      'kernel/table/table.ts': 'defines it',
      'minxin/events/apply.ts': 'types its writer',
      'sanguozhi/events/open-table.ts': 'types its writer',
      'evolve/events/apply.ts': 'types its writer',
      'sanguosha/events/apply.ts': 'types its writer',
      'sanguozhi/text/meaning/evaluate.ts': 'collects its facts, no table',
    },
  },
];

const sources = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/node_modules|[\\/]test[\\/]/.test(file))
  .map((file) => ({
    file: relative('.', file).replaceAll('\\', '/'),
    text: readFileSync(join(PACKAGES, file), 'utf8'),
  }));

/** Where a table is changed and a match is played; the others only see views. */
const engine = sources.filter(({ file }) => !/^(bots|lab|judge)\//.test(file));

describe('nothing changes a table but the pipeline', () => {
  for (const { name, pattern, allowed } of WAYS) {
    test(`${name} stands only where it may`, () => {
      const users = (name.includes('readonly') ? engine : sources)
        .filter(({ text }) => pattern.test(text))
        .map(({ file }) => file);
      expect(users.filter((file) => !(file in allowed))).toEqual([]);
    });
  }

  test('the scan finds the writers it knows', () => {
    const found = sources.filter(({ text }) => WAYS[0].pattern.test(text)).map(({ file }) => file);
    expect(found).toEqual(
      expect.arrayContaining(['kernel/events/table-event.ts', 'minxin/events/apply.ts']),
    );
  });

  test('the scan would find a bypass', () => {
    expect(WAYS[0].pattern.test('writable(table).clock = 3')).toBe(true);
    expect(WAYS[1].pattern.test('applyTableEvent(table, event)')).toBe(true);
    expect(WAYS[2].pattern.test("import { apply, beginEffect } from './events.ts'")).toBe(true);
  });
});

describe('a match knows neither chance nor clock of its own', () => {
  test('no Math.random, Date or performance', () => {
    const users = engine
      .filter(({ text }) => /Math\.random|Date\.now|new Date\(|performance\.now/.test(text))
      .map(({ file }) => file);
    expect(users).toEqual([]);
  });
});
