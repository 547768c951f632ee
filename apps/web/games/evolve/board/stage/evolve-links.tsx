import type { Handle } from '@lianhuan/kernel';
import { useEffect, useState } from 'react';
import { useBoard } from '../../../../board/board-context.tsx';
import { type Link, Links } from '../../../../board/motion/links.tsx';
import { type EvolveView, useEvolveView } from '../evolve-view.ts';

/** Who attacks whom; and while somebody is being pointed at, who could be. */
export function EvolveLinks() {
  const { choices } = useBoard();
  const seen = useEvolveView();
  const pointed = usePointedAt();
  return (
    <Links links={[...declared(seen), ...planned(seen, [...choices.byCard.keys()], pointed)]} />
  );
}

/** The attack under way (8.4). */
function declared({ state: { attack } }: EvolveView): Link[] {
  if (attack === null || attack.attacker === null || attack.target === null) return [];
  return [link('attack', attack.attacker, attack.target)];
}

/** What picking would come to: the line to what is pointed at stands out. */
function planned(
  { state, view: { decision } }: EvolveView,
  legal: readonly Handle[],
  pointed: Handle | null,
): Link[] {
  const about = decision?.about ?? null;
  switch (decision?.kind) {
    case 'attack-target':
      if (about === null) return [];
      return legal.map((target) =>
        link('planned', about, target, pointed !== null && target !== pointed),
      );
    case 'select':
      if (about === null || pointed === null || !legal.includes(pointed)) return [];
      return [link('target', about, pointed)];
    case 'main': {
      // A follower that may attack shows whom.
      const targets = pointed === null ? [] : (state.standing[pointed]?.targets ?? []);
      if (pointed === null || !legal.includes(pointed)) return [];
      return targets.map((target) => link('planned', pointed, target, true));
    }
    default:
      return [];
  }
}

function link(kind: Link['kind'], from: Handle, to: Handle, faint = false): Link {
  // A card that is being used from the hand lies on the stage until then.
  const place = (card: Handle) =>
    `.board-table [data-handle="${card}"], .stage [data-subject="${card}"]`;
  return { kind, from: place(from), to: place(to), faint };
}

/** The card under the pointer, or else the one that has the focus. */
function usePointedAt(): Handle | null {
  const [pointed, point] = useState<Handle | null>(null);
  useEffect(() => {
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('.tcard') : null;
      const handle = card?.dataset.handle;
      point(handle === undefined ? null : (Number(handle) as Handle));
    };
    addEventListener('pointerover', look);
    addEventListener('focusin', look);
    return () => {
      removeEventListener('pointerover', look);
      removeEventListener('focusin', look);
    };
  }, []);
  return pointed;
}
