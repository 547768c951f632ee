/** What is printed on a card of 小民心. */
export interface SmallCard {
  readonly name: string;
  /** A troop is recruited for renown, a rebel routed for power. */
  readonly kind: 'troop' | 'rebel';
  readonly cost: number;
  /** Gained, with `draws` cards, when a troop is played or a rebel is routed. */
  readonly renown: number;
  readonly power: number;
  readonly favor: number;
  readonly draws: number;
  /** Favour counted at the end for whoever owns the card. */
  readonly worth: number;
  /** How many lie in the centre deck; for a starting card, in each player's deck. */
  readonly copies: number;
}

type Row = [
  name: string,
  kind: SmallCard['kind'],
  cost: number,
  renown: number,
  power: number,
  favor: number,
  draws: number,
  worth: number,
  copies: number,
];

const STARTING: readonly Row[] = [
  ['寒族', 'troop', 0, 1, 0, 0, 0, 0, 5],
  ['民兵', 'troop', 0, 0, 1, 0, 0, 0, 3],
];

const CENTRE: readonly Row[] = [
  ['乡里豪杰', 'troop', 1, 1, 0, 0, 0, 1, 6],
  ['弓弩手', 'troop', 2, 0, 2, 0, 0, 1, 6],
  ['屯田吏', 'troop', 2, 2, 0, 0, 0, 1, 6],
  ['斥候', 'troop', 2, 0, 1, 0, 1, 1, 6],
  ['游侠', 'troop', 3, 1, 2, 0, 0, 1, 6],
  ['主簿', 'troop', 3, 1, 0, 0, 1, 1, 6],
  ['虎贲', 'troop', 4, 0, 3, 0, 0, 2, 5],
  ['县令', 'troop', 4, 2, 0, 1, 0, 2, 5],
  ['说客', 'troop', 4, 1, 0, 0, 2, 2, 5],
  ['骁骑', 'troop', 5, 0, 3, 0, 1, 2, 5],
  ['郡守', 'troop', 5, 3, 0, 1, 0, 3, 4],
  ['谋主', 'troop', 6, 2, 1, 0, 2, 3, 4],
  ['上将', 'troop', 7, 0, 5, 1, 0, 4, 3],
  ['州牧', 'troop', 8, 4, 0, 2, 0, 5, 3],
  ['流寇', 'rebel', 1, 0, 0, 1, 0, 0, 8],
  ['盐枭', 'rebel', 2, 1, 0, 1, 0, 0, 8],
  ['水贼', 'rebel', 3, 0, 0, 2, 1, 0, 8],
  ['山寨头领', 'rebel', 4, 0, 0, 4, 0, 0, 8],
  ['叛将', 'rebel', 5, 1, 0, 4, 1, 0, 6],
  ['渠帅', 'rebel', 6, 0, 1, 6, 0, 0, 6],
  ['贼王', 'rebel', 8, 2, 0, 8, 1, 0, 6],
];

/** All cards that there are; a card is known by its index here. */
export const CARDS: readonly SmallCard[] = [...STARTING, ...CENTRE].map(
  ([name, kind, cost, renown, power, favor, draws, worth, copies]) => ({
    name,
    kind,
    cost,
    renown,
    power,
    favor,
    draws,
    worth,
    copies,
  }),
);

/** The cards of each player's deck at the start, unshuffled. */
export const STARTING_DECK: readonly number[] = laidOut(0, STARTING.length);
/** The cards of the centre deck at the start, unshuffled: 120. */
export const CENTRE_DECK: readonly number[] = laidOut(STARTING.length, CARDS.length);

/** One of each, then one of each that has a second copy, and so on: mixed even if not shuffled. */
function laidOut(from: number, to: number): number[] {
  const deck: number[] = [];
  for (let copy = 0; copy < 10; copy++) {
    for (let card = from; card < to; card++) if (copy < CARDS[card].copies) deck.push(card);
  }
  return deck;
}
