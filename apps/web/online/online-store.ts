import type { Seat, Text } from '@lianhuan/kernel';
import { create } from 'zustand';
import { useSettings } from '../engine/settings.ts';
import { useGame } from '../engine/store.ts';
import { Connection } from './connection.ts';
import { OnlineLine } from './online-line.ts';
import { AccountError, changeProfile, type Me, type Profile, whoAmI } from './person.ts';
import type {
  Asks,
  CallOffWish,
  ClockView,
  Frame,
  Person,
  Room,
  Said,
  TakeBackWish,
} from './protocol.ts';
import { UNREACHABLE } from './unreachable.ts';

/** What a page knows of the site: who it is for, and the room it is in. */
interface OnlineStore {
  readonly person: Person | null;
  /** What the person’s account signs in by; null for guests. */
  readonly username: string | null;
  /** There is a line to a server; null before there was one. */
  readonly connected: boolean | null;
  readonly room: Room | null;
  readonly said: readonly Said[];
  /** The number of the last line there that the person has seen. */
  readonly read: number;
  /** Why the deck that the person had chosen there does not fit any more; null where none was dropped. */
  readonly dropped: Text | null;
  /** Whom the person does not want to hear. */
  readonly muted: readonly string[];
  /** The person looks after the site. */
  readonly operator: boolean;
  /** The match at the table. */
  readonly match: string | null;
  /** How the time runs there, and when this page was told (`performance.now()`). */
  readonly clock: { readonly view: ClockView; readonly at: number } | null;
  /** What a player there asks of the others. */
  readonly takeBack: TakeBackWish | null;
  readonly callOff: CallOffWish | null;
  /** The match there was called off. */
  readonly calledOff: boolean;
  /** Players there for whom bots play. */
  readonly away: readonly Seat[];
  /** The letters of the room in which a quick match was found; null for none. */
  readonly found: string | null;
  /** What went wrong last. */
  readonly problem: Text | null;
}

const NO_TABLE = {
  match: null,
  clock: null,
  takeBack: null,
  callOff: null,
  calledOff: false,
  away: [],
} as const;
const NOT_IN = { room: null, said: [], read: 0, dropped: null, ...NO_TABLE } as const;

export const useOnline = create<OnlineStore>()(() => ({
  person: null,
  username: null,
  connected: null,
  problem: null,
  found: null,
  muted: [],
  operator: false,
  ...NOT_IN,
}));

const set = useOnline.setState;
let connecting: Promise<Connection> | null = null;
/** The letters of the room this page is in. */
let entered: string | null = null;
let line: OnlineLine | null = null;

/** The line to the site; whoever comes for the first time is a guest from then on. */
function connect(): Promise<Connection> {
  connecting ??= open();
  connecting.catch(() => {
    connecting = null;
  });
  return connecting;
}

async function open(): Promise<Connection> {
  showPerson(await whoAmI());
  const connection = new Connection(new URL(location.href), (connected) => {
    set({ connected });
    if (!connected) return null;
    void readMe(connection);
    return comeBack(connection);
  });
  connection.on('room', showRoom);
  connection.on('found', (found) => set({ found }));
  connection.on('said', (room, said) => {
    if (room !== useOnline.getState().room?.id) return;
    set(({ said: before }) => {
      return before.some(({ id }) => id === said.id) ? {} : { said: [...before.slice(-99), said] };
    });
  });
  connection.on('dropped', (room, why) => {
    if (room === useOnline.getState().room?.id) set({ dropped: why });
  });
  connection.on('unsaid', (_, id) => {
    set(({ said }) => ({ said: said.filter((one) => one.id !== id) }));
  });
  connection.on('out', (room, why) => {
    if (room !== useOnline.getState().room?.id) return;
    leaveTable();
    entered = null;
    set({ ...NOT_IN, problem: why });
  });
  return connection;
}

/** Whose page this is; an account brings its language along. */
function showPerson({ person, username, language }: Me): void {
  if (language !== null) useSettings.getState().change({ language });
  set({ person, username });
}

async function readMe(connection: Connection): Promise<void> {
  const reply = await connection.ask('site:me', {});
  if (reply.ok) set(reply.value);
}

/** How long until a page asks again for the table that it could not join, time after time, in milliseconds. */
const REJOIN_PAUSES = [500, 1000, 2000, 4000, 8000, 0];

/** After the line was cut: the server of now knows nothing of this page, which comes into its room again. */
async function comeBack(connection: Connection): Promise<void> {
  if (entered === null) return;
  const reply = await connection.ask('room:enter', { code: entered });
  if (reply.ok) showRoom(reply.value);
  if (reply.ok) void catchUp(connection, reply.value.id);
  void rejoin();
}

/** The same for the table: the server may not be able to answer at once. */
async function rejoin(): Promise<void> {
  const table = line;
  for (const pause of REJOIN_PAUSES) {
    if (table === null || table !== line || (await table.join()) !== null) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * What was said in a room before this page came, while its line was cut, or by whom it did not hear.
 * @param when `before` the person came: that is no news
 */
async function catchUp(
  connection: Connection,
  room: string,
  when: 'before' | 'meanwhile' = 'meanwhile',
): Promise<void> {
  const reply = await connection.ask('room:said', { room });
  if (!reply.ok || room !== useOnline.getState().room?.id) return;
  set(({ said, read }) => {
    const known = new Map([...said, ...reply.value].map((one) => [one.id, one]));
    const inOrder = [...known.values()].sort((one, other) => Number(one.id) - Number(other.id));
    const last = Number(reply.value.at(-1)?.id ?? 0);
    return { said: inOrder.slice(-100), read: when === 'before' ? Math.max(read, last) : read };
  });
}

/** These lines have been seen. */
export function noteRead(said: readonly Said[]): void {
  const last = Number(said.at(-1)?.id ?? 0);
  if (last > useOnline.getState().read) set({ read: last });
}

function showRoom(room: Room): void {
  if (entered !== room.code) return;
  set({ room });
  nameSeats(room);
  if (room.playing && room.match !== null) void goToTable(room.match);
}

function nameSeats({ seats }: Room): void {
  if (line === null) return;
  const names = seats.map((seat) => (seat.kind === 'person' ? seat.person.name : null));
  useGame.getState().nameSeats(names);
}

async function goToTable(match: string): Promise<void> {
  if (useOnline.getState().match === match) return;
  set({ match });
  const connection = await connect();
  line?.close();
  const fresh = new OnlineLine(connection, match, readFrame);
  line = fresh;
  const joined = await fresh.join();
  if (line !== fresh) return;
  // The next news of the room tries it again.
  if (joined === null) return set({ ...NO_TABLE, problem: UNREACHABLE });
  await useGame.getState().join(fresh);
  const { room } = useOnline.getState();
  if (room) nameSeats(room);
}

function readFrame({ clock, away, takeBack, callOff, calledOff }: Frame): void {
  const shown = clock && { view: clock, at: performance.now() };
  set({ clock: shown, away, takeBack, callOff, calledOff });
}

function leaveTable(): void {
  line?.close();
  line = null;
}

/** Asks the site; what is wrong stands in `problem` then, and null is given. */
export async function askSiteFor<Name extends keyof Asks>(
  name: Name,
  ask: Parameters<Asks[Name]>[0],
): Promise<Extract<ReturnType<Asks[Name]>, { ok: true }> | null> {
  set({ problem: null });
  try {
    const connection = await connect();
    const reply = await connection.ask(name, ask);
    if (reply.ok) return reply as Extract<ReturnType<Asks[Name]>, { ok: true }>;
    set({ problem: reply.problem });
  } catch {
    set({ problem: UNREACHABLE });
  }
  return null;
}

/** Enters the room of these letters, and watches it until it is left. */
export async function enterRoom(code: string): Promise<void> {
  if (entered === code) return;
  entered = code;
  set({ ...NOT_IN });
  const reply = await askSiteFor('room:enter', { code });
  if (entered !== code) return;
  if (!reply) {
    entered = null;
    return;
  }
  showRoom(reply.value);
  void catchUp(await connect(), reply.value.id, 'before');
}

/** Somebody is not to be heard any more, also what they said before; or is heard again, with what they said meanwhile. */
export async function muteFor(person: string, to: 'muted' | 'heard'): Promise<void> {
  if (!(await askSiteFor('chat:mute', { person, muted: to === 'muted' }))) return;
  set(({ muted }) => ({
    muted: to === 'muted' ? [...muted, person] : muted.filter((one) => one !== person),
  }));
  // The site has kept from this page what they said meanwhile.
  const { room } = useOnline.getState();
  if (to === 'heard' && room) await catchUp(await connect(), room.id);
}

export function leaveRoom(): void {
  const { room } = useOnline.getState();
  leaveTable();
  entered = null;
  set({ ...NOT_IN, problem: null });
  if (room) void askSiteFor('room:leave', { room: room.id });
}

/** Back from the table to the room. */
export function leaveMatch(): void {
  leaveTable();
  set(NO_TABLE);
}

// Whoever has an account and chooses another language finds it on their other devices, too.
useSettings.subscribe(({ language }, before) => {
  const { username } = useOnline.getState();
  if (language === before.language || username === null) return;
  changeProfile({ language }).catch((error: AccountError) => set({ problem: error.problem }));
});

/** Makes sure that there is a person, e.g. to show the name. */
export async function meet(): Promise<void> {
  try {
    await connect();
  } catch {
    set({ problem: UNREACHABLE });
  }
}

/** How often the person has changed name or picture on this page. */
let changes = 0;

/** Others are shown the new name or picture with what they hear next. */
export async function showMeAs(profile: Partial<Pick<Profile, 'name' | 'image'>>): Promise<void> {
  const change = ++changes;
  const { person } = useOnline.getState();
  // At once, as far as this page goes; what the site makes of it comes after.
  if (person) set({ person: { ...person, ...profile }, problem: null });
  try {
    await changeProfile(profile);
    const me = await whoAmI();
    if (change === changes) showPerson(me);
    const { room } = useOnline.getState();
    if (room) await askSiteFor('room:enter', { code: room.code });
  } catch (error) {
    set({ person, problem: error instanceof AccountError ? error.problem : UNREACHABLE });
  }
}

/**
 * Does what makes somebody else of this page’s person, such as signing in, and is at the site as they.
 * @throws AccountError if it was not done: the page stays whose it was
 */
export async function becomeBy(act: () => Promise<void>): Promise<void> {
  await act();
  leaveTable();
  entered = null;
  const before = connecting;
  connecting = null;
  await before?.then(
    (connection) => connection.close(),
    () => {},
  );
  const nobody = { person: null, username: null, muted: [], operator: false } as const;
  set({ ...nobody, ...NOT_IN, connected: null, problem: null });
  await meet();
}
