import './hand.css';
import type { Seat, ZoneView } from '@lianhuan/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { TableCard } from './card.tsx';

interface OwnHandProps {
  readonly seat: Seat;
  /** A zone whose cards lie before the hand while there are any, by its name. */
  readonly before?: string;
  /** A zone whose cards lie behind the hand while there are any, by its name. */
  readonly after?: string;
}

/** The foot of the table, where the hand of the one who looks lies open, and what lies beside it. */
export function OwnHand({ seat, before, after }: OwnHandProps) {
  const { t } = useWords();
  const { choices, seen } = useBoard();
  const row = useRef<HTMLDivElement>(null);
  // What can be used should not lie beyond the edge of a small screen.
  useEffect(() => {
    if (choices.byCard.size === 0) return;
    row.current?.querySelector('[data-legal]')?.scrollIntoView({ block: 'nearest' });
  }, [choices]);
  // Cards that lie beside an empty hand need the room of the words that there is none.
  const beside = [before, after].some((name) => name && seen.of(seat, name).count > 0);
  const empty = beside ? {} : { empty: t('board.hand.none') };
  return (
    <div className="hand" ref={row}>
      {before && <CardsBeside zone={seen.of(seat, before)} />}
      <HandCards zone={seen.of(seat, 'hand')} name={t('board.hand')} {...empty} />
      {after && <CardsBeside zone={seen.of(seat, after)} />}
    </div>
  );
}

function CardsBeside({ zone }: { readonly zone: ZoneView }): ReactNode {
  const { say } = useWords();
  const name = useBoard().kit.zoneNames[zone.name];
  return zone.count > 0 && <HandCards zone={zone} name={name ? say(name) : zone.name} />;
}

interface HandCardsProps {
  readonly zone: ZoneView;
  readonly name: string;
  /** What stands there when there are no cards. */
  readonly empty?: string;
}

function HandCards({ zone, name, empty }: HandCardsProps) {
  return (
    <section className="hand-cards" aria-label={name} data-zone={zone.id} data-name={zone.name}>
      {zone.count === 0 && empty !== undefined && <p className="help">{empty}</p>}
      {zone.cards?.map((card) => (
        <TableCard key={card.handle} card={card} />
      ))}
    </section>
  );
}
