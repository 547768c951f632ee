import type { Snapshot } from '../../engine/protocol.ts';
import { useGame } from '../../engine/store.ts';
import { GameBook } from '../../games/game-book.tsx';
import { type GameId, isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';

/** The table of the game that `useGame` holds, played or looked through. */
export function GameTable() {
  const snapshot = useGame((game) => game.snapshot);
  if (!snapshot || !isGameId(snapshot.view.game)) return null;
  return <Table game={snapshot.view.game} snapshot={snapshot} />;
}

function Table({ game, snapshot }: { readonly game: GameId; readonly snapshot: Snapshot }) {
  const added = useGame((game) => game.cards);
  const TableOfGame = useLoaded(GAMES[game].loadTable);
  return (
    <GameBook game={game} rules={snapshot.rules} added={added}>
      <TableOfGame snapshot={snapshot} />
    </GameBook>
  );
}
