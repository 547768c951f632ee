import { ask, type CardId, type Flow, option } from '@lianhuan/kernel';
import { inForce } from '../../effects/active-effects.ts';
import type { DamageEvent } from '../../events/events.ts';
import { rule } from '../../rules.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../../table/table.ts';
import { wouldReplace } from './immunity.ts';

/**
 * Puts damage of several sources in order for effects that change only the next damage: the controller
 * of such an effect picks the source that it applies to first (117.4f).
 */
export function* inSourceOrder(
  table: SanguozhiTable,
  events: readonly DamageEvent[],
): Flow<readonly DamageEvent[]> {
  let ordered = events;
  if (events.length < 2) return ordered;
  for (const effect of inForce(table, 'replace')) {
    if (effect.body.kind !== 'begun' || effect.body.period !== 'next') continue;
    const sources = sourcesFor(table, effect, ordered);
    if (sources.length < 2 || !rule('117.4f')) continue;
    const source = yield* pickSource(effect, sources);
    const first = ordered.filter((event) => event.source === source);
    ordered = [...first, ...ordered.filter((event) => event.source !== source)];
  }
  return ordered;
}

function sourcesFor(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  events: readonly DamageEvent[],
): readonly CardId[] {
  const met = events.filter((event) => wouldReplace(table, effect, { ...event, stage: 'take' }));
  return [...new Set(met.map(({ source }) => source))];
}

function* pickSource(
  { controller, source }: SanguozhiEffect,
  sources: readonly CardId[],
): Flow<CardId> {
  const { card } = yield* ask({
    seat: controller,
    kind: 'damage-source',
    options: sources.map((one) => option('damage-source', one, controller)),
    about: source,
    amount: sources.length,
    rule: '117.4f',
    idle: false,
  });
  return card;
}
