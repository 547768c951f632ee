import { askSiteFor, leaveMatch, useOnline } from '../online-store.ts';
import type { Room } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/**
 * On to the next game of the room: whoever sits there is ready for it by one press, and the host begins once all are. Between two
 * games of a best of three they look at their decks first.
 */
export function AnotherGame({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const me = useOnline(({ person }) => person?.id);
  const { id, seats, host, series, playing } = room;
  const sits = seats.some((seat) => seat.kind === 'person' && seat.person.id === me);
  const game = series !== null && series.winners === null ? series.games.length + 1 : null;
  const others = seats.filter((seat) => seat.kind !== 'person' || seat.person.id !== host);
  const full = others.every(
    (seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.ready && seat.here),
  );
  const wanting = seats.flatMap((seat) =>
    seat.kind === 'person' && seat.ready && seat.person.id !== me ? [seat.person.name] : [],
  );
  const begins = sits && me === host && full && game === null;
  const goOn = () => {
    if (begins) return void askSiteFor('room:start', { room: id });
    leaveMatch();
    if (sits && me !== host && game === null) {
      void askSiteFor('room:ready', { room: id, ready: true });
    }
  };
  if (playing) return null;
  return (
    <>
      {wanting.length > 0 && (
        <p className="another-game" role="status">
          {t(game === null ? 'room.wanting' : 'best.wanting', {
            who: wanting.join(t('board.and')),
            game: game ?? 0,
          })}
        </p>
      )}
      <button type="button" className="button button-primary" onClick={goOn}>
        {faceOf()}
      </button>
    </>
  );

  function faceOf(): string {
    if (!sits) return t('room.back');
    if (game !== null) return t('best.on.to', { game });
    return t(begins || me !== host ? 'room.again' : 'room.back.again');
  }
}
