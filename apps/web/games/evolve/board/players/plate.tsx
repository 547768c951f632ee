import './plate.css';
import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { TableCard } from '../../../../board/cards/card.tsx';
import { Count, NamedCount } from '../../../../board/motion/count.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { Glyph } from '../../card/glyph.ts';
import { useEvolveWords } from '../../words.ts';
import { playerOf, useEvolveView } from '../evolve-view.ts';

/** Who sits here: the leader with its life, 能量点 and 进化点. */
export function Plate({ seat }: { readonly seat: Seat }) {
  const { t } = useEvolveWords();
  const { snapshot } = useBoard();
  const seen = useEvolveView();
  const callOf = useSeatNames();
  const { life } = playerOf(seen, seat);
  const kind = snapshot.seats[seat];
  const leader = seen.of(seat, 'leader');
  return (
    <header className="plate" data-plate={seat}>
      <div className="plate-name">
        <h2>{callOf(seat)}</h2>
        {kind && kind !== 'human' && snapshot.mode === 'play' && <span>{t(`seat.${kind}`)}</span>}
        {seen.state.first === seat && <span>{t('board.first')}</span>}
      </div>
      <div className="plate-leader" data-zone={leader.id}>
        {leader.cards?.map((card) => (
          <TableCard
            key={card.handle}
            card={card}
            mark={seen.state.attack?.target === card.handle ? 'targeted' : undefined}
          />
        ))}
        <span className="plate-life" data-low={life <= 5 || undefined}>
          <Glyph name="life" />
          <NamedCount value={life} name={t('board.life')} />
        </span>
      </div>
      <Points seat={seat} />
    </header>
  );
}

/** 能量点 as lamps of which those spent are out, and 进化点. */
function Points({ seat }: { readonly seat: Seat }) {
  const { t } = useEvolveWords();
  const { energy, energyMost, evolvePoints } = playerOf(useEvolveView(), seat);
  const ofMost = t('board.energy.of', { energy, most: energyMost });
  return (
    <div className="points">
      <span className="points-energy" title={ofMost}>
        <b aria-hidden="true">
          <Count value={energy} />
          <small>/{energyMost}</small>
        </b>
        <span className="points-lamps" aria-hidden="true">
          {Array.from({ length: energyMost }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
            <i key={place} data-unspent={place < energy || undefined} />
          ))}
        </span>
        <span className="seen-by-readers">{ofMost}</span>
      </span>
      <span
        className="points-evolve"
        title={`${t('board.evolve-points')} ${evolvePoints}`}
        data-none={evolvePoints === 0 || undefined}
      >
        <Glyph name="evolve" />
        <NamedCount value={evolvePoints} name={t('board.evolve-points')} />
      </span>
    </div>
  );
}
