import { OutcomePanel } from '../../../board/timeline/outcome.tsx';
import { SeriesResult } from '../series/series-result.tsx';
import { useSanguozhiWords } from '../words.ts';
import { useSeatCalls } from './players/seat-calls.ts';
import { bottomSeat, useSanguozhiView } from './sanguozhi-view.ts';

/** Who won, and what 粮草 everybody had left. */
export function Outcome() {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const callOf = useSeatCalls();
  const { outcome } = seen.view;
  if (!outcome) return null;
  const { winners } = outcome;
  const own = bottomSeat(seen);
  const names = winners.map(callOf).join(t('board.and'));
  const heading =
    winners.length === 0
      ? t('outcome.draw')
      : winners.includes(own)
        ? t(winners.length > 1 ? 'outcome.youWon.both' : 'outcome.youWon')
        : t('outcome.lost');
  return (
    <OutcomePanel heading={heading} again="/sanguozhi">
      {winners.length > 0 && <p>{t('outcome.won', { seat: names })}</p>}
      <table>
        <tbody>
          {seen.state.players.map(({ grain }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <tr key={seat} data-won={winners.some((winner) => winner === seat) || undefined}>
              <th scope="row">{callOf(seat as typeof own)}</th>
              <td>
                {t('board.grain')} {grain}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SeriesResult winners={winners} own={own} />
    </OutcomePanel>
  );
}
