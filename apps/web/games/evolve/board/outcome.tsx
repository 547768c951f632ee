import type { Seat } from '@lianhuan/kernel';
import { useSeatNames } from '../../../board/seat-name.ts';
import { LeftOver, OutcomePanel } from '../../../board/timeline/outcome.tsx';
import { useEvolveWords } from '../words.ts';
import { seatsFromAbove, useEvolveView } from './evolve-view.ts';

/** Who won, and what life the leaders had left. */
export function Outcome() {
  const { t } = useEvolveWords();
  const seen = useEvolveView();
  const callOf = useSeatNames();
  if (!seen.view.outcome) return null;
  const { winners } = seen.view.outcome;
  const [, own] = seatsFromAbove(seen);
  const left = seen.state.players.map(({ life }) => life);
  return (
    <OutcomePanel heading={t(headingFor(winners, own))} again="/evolve">
      <LeftOver winners={winners} what={t('board.life')} left={left} callOf={callOf} />
    </OutcomePanel>
  );
}

function headingFor(winners: readonly Seat[], own: Seat) {
  if (winners.length === 0) return 'outcome.draw';
  return winners.includes(own) ? 'outcome.youWon' : 'outcome.lost';
}
