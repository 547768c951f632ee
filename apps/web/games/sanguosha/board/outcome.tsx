import './outcome.css';
import type { Seat } from '@lianhuan/kernel';
import { useSeatNames } from '../../../board/seat-name.ts';
import { OutcomePanel } from '../../../board/timeline/outcome.tsx';
import { useSanguoshaWords } from '../words.ts';
import { useWhoWas } from './players/who-was.ts';
import { bottomSeat, characterOf, useSanguoshaView } from './sanguosha-view.ts';

/** What is told of everybody, in the order of the columns. */
const TOLD = ['kills', 'dealt', 'recovered', 'used'] as const;

/** Who won, who everybody was, and what they did. */
export function Outcome() {
  const { t } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const nameOf = useSeatNames();
  const whoWas = useWhoWas();
  const { outcome, seats } = seen.view;
  if (!outcome) return null;
  const { winners } = outcome;
  const own = bottomSeat(seen);
  return (
    <OutcomePanel
      heading={t(
        winners.length === 0
          ? 'outcome.draw'
          : winners.includes(own)
            ? 'outcome.youWon'
            : 'outcome.lost',
      )}
      again="/sanguosha"
    >
      <table className="tallies">
        <thead>
          <tr>
            <td />
            {TOLD.map((what) => (
              <th scope="col" key={what}>
                {t(`outcome.${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: seats }, (_, place) => {
            const seat = place as Seat;
            const { alive, tally } = characterOf(seen, seat);
            return (
              <tr
                key={seat}
                data-won={winners.includes(seat) || undefined}
                data-dead={!alive || undefined}
              >
                <th scope="row">
                  {nameOf(seat)}
                  <small>{whoWas(seat).join(' · ')}</small>
                </th>
                {TOLD.map((what) => (
                  <td key={what}>{tally[what]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </OutcomePanel>
  );
}
