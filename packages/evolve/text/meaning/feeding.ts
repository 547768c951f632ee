import { childrenOf, type Doing, type Feeding, type Node, type Whose } from '@lianhuan/cardtext';
import type { CardDefinition } from '../../cards/definition.ts';
import type { Ability, Deed, Entry, Occasion } from '../nodes/index.ts';
import type { Side, Who } from '../reading/vocabulary.ts';
import { occasionsIn } from './lasting-words.ts';

/** Which triggers of a card can fire each other without end, by life, 能量点 or turns: cards that do so are warned of. */

/** Triggers on falling life come to an end, as the player loses, unless life rises too (1.2.1.1). */
export const FEEDING: Feeding<CardDefinition> = { feedersOf, bounds: { 'life-': 'life+' } };

/** The triggers of a card that may feed others, or themselves. */
function feedersOf({ abilities }: CardDefinition) {
  return abilities.flatMap(feedersIn);
}

function feedersIn({ body, limit, span }: Ability) {
  // A trigger with a cost or with 每回合N次 comes to an end.
  if (body.kind !== 'triggered' || limit > 0 || body.cost !== null) return [];
  return occasionsIn(body.on).flatMap((on) => {
    const hears = heard(on);
    return hears === null ? [] : [{ span, hears, makes: made(body.effect, 'own'), always: true }];
  });
}

function heard(on: Occasion | Entry): Doing | null {
  switch (on.kind) {
    case 'player-does':
      if (on.what === 'gains-life') return { what: 'life+', whose: whoseOf(on.side, 'own') };
      if (on.what === 'loses-life') return { what: 'life-', whose: whoseOf(on.side, 'own') };
      return on.what === 'recovers' ? { what: 'energy', whose: whoseOf(on.side, 'own') } : null;
    case 'phase-begins':
      return { what: 'turn', whose: whoseOf(on.side, 'own') };
    default:
      return null;
  }
}

/** What the words bring about that triggers could hear. @param actor who carries them out */
function made(node: Node, actor: Whose): Doing[] {
  const deed = node as Deed;
  switch (deed.kind) {
    case 'adjust': {
      if (deed.what !== 'life') return [];
      const whose = deed.side === null ? actor : whoseOf(deed.side, actor);
      return deed.sign === '=' ? [] : [{ what: deed.sign === '+' ? 'life+' : 'life-', whose }];
    }
    case 'recover':
      return [{ what: 'energy', whose: actor }];
    case 'turn-order':
      return deed.how === 'extra' ? [{ what: 'turn', whose: actor }] : [];
    case 'by':
    case 'may':
      return made(deed.deed, doer(deed.who, actor));
    // Costs run out; what an effect begins for later is fired by something else.
    case 'paying':
    case 'begin':
    case 'delayed':
      return [];
    default:
      return childrenOf(deed).flatMap((child) => made(child, actor));
  }
}

function whoseOf(side: Side, actor: Whose): Whose {
  switch (side) {
    case 'own':
      return 'own';
    case 'enemy':
      return 'others';
    case 'both':
      return 'anybody';
    case 'self':
      return actor;
  }
}

function doer(who: Who, actor: Whose): Whose {
  switch (who) {
    case 'you':
      return actor;
    case 'enemy':
      return 'others';
    case 'each':
    case 'controller':
    case 'owner':
      return 'anybody';
  }
}
