import { type Kysely, sql } from 'kysely';

/** Matches, rooms, and who somebody is. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table settings (name text primary key, value text not null)`,

  // Named as the library for sessions names them.
  `create table "user" (
    id text primary key,
    name text not null,
    email text not null unique,
    "emailVerified" boolean not null,
    image text,
    "isAnonymous" boolean,
    username text unique,
    "displayUsername" text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
  `create table session (
    id text primary key,
    "userId" text not null references "user" on delete cascade,
    token text not null unique,
    "expiresAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
  `create index on session ("userId")`,
  `create table account (
    id text primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null references "user" on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    scope text,
    password text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
  `create index on account ("userId")`,
  `create table verification (
    id text primary key,
    identifier text not null,
    value text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
  `create index on verification (identifier)`,

  `create table rooms (
    id uuid primary key,
    code text not null,
    host text not null references "user" on delete cascade,
    game text not null,
    setup jsonb not null,
    options jsonb not null,
    listed boolean not null,
    match uuid,
    opened timestamptz not null default now(),
    used timestamptz not null default now(),
    closed timestamptz
  )`,
  `create unique index on rooms (code) where closed is null`,
  `create index on rooms (used) where closed is null`,
  `create table room_seats (
    room uuid not null references rooms on delete cascade,
    seat integer not null,
    person text references "user" on delete set null,
    bot text,
    ready boolean not null default false,
    primary key (room, seat),
    unique (room, person),
    check (person is null or bot is null)
  )`,
  `create table room_bans (
    room uuid not null references rooms on delete cascade,
    person text not null references "user" on delete cascade,
    primary key (room, person)
  )`,
  `create table messages (
    id bigint generated always as identity primary key,
    room uuid not null references rooms on delete cascade,
    person text not null references "user" on delete cascade,
    text text not null,
    said timestamptz not null default now()
  )`,
  `create index on messages (room, id)`,

  `create table matches (
    id uuid primary key,
    room uuid references rooms on delete set null,
    game text not null,
    version text not null,
    content text not null,
    setup jsonb not null,
    seed text not null,
    seal text not null,
    started timestamptz not null default now(),
    ended timestamptz,
    outcome jsonb
  )`,
  `create index on matches (room)`,
  `alter table rooms add foreign key (match) references matches on delete set null`,
  `create table match_seats (
    match uuid not null references matches on delete cascade,
    seat integer not null,
    person text references "user" on delete set null,
    bot text,
    preferences jsonb,
    primary key (match, seat)
  )`,
  `create index on match_seats (person)`,
  // Whoever appends first wins: no two entries of a match have one number.
  `create table entries (
    match uuid not null references matches on delete cascade,
    number integer not null check (number >= 0),
    kind text not null,
    value integer not null check (value >= 0),
    seat integer not null,
    token text,
    fingerprint bigint,
    written timestamptz not null default now(),
    primary key (match, number)
  )`,
  `create unique index on entries (match, token) where token is not null`,

  // Where the adapter of the sockets puts what is too long for a notification.
  `create table socket_io_attachments (
    id bigserial unique,
    created_at timestamptz default now(),
    payload bytea
  )`,
];
