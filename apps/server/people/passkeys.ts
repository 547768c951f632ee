import { passkey } from '@better-auth/passkey';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** An account has no more of them. */
const MOST_PASSKEYS = 10;

/** The host at which passkeys of this site can be made and used: browsers allow a name only, and https or `localhost`. */
export function passkeyHost(origin: string | null): string {
  return origin === null ? 'localhost' : new URL(origin).hostname;
}

/** Accounts may be entered by passkeys beside their password. */
export function passkeys(origin: string | null) {
  return passkey({
    rpID: passkeyHost(origin),
    rpName: '连环 Lianhuan',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/**
 * Who may have one more passkey is looked at before the browser makes it, so that no device is left with one that the
 * site does not know. A guest may not: who is nobody yet signs up first.
 * @param db where passkeys are kept
 */
export function beforePasskeys(db: Kysely<Schema>) {
  return createAuthMiddleware(async (context) => {
    if (context.path !== '/passkey/generate-register-options') return;
    const session = await getSessionFromCtx<{ isAnonymous?: boolean | null }>(context);
    if (session === null) return;
    const { id, isAnonymous } = session.user;
    if (isAnonymous === true) throw refused('SESSION_REQUIRED', 'Guests have no passkeys');
    const held = await db.selectFrom('passkey').select('id').where('userId', '=', id).execute();
    if (held.length >= MOST_PASSKEYS) throw refused('TOO_MANY_PASSKEYS', 'Too many passkeys');
  });
}

function refused(code: string, message: string): APIError {
  return new APIError('BAD_REQUEST', { code, message });
}
