import './game-switch.css';
import { Link } from 'wouter';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';

interface GameSwitchProps {
  readonly game: GameId;
  /** Where the same page stands for another game, e.g. `/cards`. */
  readonly page: string;
  /** The games that have such a page; all, where nothing is said. */
  readonly games?: readonly GameId[];
}

/** Leads to the same page for another game; where there is one game, there is nothing to switch. */
export function GameSwitch({ game, page, games = GAME_IDS }: GameSwitchProps) {
  const { t, say } = useWords();
  if (games.length === 1) return null;
  return (
    <nav className="game-switch" aria-label={t('home.choose')}>
      {games.map((one) => (
        <Link key={one} to={`${page}/${one}`} aria-current={one === game ? 'page' : undefined}>
          {say(GAMES[one].name)}
        </Link>
      ))}
    </nav>
  );
}
