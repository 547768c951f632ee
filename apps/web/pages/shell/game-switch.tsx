import './game-switch.css';
import { Link } from 'wouter';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';

const ALL: readonly GameId[] = GAME_IDS;

interface GameSwitchProps {
  readonly game: GameId;
  /** Where the same page stands for another game, e.g. `/cards`. */
  readonly page: string;
}

/** Leads to the same page for another game; where there is one game, there is nothing to switch. */
export function GameSwitch({ game, page }: GameSwitchProps) {
  const { t, say } = useWords();
  if (ALL.length === 1) return null;
  return (
    <nav className="game-switch" aria-label={t('home.choose')}>
      {ALL.map((one) => (
        <Link key={one} to={`${page}/${one}`} aria-current={one === game ? 'page' : undefined}>
          {say(GAMES[one].name)}
        </Link>
      ))}
    </nav>
  );
}
