import { useLocation } from 'wouter';
import type { SeatKind } from '../../engine/protocol.ts';
import { useGame } from '../../engine/store.ts';
import { isGameId } from '../../games/ids.ts';
import { useWords } from '../../i18n/index.ts';
import { download } from '../../pages/controls/download.ts';
import { randomSeed } from '../../pages/home/seed.ts';
import { ShareMomentButton } from '../../pages/play/share-sheet.tsx';
import { useBoard } from '../board-context.tsx';

/** What one may do with a game that is over: play it again, from the other side, keep it, look through it. */
export function AfterGame() {
  const { t } = useWords();
  const { snapshot, scrub, kit } = useBoard();
  const rest = useGame((game) => game.rest);
  const save = useGame((game) => game.id);
  const [, goTo] = useLocation();
  const { mode, seats } = snapshot;
  const record = rest?.record ?? null;

  /** The same set-up with other chance. */
  async function playAgain(players: readonly SeatKind[]): Promise<void> {
    if (record === null || !isGameId(record.game)) return;
    const { game, setup } = record;
    const id = await useGame.getState().start({ game, setup, seed: randomSeed(), seats: players });
    if (id !== null) goTo(`/play/${id}`);
  }

  // Whoever plays with others asks them for another game.
  const mayReplay = mode === 'play' && record !== null && save !== null;
  return (
    <div className="outcome-actions">
      {mayReplay && (
        <button type="button" className="button" onClick={() => playAgain(seats)}>
          {t('outcome.rematch')}
        </button>
      )}
      {mayReplay && (
        <button type="button" className="button" onClick={() => playAgain(turned(seats))}>
          {t('outcome.swapped')}
        </button>
      )}
      <button type="button" className="button" onClick={() => scrub(true)}>
        {t('prompt.back')}
      </button>
      <ShareMomentButton className="button" roundName={kit.roundName} />
      {record !== null && (
        <button
          type="button"
          className="button"
          onClick={() => download(`lianhuan-${record.game}.json`, JSON.stringify(record))}
        >
          {t('play.export')}
        </button>
      )}
    </div>
  );
}

/** Everybody one seat on: of two players each has the other's place. */
function turned(seats: readonly SeatKind[]): readonly SeatKind[] {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}
