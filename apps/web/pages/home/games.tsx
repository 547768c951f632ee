import './games.css';
import { type CSSProperties, Suspense } from 'react';
import { Link } from 'wouter';
import type { GameEntry } from '../../games/entry.ts';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { CardFan } from './card-fan.tsx';

interface GamesProps {
  readonly chosen: GameId;
  /** Cards of the game chosen are shown. */
  readonly shows: boolean;
}

/** All games to choose from, the one chosen first: its name, a line, and how many play. */
export function Games({ chosen, shows }: GamesProps) {
  const { t } = useWords();
  const others = GAME_IDS.filter((id) => id !== chosen);
  const style = { '--others': others.length } as CSSProperties;
  return (
    <nav className="games" aria-label={t('home.choose')} style={style}>
      {[chosen, ...others].map((id) => (
        <GameCard key={id} game={GAMES[id]} chosen={id === chosen} shows={shows && id === chosen} />
      ))}
    </nav>
  );
}

interface GameCardProps {
  readonly game: GameEntry;
  readonly chosen: boolean;
  readonly shows: boolean;
}

/** The one chosen is large, and shows some of its cards. */
function GameCard({ game, chosen, shows }: GameCardProps) {
  const { say, language } = useWords();
  const { id, name, lead, facts } = game;
  return (
    <Link className="game" to={`/${id}`} aria-current={chosen ? 'page' : undefined}>
      <span className="game-seal" lang="zh-CN">
        {name.zh.split(' ').map((word) => (
          <span key={word}>{word} </span>
        ))}
      </span>
      <span className="game-words">
        {language === 'en' && <span className="game-name">{say(name)}</span>}
        <span className="game-lead">{say(lead)}</span>
        <span className="game-facts">{say(facts)}</span>
      </span>
      {shows && (
        <Suspense fallback={null}>
          <CardFan game={game} />
        </Suspense>
      )}
    </Link>
  );
}
