import type { Person } from './protocol.ts';

// Who somebody is, asked of the library that keeps sessions (see apps/server/people). The cookie is for the
// browser alone: no script reads it.

interface SessionAnswer {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly image?: string | null;
    readonly isAnonymous?: boolean | null;
  };
}

/** Whoever this browser is known as; a new guest if nobody. @throws Error if the site cannot be reached */
export async function whoAmI(): Promise<Person> {
  const known = await ask<SessionAnswer | null>('get-session');
  if (known) return personOf(known);
  return personOf(await ask<SessionAnswer>('sign-in/anonymous', {}));
}

/** @throws Error with why not. */
export async function rename(name: string): Promise<void> {
  await ask('update-user', { name });
}

function personOf({ user: { id, name, image = null, isAnonymous } }: SessionAnswer): Person {
  return { id, name, image, guest: isAnonymous === true };
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`./api/auth/${path}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    ...(body
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}
