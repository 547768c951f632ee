// Gathered data travels as JSON, which would make two of what was one: an ability that stands on a
// card and in its catalogue. So what stands in several places is written once, and named there; also
// long texts, such as the path of a picture that several cards have.

interface Packed {
  /** The objects that occur in several places of the data; each may refer to those before it. */
  readonly shared: readonly unknown[];
  readonly value: unknown;
}

/** The key of an object that only names a place in `shared`. */
const AT = '$at';
/** Shorter texts are not worth a name. */
const LONG = 60;

/** Plain data as JSON. @throws Error for what JSON cannot say. */
export function pack(value: unknown): string {
  const several = seenAgain(value);
  const shared: unknown[] = [];
  const places = new Map<unknown, number>();

  function write(one: unknown): unknown {
    const known = places.get(one);
    if (known !== undefined) return { [AT]: known };
    const written = !isObject(one)
      ? one
      : Array.isArray(one)
        ? one.map(write)
        : Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, write(inner)]));
    if (!several.has(one)) return written;
    places.set(one, shared.length);
    return { [AT]: shared.push(written) - 1 };
  }

  const written = write(value);
  return JSON.stringify({ shared, value: written } satisfies Packed);
}

/** Unpacks the data; an object that was shared is one object again. */
export function unpack(text: string): unknown {
  const { shared, value } = JSON.parse(text) as Packed;
  const read: unknown[] = [];
  for (const one of shared) read.push(withShared(one, read));
  return withShared(value, read);
}

/** Puts what is shared where it is named, within the object itself. */
function withShared(value: unknown, shared: readonly unknown[]): unknown {
  if (!isObject(value)) return value;
  if (AT in value) return shared[value[AT] as number];
  for (const key in value) value[key] = withShared(value[key], shared);
  return value;
}

function seenAgain(value: unknown): ReadonlySet<unknown> {
  const [seen, again] = [new Set<unknown>(), new Set<unknown>()];

  function look(one: unknown): void {
    if (!isObject(one) && !isLong(one)) return refuse(one);
    if (seen.has(one)) return void again.add(one);
    seen.add(one);
    if (!isObject(one)) return;
    if (AT in one) throw new Error(`no data may have the key ${AT}`);
    for (const inner of Object.values(one)) look(inner);
  }

  look(value);
  return again;
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > LONG;
}

function refuse(value: unknown): void {
  const plain = value === null || ['string', 'boolean'].includes(typeof value);
  if (!plain && !Number.isFinite(value)) throw new Error(`JSON cannot say ${String(value)}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
