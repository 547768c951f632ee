import type { OptionView } from '@lianhuan/kernel';
import type { PublicItem } from '@lianhuan/sanguozhi';
import { timingOf } from '../plans/timing.ts';
import { printedOn, type TableView } from '../table-view.ts';
import { deployedWorth, useWorth } from '../worth/card-worth.ts';

type Score = (option: OptionView) => number;

/** What must at least be at stake before it is answered. */
const STAKE = 3;

/** Scores passing (0) and answering what an opponent has in the chain. */
export function scoreReply(table: TableView): Score {
  const top = table.state.chain.at(-1);
  const threatened = top !== undefined && table.isEnemy(top.controller) ? itemWorth(top, table) : 0;
  return ({ verb, card }) => {
    if (verb === 'pass') return 0;
    const seen = table.find(card);
    if (verb !== 'tactic' || !seen || threatened < STAKE) return -1;
    return timingOf(seen.printed) === 'chain' ? threatened - STAKE + 0.5 : -1;
  };
}

/** What it is worth to the one who uses it. */
export function itemWorth({ definition, kind }: PublicItem, { view }: TableView): number {
  const printed = definition === null ? undefined : printedOn(definition, view);
  if (!printed) return 3;
  if (printed.kind === 'general') {
    return kind === 'ability' ? 2.5 : deployedWorth(printed, 'deputy');
  }
  return Math.max(2, useWorth(printed));
}
