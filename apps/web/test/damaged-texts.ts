import fc from 'fast-check';

/** Texts that an attacker, another build or a full disk may leave where JSON should be. */
export const DAMAGED_TEXTS: Readonly<Record<string, string>> = {
  'no text': '',
  'no JSON': '<img src=x onerror=alert(1)>',
  null: 'null',
  'a number': '1e300',
  'a text': '"\\ud83c"',
  'a list': '[]',
  'a list of lists': '[[[]]]',
  'an empty object': '{}',
  'a prototype': '{"__proto__":{"record":{},"state":{},"name":"x"},"constructor":7}',
  'nested too deep': '['.repeat(100_000),
  'nested too deep, and closed': `${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`,
  'five million letters': `"${'x'.repeat(5_000_000)}"`,
};

/** Values that are not what a field should hold, among them some of the right type. */
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '\ud83c',
    '__proto__',
    '<script>alert(1)</script>',
    -1,
    0.5,
    1e300,
    -0,
    2 ** 53,
    [],
    {},
    [null],
    { length: 3 },
    'x'.repeat(10_000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Sound JSON with some fields exchanged, left out or cut short. */
export function damagedOf(sound: unknown): fc.Arbitrary<string> {
  const paths = pathsOf(sound);
  return fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...paths), oddValue), { minLength: 1, maxLength: 3 }),
      fc.option(fc.nat(200), { freq: 6 }),
    )
    .map(([changes, cut]) => {
      const text = JSON.stringify(changes.reduce(changed, structuredClone(sound)));
      return cut === null ? text : text.slice(0, -cut - 1);
    });
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, before: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [before];
  const below = Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...before, key]));
  return before.length === 0 ? below : [before, ...below];
}

function changed(value: unknown, [path, odd]: readonly [Path, unknown]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return odd;
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string | number, unknown>;
  fields[key] = changed(fields[key], [rest, odd]);
  return value;
}
