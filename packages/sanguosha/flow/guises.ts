import { type CardId, type Flow, moveTo, type Seat } from '@lianhuan/kernel';
import { happen, happenTogether } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import {
  cardsIn,
  characterOf,
  guiseShown,
  pileOf,
  printed,
  type SanguoshaTable,
  sharedCards,
} from '../table/table.ts';
import type { PlayerZone } from '../table/zones.ts';
import { of, shared } from '../table/zones.ts';
import type { Skill } from '../text/nodes/nodes.ts';
import { putBack } from './modes/generals.ts';
import { isOfPile } from './modes/replaced-generals.ts';
import { dropPiled } from './skills-gained.ts';

/** “化身”: generals that a character has beside its own; one of them is shown, and what it declares of it is had. */

/** Random generals out of their pile lie face down beside the character's own. @returns whether there was any */
export function* gatherGuises(table: SanguoshaTable, seat: Seat, count: number): Flow<boolean> {
  yield* happen(table, { type: 'shuffle', zone: shared('general-pile') });
  const there = sharedCards(table, 'general-pile').filter((card) => isOfPile(table, card));
  const cards = count > 0 ? there.slice(-count) : [];
  yield* layGuises(table, seat, cards, 'under-general');
  return cards.length > 0;
}

function* layGuises(
  table: SanguoshaTable,
  seat: Seat,
  cards: readonly CardId[],
  zone: PlayerZone,
): Flow {
  const to = of(seat, zone);
  yield* happenTogether(
    table,
    cards.map((card) => moveTo(table, card, to)),
  );
  for (const card of cards) yield* happen(table, { type: 'pile', piled: { card, pile: 'guises' } });
}

/** All “化身” of a character, that which is shown first: generals, whatever else lies beside its own. */
export function guisesOf(table: SanguoshaTable, seat: Seat): readonly CardId[] {
  const shown = guiseShown(table, seat);
  const beside = pileOf(table, seat, 'guises');
  const hidden = beside.filter((card) => printed(table, card).kind === 'general');
  return shown === undefined ? hidden : [shown, ...hidden];
}

/** That one is shown, and that skill of it declared; the one before lies face down again (P11). */
export function* showGuise(table: SanguoshaTable, seat: Seat, card: CardId, skill: string): Flow {
  const before = guiseShown(table, seat);
  if (before !== card) {
    if (before !== undefined) yield* layGuises(table, seat, [before], 'under-general');
    yield* layGuises(table, seat, [card], 'on-general');
  }
  const { guise = null } = characterOf(table, seat);
  const { id: general, gender, faction } = printed(table, card);
  yield* happen(table, { type: 'guise', seat, guise: { general, skill, gender } });
  yield* happen(table, { type: 'faction', seat, faction });
  if (guise !== null && guise.skill !== skill)
    yield* dropPiled(table, seat, declared(table, guise));
}

/** The words of the skill that was declared of a general. */
function declared(
  { library }: SanguoshaTable,
  { general, skill }: { readonly general: string; readonly skill: string },
): readonly Skill[] {
  const abilities = library.find(({ id }) => id === general)?.abilities ?? [];
  return abilities.filter((unit): unit is Skill => unit.kind === 'skill' && unit.name === skill);
}

/** 势力 and sex are those of its own general again, as it dies (death.1). */
export function* resetGuise(table: SanguoshaTable, seat: Seat): Flow {
  const { guise = null } = characterOf(table, seat);
  if (guise === null || !rule('death.1')) return;
  yield* happen(table, { type: 'guise', seat, guise: { ...guise, gender: null } });
  yield* ownFaction(table, seat);
}

function* ownFaction(table: SanguoshaTable, seat: Seat): Flow {
  const { faction } = printed(table, cardsIn(table, seat, 'generals')[0]);
  yield* happen(table, { type: 'faction', seat, faction });
}

/** All “化身” go back under the pile of generals, and with them what was had by the one that was shown (P11, death.7). */
export function* dropGuises(table: SanguoshaTable, seat: Seat): Flow {
  const cards = guisesOf(table, seat);
  const { guise = null } = characterOf(table, seat);
  if (cards.length > 0 && rule('P11')) yield* putBack(table, cards);
  if (guise === null) return;
  yield* happen(table, { type: 'guise', seat, guise: null });
  yield* ownFaction(table, seat);
  yield* dropPiled(table, seat, declared(table, guise));
}
