import type { Handle } from '@lianhuan/kernel';
import type { PublicTarget, SanguozhiPublicState } from '@lianhuan/sanguozhi';

/** Where a line on the table begins or ends: a card, a player, something in the chain. */
export type LinkEnd =
  | { readonly kind: 'card'; readonly card: Handle }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'item'; readonly item: number };

/** A line to draw: who attacks whom, who stands against whom, what aims at what. */
export interface Link {
  readonly kind: 'attack' | 'defence' | 'target' | 'planned';
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  /** Other things come first: it should not stand out. */
  readonly faint: boolean;
}

/** All lines that the table shows. */
export function linksOf({ chain, combat }: SanguozhiPublicState): Link[] {
  return [...combatLinks(combat), ...chainLinks(chain)];
}

function combatLinks(combat: SanguozhiPublicState['combat']): Link[] {
  if (combat === null) return [];
  const attacks = combat.attacks.flatMap(({ members, target }) =>
    members.map((card): Link => ({ kind: 'attack', from: at(card), to: target, faint: false })),
  );
  const defences = combat.defences.flatMap(({ members, attack }) => {
    const against = combat.attacks.find(({ id }) => id === attack)?.members[0];
    if (against === undefined) return [];
    return members.map(
      (card): Link => ({ kind: 'defence', from: at(card), to: at(against), faint: false }),
    );
  });
  return [...attacks, ...defences];
}

function chainLinks(chain: SanguozhiPublicState['chain']): Link[] {
  const next = chain.at(-1)?.id;
  return chain.flatMap(({ id, targets }) =>
    targets.map(
      (to): Link => ({ kind: 'target', from: { kind: 'item', item: id }, to, faint: id !== next }),
    ),
  );
}

function at(card: Handle): PublicTarget {
  return { kind: 'card', card };
}
