import { Suspense, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { decksAddress } from '../../decks/addresses.ts';
import type { PlayableDeck } from '../../decks/playable-deck.ts';
import { usePlayableDecks } from '../../decks/use-playable-decks.ts';
import { type GameId, isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { cardsOf } from '../../own-cards/needed-cards.ts';
import { useOwnCards } from '../../own-cards/own-cards-store.ts';
import { seatLetter } from '../../pages/controls/seat-letter.ts';
import { askSiteFor, useOnline } from '../online-store.ts';
import type { Room } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** With which deck one plays, in games that have decks: each chooses for themselves, the host for bots. */
export function DeckChoice({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const me = useOnline(({ person }) => person?.id);
  const { game, host, series, playing } = room;
  const words = useDeckWord(game);
  if (!isGameId(game) || GAMES[game].loadDecks === undefined || playing) return null;
  const seats = [...room.seats.entries()].filter(([, seat]) =>
    seat.kind === 'person' ? seat.person.id === me : seat.kind === 'bot' && host === me,
  );
  if (seats.length === 0) return null;
  return (
    <section className="panel room-pace">
      <h2>{t('deck.title', words)}</h2>
      {series !== null && series.winners === null ? (
        <p className="help">{t('deck.series', words)}</p>
      ) : (
        <Suspense fallback={null}>
          {seats.map(([number, seat]) => (
            <SeatDeck
              key={`${game} ${number} ${seat.kind}`}
              room={room.id}
              game={game}
              seat={number}
              sitter={seat.kind === 'bot' ? 'bot' : 'me'}
              brings={seat.kind !== 'open' && seat.brings}
            />
          ))}
          <p className="help">{t('deck.help', words)}</p>
          <p className="help">
            <Link to={decksAddress(game)}>{t('deck.build', words)}</Link>
          </p>
        </Suspense>
      )}
    </section>
  );
}

/** What the game calls a deck, for the words of this page. */
export function useDeckWord(game: string): { readonly deck: string } {
  const { t } = useOnlineWords();
  return { deck: t(game === 'evolve' ? 'deck.word.evolve' : 'deck.word') };
}

interface SeatDeckProps {
  readonly room: string;
  readonly game: GameId;
  readonly seat: number;
  readonly sitter: 'me' | 'bot';
  readonly brings: boolean;
}

/** The values of the list besides the places of decks: that of the set-up, and one that is not in this browser. */
const GIVEN = 'given';
const ELSEWHERE = 'elsewhere';

function SeatDeck({ room, game, seat, sitter, brings }: SeatDeckProps) {
  const { t } = useOnlineWords();
  const words = useDeckWord(game);
  const id = useId();
  const decks = usePlayableDecks(game);
  const added = useOwnCards(game).cards.map(({ written }) => written);
  const [chosen, choose] = useChosen({ room, seat, brings });
  const place = chosen === null ? -1 : decks.findIndex(({ deck }) => areSame(deck, chosen));
  const value = chosen === null ? GIVEN : place < 0 ? ELSEWHERE : String(place);
  const cardsFor = (deck: string | object) => cardsOf([deck], added).cards ?? [];
  return (
    <>
      <label htmlFor={id}>
        <span>
          {sitter === 'me'
            ? t('deck.mine', words)
            : t('deck.bot', { ...words, seat: seatLetter(seat) })}
        </span>
        <select
          id={id}
          className="input"
          value={value}
          onChange={({ target }) => {
            const deck = decks[Number(target.value)]?.deck ?? null;
            void choose(deck, deck === null ? [] : cardsFor(deck));
          }}
        >
          <option value={GIVEN}>{t('deck.setup')}</option>
          {value === ELSEWHERE && <option value={ELSEWHERE}>{t('deck.elsewhere', words)}</option>}
          <Decks decks={decks} own={false} />
          <Decks decks={decks} own={true} />
        </select>
      </label>
      {chosen !== null && cardsFor(chosen).length > 0 && (
        <p className="help">{t('deck.cards', words)}</p>
      )}
    </>
  );
}

interface DecksProps {
  readonly decks: readonly PlayableDeck[];
  readonly own: boolean;
}

/** Ready decks, or one's own; the value of each is its place among all. */
function Decks({ decks, own }: DecksProps) {
  const { t, say } = useOnlineWords();
  const shown = [...decks.entries()].filter(([, deck]) => deck.own === own);
  if (shown.length === 0) return null;
  return (
    <optgroup label={t(own ? 'deck.own' : 'deck.ready')}>
      {shown.map(([place, { name }]) => (
        <option key={place} value={place}>
          {say(name)}
        </option>
      ))}
    </optgroup>
  );
}

type Chosen = string | object | null;

/** The deck that was chosen for a seat, and what chooses another. */
function useChosen({ room, seat, brings }: Pick<SeatDeckProps, 'room' | 'seat' | 'brings'>) {
  const [chosen, setChosen] = useState<Chosen>(null);
  useEffect(() => {
    if (!brings) return setChosen(null);
    let gone = false;
    void askSiteFor('room:chosen-deck', { room, seat }).then((reply) => {
      if (reply && !gone) setChosen(reply.value);
    });
    return () => {
      gone = true;
    };
  }, [room, seat, brings]);
  const choose = async (deck: Chosen, cards: readonly Readonly<Record<string, unknown>>[]) => {
    const reply = await askSiteFor('room:choose-deck', { room, seat, deck, cards });
    if (!reply) return;
    useOnline.setState({ dropped: null });
    setChosen(deck);
  };
  return [chosen, choose] as const;
}

/** Do they hold the same cards in the same parts? A database keeps parts in another order. */
function areSame(one: string | object, other: string | object): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  const parts = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<never>;
  return [...parts].every((part) => JSON.stringify(one[part]) === JSON.stringify(other[part]));
}
