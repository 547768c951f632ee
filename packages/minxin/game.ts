import { type CardId, type Flow, type Game, NOBODY, type Seat } from '@lianhuan/kernel';
import type { MinxinEvent } from './events.ts';
import { scores } from './flow/end.ts';
import './flow/procedures.ts';
import { factsOf } from './facts.ts';
import { setUp } from './flow/setup.ts';
import { turn } from './flow/turn.ts';
import { label, prompt } from './labels.ts';
import { type MinxinSetup, readSetup, start } from './setup.ts';
import type { Contest, MinxinState, Player } from './state.ts';
import { type MinxinTable, printed } from './table.ts';
import { cardName, subject, tellCause, tellEvent, zoneName } from './tell.ts';
import { tellLapse } from './tell-lapse.ts';
import { costFor, defenceOf, handLimit } from './text/laws.ts';
import { CONTENT, VERSION } from './version.ts';

/** What everybody may know of the state, beside the cards. */
export interface MinxinPublicState extends Omit<MinxinState, 'players' | 'contests'> {
  readonly players: readonly (Player & { readonly handLimit: number })[];
  /** Contested cards by handle. */
  readonly contests: readonly (Omit<Contest, 'card' | 'incarnation'> & { readonly card: number })[];
  /** Final counts, once the game is over; before that nobody may count the decks. */
  readonly scores: ReturnType<typeof scores> | null;
}

function publicState(table: MinxinTable): MinxinPublicState {
  const { players, contests, ...rest } = table.state;
  return {
    ...rest,
    players: players.map((player, seat) => ({
      ...player,
      tally: { ...player.tally, played: { ...player.tally.played } },
      handLimit: handLimit(table, seat as Seat),
    })),
    contests: contests.map(({ card, incarnation: _, ...contest }) => ({
      ...contest,
      card: table.cards[card].handle,
    })),
    scores: table.outcome === null ? null : scores(table),
  };
}

/** Costs and defences as they are now, for the player whose turn it is. */
function characteristics(table: MinxinTable, card: CardId): Record<string, number> {
  const { active, first } = table.state;
  const { controller } = table.cards[card];
  const buyer = controller !== NOBODY ? controller : active === NOBODY ? first : active;
  const cost = costFor(table, card, buyer === NOBODY ? (0 as Seat) : buyer);
  if (printed(table, card).kind !== 'territory') return { cost };
  return { cost, defence: defenceOf(table, card) };
}

function* play(table: MinxinTable): Flow {
  if (table.state.phase === 'setup') yield* setUp(table);
  while (table.outcome === null) yield* turn(table);
}

/** 民心, from its rulebook. */
export const minxin: Game<MinxinTable, MinxinSetup, MinxinEvent> = {
  id: 'minxin',
  version: VERSION,
  content: CONTENT,
  name: { zh: '民心', en: 'Minxin' },
  readSetup,
  start,
  play,
  definitionId: (table, card) => printed(table, card).id,
  cardName,
  zoneName: (_, zone, seat) => zoneName(zone, seat),
  prompt,
  label,
  publicState,
  characteristics,
  describeEvent: tellEvent,
  describeCause: tellCause,
  describeLapse: tellLapse,
  factsOf,
  subject,
};
