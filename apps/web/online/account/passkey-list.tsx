import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { AccountError } from '../person.ts';
import { AccountForm } from './form.tsx';
import { addPasskey, deletePasskey, myPasskeys, type Passkey } from './passkeys.ts';
import { useAccountWords } from './words.ts';

/** The passkeys of an account: those it has, and one more. */
export function PasskeyList({ username }: { readonly username: string }) {
  const { t } = useAccountWords();
  const { language } = useWords();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const show = useCallback(() => myPasskeys().then(setPasskeys), []);
  useEffect(() => {
    // What cannot be shown now is shown with the next change.
    show().catch((error: unknown) => {
      if (!(error instanceof AccountError)) throw error;
    });
  }, [show]);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <details className="account-more">
      <summary>{t('account.passkeys')}</summary>
      <p className="help">{t('account.passkeys.help')}</p>
      {passkeys.length > 0 && (
        <ul className="account-passkeys">
          {passkeys.map(({ id, createdAt, deviceType }) => (
            <li key={id}>
              <span>
                {t(`account.passkey.${deviceType}`)}
                {createdAt !== null && <small>{dates.format(new Date(createdAt))}</small>}
              </span>
              <AccountForm
                plain
                submit={t('account.passkey.delete')}
                send={() => deletePasskey(id).then(show)}
              >
                {null}
              </AccountForm>
            </li>
          ))}
        </ul>
      )}
      <AccountForm
        plain
        submit={t('account.passkey.add')}
        send={() => addPasskey(username).then(show)}
      >
        {null}
      </AccountForm>
    </details>
  );
}
