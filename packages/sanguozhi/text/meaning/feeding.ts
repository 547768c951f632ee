import { childrenOf, type Doing, type Feeding, type Node, type Whose } from '@lianhuan/cardtext';
import type { CardDefinition } from '../../cards/definition.ts';
import type { Ability, Deed, Occasion } from '../nodes/index.ts';
import type { Party } from '../reading/vocabulary.ts';

/** Which triggers of a card hear what others bring about without end: 粮草, damage, turns. */

/** 粮草 is gained up to its cap (116.8a): only where it is lost as well does that go on. */
export const FEEDING: Feeding<CardDefinition> = { feedersOf, bounds: { 'grain+': 'grain-' } };

/** The triggers of a card that may feed others, or themselves. */
function feedersOf({ abilities }: CardDefinition) {
  return abilities.flatMap(feedersIn);
}

function feedersIn({ body, limit, span }: Ability) {
  // A trigger that fires only once, or a limited number of times a turn, cannot go on without end.
  if (body.kind !== 'triggered' || limit > 0 || body.times === 'once') return [];
  const makes = made(body.effect);
  return heard(body.on as Occasion).map((hears) => ({ span, hears, makes, always: true }));
}

function heard(on: Occasion): Doing[] {
  switch (on.kind) {
    case 'player-does':
      if (on.what === 'gains-grain') return [{ what: 'grain+', whose: whoseOf(on.who) }];
      return on.what === 'loses-grain' ? [{ what: 'grain-', whose: whoseOf(on.who) }] : [];
    case 'suffers':
      if (on.who.kind === 'players') return [{ what: 'grain-damage', whose: whoseOf(on.who.who) }];
      return on.who.kind === 'this' ? [{ what: 'damage-to-this', whose: 'own' }] : [];
    case 'phase-begins':
      return on.phase === 'turn' ? [{ what: 'turn', whose: whoseOf(on.who) }] : [];
    default:
      return [];
  }
}

function made(node: Node): Doing[] {
  const deed = node as Deed;
  switch (deed.kind) {
    case 'grain': {
      if (deed.cap || deed.how === 'set') return [];
      const what = deed.how === 'add' ? 'grain+' : 'grain-';
      return [{ what, whose: deed.who === null ? 'own' : whoseOf(deed.who) }];
    }
    case 'pay': {
      const isOwn = deed.who === null || whoseOf(deed.who) === 'own';
      const payee = isOwn ? 'others' : 'own';
      return [
        { what: 'grain-', whose: deed.who === null ? 'own' : whoseOf(deed.who) },
        { what: 'grain+', whose: deed.to === null ? payee : whoseOf(deed.to) },
      ];
    }
    case 'damage':
      if (deed.to.kind === 'players') {
        const whose = whoseOf(deed.to.who);
        return [
          { what: 'grain-', whose },
          { what: 'grain-damage', whose },
        ];
      }
      return deed.to.kind === 'this' ? [{ what: 'damage-to-this', whose: 'own' }] : [];
    case 'extra-time':
      return deed.what === 'turn'
        ? [{ what: 'turn', whose: deed.who === null ? 'own' : whoseOf(deed.who) }]
        : [];
    // What a begun effect does later is caused by another event.
    case 'begin':
    case 'delayed':
      return [];
    default:
      return childrenOf(deed).flatMap(made);
  }
}

function whoseOf(party: Party): Whose {
  switch (party) {
    case 'own':
    case 'team':
      return 'own';
    case 'enemies':
    case 'target-enemy':
    case 'one-enemy':
    case 'others':
      return 'others';
    default:
      return 'anybody';
  }
}
