import { Suspense, useState } from 'react';
import { type GameId, isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { DialogButton } from '../../pages/controls/dialog.tsx';
import { FormUse } from '../../pages/home/form-use.ts';
import { Loading } from '../../pages/shell/loading.tsx';
import { GameOptions } from '../game-options.tsx';
import { askSiteFor, useOnline } from '../online-store.ts';
import type { Room } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** The host changes what is played in the room, by the form that new games are set up with. */
export function ChangeSetup({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const isHost = useOnline(({ person }) => person?.id === room.host);
  if (!isHost || room.playing || !isGameId(room.game)) return null;
  return (
    <DialogButton className="button" face={t('room.change')} title={t('room.change')} anew={true}>
      <SetupForm room={room} now={room.game} />
    </DialogButton>
  );
}

function SetupForm({ room, now }: { readonly room: Room; readonly now: GameId }) {
  const { t } = useOnlineWords();
  const [game, setGame] = useState(now);
  const change = async (setup: unknown, bestOf: 1 | 3) => {
    const { id, listed } = room;
    const changed = await askSiteFor('room:change', { room: id, listed, game, setup });
    const asked = game === 'sanguozhi' && (bestOf !== room.bestOf || game !== room.game);
    if (changed && asked) await askSiteFor('room:best-of', { room: id, bestOf });
  };
  return (
    <div className="room-setup">
      <p className="help">{t('room.change.help')}</p>
      <label className="room-setup-game">
        <span>{t('online.rooms.filter')}</span>
        <select
          className="input"
          value={game}
          onChange={({ target }) => isGameId(target.value) && setGame(target.value)}
        >
          <GameOptions />
        </select>
      </label>
      <FormUse
        value={{
          agreed: game === room.game ? room : null,
          take({ setup }, bestOf) {
            // What is wrong with it stands on the page.
            document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
            void change(setup, bestOf);
          },
        }}
      >
        <Suspense fallback={<Loading />}>
          <Form key={game} game={game} />
        </Suspense>
      </FormUse>
    </div>
  );
}

function Form({ game }: { readonly game: GameId }) {
  const NewGame = useLoaded(GAMES[game].loadNewGame);
  return <NewGame />;
}
