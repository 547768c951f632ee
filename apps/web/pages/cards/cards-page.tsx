import './cards.css';
import { useDeferredValue, useState } from 'react';
import type { CardInfo } from '../../cards/card-info.ts';
import type { CardSort } from '../../cards/kit.tsx';
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

/** Any kind, and any sort. */
const ALL = 'all';

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
  const { listed: cards, sorts } = useBook().cards;
  const [kind, setKind] = useState(ALL);
  const [wantedSorts, setWantedSorts] = useState<readonly string[]>(sorts.map(() => ALL));
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const kinds = new Map(cards.map((one) => [one.kind, one.kindName]));
  const ofKind = cards.filter((one) => kind === ALL || one.kind === kind);
  const found = ofKind.filter(
    (one) =>
      mentions(one, wanted) &&
      sorts.every(({ of }, place) => isOf(of(one)?.zh, wantedSorts[place])),
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
          values={[ALL, ...kinds.keys()]}
          nameOf={(one) => {
            const name = kinds.get(one);
            return name ? say(name) : t('cards.all');
          }}
          onChange={(one) => {
            setKind(one);
            setWantedSorts(sorts.map(() => ALL));
          }}
        />
        {sorts.map((sort, place) => (
          <SortChoice
            key={sort.name.zh}
            sort={sort}
            cards={ofKind}
            value={wantedSorts[place] ?? ALL}
            onChange={(one) => setWantedSorts(wantedSorts.with(place, one))}
          />
        ))}
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

interface SortChoiceProps {
  readonly sort: CardSort;
  /** Those to choose among. */
  readonly cards: readonly CardInfo[];
  readonly value: string;
  onChange(value: string): void;
}

/** Narrows the gallery by what a game tells its cards apart by; nothing where they are all alike in that. */
function SortChoice({ sort, cards, value, onChange }: SortChoiceProps) {
  const { t, say } = useWords();
  const names = new Map(
    cards.flatMap((card) => {
      const name = sort.of(card);
      return name === null ? [] : [[name.zh, name] as const];
    }),
  );
  if (names.size < 2) return null;
  return (
    <Choice
      legend={say(sort.name)}
      value={value}
      values={[ALL, ...names.keys()]}
      nameOf={(one) => {
        const name = names.get(one);
        return name ? say(name) : t('cards.all');
      }}
      onChange={onChange}
    />
  );
}

function isOf(sort: string | undefined, wanted = ALL): boolean {
  return wanted === ALL || sort === wanted;
}

function mentions({ name, text }: CardInfo, wanted: string): boolean {
  const words = [name.zh, name.en, text.zh, text.en].join('\n').toLowerCase();
  return words.includes(wanted.toLowerCase());
}
