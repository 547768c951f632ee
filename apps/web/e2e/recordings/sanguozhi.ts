import { type Game, Match, type MatchRecord } from '@lianhuan/kernel';
import {
  readyDecks,
  type SanguozhiPublicState,
  type SanguozhiSetup,
  sanguozhi,
} from '@lianhuan/sanguozhi';
import { type Moment as MomentOf, recordUpTo, recordWhole } from './bot-game.ts';

type Moment = MomentOf<SanguozhiPublicState>;

interface Wanted {
  readonly players?: 2 | 4;
  /** The first seed to try; those after it are tried until one gives what is wanted. */
  readonly seed?: number;
}

/** A game of 三国智 up to the first moment of that sort. @throws Error if no seed leads to one. */
export function recordedSanguozhi(moment: Moment, wanted: Wanted = {}): MatchRecord {
  const { players = 2, seed = 1 } = wanted;
  return recordUpTo({
    game: sanguozhi as Game,
    setup: { players },
    moment,
    seed,
    mostSeeds: 30,
    mostAnswers: 1200,
  });
}

/** The first player’s own preparation, some turns into the game, with an empty chain. */
export const OWN_PREPARATION: Moment = ({ decision }, { active, chain, phase, turn }) =>
  decision?.kind === 'act' &&
  active === 0 &&
  phase === 'prepare' &&
  chain.length === 0 &&
  turn >= 7;

/** The same, with a card in hand that can be used, and only in one way. */
const USABLE: Moment = (seen, state) => {
  const hand = seen.zones.find(({ name, owner }) => name === 'hand' && owner === 0)?.cards ?? [];
  const ways = hand.map(
    ({ handle }) => seen.decision?.options.filter(({ card }) => card === handle).length ?? 0,
  );
  const usable = ways.filter((count) => count > 0);
  return OWN_PREPARATION(seen, state) && usable.length > 0 && usable.every((count) => count === 1);
};

/** Several may attack. */
const ATTACKERS: Moment = ({ decision }) => {
  const fighters = decision?.options.filter(({ verb }) => verb === 'attack') ?? [];
  return decision?.kind === 'attack' && fighters.length > 1;
};

const DEFENDED: Moment = ({ decision }, { combat }) =>
  decision?.kind === 'act' && (combat?.defences.length ?? 0) > 0;

/** Something in the chain aims at something. */
export const CHAIN: Moment = ({ decision }, { chain }) =>
  decision?.kind === 'act' && chain.some(({ targets }) => targets.length > 0);

/** An effect of many words waits in the chain. */
const EFFECT: Moment = ({ decision }, { chain }) =>
  decision?.kind === 'act' && chain.some(({ words }) => (words?.zh.length ?? 0) > 24);

/** A card of one's own lies face down. */
const COVERED: Moment = ({ decision, zones }) =>
  decision?.kind === 'act' &&
  zones.some(
    ({ name, owner, cards }) =>
      owner === 0 && ['main', 'adviser', 'deputy', 'tactics'].includes(name) && hasFaceDown(cards),
  );

function hasFaceDown(cards: readonly { readonly faceDown: boolean }[] | null): boolean {
  return cards?.some(({ faceDown }) => faceDown) ?? false;
}

/** A number of some card is not what is printed. */
const CHANGED: Moment = ({ decision }, { cards }) =>
  decision?.kind === 'act' &&
  Object.values(cards).some(({ changes }) =>
    changes.some(({ what, from, to }) => ['attack', 'life', 'wit'].includes(what) && from !== to),
  );

/** A player has 指示物. */
const COUNTED: Moment = (_, { players }) =>
  players.some(({ counters }) => Object.values(counters).some((count) => count > 0));

/** A deck is being searched, and holds some card twice. */
const SEARCHING: Moment = ({ decision }) => {
  const found = decision?.options.filter(({ verb }) => verb === 'fetch') ?? [];
  return new Set(found.map(({ label }) => label.zh)).size < found.length;
};

/** A game that the first player gives up at once. */
function lostGame(): MatchRecord {
  const decks = readyDecks()
    .slice(0, 2)
    .map(({ main, side, events }) => ({ main, side, events }));
  const setup: SanguozhiSetup = { players: 2, decks, first: 'lot', chooser: null, grain: 30 };
  const match = new Match(sanguozhi, { setup, seed: 5 });
  while (!match.outcome) {
    const [decision] = match.pending;
    if (!decision) throw new Error('nobody is asked');
    const given = decision.options.findIndex(({ verb }) => verb === 'surrender');
    const index = decision.seat === 0 && given >= 0 ? given : 0;
    match.answer(decision.seat, index);
  }
  return match.record();
}

/** Games of 三国智, by what they are good for. */
export const SANGUOZHI_RECORDINGS = {
  'sanguozhi, a table of 2': () => recordedSanguozhi(OWN_PREPARATION),
  'sanguozhi, a table of 4': () => recordedSanguozhi(OWN_PREPARATION, { players: 4 }),
  'sanguozhi, a card to use': () => recordedSanguozhi(USABLE),
  'sanguozhi, attackers': () => recordedSanguozhi(ATTACKERS),
  'sanguozhi, defended': () => recordedSanguozhi(DEFENDED),
  'sanguozhi, a chain': () => recordedSanguozhi(CHAIN),
  'sanguozhi, an effect in the chain': () => recordedSanguozhi(EFFECT),
  'sanguozhi, face down': () => recordedSanguozhi(COVERED),
  'sanguozhi, changed numbers': () => recordedSanguozhi(CHANGED),
  'sanguozhi, counters': () => recordedSanguozhi(COUNTED, { players: 4 }),
  'sanguozhi, searching': () => recordedSanguozhi(SEARCHING),
  'sanguozhi, given up': lostGame,
  'sanguozhi, over': () => recordWhole(sanguozhi as Game, { players: 2 }, 2),
} as const;
