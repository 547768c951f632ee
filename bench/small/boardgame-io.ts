/**
 * 小民心 on boardgame.io, as its guide would have it: state in `G`, moves that change it through
 * its Immer plugin, chance from its random plugin, legal moves from `ai.enumerate`. It is given its
 * best: no undo stack, no client, no server, the reducer alone, built once for all games; the
 * worker sets NODE_ENV to production.
 */
import { createRequire } from 'node:module';
import type { Ctx, Game, MoveFn, State } from 'boardgame.io';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js';
import { CARDS, CENTRE_DECK, STARTING_DECK } from './cards.ts';
import type { Player, SmallMatch, SmallSetup, Snapshot } from './match.ts';
import { FAVOR_PER_PLAYER, HAND_SIZE, leaders, ROW_SIZE } from './rules.ts';

// Its folders have no `exports`, which an import needs and `require` does not.
const { CreateGameReducer, InitializeGame, ProcessGameConfig }: typeof Internal = createRequire(
  import.meta.url,
)('boardgame.io/internal');

interface SmallState {
  shuffled: boolean;
  players: Player[];
  centre: number[];
  row: number[];
  exile: number[];
  pool: number;
}

type Shuffle = <T>(cards: T[]) => T[];
type Move = MoveFn<SmallState>;
interface LegalMove {
  move: string;
  args: number[];
}

const play: Move = ({ G, ctx, random }, at: number) => {
  const player = G.players[Number(ctx.currentPlayer)];
  const [card] = player.hand.splice(at, 1);
  player.field.push(card);
  gain(G, player, card, random.Shuffle);
};

const recruit: Move = ({ G, ctx, random }, at: number) => {
  const player = G.players[Number(ctx.currentPlayer)];
  const [card] = G.row.splice(at, 1);
  player.renown -= CARDS[card].cost;
  player.discard.push(card);
  fillRow(G, random.Shuffle);
};

const rout: Move = ({ G, ctx, random }, at: number) => {
  const player = G.players[Number(ctx.currentPlayer)];
  const [card] = G.row.splice(at, 1);
  player.power -= CARDS[card].cost;
  G.exile.push(card);
  gain(G, player, card, random.Shuffle);
  fillRow(G, random.Shuffle);
};

const done: Move = ({ G, ctx, random, events }) => {
  const player = G.players[Number(ctx.currentPlayer)];
  player.renown = 0;
  player.power = 0;
  player.discard.push(...player.hand, ...player.field);
  player.hand = [];
  player.field = [];
  draw(G, player, HAND_SIZE, random.Shuffle);
  G.exile.push(...G.row.splice(0, 1));
  fillRow(G, random.Shuffle);
  const last = ctx.playOrderPos === ctx.numPlayers - 1;
  if (last && G.pool === 0) events.endGame({ winners: leaders(G.players.map(score)) });
  else events.endTurn();
};

function gain(G: SmallState, player: Player, card: number, shuffle: Shuffle): void {
  const { renown, power, favor, draws } = CARDS[card];
  player.renown += renown;
  player.power += power;
  player.favor += favor;
  G.pool = Math.max(0, G.pool - favor);
  draw(G, player, draws, shuffle);
}

function draw(G: SmallState, player: Player, count: number, shuffle: Shuffle): void {
  for (let drawn = 0; drawn < count; drawn++) {
    if (player.deck.length === 0) {
      player.deck = G.shuffled ? shuffle(player.discard) : player.discard;
      player.discard = [];
    }
    const card = player.deck.pop();
    if (card === undefined) return;
    player.hand.push(card);
  }
}

function fillRow(G: SmallState, shuffle: Shuffle): void {
  while (G.row.length < ROW_SIZE) {
    if (G.centre.length === 0) {
      G.centre = G.shuffled ? shuffle(G.exile) : G.exile;
      G.exile = [];
    }
    const card = G.centre.pop();
    if (card === undefined) return;
    G.row.push(card);
  }
}

function score({ favor, deck, hand, field, discard }: Player): number {
  return [deck, hand, field, discard].flat().reduce((sum, card) => sum + CARDS[card].worth, favor);
}

function enumerate(G: SmallState, ctx: Ctx): LegalMove[] {
  const { hand, renown, power } = G.players[Number(ctx.currentPlayer)];
  const moves: LegalMove[] = hand.map((_, at) => ({ move: 'play', args: [at] }));
  G.row.forEach((card, at) => {
    const { kind, cost } = CARDS[card];
    if (kind === 'troop') {
      if (cost <= renown) moves.push({ move: 'recruit', args: [at] });
    } else if (cost <= power) moves.push({ move: 'rout', args: [at] });
  });
  moves.push({ move: 'done', args: [] });
  return moves;
}

const game = ProcessGameConfig({
  name: 'small-minxin',
  disableUndo: true,
  setup: ({ ctx, random }, setup?: SmallSetup): SmallState => {
    const shuffled = setup?.shuffled ?? true;
    const shuffle: Shuffle = (cards) => (shuffled ? random.Shuffle(cards) : cards);
    const players = Array.from({ length: ctx.numPlayers }, () => ({
      deck: shuffle(STARTING_DECK.slice()),
      hand: [],
      field: [],
      discard: [],
      renown: 0,
      power: 0,
      favor: 0,
    }));
    const centre = shuffle(CENTRE_DECK.slice());
    const pool = ctx.numPlayers * FAVOR_PER_PLAYER;
    const G: SmallState = { shuffled, players, centre, row: [], exile: [], pool };
    fillRow(G, shuffle);
    for (const player of players) draw(G, player, HAND_SIZE, shuffle);
    return G;
  },
  moves: { play, recruit, rout, done },
  ai: { enumerate },
} satisfies Game<SmallState, Record<string, unknown>, SmallSetup> as Game);

const reduce = CreateGameReducer({ game });

class OnBoardgameIo implements SmallMatch {
  #state: State<SmallState>;
  #moves: LegalMove[] = [];

  constructor(setup: SmallSetup, seed: number) {
    const seeded = { ...game, seed };
    this.#state = InitializeGame({ game: seeded, numPlayers: setup.players, setupData: setup });
    this.#gatherMoves();
  }

  countMoves(): number {
    return this.#moves.length;
  }

  move(index: number): void {
    const { move, args } = this.#moves[index];
    const playerID = this.#state.ctx.currentPlayer;
    this.#state = reduce(this.#state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID },
    }) as State<SmallState>;
    this.#gatherMoves();
  }

  #gatherMoves(): void {
    const { G, ctx } = this.#state;
    this.#moves = ctx.gameover === undefined ? enumerate(G, ctx) : [];
  }

  snapshot(): Snapshot {
    const { G, ctx } = this.#state;
    const active = Number(ctx.currentPlayer);
    const { hand } = G.players[active];
    return {
      round: Math.ceil(ctx.turn / ctx.numPlayers),
      active,
      pool: G.pool,
      centre: G.centre,
      row: G.row,
      exile: G.exile,
      players: G.players,
      moves: this.#moves.map(({ move, args: [at] }) =>
        at === undefined ? move : `${move} ${(move === 'play' ? hand : G.row)[at]}`,
      ),
      winners: ctx.gameover === undefined ? null : ctx.gameover.winners,
    };
  }
}

/** Starts a game. */
export function startOnBoardgameIo(setup: SmallSetup, seed: number): SmallMatch {
  return new OnBoardgameIo(setup, seed);
}
