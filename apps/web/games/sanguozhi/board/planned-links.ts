import type { Handle } from '@lianhuan/kernel';
import { useRef } from 'react';
import { useBoard } from '../../../board/board-context.tsx';
import { useGame } from '../../../engine/store.ts';
import type { Link } from './link-list.ts';

/** Who is to fight whom, as a player has said so far in the decisions of one declaration. */
interface Plan {
  readonly links: readonly Link[];
  /** The question just shown, and after how many answers. */
  readonly asked: {
    readonly at: number;
    readonly about: Handle;
    readonly ends: readonly Link['to'][];
  } | null;
}

const NOTHING: Plan = { links: [], asked: null };

/** Questions in which fighters are picked one after the other, before anything is declared. */
const DECLARING = new Set(['attack', 'attack-target', 'join-attack']);

/**
 * The attacks a player has picked but not yet declared: the table does not know them before all are
 * picked, so they are read from the player's own answers.
 */
export function usePlannedLinks(): readonly Link[] {
  const { snapshot } = useBoard();
  const answers = useGame(({ rest }) => rest?.record.answers);
  const plan = useRef<Plan>(NOTHING);
  const shown = useRef(-1);
  if (shown.current !== snapshot.answers) {
    shown.current = snapshot.answers;
    plan.current = next(plan.current, snapshot.view.decision, snapshot.answers, answers ?? []);
  }
  return plan.current.links;
}

type Decision = ReturnType<typeof useBoard>['snapshot']['view']['decision'];

function next(
  { links, asked }: Plan,
  decision: Decision,
  at: number,
  answers: readonly number[],
): Plan {
  if (decision === null || !DECLARING.has(decision.kind)) return NOTHING;
  // The answer to the question before says whom.
  const end = asked?.at === at - 1 ? asked.ends[answers[asked.at] ?? -1] : undefined;
  const made: Link[] =
    asked && end
      ? [{ kind: 'planned', from: { kind: 'card', card: asked.about }, to: end, faint: false }]
      : [];
  const kept = decision.kind === 'attack' && decision.amount === 0 ? [] : [...links, ...made];
  const { about, kind, options } = decision;
  if (kind !== 'attack-target' || about === null) return { links: kept, asked: null };
  const ends = options.map(({ card, seat }): Link['to'] =>
    card === null ? { kind: 'seat', seat } : { kind: 'card', card },
  );
  return { links: kept, asked: { at, about, ends } };
}
