import {
  type Game,
  type LogNode,
  type Match,
  NOBODY,
  type Table,
  type Text,
} from '@lianhuan/kernel';

/** A node of the record in words, with everything that happened because of it. */
export interface Trace {
  readonly kind: 'cause' | 'event';
  readonly text: Text;
  readonly rules: readonly string[];
  /** How many answers had been given. */
  readonly answers: number;
  readonly because: readonly Trace[];
}

/** What happened and why, as trees whose roots stand in the order of time. A judge sees all of it. */
export function traceOf(match: Match): Trace[] {
  const traces = new Map<number, Trace & { because: Trace[] }>();
  const roots: Trace[] = [];
  const tell = openTeller(match);
  for (const node of match.log) {
    const text = tell(node);
    const above = traces.get(node.parent);
    if (text === null) continue;
    const { rules, answers } = node;
    const trace = {
      kind: node.cause ? ('cause' as const) : ('event' as const),
      text,
      rules,
      answers,
      because: [],
    };
    traces.set(node.id, trace);
    (above?.because ?? roots).push(trace);
  }
  return roots.filter(tellsSomething);
}

/** All lines of the log, without the causes nothing came of. */
export function logText(match: Match): Text[] {
  return match.log
    .filter(({ event }) => event !== null)
    .map(openTeller(match))
    .filter((text) => text !== null);
}

/** A cause matters only if something came of it. */
function tellsSomething(trace: Trace): boolean {
  return trace.kind === 'event' || trace.because.some(tellsSomething);
}

/** Tells lines as a spectator would read them before whom all cards lie open. */
function openTeller(match: Match): (node: LogNode) => Text | null {
  const game: Game = match.game;
  const zones = match.table.zones.map((zone) => ({ ...zone, visibility: 'public' as const }));
  const table: Table = { ...match.table, zones };
  return ({ cause, event }) =>
    cause ? game.tellCause(table, cause, NOBODY) : game.tellEvent(table, event, NOBODY);
}
