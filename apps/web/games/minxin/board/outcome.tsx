import { useSeatNames } from '../../../board/seat-name.ts';
import { OutcomePanel } from '../../../board/timeline/outcome.tsx';
import { useMinxinWords } from '../words.ts';
import { useMinxinView } from './minxin-view.ts';

/** Who won, and how everybody's 民心 came about. */
export function Outcome() {
  const { t } = useMinxinWords();
  const seen = useMinxinView();
  const nameOf = useSeatNames();
  const { outcome, seat } = seen.view;
  const { scores } = seen.state;
  if (!outcome || !scores) return null;
  const winners = outcome.winners.map(nameOf).join(t('board.and'));
  return (
    <OutcomePanel
      heading={
        outcome.winners.includes(seat) ? t('outcome.youWon') : t('outcome.won', { seat: winners })
      }
      again="/minxin"
    >
      {outcome.winners.length > 1 && <p>{t('outcome.shared', { seats: winners })}</p>}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('outcome.tokens')}</th>
            <th scope="col">{t('outcome.cards')}</th>
            <th scope="col">{t('outcome.total')}</th>
          </tr>
        </thead>
        <tbody>
          {scores
            .toSorted((a, b) => b.total - a.total)
            .map((score) => (
              <tr key={score.seat} data-won={outcome.winners.includes(score.seat) || undefined}>
                <th scope="row">{nameOf(score.seat)}</th>
                <td>{score.tokens}</td>
                <td>{score.cards}</td>
                <td>{score.total}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </OutcomePanel>
  );
}
