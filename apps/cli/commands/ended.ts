import { complain } from '../terminal.ts';

/** The exit codes by which shells know who ended a program. */
const ENDED = { SIGINT: 130, SIGTERM: 143 } as const;

/** The first Ctrl+C (or SIGTERM) ends the games and leaves time to report; the second ends at once. */
export function listenForEnd(): { readonly signal: AbortSignal; forget(): void } {
  const controller = new AbortController();
  const forget = (): void => {
    for (const name of Object.keys(ENDED)) process.off(name, end);
  };
  const end = (name: keyof typeof ENDED): void => {
    process.exitCode = ENDED[name];
    forget();
    controller.abort();
  };
  for (const name of Object.keys(ENDED)) process.on(name, end);
  return { signal: controller.signal, forget };
}

/** Says that what is reported is of so many games only. */
export function tellUnfinished(done: number, games: number): void {
  complain(
    `没有打完：报告的是完成的 ${done} 局，共要 ${games} 局\nNot finished: this reports the ${done} games that were done of ${games}`,
  );
}
