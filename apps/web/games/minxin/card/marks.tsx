import './marks.css';
import { Glyph } from './glyph.ts';
import type { MinxinCard } from './library.ts';

const GAINS = ['power', 'renown', 'favor'] as const;

export interface MarksProps {
  readonly card: MinxinCard;
  /** The derived 守备. */
  readonly defence: number;
}

/** What the card gives on entering play; for a 领土 also what it takes to besiege it, and for what. */
export function Marks({ card, defence }: MarksProps) {
  const gains = GAINS.filter((gain) => card[gain] !== 0);
  if (gains.length === 0 && card.kind !== 'territory') return null;
  return (
    <div className="marks">
      {card.kind === 'territory' && (
        <span className="mark mark-shield" data-changed={defence === card.defence ? null : 'more'}>
          <Glyph name="shield" />
          <b>{defence}</b>
          <i aria-hidden="true" />
          <span className="mark-spoils">
            <Glyph name="favor" />
            <b>{card.spoils}</b>
          </span>
        </span>
      )}
      {gains.map((gain) => (
        <span className={`mark mark-${gain}`} key={gain}>
          <Glyph name={gain} />
          <b>{card[gain]}</b>
        </span>
      ))}
    </div>
  );
}
