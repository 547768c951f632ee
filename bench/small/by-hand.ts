/**
 * 小民心 without an engine: arrays of numbers and a switch. No log, no rules cited, no hidden
 * information kept apart, no fork. It is the floor that an engine's cost is measured from.
 */
import { drawRandom, type RandomState, seedRandom, shuffleInPlace } from '@lianhuan/kernel';
import { CARDS, CENTRE_DECK, STARTING_DECK } from './cards.ts';
import type { Player, SmallMatch, SmallSetup, Snapshot } from './match.ts';
import { FAVOR_PER_PLAYER, HAND_SIZE, leaders, ROW_SIZE } from './rules.ts';

/** A move is one number: what is done, and above the lowest two bits the index of the card. */
const PLAY = 0;
const RECRUIT = 1;
const ROUT = 2;
const DONE = 3;
const VERBS = ['play', 'recruit', 'rout', 'done'];

class ByHand implements SmallMatch {
  #random: RandomState;
  readonly #shuffled: boolean;
  readonly #players: Player[] = [];
  #centre: number[];
  #exile: number[] = [];
  readonly #row: number[] = [];
  readonly #moves: number[] = [];
  #pool: number;
  #round = 1;
  #active = 0;
  #winners: number[] | null = null;

  constructor({ players, shuffled }: SmallSetup, seed: number) {
    this.#random = seedRandom(seed);
    this.#shuffled = shuffled;
    this.#pool = players * FAVOR_PER_PLAYER;
    this.#centre = CENTRE_DECK.slice();
    this.#shuffle(this.#centre);
    this.#fillRow();
    for (let seat = 0; seat < players; seat++) {
      const deck = STARTING_DECK.slice();
      this.#players.push({ deck, hand: [], field: [], discard: [], renown: 0, power: 0, favor: 0 });
      this.#shuffle(deck);
      this.#draw(this.#players[seat], HAND_SIZE);
    }
    this.#gatherMoves();
  }

  countMoves(): number {
    return this.#moves.length;
  }

  move(index: number): void {
    const move = this.#moves[index];
    const player = this.#players[this.#active];
    const at = move >> 2;
    switch (move & 3) {
      case PLAY: {
        const [card] = player.hand.splice(at, 1);
        player.field.push(card);
        this.#gain(player, card);
        break;
      }
      case RECRUIT: {
        const [card] = this.#row.splice(at, 1);
        player.renown -= CARDS[card].cost;
        player.discard.push(card);
        this.#fillRow();
        break;
      }
      case ROUT: {
        const [card] = this.#row.splice(at, 1);
        player.power -= CARDS[card].cost;
        this.#exile.push(card);
        this.#gain(player, card);
        this.#fillRow();
        break;
      }
      default:
        this.#endTurn(player);
    }
    this.#gatherMoves();
  }

  #gatherMoves(): void {
    const moves = this.#moves;
    moves.length = 0;
    if (this.#winners !== null) return;
    const { hand, renown, power } = this.#players[this.#active];
    for (let at = 0; at < hand.length; at++) moves.push((at << 2) | PLAY);
    const row = this.#row;
    for (let at = 0; at < row.length; at++) {
      const { kind, cost } = CARDS[row[at]];
      if (kind === 'troop') {
        if (cost <= renown) moves.push((at << 2) | RECRUIT);
      } else if (cost <= power) moves.push((at << 2) | ROUT);
    }
    moves.push(DONE);
  }

  #gain(player: Player, card: number): void {
    const { renown, power, favor, draws } = CARDS[card];
    player.renown += renown;
    player.power += power;
    player.favor += favor;
    this.#pool = Math.max(0, this.#pool - favor);
    this.#draw(player, draws);
  }

  #draw(player: Player, count: number): void {
    for (let drawn = 0; drawn < count; drawn++) {
      if (player.deck.length === 0) {
        player.deck = player.discard;
        player.discard = [];
        this.#shuffle(player.deck);
      }
      const card = player.deck.pop();
      if (card === undefined) return;
      player.hand.push(card);
    }
  }

  #fillRow(): void {
    while (this.#row.length < ROW_SIZE) {
      if (this.#centre.length === 0) {
        this.#centre = this.#exile;
        this.#exile = [];
        this.#shuffle(this.#centre);
      }
      const card = this.#centre.pop();
      if (card === undefined) return;
      this.#row.push(card);
    }
  }

  #endTurn(player: Player): void {
    player.renown = 0;
    player.power = 0;
    player.discard.push(...player.hand, ...player.field);
    player.hand.length = 0;
    player.field.length = 0;
    this.#draw(player, HAND_SIZE);
    this.#exile.push(...this.#row.splice(0, 1));
    this.#fillRow();
    if (this.#active < this.#players.length - 1) {
      this.#active += 1;
    } else if (this.#pool === 0) {
      this.#winners = leaders(this.#players.map(score));
    } else {
      this.#active = 0;
      this.#round += 1;
    }
  }

  #shuffle(cards: number[]): void {
    if (!this.#shuffled) return;
    this.#random = drawRandom(this.#random, (upTo) => shuffleInPlace(cards, upTo)).state;
  }

  snapshot(): Snapshot {
    const { hand } = this.#players[this.#active];
    return {
      round: this.#round,
      active: this.#active,
      pool: this.#pool,
      centre: this.#centre,
      row: this.#row,
      exile: this.#exile,
      players: this.#players,
      moves: this.#moves.map((move) => {
        if (move === DONE) return 'done';
        const card = ((move & 3) === PLAY ? hand : this.#row)[move >> 2];
        return `${VERBS[move & 3]} ${card}`;
      }),
      winners: this.#winners,
    };
  }
}

function score({ favor, deck, hand, field, discard }: Player): number {
  return [deck, hand, field, discard].flat().reduce((sum, card) => sum + CARDS[card].worth, favor);
}

/** Starts a game. */
export function startByHand(setup: SmallSetup, seed: number): SmallMatch {
  return new ByHand(setup, seed);
}
