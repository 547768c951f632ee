import type { Seat } from '@lianhuan/kernel';
import { useSeatNames } from '../../../board/seat-name.ts';
import { OutcomePanel } from '../../../board/timeline/outcome.tsx';
import { useBook } from '../../book.ts';
import { useSanguoshaWords } from '../words.ts';
import { bottomSeat, characterOf, useSanguoshaView } from './sanguosha-view.ts';

/** Who won, who everybody was, and what they did. */
export function Outcome() {
  const { t, say } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const nameOf = useSeatNames();
  const { find } = useBook().cards;
  const { outcome, seats } = seen.view;
  if (!outcome) return null;
  const { winners } = outcome;
  const own = bottomSeat(seen);
  const printed = (seat: Seat, zone: 'generals' | 'role') =>
    (seen.of(seat, zone).cards ?? []).flatMap(({ definition }) => {
      const name = find(definition)?.name;
      return name ? say(name) : [];
    });
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
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('outcome.general')}</th>
            <th scope="col">{t('outcome.role')}</th>
            <th scope="col">{t('outcome.dealt')}</th>
            <th scope="col">{t('outcome.saved')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: seats }, (_, place) => {
            const seat = place as Seat;
            const { alive, deeds } = characterOf(seen, seat);
            const [dealt, saved] = [1, -1].map((sign) =>
              deeds.reduce((sum, deed) => sum + Math.max(0, deed * sign), 0),
            );
            return (
              <tr key={seat} data-won={winners.includes(seat) || undefined}>
                <th scope="row">
                  {nameOf(seat)}
                  {alive ? '' : ` · ${t('seat.dead')}`}
                </th>
                <td>{printed(seat, 'generals').join(t('board.and'))}</td>
                <td>{printed(seat, 'role').join(t('board.and'))}</td>
                <td>{dealt}</td>
                <td>{saved}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </OutcomePanel>
  );
}
