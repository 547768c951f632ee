import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** An account has no more of them. */
const MOST_PASSKEYS = 10;

/** The host at which passkeys of this site can be made and used: browsers allow a name only, and https or `localhost`. */
export function passkeyHost(origin: string | null): string {
  return origin === null ? 'localhost' : new URL(origin).hostname;
}

/** Accounts may be entered by passkeys beside their password. A guest has none: who is nobody yet signs up first. */
export function passkeys(db: Kysely<Schema>, origin: string | null) {
  return passkey({
    rpID: passkeyHost(origin),
    rpName: '连环 Lianhuan',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    registration: {
      async afterVerification({ user }) {
        const { isAnonymous } = await db
          .selectFrom('user')
          .select('isAnonymous')
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow();
        if (isAnonymous === true) throw refused('SESSION_REQUIRED', 'Guests have no passkeys');
        const held = await db
          .selectFrom('passkey')
          .select('id')
          .where('userId', '=', user.id)
          .execute();
        if (held.length >= MOST_PASSKEYS) throw refused('TOO_MANY_PASSKEYS', 'Too many passkeys');
      },
    },
  });
}

function refused(code: string, message: string): APIError {
  return new APIError('BAD_REQUEST', { code, message });
}
