import type { DecisionView, Handle } from '@lianhuan/kernel';
import type { PublicTarget, SanguozhiPublicState } from '@lianhuan/sanguozhi';
import type { Link } from '../../../../board/motion/links.tsx';

/** Where a line on the table begins or ends: a card, a player, something in the chain. */
export type LinkEnd =
  | { readonly kind: 'card'; readonly card: Handle }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'item'; readonly item: number };

/** A line to draw: who attacks whom, who stands against whom, what aims at what. */
export interface EndedLink extends Omit<Link, 'from' | 'to'> {
  readonly from: LinkEnd;
  readonly to: LinkEnd;
}

/** All lines that the table shows. */
export function linksOf({ chain, combat }: SanguozhiPublicState): EndedLink[] {
  return [...combatLinks(combat), ...chainLinks(chain)];
}

/** Whose damage is being shared out, and who is asked about: names alone may be the same (807.4c). */
export function shareLinks(decision: DecisionView | null): EndedLink[] {
  if (decision?.kind !== 'share-damage' || decision.about === null) return [];
  const to = decision.options.find(({ verb }) => verb === 'take-damage')?.card ?? null;
  if (to === null) return [];
  return [{ kind: 'planned', from: at(decision.about), to: at(to), faint: false }];
}

function combatLinks(combat: SanguozhiPublicState['combat']): EndedLink[] {
  if (combat === null) return [];
  const attacks = combat.attacks.flatMap(({ members, target }) =>
    members.map(
      (card): EndedLink => ({ kind: 'attack', from: at(card), to: target, faint: false }),
    ),
  );
  const defences = combat.defences.flatMap(({ members, attack }) => {
    const against = combat.attacks.find(({ id }) => id === attack)?.members[0];
    if (against === undefined) return [];
    return members.map(
      (card): EndedLink => ({ kind: 'defence', from: at(card), to: at(against), faint: false }),
    );
  });
  return [...attacks, ...defences];
}

function chainLinks(chain: SanguozhiPublicState['chain']): EndedLink[] {
  const next = chain.at(-1)?.id;
  return chain.flatMap(({ id, targets }) =>
    targets.map(
      (to): EndedLink => ({
        kind: 'target',
        from: { kind: 'item', item: id },
        to,
        faint: id !== next,
      }),
    ),
  );
}

function at(card: Handle): PublicTarget {
  return { kind: 'card', card };
}
