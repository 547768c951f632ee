import { type Kysely, sql } from 'kysely';

/** Passkeys of accounts, named as the library for sessions names them; what browsers say of them has an end. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table passkey (
    id text primary key,
    name text check (length(name) <= 64),
    "publicKey" text not null,
    "userId" text not null references "user" on delete cascade,
    "credentialID" text not null unique check (length("credentialID") <= 2048),
    counter double precision not null,
    "deviceType" text not null,
    "backedUp" boolean not null,
    transports text check (length(transports) <= 200),
    "createdAt" timestamptz,
    aaguid text
  )`,
  `create index on passkey ("userId")`,
];
