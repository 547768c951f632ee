import type { Text } from '@lianhuan/kernel';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { AccountError, ask } from '../person.ts';

// Passkeys of an account: a device or a key ring signs for its owner, in place of the password.

/** A passkey of one's own account. */
export interface Passkey {
  readonly id: string;
  /** When it was added, as an ISO date. */
  readonly createdAt: string | null;
  /** Is it kept on one device alone, or taken along by a key ring? */
  readonly deviceType: 'singleDevice' | 'multiDevice';
}

/** Those of this page's account, the oldest first. @throws AccountError */
export async function myPasskeys(): Promise<readonly Passkey[]> {
  const passkeys = await ask<Passkey[]>('passkey/list-user-passkeys');
  return passkeys.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''));
}

/** Adds one to this page's account, which the browser asks its owner about. @throws AccountError */
export async function addPasskey(username: string): Promise<void> {
  const path = `passkey/generate-register-options?name=${encodeURIComponent(username)}`;
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>(path);
  const user = { ...options.user, displayName: username };
  const response = await byBrowser(() => startRegistration({ optionsJSON: { ...options, user } }));
  await ask('passkey/verify-registration', { response });
}

/** @throws AccountError */
export async function deletePasskey(id: string): Promise<void> {
  await ask('passkey/delete-passkey', { id });
}

/** Signs in by a passkey that the owner chooses; what was the guest’s goes over to the account. @throws AccountError */
export async function signInByPasskey(): Promise<void> {
  const path = 'passkey/generate-authenticate-options';
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>(path);
  const response = await byBrowser(() => startAuthentication({ optionsJSON }));
  await ask('passkey/verify-authentication', { response });
}

const GIVEN_UP: Text = {
  zh: '没有完成：已取消，或设备上没有可用的通行密钥',
  en: 'Not done: it was cancelled, or the device has no passkey for this',
};
const HELD: Text = {
  zh: '这台设备已经有这个账号的通行密钥了',
  en: 'This device has a passkey of this account already',
};

async function byBrowser<Response>(act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    const isHeld =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new AccountError(isHeld ? HELD : GIVEN_UP);
  }
}
