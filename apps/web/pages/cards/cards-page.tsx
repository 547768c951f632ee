import './cards.css';
import { useDeferredValue, useState } from 'react';
import { CARDS, type CardInfo } from '../../engine/library.ts';
import { useWords } from '../../i18n/index.ts';
import { Choice } from '../shell/choice.tsx';
import { Page } from '../shell/page.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardTile } from './card-tile.tsx';

type Filter = 'all' | CardInfo['kind'];

/** All cards. @param card the id of the one to read, if any. */
export function CardsPage({ card }: { readonly card: string | undefined }) {
  const { t, say } = useWords();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const kinds = new Map(CARDS.map(({ kind, kindName }) => [kind, kindName]));
  const filters: Filter[] = ['all', ...kinds.keys()];
  const found = CARDS.filter(
    (one) => (filter === 'all' || one.kind === filter) && mentions(one, wanted),
  );
  return (
    <Page title={t('cards.title')}>
      <div className="gallery">
        <header>
          <h1>{t('cards.title')}</h1>
          <p className="help">{t('cards.lead', { count: CARDS.length })}</p>
        </header>
        <div className="gallery-sieve">
          <Choice
            legend={t('cards.kind')}
            value={filter}
            values={filters}
            nameOf={(kind) => {
              const name = kind === 'all' ? undefined : kinds.get(kind);
              return name ? say(name) : t('cards.all');
            }}
            onChange={(one) => setFilter(one)}
          />
          <input
            type="search"
            className="input"
            placeholder={t('cards.search')}
            aria-label={t('cards.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <p className="help" role="status">
          {found.length > 0 ? t('cards.found', { count: found.length }) : t('cards.none')}
        </p>
        <ul className="gallery-cards">
          {found.map((one) => (
            <CardTile key={one.id} card={one} />
          ))}
        </ul>
      </div>
      {card !== undefined && <CardDialog key={card} id={card} />}
    </Page>
  );
}

function mentions({ name, text }: CardInfo, wanted: string): boolean {
  const words = [name.zh, name.en, text.zh, text.en].join('\n').toLowerCase();
  return words.includes(wanted.toLowerCase());
}
