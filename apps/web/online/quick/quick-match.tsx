import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePlayableDecks } from '../../decks/use-playable-decks.ts';
import { type GameId, isGameId } from '../../games/ids.ts';
import { GAMES, useChosenGame } from '../../games/index.ts';
import { GameOptions } from '../game-options.tsx';
import { askSiteFor, useOnline } from '../online-store.ts';
import type { Quest } from '../protocol.ts';
import { clockFace } from '../time-left.ts';
import { useOnlineWords } from '../words.ts';
import { QUICK_SIZES } from './sizes.ts';

interface Sought {
  readonly game: GameId;
  readonly players: number;
  readonly deck: unknown;
}

/** Plays with anybody: says what is wanted, and waits until the others are found. */
export function QuickMatch() {
  const [sought, setSought] = useState<Sought | null>(null);
  const stop = useCallback(() => setSought(null), []);
  return (
    <section className="panel quick">
      {sought ? <Seeking sought={sought} onStop={stop} /> : <SeekForm onSeek={setSought} />}
    </section>
  );
}

function SeekForm({ onSeek }: { onSeek(sought: Sought): void }) {
  const { t, say } = useOnlineWords();
  const [game, setGame] = useState(useChosenGame());
  const sizes = QUICK_SIZES[game];
  const [size, setSize] = useState(sizes[0]);
  const players = sizes.includes(size) ? size : sizes[0];
  const decks = usePlayableDecks(game);
  const [place, setPlace] = useState(0);
  const seek = (event: SubmitEvent) => {
    event.preventDefault();
    onSeek({ game, players, deck: decks[place]?.deck ?? null });
  };
  return (
    <form className="quick" onSubmit={seek}>
      <h2>{t('quick.title')}</h2>
      <p className="help">{t('quick.help')}</p>
      <label>
        <span>{t('online.rooms.filter')}</span>
        <select
          className="input"
          value={game}
          onChange={({ target }) => {
            if (isGameId(target.value)) setGame(target.value);
            setPlace(0);
          }}
        >
          <GameOptions />
        </select>
      </label>
      <label>
        <span>{t('quick.players')}</span>
        <select
          className="input"
          value={players}
          onChange={({ target }) => setSize(Number(target.value))}
        >
          {sizes.map((count) => (
            <option key={count} value={count}>
              {t('quick.players.of', { players: count })}
            </option>
          ))}
        </select>
      </label>
      {decks.length > 0 && (
        <label>
          <span>{t('quick.deck')}</span>
          <select
            className="input"
            value={place}
            onChange={({ target }) => setPlace(Number(target.value))}
          >
            {decks.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place in the list
              <option key={at} value={at}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button button-primary">
        {t('quick.seek')}
      </button>
    </form>
  );
}

/** How often the page says that it still waits, in milliseconds. */
const REFRESH = 2500;

function Seeking({ sought, onStop }: { readonly sought: Sought; onStop(): void }) {
  const { t, say } = useOnlineWords();
  const { game, players } = sought;
  const [, goTo] = useLocation();
  const quest = useQuest(sought, onStop);
  const waited = useSeconds();
  const found = useOnline((online) => online.found);
  const room = found ?? (quest?.kind === 'found' ? quest.room : null);
  useEffect(() => {
    if (room !== null) goTo(`/room/${room}`);
  }, [room, goTo]);
  const seekers = quest?.kind === 'seeking' ? quest.seekers : 1;
  const missing = players - seekers;
  const words = { game: say(GAMES[game].name), players, seekers, missing };
  return (
    <>
      <h2>{t('quick.seeking')}</h2>
      <p className="help" role="status">
        {t(missing > 0 ? 'quick.state' : 'quick.near', words)}
      </p>
      <p className="quick-waited" role="timer">
        {t('quick.waited', { time: clockFace(waited * 1000) })}
      </p>
      <button type="button" className="button" onClick={onStop}>
        {t('quick.leave')}
      </button>
    </>
  );
}

/** Seeks while it is shown. @param onStop called where the site refuses */
function useQuest(sought: Sought, onStop: () => void): Quest | null {
  const [quest, setQuest] = useState<Quest | null>(null);
  useEffect(() => {
    let gone = false;
    useOnline.setState({ found: null });
    const hear = (reply: { readonly value: Quest } | null) => {
      if (gone) return;
      if (reply === null) return onStop();
      setQuest(reply.value);
      // The site has forgotten this page, which was away for a while.
      if (reply.value.kind === 'none') void askSiteFor('quick:seek', sought).then(hear);
    };
    void askSiteFor('quick:seek', sought).then(hear);
    const timer = setInterval(() => void askSiteFor('quick:wait', {}).then(hear), REFRESH);
    return () => {
      gone = true;
      clearInterval(timer);
      void askSiteFor('quick:leave', {});
    };
  }, [sought, onStop]);
  return quest;
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
