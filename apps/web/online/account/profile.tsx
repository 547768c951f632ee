import { type SubmitEvent, useState } from 'react';
import { Choice } from '../../pages/controls/choice.tsx';
import { LanguageChoice } from '../../pages/controls/language-choice.tsx';
import { showMeAs } from '../online-store.ts';
import type { Person } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';
import { PersonPicture } from './picture.tsx';
import { isPortrait, PORTRAITS } from './portraits.ts';
import { useAccountWords } from './words.ts';

/** Name and picture as others see them, and the language of the account. */
export function ProfilePanel({ person }: { readonly person: Person }) {
  const { t } = useAccountWords();
  const images = ['', ...PORTRAITS] as const;
  return (
    <section className="panel account-profile">
      <h2>
        <PersonPicture person={person} /> {t('account.profile')}
      </h2>
      <NameForm person={person} />
      <Choice
        legend={t('account.picture')}
        values={images}
        value={isPortrait(person.image) ? person.image : ''}
        nameOf={(image) => (
          <>
            <PersonPicture person={{ name: person.name, image }} />
            <span className="seen-by-readers">
              {t(image === '' ? 'account.picture.none' : `portrait.${image}`)}
            </span>
          </>
        )}
        onChange={(image) => void showMeAs({ image })}
      />
      <LanguageChoice />
    </section>
  );
}

function NameForm({ person }: { readonly person: Person }) {
  const { t } = useOnlineWords();
  const [name, setName] = useState(person.name);
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    void showMeAs({ name });
  };
  return (
    <form className="online-row" onSubmit={rename}>
      <input
        className="input"
        aria-label={t('online.you')}
        maxLength={16}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button
        type="submit"
        className="button"
        disabled={name.trim() === '' || name === person.name}
      >
        {t('online.rename')}
      </button>
    </form>
  );
}
