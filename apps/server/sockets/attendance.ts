/** For so long it is taken for known whether anybody is in a room, in milliseconds. */
const KNOWN_MS = 3000;

/** Those of some rooms in which somebody has a page open. */
export type Attendance = (rooms: readonly string[]) => Promise<ReadonlySet<string>>;

/** The same, asked seldom, however many look at the list of rooms. @param ask asks all servers */
export function rememberedFor(ask: Attendance, ms = KNOWN_MS): Attendance {
  const known = new Map<string, { readonly until: number; readonly isAttended: boolean }>();
  return async (rooms) => {
    const now = performance.now();
    for (const [room, { until }] of known) if (until < now) known.delete(room);
    const unknown = rooms.filter((room) => !known.has(room));
    const attended = new Set(rooms.filter((room) => known.get(room)?.isAttended));
    if (unknown.length === 0) return attended;
    const found = await ask(unknown);
    for (const room of unknown) {
      known.set(room, { until: performance.now() + ms, isAttended: found.has(room) });
      if (found.has(room)) attended.add(room);
    }
    return attended;
  };
}
