import {
  addCard,
  applyTableEvent,
  type CardId,
  NOBODY,
  type Seat,
  type WritableTable,
  writable,
} from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import type { Frame, Target, UseFrame } from '../table/frames.ts';
import { diedAsLord } from '../table/hegemony.ts';
import {
  type Character,
  type DelayedTrick,
  freshCharacter,
  type Period,
  type SanguoshaState,
  type Tally,
} from '../table/state.ts';
import type { SanguoshaTable } from '../table/table.ts';
import { of } from '../table/zones.ts';
import type { Body } from '../text/meaning/begun.ts';
import type { SanguoshaEvent } from './events.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type OpenState = Omit<
  Writable<SanguoshaState>,
  'characters' | 'frames' | 'delayed' | 'extraTurns'
> & {
  characters: Writable<Character>[];
  frames: Frame[];
  delayed: DelayedTrick[];
  extraTurns: SanguoshaState['extraTurns'][number][];
};
type Open = WritableTable<CardDefinition, OpenState, Body>;

/** The only writer to a table of 三国杀. */
export function apply(table: SanguoshaTable, event: SanguoshaEvent): void {
  const open = writable(table) as unknown as Open;
  const { state } = open;
  switch (event.type) {
    case 'begin-frame': {
      const frame = { ...event.frame, id: state.framesBegun, over: false } as Frame;
      state.framesBegun += 1;
      state.frames.push(frame);
      noteBegun(state, frame);
      event.begun = frame;
      return;
    }
    case 'change-frame':
      Object.assign(event.frame, event.change);
      return;
    case 'invalidate':
      Object.assign(event.frame, { targets: event.frame.targets.map(invalidFor(event.seats)) });
      return;
    case 'end-frame':
      return endFrame(state, event.frame);
    case 'move':
      forgetEmptied(state, table, event.card);
      applyTableEvent(table, event);
      if (isPileZone(table.zones[event.from].name)) {
        state.piles = state.piles.filter(({ card }) => card !== event.card);
      }
      return noteMove(state, table, event.from, event.to);
    case 'hp':
      state.characters[event.seat].hp += event.by;
      return noteRecovery(state, event.by);
    case 'max-hp': {
      const character = state.characters[event.seat];
      character.maxHp += event.by;
      character.hp = Math.min(character.hp, character.maxHp);
      return;
    }
    case 'faction':
      state.characters[event.seat].faction = event.faction;
      state.skillsVersion += 1;
      return;
    case 'chain':
      state.characters[event.seat].chained = event.chained;
      return;
    case 'turn-over':
      state.characters[event.seat].turnedOver = event.turnedOver;
      return;
    case 'drunk':
      state.characters[event.seat].drunk += event.by;
      return;
    case 'mark':
      return applyMark(state.characters[event.seat], event.mark, event.by);
    case 'gain-skill': {
      const character = state.characters[event.seat];
      character.gained = [...character.gained, event.skill];
      state.skillsVersion += 1;
      return;
    }
    case 'lose-skill': {
      const character = state.characters[event.seat];
      character.gained = character.gained.filter(({ name }) => name !== event.name);
      if (!character.lost.includes(event.name)) character.lost = [...character.lost, event.name];
      state.skillsVersion += 1;
      return;
    }
    case 'guise':
      state.characters[event.seat].guise = event.guise;
      state.skillsVersion += 1;
      return;
    case 'empty-general': {
      const character = state.characters[event.seat];
      character.emptied = [...character.emptied, event.place];
      state.skillsVersion += 1;
      return;
    }
    case 'count-use': {
      const character = state.characters[event.seat];
      const before = character.uses[event.use] ?? 0;
      character.uses = { ...character.uses, [event.use]: before + event.by };
      return;
    }
    case 'end-period':
      return endPeriod(state, event);
    case 'deed': {
      const { deeds } = state.characters[event.seat];
      state.characters[event.seat].deeds = deeds.with(event.to, deeds[event.to] + event.by);
      if (event.by > 0) count(state, event.seat, 'dealt', event.by);
      return;
    }
    case 'die': {
      const character = state.characters[event.seat];
      const generals = open.zones[of(event.seat, 'generals')].cards;
      character.alive = false;
      // Nobody who has left has a turn to come (death.7).
      state.extraTurns = state.extraTurns.filter((seat) => seat !== event.seat);
      character.fallen = [
        ...character.fallen,
        ...generals.map((card) => open.library[open.cards[card].definition].id),
      ];
      state.skillsVersion += 1;
      return;
    }
    case 'turn':
      if (event.round !== state.round) for (const one of state.characters) forgetUses(one, 'round');
      state.active = event.seat;
      state.round = event.round;
      state.turns += 1;
      if (event.extra) state.extraTurns.pop();
      else state.lastOrdinary = event.seat;
      // Some skills are had in the turns of some characters only (天覆).
      if (state.mode === 'hegemony') state.skillsVersion += 1;
      return;
    case 'first':
      state.first = event.seat;
      return;
    case 'reveal':
      if (!state.revealed.includes(event.seat)) state.revealed = [...state.revealed, event.seat];
      state.unveiled = [...state.unveiled, ...event.cards];
      return;
    case 'after-reveal':
      state.revealed = [];
      state.justShown = state.unveiled;
      state.unveiled = [];
      return;
    case 'enter': {
      const { deeds, aims, tally, fallen, uses } = state.characters[event.seat];
      state.characters[event.seat] = {
        ...freshCharacter(deeds.length),
        deeds,
        aims,
        tally,
        fallen,
        uses: diedAsLord(uses),
        entered: Math.max(1, state.turns),
      };
      state.skillsVersion += 1;
      return;
    }
    case 'add-general': {
      const zone = of(event.seat, 'generals');
      event.card = addCard(table, event.definition, zone, event.seat);
      const { cards } = open.zones[zone];
      if (event.place === 0) cards.unshift(...cards.splice(-1));
      state.skillsVersion += 1;
      return;
    }
    case 'extra-turn':
      state.extraTurns.push(event.seat);
      return;
    case 'next-command':
      state.commands = (state.commands ?? []).slice(1);
      return;
    case 'began':
      state.phase = 'play';
      state.skillsVersion += 1;
      return;
    case 'delayed':
      return applyDelayed(state, event.trick, event.there);
    case 'pile':
      state.piles = [...state.piles, event.piled];
      return;
    case 'begin-effect':
    case 'end-effect':
      applyTableEvent(table, event);
      if (changesSkills(event.effect.body)) state.skillsVersion += 1;
      return;
    case 'face':
      applyTableEvent(table, event);
      state.skillsVersion += 1;
      return;
    case 'show':
    case 'use-skill':
    case 'judged':
    case 'declare':
    case 'doubt':
    case 'endless':
    case 'pass':
      return;
    default:
      applyTableEvent(table, event);
  }
}

/** Lasting words that take skills away, or part those who lend some to each other, and give them back as they end. */
function changesSkills(body: Body): boolean {
  if (body.kind !== 'status-begun') return false;
  return body.word.kind === 'skills-void' || body.word.kind === 'left-out';
}

/** Notes what a flow that begins says of what players do. */
function noteBegun(state: OpenState, frame: Frame): void {
  switch (frame.kind) {
    case 'use':
      noteAims(state, frame);
      return count(state, frame.user, 'used', 1);
    case 'play':
      return count(state, frame.user, 'used', 1);
    case 'death':
      return count(state, frame.killer, 'kills', 1);
  }
}

/** Whoever lets somebody recover has it counted. */
function noteRecovery(state: OpenState, by: number): void {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'recover' && by > 0) count(state, frame.by, 'recovered', by);
}

function count({ characters }: OpenState, seat: Seat, what: keyof Tally, by: number): void {
  if (seat === NOBODY) return;
  const { tally } = characters[seat];
  characters[seat].tally = { ...tally, [what]: tally[what] + by };
}

/** Counts a use for each seat that it is aimed at. */
function noteAims({ characters }: OpenState, { user, card, targets }: UseFrame): void {
  if (user === NOBODY) return;
  const character = characters[user];
  const before = character.aims[card.face] ?? new Array<number>(characters.length).fill(0);
  const counts = before.map((count, seat) =>
    targets.some((target) => target.seat === seat) ? count + 1 : count,
  );
  character.aims = { ...character.aims, [card.face]: counts };
}

function endFrame(state: OpenState, frame: Frame): void {
  if (state.frames.at(-1) !== frame) throw new Error(`frame ${frame.kind} is not the innermost`);
  state.frames.pop();
}

/** Whatever general comes to the place of one that lost its skills has its own. */
function forgetEmptied(state: OpenState, table: SanguoshaTable, card: number): void {
  const { name, owner, cards } = table.zones[table.cards[card].zone];
  if (name !== 'generals' || owner < 0) return;
  const { emptied } = state.characters[owner];
  if (emptied.length === 0) return;
  const place = cards.indexOf(card as CardId);
  state.characters[owner].emptied = emptied.filter((one) => one !== place);
}

/** Equipment and generals bring skills with them. */
function noteMove(state: OpenState, table: SanguoshaTable, from: number, to: number): void {
  if (bringsSkills(table.zones[from].name) || bringsSkills(table.zones[to].name)) {
    state.skillsVersion += 1;
  }
}

function isPileZone(zone: string): boolean {
  return zone === 'on-general' || zone === 'under-general';
}

function bringsSkills(zone: string): boolean {
  return zone === 'equipment' || zone === 'generals' || zone === 'role';
}

function applyMark(character: Writable<Character>, mark: string, by: number): void {
  const { [mark]: before = 0, ...others } = character.marks;
  const after = Math.max(0, before + by);
  character.marks = after === 0 ? others : { ...others, [mark]: after };
}

/** What was counted in that period is counted from none again. */
function forgetUses(character: Writable<Character>, period: Period | 'round'): void {
  const kept = Object.entries(character.uses).filter(([use]) => !use.startsWith(`${period}:`));
  character.uses = Object.fromEntries(kept);
}

function endPeriod(
  state: OpenState,
  { period, seat }: Extract<SanguoshaEvent, { type: 'end-period' }>,
): void {
  state.characters.forEach((character, index) => {
    if (period === 'own-turn' && index !== seat) return;
    forgetUses(character, period);
    if (period === 'turn') character.drunk = 0;
    if (!character.gained.some(({ until }) => until === period)) return;
    character.gained = character.gained.filter(({ until }) => until !== period);
    state.skillsVersion += 1;
  });
}

function applyDelayed(state: OpenState, trick: DelayedTrick, there: boolean): void {
  if (there) state.delayed.push(trick);
  else state.delayed = state.delayed.filter(({ card }) => card.real[0] !== trick.card.real[0]);
}

function invalidFor(seats: readonly Seat[]): (target: Target) => Target {
  return (target) => (seats.includes(target.seat) ? { ...target, invalid: true } : target);
}
