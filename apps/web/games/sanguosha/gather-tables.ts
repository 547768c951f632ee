import type { Text } from '@lianhuan/kernel';
import type { PlayedMode, RoleCount, TableSize } from './home/new-game.ts';

type Book = typeof import('@lianhuan/sanguosha');

/** More than this no mode has room for. */
const MOST_PLAYERS = 10;

/** The modes that can be played, each with how many may sit at a table and who they are, for the build. */
export async function gatherSanguoshaTables(): Promise<PlayedMode[]> {
  const book = await import('@lianhuan/sanguosha');
  return Object.entries<Text>(book.MODES).flatMap(([mode, { zh, en }]) => {
    const sizes = Array.from({ length: MOST_PLAYERS }, (_, place) => place + 1).flatMap(
      (players) => sizeOf(book, mode, players) ?? [],
    );
    return sizes.length === 0 ? [] : [{ mode, name: { zh, en }, sizes }];
  });
}

/** The table of a mode for so many; null where the game refuses it. */
function sizeOf(book: Book, mode: string, players: number): TableSize | null {
  const one = rolesAt(book, { mode, players, twoRenegades: false });
  if (one === null) return null;
  const two = rolesAt(book, { mode, players, twoRenegades: true });
  const differ = two !== null && JSON.stringify(one) !== JSON.stringify(two);
  return { players, roles: differ ? [one, two] : [one] };
}

/** The roles that are dealt, counted; null for a set-up that cannot be played. */
function rolesAt({ sanguosha, library }: Book, setup: object): RoleCount[] | null {
  const read = sanguosha.readSetup(setup);
  if (!read.ok) return null;
  const table = sanguosha.start(read.value, 1);
  const counts = new Map<string, number>();
  for (const { definition } of table.cards) {
    const card = table.library[definition];
    if (card?.kind === 'role') counts.set(card.id, (counts.get(card.id) ?? 0) + 1);
  }
  return library().flatMap(({ id, name, english }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ name: { zh: name, en: english }, count }];
  });
}
