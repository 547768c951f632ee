import '../online.css';
import './account.css';
import { useEffect } from 'react';
import { Page } from '../../pages/shell/page.tsx';
import { meet, useOnline } from '../online-store.ts';
import { Problem } from '../problem.tsx';
import { askSite, useSite } from '../site.ts';
import { EnterAccount } from './enter.tsx';
import { ProfilePanel } from './profile.tsx';
import { useAccountWords } from './words.ts';
import { YourAccount } from './yours.tsx';

/** Who one is to others, and the account that keeps it. */
export function AccountPage() {
  const { t } = useAccountWords();
  const { online } = useSite();
  useEffect(() => void askSite(), []);
  return (
    <Page title={t('account.title')}>
      <div className="online account">
        <header className="online-head">
          <h1>{t('account.title')}</h1>
        </header>
        {online === true && <Account />}
      </div>
    </Page>
  );
}

function Account() {
  const person = useOnline((online) => online.person);
  const username = useOnline((online) => online.username);
  useEffect(() => void meet(), []);
  return (
    <>
      <Problem />
      {person && (
        <>
          <ProfilePanel key={person.id} person={person} />
          {person.guest && <EnterAccount person={person} />}
          <YourAccount username={username} />
        </>
      )}
    </>
  );
}
