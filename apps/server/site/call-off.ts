import type { Logger } from 'pino';
import type { Matches } from '../matches/matches.ts';

/** The site calls a match off; if it cannot, e.g. open it, that is written down and nobody is held up. */
export async function callOffFor(
  { matches, log }: { readonly matches: Pick<Matches, 'callOff'>; readonly log: Logger },
  match: string,
): Promise<void> {
  try {
    const done = await matches.callOff(match);
    if (!done.ok) log.error({ match, problems: done.problems }, 'a match could not be called off');
  } catch (error) {
    log.error({ match, error }, 'a match could not be called off');
  }
}
