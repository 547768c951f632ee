import type { Flow } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import { shared } from '../../table/zones.ts';
import { beginDuel } from './duel.ts';
import { beginHegemony } from './hegemony.ts';
import { beginIdentity } from './identity.ts';
import { beginLandlord } from './landlord.ts';

/** Gets a game ready, up to its first turn. */
export function* begin(table: SanguoshaTable): Flow {
  yield* happen(table, { type: 'shuffle', zone: shared('draw-pile') });
  yield* happen(table, { type: 'shuffle', zone: shared('general-pile') });
  yield* beginMode(table);
  yield* happen(table, { type: 'began' });
}

function* beginMode(table: SanguoshaTable): Flow {
  switch (table.state.mode) {
    case 'identity':
      return yield* beginIdentity(table);
    case 'hegemony':
      return yield* beginHegemony(table);
    case 'landlord':
      return yield* beginLandlord(table);
    case 'duel':
      return yield* beginDuel(table);
  }
}
