import type { Seat } from '@lianhuan/kernel';
import { OutcomePanel } from '../../../board/timeline/outcome.tsx';
import { useEvolveWords } from '../words.ts';
import { seatsFromAbove, useEvolveView } from './evolve-view.ts';
import { useSeatCalls } from './players/seat-calls.ts';

/** Who won, and what life the leaders had left. */
export function Outcome() {
  const { t } = useEvolveWords();
  const seen = useEvolveView();
  const callOf = useSeatCalls();
  const { outcome } = seen.view;
  if (!outcome) return null;
  const { winners } = outcome;
  const [, own] = seatsFromAbove(seen);
  return (
    <OutcomePanel heading={t(headingFor(winners, own))} again="/evolve">
      {winners.length > 0 && (
        <p>{t('outcome.won', { seat: winners.map(callOf).join(t('board.and')) })}</p>
      )}
      <table>
        <tbody>
          {seen.state.players.map(({ life }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <tr key={seat} data-won={winners.includes(seat as Seat) || undefined}>
              <th scope="row">{callOf(seat as Seat)}</th>
              <td>
                {t('board.life')} {life}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </OutcomePanel>
  );
}

function headingFor(winners: readonly Seat[], own: Seat) {
  if (winners.length === 0) return 'outcome.draw';
  return winners.includes(own) ? 'outcome.youWon' : 'outcome.lost';
}
