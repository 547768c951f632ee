/**
 * A game of another engine, as a yardstick: Pokémon Showdown's simulator, first generation, random
 * teams. It is given its best: the battle object itself, without streams, servers or its log sent.
 */
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, type Side, Teams } from '@pkmn/sim';
import type { Play } from '../contestants.ts';

/** Both sides choose every turn; each choice is one move. */
class ShowdownPlay implements Play {
  readonly #battle: Battle;
  #asked: Side | undefined;
  #choices: readonly string[] = [];

  constructor(seed: number) {
    this.#battle = new Battle({ formatid: FORMAT, seed: `${seed},${seed >>> 16},7,7` });
    this.#battle.setPlayer('p1', { name: 'first' });
    this.#battle.setPlayer('p2', { name: 'second' });
    this.#gatherChoices();
  }

  countMoves(): number {
    return this.#choices.length;
  }

  move(index: number): void {
    const choice = this.#choices[index];
    if (!this.#asked || !this.#battle.choose(this.#asked.id, choice)) {
      throw new Error(`@pkmn/sim refuses “${choice}”: ${this.#asked?.choice.error}`);
    }
    this.#gatherChoices();
  }

  #gatherChoices(): void {
    const { ended, sides } = this.#battle;
    this.#asked = ended ? undefined : sides.find((side) => !side.isChoiceDone());
    this.#choices = legalChoices(this.#asked?.activeRequest ?? null);
  }
}

type Request = NonNullable<Side['activeRequest']>;

const FORMAT = 'gen1randombattle' as ConstructorParameters<typeof Battle>[0]['formatid'];

/** What a side may choose, as its own protocol writes it; one Pokémon a side is active. */
function legalChoices(request: Request | null): string[] {
  if (request === null || request.wait || request.teamPreview) return [];
  if (request.forceSwitch) return switches(request);
  const [active] = request.active;
  const moves = active.moves.flatMap(({ disabled }, at) => (disabled ? [] : [`move ${at + 1}`]));
  return active.trapped ? moves : [...moves, ...switches(request)];
}

function switches({ side }: Pick<Request, 'side'>): string[] {
  return side.pokemon.flatMap(({ active, condition }, at) =>
    active || condition.endsWith(' fnt') ? [] : [`switch ${at + 1}`],
  );
}

/** Makes ready to start battles. */
export function loadBattles(): (seed: number) => Play {
  Teams.setGeneratorFactory(TeamGenerators);
  return (seed) => new ShowdownPlay(seed);
}
