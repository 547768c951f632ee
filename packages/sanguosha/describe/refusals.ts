import type { CardRefusal as AnyRefusal, CardId, Seat, Text } from '@lianhuan/kernel';
import { cardsAtHand } from '../flow/using/at-hand.ts';
import { distance, rangeOf } from '../flow/using/distance.ts';
import {
  hasUsesLeft,
  isFar,
  isKept,
  isUsableNow,
  legalTargets,
  refuseTarget,
  useOf,
  usesOf,
} from '../flow/using/legal.ts';
import type { RuleId } from '../rules.ts';
import { asItIs, cardsIn, frameOf, livingFrom, type SanguoshaTable } from '../table/table.ts';
import type { CardUse } from '../text/nodes/nodes.ts';
import { seatName } from './names.ts';
import { skillRefusals } from './skill-refusals.ts';
import WORDS from './words.json' with { type: 'json' };

/**
 * Something that a player cannot do now. Of a card in hand: `use`, why it cannot be used, and `target-1`, why the
 * character in seat 1 cannot be its target. Of the general of another: `distance`, how far away its owner is. Of one's
 * own general: `skill-制衡`, why that skill cannot be used.
 */
export interface CardRefusal extends AnyRefusal<RuleId> {}

const REASONS: Readonly<Record<string, Text>> = WORDS.refusals;

/**
 * How far away everybody is, what skills cannot be used, and in one's own play phase what cannot be used, and on whom. Only what the seat knows
 * is told.
 */
export function refusals(table: SanguoshaTable, seat: Seat): CardRefusal[] {
  if (table.state.phase !== 'play' || !table.state.characters[seat].alive) return [];
  const apart = livingFrom(table, seat)
    .filter((other) => other !== seat)
    .flatMap((other) => distanceTo(table, seat, other));
  const phase = frameOf(table, 'phase');
  const plays = phase?.phase === 'play' && phase.seat === seat;
  const always = [...apart, ...skillRefusals(table, seat)];
  return plays
    ? [...always, ...cardsAtHand(table, seat).flatMap((card) => ofCard(table, seat, card))]
    : always;
}

function distanceTo(table: SanguoshaTable, seat: Seat, other: Seat): CardRefusal[] {
  const [general] = cardsIn(table, other, 'generals');
  if (general === undefined) return [];
  const { handle } = table.cards[general];
  const text = distanceWords(table, seat, other);
  return [{ card: handle, verb: 'distance', amount: other, rule: 'D1', text }];
}

function distanceWords(table: SanguoshaTable, seat: Seat, other: Seat): Text {
  const [away, range] = [distance(table, seat, other), rangeOf(table, seat)];
  return away <= range
    ? { zh: `距离 ${away}，在攻击范围 ${range} 内`, en: `distance ${away}, within range ${range}` }
    : { zh: `距离 ${away}，攻击范围只有 ${range}`, en: `distance ${away}, beyond range ${range}` };
}

function ofCard(table: SanguoshaTable, seat: Seat, card: CardId): CardRefusal[] {
  const used = asItIs(table, card);
  const use = useOf(table, used, 'play-phase');
  const why = (verb: string, rule: RuleId, text: Text, amount = 0): CardRefusal[] => [
    { card: table.cards[card].handle, verb, amount, rule, text },
  ];
  if (use === undefined) return why('use', 'phase.play.3', REASONS.answers);
  if (isKept(table, seat, used, 'use')) return why('use', 'needUse.4', REASONS.kept);
  if (!hasUsesLeft(table, seat, used)) return why('use', 'D3', REASONS.uses);
  const targets = usesOf(table, used, 'play-phase').flatMap((way) =>
    legalTargets(table, seat, used, way),
  );
  if (use.to.kind === 'named-characters') {
    if (isUsableNow(table, seat, used)) return [];
    return why('use', 'T28', REASONS.nothing);
  }
  return livingFrom(table, seat)
    .filter((other) => other !== seat && !targets.includes(other))
    .flatMap((other) => {
      const { rule, text } = whyNot(table, { seat, card, use }, other);
      const { zh, en } = seatName(other, seat);
      return why(`target-${other}`, rule, { zh: `${zh}：${text.zh}`, en: `${en}: ${text.en}` });
    });
}

/** Why a character cannot be the target of a card: by rule, in the words of somebody at the table. */
function whyNot(
  table: SanguoshaTable,
  { seat, card, use }: { readonly seat: Seat; readonly card: CardId; readonly use: CardUse },
  other: Seat,
): { readonly rule: RuleId; readonly text: Text } {
  const used = asItIs(table, card);
  const far = isFar(table, seat, used);
  const refused = refuseTarget(table, { user: seat, card: used, use, far }, other);
  if (refused === null || refused === 'T51') return { rule: 'T51', text: REASONS.target };
  switch (refused.kind) {
    case 'in-range':
      return { rule: 'D2', text: distanceWords(table, seat, other) };
    case 'within-distance': {
      const away = distance(table, seat, other);
      return { rule: 'D1', text: { zh: `距离 ${away}，太远`, en: `distance ${away}, too far` } };
    }
    default:
      return { rule: 'T51', text: REASONS.quality };
  }
}
