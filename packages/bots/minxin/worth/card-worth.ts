import type { CardDefinition } from '@lianhuan/minxin';
import { abilityValue, deedValue } from './effect-worth.ts';
import type { Stage } from './game-stage.ts';

/** Hand cards a turn. */
const HAND = 5;

/** What is worked out for a card at a stage is kept: it depends on nothing else. */
function kept(
  work: (printed: CardDefinition, stage: Stage) => number,
): (printed: CardDefinition, stage: Stage) => number {
  const known: Map<CardDefinition, number>[] = [];
  return (printed, stage) => {
    known[stage.number] ??= new Map();
    let value = known[stage.number].get(printed);
    if (value === undefined) {
      value = work(printed, stage);
      known[stage.number].set(printed, value);
    }
    return value;
  };
}

/** What a card brings when it enters play: the printed gains. */
export function gainsOf({ power, renown, favor }: CardDefinition, stage: Stage): number {
  return power * stage.power + renown * stage.renown + favor * stage.favor;
}

/** What a card that leaves after the turn brings each time it is played. */
export const playValue = kept((printed, stage) =>
  printed.abilities.reduce(
    (sum, ability) => sum + abilityValue(ability, stage),
    gainsOf(printed, stage),
  ),
);

/** What a card that stays in play brings each turn from then on. */
const turnValue = kept(({ abilities }, stage) =>
  abilities.reduce((sum, ability) => sum + abilityValue(ability, stage), 0),
);

/** What routing a 乱军 brings at once. */
export const rewardValue = kept(({ abilities }, stage) =>
  abilities.reduce(
    (sum, ability) => (ability.timing === 'reward' ? sum + deedValue(ability.effect, stage) : sum),
    0,
  ),
);

/** What a 攻破 brings the besieger beside the spoils. */
export const breachValue = kept(({ abilities, spoils }, stage) =>
  abilities.reduce(
    (sum, ability) => (ability.timing === 'breach' ? sum + deedValue(ability.effect, stage) : sum),
    spoils * 1.5,
  ),
);

/**
 * What it is worth to have a card in the deck from now on, over having one card less.
 * @param deckSize how many cards the player has in all
 */
export function deckValue(printed: CardDefinition, stage: Stage, deckSize: number): number {
  const draws = Math.max(0, ((stage.turnsLeft - 0.5) * HAND) / (deckSize + 1));
  // A card takes the place of a middling one whenever it is drawn.
  const instead = stage.draw * 0.65;
  if (printed.kind !== 'territory') {
    return printed.worth + draws * (playValue(printed, stage) - instead);
  }
  const life = lifeOf(printed, stage.turnsLeft - draws / 2);
  const times = Math.min(draws, stage.turnsLeft / (life.turns + 1));
  return printed.worth + times * (territoryValue(printed, stage, life) - instead);
}

/** How a territory fares once it is played. */
interface Life {
  /** How many turns it is likely to stay. */
  readonly turns: number;
  /** How likely it is that somebody takes it before the game ends. */
  readonly falls: number;
}

/** What playing a territory is worth: what it brings while it stays, less what its fall costs. */
export function playedTerritory(printed: CardDefinition, stage: Stage): number {
  return territoryValue(printed, stage, lifeOf(printed, stage.turnsLeft));
}

function territoryValue(printed: CardDefinition, stage: Stage, { turns, falls }: Life): number {
  const lost = falls * printed.spoils * SPOILS_SWING;
  return gainsOf(printed, stage) + turns * turnValue(printed, stage) - lost;
}

/** Spoils are lost to oneself and gained by a rival. */
const SPOILS_SWING = 1.4;

function lifeOf(printed: CardDefinition, turnsLeft: number): Life {
  const turns = Math.max(1, turnsLeft);
  const stays = staying(printed);
  if (stays === 1) return { turns, falls: 0 };
  const stands = stays ** turns;
  return { turns: (1 - stands) / (1 - stays), falls: 1 - stands };
}

/** How likely a territory is to outlast a round: the 守备 it has against the 战力 of a usual turn. */
function staying({ defence, abilities }: CardDefinition): number {
  if (
    abilities.some((ability) => ability.timing === 'static' && ability.word.kind === 'cannot-be')
  ) {
    return 1;
  }
  return Math.min(0.95, 0.1 + 0.1 * defence);
}
