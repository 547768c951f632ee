import { childrenOf, type Doing, type Feeding, type Node, type Whose } from '@lianhuan/cardtext';
import type { CardDefinition } from '../../cards/definition.ts';
import type { Deed, Occasion } from '../nodes/nodes.ts';
import type { Party, Who } from '../reading/vocabulary.ts';

/** Which triggers of a card hear what others bring about without end: 获得 of resources. */

/** Nothing keeps a player from gaining on and on. */
export const FEEDING: Feeding<CardDefinition> = { feedersOf, bounds: {} };

const PARTIES: Readonly<Record<Party, Whose>> = { you: 'own', others: 'others', anyone: 'anybody' };

/** The triggers of a card that may feed others, or themselves. */
function feedersOf({ abilities }: CardDefinition) {
  return abilities.flatMap((ability) => {
    if (ability.timing !== 'trigger') return [];
    const hears = heard(ability.on);
    if (hears === null) return [];
    const makes = made(ability.effect, 'own', hears.whose);
    return [{ span: ability.span, hears, makes, always: ability.flash }];
  });
}

function heard(on: Occasion): Doing | null {
  return on.kind === 'somebody-gains' && on.how === 'gain'
    ? { what: on.resource, whose: PARTIES[on.who] }
    : null;
}

/** What comes of it. @param actor who does it @param that who did what was heard */
function made(node: Deed | Node, actor: Whose, that: Whose): Doing[] {
  const deed = node as Deed;
  switch (deed.kind) {
    case 'gain':
      return deed.sign === '+' ? [{ what: deed.resource, whose: actor }] : [];
    case 'by':
    case 'may':
      return made(deed.deed, who(deed.who, actor, that), that);
    case 'they-choose':
      return deed.options.flatMap((one) => made(one, who(deed.who, actor, that), that));
    // What is begun for later comes of something else.
    case 'begin':
    case 'delayed':
      return [];
    default:
      return childrenOf(deed).flatMap((child) => made(child, actor, that));
  }
}

function who(party: Who, actor: Whose, that: Whose): Whose {
  switch (party) {
    case 'you':
      return actor;
    case 'that':
      return that;
    case 'each':
    case 'most':
    case 'least':
      return 'anybody';
    case 'target':
    case 'others':
    case 'right':
    case 'next':
    case 'payer':
      return 'others';
  }
}
