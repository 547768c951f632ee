import type { DecisionView, View } from '@lianhuan/kernel';
import type { SanguoshaPublicState } from '@lianhuan/sanguosha';
import { holdsCards } from '../../engine/holding.ts';
import type { LetGo, Passing, SanguoshaPreferences } from './preferences.ts';
import { skillOf } from './skill-of.ts';

/** Questions whether a card is used or played, or a skill, or whether something is done. */
const NEEDS: ReadonlySet<string> = new Set(['need-use', 'need-play', 'timing', 'may']);

/**
 * The answer a player wants given unasked: a pass where nothing else is possible, or where the settings let a trick
 * go by, or somebody die. Null to ask.
 * @param watched somebody else looks on at the same screen
 */
export function automaticAnswer(
  seen: View,
  preferences: SanguoshaPreferences,
  watched: boolean,
): number | null {
  const { decision, state, seat } = seen;
  if (decision === null || !NEEDS.has(decision.kind)) return null;
  const isSole = decision.options.length === 1;
  const pass = decision.options.findIndex(
    ({ verb }) => verb === 'pass' || (isSole && verb === 'do-not'),
  );
  if (pass < 0) return null;
  if (isSole) {
    const couldAnswer = watched && holdsCards(seen);
    return preferences.stop === 'when-able' && !couldAnswer ? pass : null;
  }
  const table = state as SanguoshaPublicState;
  return letsGoBy(decision, table, seat, preferences) ? pass : null;
}

function letsGoBy(
  decision: DecisionView,
  state: SanguoshaPublicState,
  seat: number,
  { nullifying, passing }: SanguoshaPreferences,
): boolean {
  const asked = asksFor(decision, state, seat);
  if (asked.length === 0) return false;
  const letGo = lettingGo(passing, seat, state);
  if (asked.every((one) => letGo.includes(one))) return true;
  if (!asked.includes('nullification')) return false;
  return nullifying === 'never' || (nullifying === 'own' && !concerns(state, seat));
}

/**
 * What a player may choose not to be asked again: 无懈可击, 桃 for somebody else, or the skills that a timing offers.
 * Empty for any other question: whoever is dying oneself is always asked, and so is whoever has to use one of the skills.
 */
export function asksFor(
  { kind, options }: DecisionView,
  { frames }: SanguoshaPublicState,
  seat: number,
): readonly LetGo[] {
  if (kind === 'timing' && options.some(({ verb }) => verb === 'pass')) {
    const skills = options.filter(({ verb }) => verb === 'use-skill');
    return [...new Set(skills.map(({ label }) => `skill:${skillOf(label.zh)}` as const))];
  }
  if (kind !== 'need-use') return [];
  const about = frames.findLast((one) => one.kind === 'need')?.about;
  if (about === 'nullification') return [about];
  const dying = frames.findLast((one) => one.kind === 'dying');
  return about === 'peach' && dying !== undefined && dying.seat !== seat ? [about] : [];
}

/** The trick aims at this player, or is this player's own and is being countered. */
function concerns({ frames }: SanguoshaPublicState, seat: number): boolean {
  const use = frames.findLast(({ kind }) => kind === 'use');
  const countered = frames.some(
    ({ kind, seat: user, about }) => kind === 'use' && user === seat && about !== 'nullification',
  );
  return use?.target === seat || (countered && use?.about === 'nullification');
}

/** What a player is not asked for any more in this turn. */
export function lettingGo(
  passing: Passing | null,
  seat: number,
  { turns }: SanguoshaPublicState,
): readonly LetGo[] {
  return passing?.seat === seat && passing.turn === turns ? passing.what : [];
}
