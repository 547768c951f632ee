import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { anonymous, username } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { addressOf } from '../../web/online/account/address.ts';
import type { Person } from '../../web/online/protocol.ts';
import { tellNews } from '../database/news.ts';
import type { Schema } from '../database/schema.ts';
import { isBanned } from '../site/bans.ts';
import { askedLanguage, newGuestName } from './guest-names.ts';
import { handOver } from './hand-over.ts';
import { leaveEverything } from './leave.ts';
import { cleanName, isImage, isLanguage } from './name.ts';
import { beforePasskeys, passkeyHost, passkeys } from './passkeys.ts';

/** Who somebody is: asked of the library, which keeps accounts and sessions. */
export interface Auth {
  /** Answers what is asked at `/api/auth/`. */
  handle(request: Request): Promise<Response>;
  /** Whose session these headers carry; null for none. */
  visitorOf(headers: Headers): Promise<Visitor | null>;
  /** The host at which passkeys can be made and used. */
  readonly passkeyHost: string;
}

/** Who has come by a session. */
export interface Visitor {
  readonly person: Person;
  /** What an account signs in by, which is nobody else’s business; null for guests. */
  readonly username: string | null;
  /** The session, by which the person is known until it ends. */
  readonly session: string;
}

interface AuthSettings {
  /** What cookies are signed with, the same on all servers. */
  readonly secret: string;
  /** Where the site stands for those who play; null for wherever it is asked at. */
  readonly origin: string | null;
  /** How many new guests may come from one address in a minute, and a third as many accounts. */
  readonly guests: number;
  /** The user names of those who look after the site, in small letters: no new account is so called. */
  readonly operators: readonly string[];
}

/** @param db where accounts and sessions are kept */
export function createAuth(
  db: Kysely<Schema>,
  { secret, origin, guests, operators }: AuthSettings,
): Auth {
  const auth = betterAuth({
    database: { db, type: 'postgres' },
    secret,
    ...(origin === null ? {} : { baseURL: origin }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: { enabled: true, minPasswordLength: 10, maxPasswordLength: 128 },
    session: { expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24 },
    user: {
      deleteUser: { enabled: true },
      additionalFields: { language: { type: 'string', required: false } },
    },
    plugins: [
      anonymous({
        emailDomainName: 'guest.invalid',
        generateName: ({ headers }) =>
          newGuestName(askedLanguage(headers?.get('accept-language') ?? null)),
        onLinkAccount: ({ anonymousUser, newUser }) =>
          handOver(db, anonymousUser.user.id, newUser.user.id),
      }),
      username({ minUsernameLength: 3, maxUsernameLength: 24 }),
      passkeys(origin),
    ],
    hooks: { before: beforePasskeys(db) },
    // Counted by each server for itself; a proxy before several counts for all.
    rateLimit: {
      enabled: true,
      window: 60,
      max: 600,
      customRules: {
        '/sign-in/anonymous': { window: 60, max: guests },
        '/sign-in/*': { window: 60, max: guests },
        '/passkey/*': { window: 60, max: 30 },
        '/sign-up/*': { window: 60, max: Math.ceil(guests / 3) },
      },
    },
    advanced: {
      cookiePrefix: 'lianhuan',
      useSecureCookies: origin?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    databaseHooks: {
      session: {
        // Who is banned gets no session.
        create: { before: async ({ userId }) => !(await isBanned(db, userId)) },
        // Pages that were opened by it lose their lines, at all servers.
        delete: { after: ({ id }) => tellNews(db, { session: id }) },
      },
      user: {
        create: {
          before: async (user) => {
            checkAddress(user);
            return { data: { ...user, ...checked(user, operators) } };
          },
        },
        update: { before: async (user) => ({ data: { ...user, ...checked(user, operators) } }) },
        // Here, for guests are deleted by other ways too: by themselves, and when they make an account.
        delete: { before: ({ id }) => leaveEverything(db, id) },
      },
    },
  });
  return {
    passkeyHost: passkeyHost(origin),
    handle: (request) => auth.handler(request),
    async visitorOf(headers) {
      const found = await auth.api.getSession({ headers });
      if (!found) return null;
      const { id, name, image, isAnonymous, username: called } = found.user;
      if (await isBanned(db, id)) return null;
      const person = { id, name, image: image ?? null, guest: isAnonymous === true };
      return { person, username: called ?? null, session: found.session.id };
    },
  };
}

interface ToldOfUser {
  readonly name?: unknown;
  readonly email?: unknown;
  readonly image?: unknown;
  readonly username?: unknown;
  readonly language?: unknown;
  readonly isAnonymous?: unknown;
}

/**
 * The library wants an address of each account, and the site writes to nobody: it is the user name at a place that
 * cannot be. Any other could be taken from whoever comes later.
 * @throws APIError for an account with another address, or without a user name
 */
function checkAddress({ email, username, isAnonymous }: ToldOfUser): void {
  if (isAnonymous === true) return;
  if (typeof username === 'string' && email === addressOf(username)) return;
  throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' });
}

/**
 * Names and pictures as they may be; others become such.
 * @throws APIError where a name is no text, which the library keeps as it is written; and where somebody would be called as an operator of the site is: whose account that is was settled
 *   before the settings named it
 */
function checked(user: ToldOfUser, operators: readonly string[]): object {
  const { name, username } = user;
  if (name !== undefined && typeof name !== 'string') {
    throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message: 'Invalid name' });
  }
  if (typeof username === 'string' && operators.includes(username.toLowerCase())) {
    const code = 'USERNAME_IS_ALREADY_TAKEN';
    throw new APIError('BAD_REQUEST', { code, message: 'Username is already taken' });
  }
  return {
    ...(name === undefined ? {} : { name: cleanName(name) }),
    ...(user.image === undefined ? {} : { image: isImage(user.image) ? user.image : null }),
    ...(user.language === undefined
      ? {}
      : { language: isLanguage(user.language) ? user.language : null }),
  };
}

/** What the servers of a site sign with: made by the first of them, and kept. */
export async function siteSecret(db: Kysely<Schema>): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('settings')
    .values({ name: 'secret', value })
    .onConflict((taken) => taken.doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return row.value;
}
