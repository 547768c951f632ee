import { LANGUAGES, type Language, type Text } from '@lianhuan/kernel';
import { addressOf } from './account/address.ts';
import type { Person } from './protocol.ts';
import { UNREACHABLE } from './unreachable.ts';

// Who somebody is, asked of the library that keeps sessions (see apps/server/people). The cookie is for the
// browser alone: no script reads it.

interface SessionAnswer {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly image?: string | null;
    readonly isAnonymous?: boolean | null;
    readonly username?: string | null;
    readonly language?: string | null;
  };
}

/** Somebody as only they themselves are told. */
export interface Me {
  readonly person: Person;
  /** What the account signs in by; null for guests. */
  readonly username: string | null;
  /** The language of the account; null where it has not said. */
  readonly language: Language | null;
}

/** Whoever this browser is known as; a new guest if nobody. @throws Error if the site cannot be reached */
export async function whoAmI(): Promise<Me> {
  const known = await ask<SessionAnswer | null>('get-session');
  return meOf(known ?? (await ask<SessionAnswer>('sign-in/anonymous', {})));
}

/** What others see of somebody, and the language of the account. */
export interface Profile {
  readonly name: string;
  readonly image: string | null;
  readonly language: Language;
}

/** @throws AccountError */
export async function changeProfile(part: Partial<Profile>): Promise<void> {
  await ask('update-user', part);
}

/** What one signs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Makes an account, to which all goes over that was the guest’s. @throws AccountError */
export async function signUp(credentials: Credentials, profile: Profile): Promise<void> {
  const { image, ...rest } = profile;
  const email = addressOf(credentials.username);
  await ask('sign-up/email', { ...credentials, ...rest, email, ...(image && { image }) });
}

/** @throws AccountError */
export async function signIn(credentials: Credentials): Promise<void> {
  await ask('sign-in/username', credentials);
}

/** @throws AccountError */
export async function signOut(): Promise<void> {
  await ask('sign-out', {});
}

/** Other browsers that were signed in are so no more. @throws AccountError */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await ask('change-password', { currentPassword, newPassword, revokeOtherSessions: true });
}

/**
 * Deletes whoever this browser is known as, with all that is theirs.
 * @param password of the account; null for a guest
 * @throws AccountError
 */
export async function deleteMe(password: string | null): Promise<void> {
  if (password === null) await ask('delete-anonymous-user', {});
  else await ask('delete-user', { password });
}

/** Why the site did not do what was asked about an account. */
export class AccountError extends Error {
  readonly problem: Text;

  constructor(problem: Text) {
    super(problem.en);
    this.name = 'AccountError';
    this.problem = problem;
  }
}

function meOf({ user }: SessionAnswer): Me {
  const { id, name, image = null, isAnonymous, username = null, language } = user;
  return {
    person: { id, name, image, guest: isAnonymous === true },
    username,
    language: LANGUAGES.find((one) => one === language) ?? null,
  };
}

const NAME_TAKEN: Text = {
  zh: '这个用户名已经有人用了',
  en: 'Somebody has this user name already',
};
const BAD_NAME: Text = {
  zh: '用户名为 3 到 24 个字母、数字、点或下划线',
  en: 'A user name has 3 to 24 letters, digits, dots and underscores',
};
const CLOSED: Text = { zh: '这个账号已被停用', en: 'This account is closed' };
const BAD_PASSWORD: Text = {
  zh: '密码为 10 到 128 个字符',
  en: 'A password has 10 to 128 characters',
};

/** What the library says, by its code. */
const PROBLEMS: Readonly<Record<string, Text>> = {
  USERNAME_IS_ALREADY_TAKEN: NAME_TAKEN,
  USER_ALREADY_EXISTS: NAME_TAKEN,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: NAME_TAKEN,
  USERNAME_TOO_SHORT: BAD_NAME,
  USERNAME_TOO_LONG: BAD_NAME,
  INVALID_USERNAME: BAD_NAME,
  INVALID_EMAIL: BAD_NAME,
  PASSWORD_TOO_SHORT: BAD_PASSWORD,
  PASSWORD_TOO_LONG: BAD_PASSWORD,
  INVALID_USERNAME_OR_PASSWORD: {
    zh: '用户名或密码不对',
    en: 'User name or password is wrong',
  },
  INVALID_PASSWORD: { zh: '密码不对', en: 'The password is wrong' },
  FAILED_TO_CREATE_SESSION: CLOSED,
  UNABLE_TO_CREATE_SESSION: CLOSED,
  PASSKEY_NOT_FOUND: {
    zh: '这个通行密钥不属于任何账号，可能已被删除',
    en: 'This passkey belongs to no account; it may have been deleted',
  },
  TOO_MANY_PASSKEYS: { zh: '通行密钥最多 10 个', en: 'An account has at most 10 passkeys' },
  SESSION_NOT_FRESH: {
    zh: '登录已久：请退出后重新登录，再添加',
    en: 'You signed in long ago: sign out, sign in again, and add it then',
  },
};
const TOO_OFTEN: Text = { zh: '太频繁了，请等一分钟', en: 'Too often: wait a minute' };
const FAILED: Text = {
  zh: '服务器一时做不到，请再试一次',
  en: 'The server could not do that just now: try again',
};

/** Asks the library that keeps accounts. @throws AccountError with why it was not done */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`./api/auth/${path}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    ...(body
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  }).catch(() => {
    throw new AccountError(UNREACHABLE);
  });
  if (response.ok) return (await response.json()) as Answer;
  if (response.status === 429) throw new AccountError(TOO_OFTEN);
  const { code = '' } = (await response.json().catch(() => ({}))) as { readonly code?: string };
  throw new AccountError(PROBLEMS[code] ?? FAILED);
}
