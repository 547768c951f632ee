import type { CardId } from '@lianhuan/kernel';
import { layerStepsOf } from '../../effects/derivation.ts';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Agent } from '../../text/meaning/procedures.ts';

/** Whose effect was the latest to take 命 from a card (500.9a); null where none did. */
export function lastToReduceLife(table: SanguozhiTable, card: CardId): Agent | null {
  let latest: { readonly agent: Agent; readonly timestamp: number } | null = null;
  for (const { effect, before, after } of layerStepsOf(table, card)) {
    const by = effect.effect;
    if (after.life >= before.life || by === null) continue;
    const { source, controller, timestamp } = by;
    if (latest === null || timestamp >= latest.timestamp) {
      latest = { agent: { source, seat: controller }, timestamp };
    }
  }
  return latest !== null && rule('500.9a') ? latest.agent : null;
}
