import type { JSONOutput } from 'typedoc';

/** Types that stay inside though what is shown speaks of them, each with its reason. */
const KEPT_INSIDE: Readonly<Record<string, string>> = {
  Asked: 'every table of a game whose text has conditions, counts and qualities is one',
  Branded: 'ids of different things are told apart by it; nobody writes one',
  DeepWritable: 'whoever may write to a table has it by `writable`',
  Procedures: 'the chapters of a game, which only its own text calls',
  Terms: 'a record from slugs to printed terms, said where it is shown',
  WithoutWho: 'a helper that takes one field out of a node',
};

/** Where a type stands that only says where something came from. */
const PARENTAGE = [
  'inheritedFrom',
  'implementationOf',
  'overwrites',
  'extendedTypes',
  'extendedBy',
];

/**
 * A line for each type of ours that something shown speaks of, but that its package does not show; and for
 * each one kept inside of which nobody speaks any more.
 */
export function leaks(faces: JSONOutput.ProjectReflection): string[] {
  const found = new Map<string, string>();
  for (const entry of faces.children ?? []) gather(entry, '', found);
  const spoken = new Set([...found.keys()].map((type) => type.split(' ')[0]));
  const stale = Object.keys(KEPT_INSIDE).filter((type) => !spoken.has(type));
  return [
    ...[...found]
      .filter(([type]) => !(type.split(' ')[0] in KEPT_INSIDE))
      .map(([type, owner]) => `${owner} speaks of ${type}, which is not shown`),
    ...stale.map((type) => `${type} is kept inside, but nothing shown speaks of it`),
  ];
}

function gather(value: unknown, owner: string, found: Map<string, string>): void {
  if (Array.isArray(value)) for (const one of value) gather(one, owner, found);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const {
    type,
    kind,
    name,
    target,
    package: from,
    refersToTypeParameter,
  } = value as Record<string, unknown>;
  // The members of a list in code are known by their types: `typeof KINDS`.
  if (type === 'query' || refersToTypeParameter === true) return;
  const isOurs = typeof from === 'string' && from.startsWith('@lianhuan/');
  if (type === 'reference' && isOurs && typeof target !== 'number') {
    const leak = `${name} of ${from}`;
    if (!found.has(leak)) found.set(leak, owner);
  }
  const here = typeof kind === 'number' && typeof name === 'string' ? within(owner, name) : owner;
  for (const [key, one] of Object.entries(value)) {
    if (!PARENTAGE.includes(key)) gather(one, here, found);
  }
}

/** `kernel.Match.fork`: the signature of a function has the name of the function. */
function within(owner: string, name: string): string {
  const parts = owner === '' ? [] : owner.split('.');
  return (parts.at(-1) === name ? parts : [...parts, name]).join('.');
}
