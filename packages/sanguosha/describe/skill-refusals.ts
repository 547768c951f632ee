import { citedAside, type Seat, type Text } from '@lianhuan/kernel';
import { skillEnglish } from '../cards/library.ts';
import type { RuleId } from '../rules.ts';
import { type HeldPart, type HeldSkill, skillIndex } from '../skills/skill-index.ts';
import { isOffered, isPossible, isSpent, isUsedUp, scopeOfActive } from '../skills/usable.ts';
import { cardsIn, frameOf, type SanguoshaTable } from '../table/table.ts';
import type { ActivePart } from '../text/nodes/nodes.ts';
import type { CardRefusal } from './refusals.ts';
import WORDS from './words.json' with { type: 'json' };

const REASONS = WORDS.skillRefusals;

interface Reason {
  readonly rule: RuleId;
  readonly text: Text;
}

/** Why the skills of one's own generals cannot be used at will now, each on the general that brings it. */
export function skillRefusals(table: SanguoshaTable, seat: Seat): CardRefusal[] {
  const generals = cardsIn(table, seat, 'generals');
  const own = skillIndex(table).skills.filter((held) => held.seat === seat && held.rank === 0);
  return own.flatMap((held) => {
    const bearer = generals.includes(held.source) ? held.source : generals[0];
    const reason = citedAside(() => whyNot(table, held, seat));
    if (bearer === undefined || reason === null) return [];
    const { zh, en } = reason.text;
    const text = { zh: `〖${held.name}〗${zh}`, en: `${skillEnglish(held.name)}: ${en}` };
    const { handle } = table.cards[bearer];
    return [{ card: handle, verb: `skill-${held.name}`, amount: 0, rule: reason.rule, text }];
  });
}

/** Null for what can be used now, and for what makes other cards of some: those have their own buttons. */
function whyNot(table: SanguoshaTable, held: HeldSkill, seat: Seat): Reason | null {
  if (isSpent(table, held)) {
    return { rule: held.tags.includes('awakening') ? 'T03' : 'T02', text: REASONS.spent };
  }
  const active = skillIndex(table).active.filter(
    (part) => part.held === held && isOffered(table, part, seat),
  );
  if (active.length > 0) return whyNotAtWill(table, active, seat);
  const kinds = new Set(held.parts.map(({ kind }) => kind));
  if (kinds.has('trigger')) return { rule: 'P4', text: REASONS.timing };
  return kinds.size === 1 && kinds.has('status') ? { rule: 'P10', text: REASONS.status } : null;
}

/** Why a skill that is used in the play phase cannot be: by its last part, where there are several. */
function whyNotAtWill(
  table: SanguoshaTable,
  active: readonly HeldPart<ActivePart>[],
  seat: Seat,
): Reason | null {
  const phase = frameOf(table, 'phase');
  if (phase?.phase !== 'play' || phase.seat !== seat) {
    return { rule: 'phase.play.3', text: REASONS.phase };
  }
  const reasons = active.map((skill): Reason | null => {
    if (isUsedUp(table, skill, seat)) return { rule: 'phase.play.3', text: REASONS.used };
    const scope = scopeOfActive(skill, seat);
    if (isPossible(table, skill.part, scope)) return null;
    const { condition } = skill.part;
    const holds = condition === null || table.procedures.holds(table, condition, scope);
    return holds
      ? { rule: 'P9', text: REASONS.impossible }
      : { rule: 'P5', text: REASONS.condition };
  });
  return reasons.includes(null) ? null : (reasons.at(-1) ?? null);
}
