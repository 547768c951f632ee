import type { CardDefinition } from '../../cards/definition.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import type { Deed } from '../nodes/nodes.ts';

/** 军令 (T55): the six that there are, as their cards have them. */

/** One of them. */
export interface PrintedCommand {
  readonly card: CardDefinition;
  readonly deed: Deed;
}

const known = new WeakMap<readonly CardDefinition[], readonly PrintedCommand[]>();

/** All of them, in their printed order. */
export function commandsOf({
  library,
}: Pick<SanguoshaTable, 'library'>): readonly PrintedCommand[] {
  let commands = known.get(library);
  if (commands === undefined) {
    commands = library.flatMap((card) =>
      card.abilities.flatMap((unit) => (unit.kind === 'order' ? [{ card, deed: unit.deed }] : [])),
    );
    known.set(library, commands);
  }
  return commands;
}
