import { readdirSync, readFileSync } from 'node:fs';

// Linux alone has these files. A tick is a hundredth of a second on all machines that Node runs on.
const TICK_MS = 10;

interface Times {
  readonly parent: number;
  /** Its own, in milliseconds. */
  readonly own: number;
  /** Of its children that have ended. */
  readonly ended: number;
}

/** What processors have given to a process so far, in milliseconds, its children included, those that ended, too. */
export function cpuTimeOf(pid: number): number {
  const all = new Map(
    readdirSync('/proc').flatMap((name) => {
      const times = /^\d+$/.test(name) ? timesOf(Number(name)) : null;
      return times === null ? [] : [[Number(name), times] as const];
    }),
  );
  const sum = (id: number): number => {
    const times = all.get(id);
    if (!times) return 0;
    const children = [...all].filter(([, { parent }]) => parent === id);
    return children.reduce((total, [child]) => total + sum(child), times.own + times.ended);
  };
  return sum(pid);
}

/** What processors have given to the main thread of a process so far, in milliseconds, and finer. */
export function mainThreadTimeOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Null for one that is not there any more. */
function timesOf(pid: number): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; the fields after it are numbered from 3.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    return {
      parent: field(4),
      own: (field(14) + field(15)) * TICK_MS,
      ended: (field(16) + field(17)) * TICK_MS,
    };
  } catch {
    return null;
  }
}
