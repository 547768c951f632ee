/** The cards of a deck by (Chinese) name, each as often as it is there, part by part. */
export type Lists<Part extends string = string> = Readonly<Record<Part, readonly string[]>>;

/** A deck that a player built. */
export interface OwnDeck<Part extends string = string> {
  /** No two of one game have the same. */
  readonly name: string;
  readonly lists: Lists<Part>;
}

/** The lists with one more of a card; beside those that are there. */
export function withCard<List extends Lists>(lists: List, part: keyof List, name: string): List {
  const names = listOf(lists, part);
  const place = names.lastIndexOf(name);
  const at = place < 0 ? names.length : place + 1;
  return { ...lists, [part]: names.toSpliced(at, 0, name) };
}

/** The lists with one fewer of a card, if it is there. */
export function withoutCard<List extends Lists>(lists: List, part: keyof List, name: string): List {
  const names = listOf(lists, part);
  const place = names.lastIndexOf(name);
  return place < 0 ? lists : { ...lists, [part]: names.toSpliced(place, 1) };
}

/** The names in a part; none in one that there is not. */
export function listOf<List extends Lists>(lists: List, part: keyof List): readonly string[] {
  return lists[part] ?? [];
}

/** How many of a card a list has. */
export function countOf(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}

/** How many of a card are in these parts together. */
export function countIn(lists: Lists, name: string, parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + countOf(listOf(lists, part), name), 0);
}

/** Several of a card as one entry, where it first stands. */
export interface Entry {
  readonly name: string;
  readonly count: number;
}

export function entriesOf(names: readonly string[]): readonly Entry[] {
  return [...new Set(names)].map((name) => ({ name, count: countOf(names, name) }));
}
