import { useState } from 'react';
import { becomeBy } from '../online-store.ts';
import { changePassword, deleteMe, signOut } from '../person.ts';
import { useSite } from '../site.ts';
import { AccountForm, PasswordField } from './form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { useAccountWords } from './words.ts';

interface YourAccountProps {
  /** Null for a guest. */
  readonly username: string | null;
}

/** What one may do with an account that one has; a guest may have everything deleted, too. */
export function YourAccount({ username }: YourAccountProps) {
  const { t } = useAccountWords();
  const { hasPasskeys } = useSite();
  return (
    <section className="panel">
      {username !== null && (
        <>
          <h2>{t('account.yours')}</h2>
          <p>{t('account.called', { username })}</p>
          <AccountForm plain submit={t('account.out')} send={() => becomeBy(signOut)}>
            {null}
          </AccountForm>
          <ChangePassword />
          {hasPasskeys && <PasskeyList username={username} />}
        </>
      )}
      <DeleteAccount isGuest={username === null} />
    </section>
  );
}

function ChangePassword() {
  const { t } = useAccountWords();
  const [changed, setChanged] = useState(false);
  const send = async (fields: FormData) => {
    setChanged(false);
    await changePassword(String(fields.get('current')), String(fields.get('new')));
    setChanged(true);
  };
  return (
    <details className="account-more">
      <summary>{t('account.change')}</summary>
      <AccountForm submit={t('account.change')} send={send}>
        <PasswordField
          name="current"
          label={t('account.current')}
          autoComplete="current-password"
        />
        <PasswordField
          name="new"
          label={t('account.new')}
          help={t('account.change.help')}
          autoComplete="new-password"
        />
      </AccountForm>
      {changed && <p role="status">{t('account.changed')}</p>}
    </details>
  );
}

function DeleteAccount({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useAccountWords();
  const send = (fields: FormData) =>
    becomeBy(() => deleteMe(isGuest ? null : String(fields.get('password'))));
  return (
    <details className="account-more">
      <summary>{t(isGuest ? 'account.delete.guest' : 'account.delete')}</summary>
      <p className="help">{t('account.delete.help')}</p>
      <AccountForm submit={t('account.delete.sure')} send={send}>
        {!isGuest && (
          <PasswordField
            name="password"
            label={t('account.password')}
            autoComplete="current-password"
          />
        )}
      </AccountForm>
    </details>
  );
}
