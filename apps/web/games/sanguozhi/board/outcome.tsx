import type { Seat } from '@lianhuan/kernel';
import { useSeatNames } from '../../../board/seat-name.ts';
import { LeftOver, OutcomePanel } from '../../../board/timeline/outcome.tsx';
import { SeriesResult } from '../series/series-result.tsx';
import { useSanguozhiWords } from '../words.ts';
import { bottomSeat, useSanguozhiView } from './sanguozhi-view.ts';

/** Who won, and what 粮草 everybody had left. */
export function Outcome() {
  const { t } = useSanguozhiWords();
  const callOf = useSeatNames();
  const seen = useSanguozhiView();
  const { outcome } = seen.view;
  if (!outcome) return null;
  const { winners } = outcome;
  const own = bottomSeat(seen);
  const grain = seen.state.players.map((player) => player.grain);
  return (
    <OutcomePanel heading={t(headingFor(winners, own))} again="/sanguozhi">
      <LeftOver winners={winners} what={t('board.grain')} left={grain} callOf={callOf} />
      <SeriesResult winners={winners} own={own} />
    </OutcomePanel>
  );
}

function headingFor(winners: readonly Seat[], own: Seat) {
  if (winners.length === 0) return 'outcome.draw';
  if (!winners.includes(own)) return 'outcome.lost';
  return winners.length > 1 ? 'outcome.youWon.both' : 'outcome.youWon';
}
