import { type CardId, type Flow, moveTo, type Seat, together } from '@lianhuan/kernel';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { CHOICES } from '../../table/mode-settings.ts';
import { printed, type SanguoshaTable, sharedCards } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { dealHands } from '../moving/draw.ts';
import { allSeats, layOut, pickOne, setHp, take, topGenerals } from './generals.ts';

/** 身份局 before its first turn: roles, generals, hands (M1–M5). */
export function* beginIdentity(table: SanguoshaTable): Flow {
  yield* dealRoles(table);
  yield* chooseGenerals(table);
  yield* setHp(table, allSeats(table));
  yield* dealHands(table, 4);
}

/** Roles are dealt face down; the seats go round from the lord, who shows his (M1, M2). */
function* dealRoles(table: SanguoshaTable): Flow {
  const pile = shared('removed');
  yield* happen(table, { type: 'shuffle', zone: pile });
  const roles = [...sharedCards(table, 'removed')];
  const lord = roles.findIndex((card) => printed(table, card).id === 'lord');
  rule('M2');
  const dealt = [...roles.slice(lord), ...roles.slice(0, lord)];
  yield* happenTogether(
    table,
    dealt.map((card, seat) => ({
      ...moveTo(table, card, of(seat as Seat, 'role')),
      faceDown: seat !== 0 && rule('M1'),
    })),
  );
}

/** The lord chooses first and shows his general, then all others choose in secret and show theirs together (M3). */
function* chooseGenerals(table: SanguoshaTable): Flow {
  const [lord, ...others] = allSeats(table);
  yield* layOut(table, lord, lordsChoice(table));
  yield* take(table, [yield* pickOne(table, lord, 'M3')], [lord]);
  for (const seat of others) yield* layOut(table, seat, topGenerals(table, CHOICES.each));
  const chosen = yield* together(others.map((seat) => pickOne(table, seat, 'M3')));
  yield* take(table, chosen, others);
}

/** Three generals with a 主公技 and two others (M3). */
function lordsChoice(table: SanguoshaTable): readonly CardId[] {
  const pile = sharedCards(table, 'general-pile');
  const lords = pile.filter((card) =>
    printed(table, card).abilities.some(
      (unit) => unit.kind === 'skill' && unit.tags.includes('lord') && rule('M3'),
    ),
  );
  const chosen = lords.slice(-CHOICES.lords);
  const others = pile.filter((card) => !chosen.includes(card)).slice(-CHOICES.lord);
  return [...chosen, ...others];
}
