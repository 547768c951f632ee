import type { Seat, View } from '@lianhuan/kernel';
import { library, type MinxinPublicState } from '@lianhuan/minxin';
import type { Message, NewGame, Snapshot } from '../../engine/protocol.ts';
import { Session } from '../../engine/session.ts';
import { PACES } from '../../engine/settings.ts';
import { ENGINES } from '../../games/engines.ts';
import type { GameId } from '../../games/ids.ts';
import { isGift } from '../../games/minxin/giving.ts';
import { type Figure, spread } from './figure.ts';

const GAMES = 6;
const MOST_PROMPTS = 2000;
const PERSON = 0 as Seat;

/** What each game is begun with where the form is left as it is. */
const SETUPS: Readonly<Record<GameId, unknown>> = {
  minxin: { players: 2, order: 'counter-clockwise', favorPerPlayer: 30 },
  sanguozhi: { players: 2, decks: ['cao-cao', 'liu-bei'] },
  evolve: { players: 2, decks: ['elf', 'royal'], life: 20, first: 'lot' },
  sanguosha: { mode: 'identity', players: 5, twoRenegades: false, responses: 'in-turn' },
};

/** Settings in which a game asks the most. */
const FINEST: Readonly<Partial<Record<GameId, object>>> = {
  sanguozhi: { stop: 'able' },
};

/** What a person at the table went through. */
interface Sat {
  readonly prompts: number;
  /** Of those, in turns of the person's own. */
  readonly own: number;
  /** Prompts answered by a pass. */
  readonly passes: number;
  readonly ownTurns: number;
  /** Seconds between an answer and the next prompt where bots acted meanwhile, at the usual pace. */
  readonly waits: readonly number[];
}

/** How often a person is asked, and how long bots keep them waiting, in whole games of the worker's session. */
export async function promptFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of Object.keys(SETUPS) as GameId[]) {
    figures.push(...(await figuresOf(game, {})));
    const finest = FINEST[game];
    if (finest) figures.push(...(await figuresOf(game, finest)));
  }
  return figures;
}

async function figuresOf(game: GameId, preferences: object): Promise<Figure[]> {
  const engine = await ENGINES[game]();
  const sat = Array.from({ length: GAMES }, (_, seed) => sitThrough(engine, game, seed + 1));
  const sum = (of: (one: Sat) => number) => sat.reduce((total, one) => total + of(one), 0);
  const { median, p90 } = spread(sat.flatMap(({ waits }) => waits));
  const where = Object.keys(preferences).length > 0 ? `${game}, finest` : game;
  return [
    {
      what: 'prompts in an own turn',
      where,
      value: (sum(({ own }) => own) / sum(({ ownTurns }) => ownTurns)).toFixed(1),
    },
    {
      what: 'prompts in others’ turns, for each of one’s own',
      where,
      value: (sum(({ prompts, own }) => prompts - own) / sum(({ ownTurns }) => ownTurns)).toFixed(
        1,
      ),
    },
    {
      what: 'of 100 prompts, passes',
      where,
      value: ((100 * sum(({ passes }) => passes)) / sum(({ prompts }) => prompts)).toFixed(0),
    },
    {
      what: 'wait for bots, median and p90',
      where,
      value: `${median.toFixed(1)} s, ${p90.toFixed(1)} s`,
    },
  ];

  function sitThrough(with_: typeof engine, id: GameId, seed: number): Sat {
    return sit(
      with_,
      { game: id, setup: SETUPS[id], seed, seats: seatsOf(SETUPS[id]) },
      preferences,
    );
  }
}

function seatsOf(setup: unknown): NewGame['seats'] {
  const { players } = setup as { readonly players: number };
  return Array.from({ length: players }, (_, seat) => (seat === PERSON ? 'human' : 'greedy'));
}

/** Plays a game to its end as the hint says. */
function sit(
  engine: Awaited<ReturnType<(typeof ENGINES)[GameId]>>,
  game: NewGame,
  preferences: object,
): Sat {
  let shown: Snapshot[] = [];
  const session = new Session(new Map([[engine.game, engine]]), (message: Message) => {
    if (message.type === 'snapshot') shown.push(message.snapshot);
  });
  session.handle({ type: 'prefer', preferences: { [game.game]: preferences } });
  const begun = session.handle({ type: 'start', game });
  if (!begun.ok) throw new Error(`${game.game} does not begin: ${begun.problems[0].text.en}`);
  const turns = new Set<number>();
  const waits: number[] = [];
  let [prompts, own, passes] = [0, 0, 0];
  for (; prompts < MOST_PROMPTS; prompts++) {
    const now = shown.at(-1);
    const decision = now?.view.decision;
    if (!now || !decision) break;
    const noticed = shown.filter(({ thinking, news }) => thinking && news.length > 0).length;
    if (prompts > 0 && noticed > 0) waits.push((noticed * PACES.calm) / 1000);
    if (activeIn(now.view) === PERSON) {
      own++;
      turns.add(turnIn(now.view));
    }
    const hint = session.handle({ type: 'hint' });
    const index = hint.ok ? (hint.value ?? 0) : 0;
    if (decision.options[index]?.verb === 'pass') passes++;
    shown = [];
    const wish = wishFor(now.view);
    if (wish)
      session.handle({ type: 'prefer', preferences: { [game.game]: { ...preferences, ...wish } } });
    else session.handle({ type: 'answer', index, at: now.answers });
  }
  return { prompts, own, passes, ownTurns: turns.size, waits };
}

/** What a person would rather say once than answer card by card; null where nothing of the sort is offered. */
function wishFor({ game, decision, state, seat, zones }: View): object | null {
  if (game !== 'minxin' || decision?.kind !== 'main') return null;
  const ids = new Map(
    zones.flatMap(({ cards }) => cards ?? []).map((card) => [card.handle, card.definition]),
  );
  const gifts = decision.options.filter(({ verb, card }) => {
    return verb === 'play' && card !== null && GIFTS.has(ids.get(card) ?? '');
  });
  return gifts.length > 1 ? { giving: { seat, turn: (state as MinxinPublicState).turn } } : null;
}

const GIFTS = new Set(
  library()
    .filter(isGift)
    .map(({ id }) => id),
);

function activeIn({ state }: View): number {
  return (state as { readonly active: number }).active;
}

/** 三国杀 counts its turns by another name. */
function turnIn({ state }: View): number {
  const { turn, turns } = state as { readonly turn?: number; readonly turns?: number };
  return turn ?? turns ?? 0;
}
