import { ENGINE_MODULES } from '../games/engine-modules.ts';
import type { AnyRequest, Envelope } from './protocol.ts';

/**
 * The worker of a match. It is small, so that it runs as soon as it has come: what serves the page and the engine of its
 * game are then fetched together. On a slow network the one would else wait for the other.
 */
const serving = import('./serving/serving.ts');

addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
  fetchAhead(data.request);
  void serving.then(({ serve }) => serve(data));
});

/** Begins to fetch the engine that a page asks for before it needs one; whether that worked, `serving/` says. */
function fetchAhead(request: AnyRequest): void {
  if (request.type !== 'prepare' || request.proving) return;
  if (!Object.hasOwn(ENGINE_MODULES, request.game)) return;
  ENGINE_MODULES[request.game]().catch(() => {});
}
