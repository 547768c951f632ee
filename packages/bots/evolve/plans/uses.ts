import { type Ability, expandKeyword } from '@lianhuan/evolve';
import type { OptionView } from '@lianhuan/kernel';
import { attackOf, type SeenCard, type TableView } from '../table-view.ts';
import { countOf, type Reading } from '../text/filters.ts';
import { bodyWorth, keywordWorth, woundWorth } from '../worth/card-worth.ts';
import { costWorth, effectWorth, wordWorth } from '../worth/effect-worth.ts';

/** What it is worth to use a card or an activated ability now, and what it takes. */

/** Something that can be used. */
export interface Use {
  readonly option: OptionView;
  readonly worth: number;
  /** 能量点. */
  readonly energy: number;
  /** Does it take a place on the field? */
  readonly takesRoom: boolean;
  /** 进化 or 用餐, of which there is one a turn (8.3.2). */
  readonly once: boolean;
}

/** A card is kept in hand if using it is worth no more. */
const KEEP = 0.6;
/** A spell waits for a better moment. */
const KEEP_SPELL = 1;
/** With so many cards in hand nothing waits. */
const FULL = 6;

/** What this option would use; null if it uses nothing. */
export function useOf(table: TableView, option: OptionView): Use | null {
  const seen = table.find(option.card);
  if (seen === null) return null;
  if (option.verb === 'use') return cardUse(table, seen, option);
  return option.verb === 'ability' ? abilityUse(table, seen, option) : null;
}

function cardUse(table: TableView, seen: SeenCard, option: OptionView): Use {
  const { kind } = seen.printed;
  const crowded = table.count(table.seat, 'hand') >= FULL;
  const keep = seen.zone === 'extra' || crowded ? 0.1 : kind === 'spell' ? KEEP_SPELL : KEEP;
  return {
    option,
    worth: usedWorth(table, seen) - keep,
    energy: seen.card.values.cost ?? 0,
    takesRoom: kind !== 'spell',
    once: false,
  };
}

/** What comes of using a card. */
function usedWorth(table: TableView, seen: SeenCard): number {
  const { printed } = seen;
  const reading: Reading = { table, seat: table.seat, source: seen, isUsed: true, x: null };
  const [attack, life] = [printed.attack ?? 0, printed.life ?? 0];
  let sum = printed.kind === 'follower' ? bodyWorth(attack, life) : 0;
  for (const ability of printed.abilities) sum += abilityWorth(reading, ability, attack, life);
  return printed.kind === 'amulet' ? Math.max(sum, 0.7) : sum;
}

function abilityWorth(reading: Reading, { body }: Ability, attack: number, life: number): number {
  switch (body.kind) {
    case 'keyword':
      return (
        keywordWorth(body.name, attack, life) +
        (body.name === 'storm' ? 0.5 * attack * woundWorth(reading.table, reading.table.foe) : 0)
      );
    case 'spell':
      return effectWorth(reading, body.effect);
    case 'static':
      return 0.5 + Math.max(-1, wordWorth(reading, body.word, null));
    case 'activated':
      return 0.6;
    case 'triggered': {
      const worth = effectWorth(reading, body.effect);
      if (body.on.kind !== 'entry') return Math.max(0.5, 1.3 * worth);
      if (body.on.terms.includes('fanfare')) return worth;
      return 0.6 * worth;
    }
  }
}

/** The activated ability that an option names: by its place, keywords counted as what they stand for. */
function abilityUse(table: TableView, seen: SeenCard, option: OptionView): Use | null {
  const ability = seen.abilities.flatMap(expandKeyword)[option.amount]?.ability;
  if (ability?.body.kind !== 'activated') {
    return { option, worth: 0.1, energy: 0, takesRoom: false, once: false };
  }
  const { symbol, cost, effect } = ability.body;
  const reading: Reading = { table, seat: table.seat, source: seen, isUsed: false, x: null };
  const once = symbol === 'evolve' || symbol === 'meal';
  const steps = cost === null ? [] : cost.kind === 'costs' ? cost.steps : [cost];
  const energy = steps.reduce(
    (sum, step) => sum + (step.kind === 'energy' ? countOf(reading, step.amount) : 0),
    0,
  );
  const others = steps
    .filter(({ kind }) => kind !== 'energy')
    .reduce((sum, step) => sum + costWorth(reading, step), 0);
  const tapped = steps.some(({ kind }) => kind === 'tap-this') ? 0.5 * attackOf(seen) : 0;
  const spared = once && energy > 0 && table.player(table.seat).evolvePoints > 0 ? 1 : 0;
  const bounded = ability.limit > 0 || energy > 0 || tapped > 0 || others > 0.5;
  return {
    option,
    // What costs nothing could go on for ever.
    worth: effectWorth(reading, effect) - others - tapped - (bounded ? 0.1 : 1),
    energy: energy - spared,
    takesRoom: false,
    once,
  };
}
