import { useState } from 'react';
import { useSettings } from '../../engine/settings.ts';
import { Choice, worded } from '../../pages/controls/choice.tsx';
import { becomeBy } from '../online-store.ts';
import { type Credentials, signIn, signUp } from '../person.ts';
import type { Person } from '../protocol.ts';
import { useSite } from '../site.ts';
import { AccountForm, Field, PasswordField } from './form.tsx';
import { signInByPasskey } from './passkeys.ts';
import { useAccountWords } from './words.ts';

const MODES = ['up', 'in'] as const;

/** A guest makes an account, or signs in to one. */
export function EnterAccount({ person }: { readonly person: Person }) {
  const { t } = useAccountWords();
  const [mode, setMode] = useState<(typeof MODES)[number]>('up');
  const { hasPasskeys } = useSite();
  const isNew = mode === 'up';
  const send = async (fields: FormData) => {
    const credentials: Credentials = {
      username: String(fields.get('username')).trim(),
      password: String(fields.get('password')),
    };
    const { name, image } = person;
    const { language } = useSettings.getState();
    await becomeBy(() =>
      isNew ? signUp(credentials, { name, image, language }) : signIn(credentials),
    );
  };
  return (
    <section className="panel">
      <h2>{t('account.enter')}</h2>
      <p className="help">{t('account.lead')}</p>
      <Choice
        {...worded(t, 'account.mode', MODES)}
        value={mode}
        onChange={(chosen) => setMode(chosen)}
        help={t(`account.mode.${mode}.help`)}
      />
      <AccountForm key={mode} submit={t(`account.${mode}`)} send={send}>
        <Field
          name="username"
          label={t('account.username')}
          {...(isNew && { help: t('account.username.help') })}
          autoComplete="username"
          length={[3, 24]}
          pattern="[A-Za-z0-9_.]+"
        />
        <PasswordField
          name="password"
          label={t('account.password')}
          {...(isNew && { help: t('account.password.help') })}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </AccountForm>
      {!isNew && hasPasskeys && (
        <AccountForm plain submit={t('account.passkey.in')} send={() => becomeBy(signInByPasskey)}>
          {null}
        </AccountForm>
      )}
    </section>
  );
}
