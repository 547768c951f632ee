import './cards.css';
import { useDeferredValue, useState } from 'react';
import type { CardInfo } from '../../cards/card-info.ts';
import { useBook } from '../../games/book.ts';
import { OwnGameBook } from '../../games/game-book.tsx';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { Choice } from '../controls/choice.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { GameSwitch } from '../shell/game-switch.tsx';
import { Page } from '../shell/page.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardTile } from './card-tile.tsx';

interface CardsPageProps {
  readonly game: GameId;
  /** The id of the card to read, if any. */
  readonly card: string | undefined;
}

/** All cards of a game. */
export function CardsPage({ game, card }: CardsPageProps) {
  const { t, say } = useWords();
  const title = t('cards.title', { game: say(GAMES[game].name) });
  return (
    <Page title={title}>
      <GameSwitch game={game} page="/cards" />
      <OwnGameBook game={game}>
        <Gallery key={game} title={title} />
        {card !== undefined && <CardDialog key={card} id={card} />}
      </OwnGameBook>
    </Page>
  );
}

function Gallery({ title }: { readonly title: string }) {
  const { t, say } = useWords();
  const { cards } = useBook().cards;
  const [kind, setKind] = useState('all');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const kinds = new Map(cards.map((one) => [one.kind, one.kindName]));
  const found = cards.filter(
    (one) => (kind === 'all' || one.kind === kind) && mentions(one, wanted),
  );
  return (
    <div className="gallery">
      <header>
        <h1>{title}</h1>
        <p className="help">{t('cards.lead', { count: cards.length })}</p>
      </header>
      <div className="gallery-filter">
        <Choice
          legend={t('cards.kind')}
          value={kind}
          values={['all', ...kinds.keys()]}
          nameOf={(one) => {
            const name = kinds.get(one);
            return name ? say(name) : t('cards.all');
          }}
          onChange={setKind}
        />
        <SearchField name={t('cards.search')} value={search} onChange={setSearch} />
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
  );
}

function mentions({ name, text }: CardInfo, wanted: string): boolean {
  const words = [name.zh, name.en, text.zh, text.en].join('\n').toLowerCase();
  return words.includes(wanted.toLowerCase());
}
