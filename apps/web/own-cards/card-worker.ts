import type { CardSource } from '@lianhuan/cardtext';
import type { ReadFiles } from '../engine/added-cards.ts';
import { Client } from '../engine/client.ts';
import type { CardRequest } from '../engine/protocol.ts';
import type { GameId } from '../games/ids.ts';

let client: Client | null = null;

/** Reads card files, away from the page. @throws Error if the worker cannot */
export function readFiles(game: GameId, files: readonly CardSource[]): Promise<ReadFiles> {
  return ask({ type: 'read-cards', game, files });
}

/** Prints cards that were read before. @throws Error if the worker cannot */
export function printCards(game: GameId, cards: readonly unknown[]): Promise<ReadFiles> {
  return ask({ type: 'print-cards', game, cards });
}

async function ask(request: CardRequest): Promise<ReadFiles> {
  // A worker of its own: the one of the match answers nobody while its bots think.
  client ??= new Client(() => {});
  const reply = await client.ask(request);
  if (reply.type === 'files') return reply.files;
  throw new Error(reply.type === 'failed' ? reply.problems.map(({ text }) => text.zh).join() : '');
}
