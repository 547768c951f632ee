import './back.css';

/** What the backs of cards may be dyed, so that decks are told apart. */
export type BackDye = 'cinnabar' | 'indigo' | 'ink' | 'gold';

/** A card from behind: two linked rings (连环). */
export function CardBack({ dye = 'cinnabar' }: { readonly dye?: BackDye }) {
  return (
    <div className="back" data-dye={dye} aria-hidden="true">
      <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect x="6" y="6" width="88" height="128" rx="6" className="back-rim" />
        <rect x="10" y="10" width="80" height="120" rx="4" className="back-rim back-rim-thin" />
        <g className="back-rings">
          <circle cx="41" cy="70" r="18" />
          <circle cx="59" cy="70" r="18" />
          <path d="M50 54.4 A18 18 0 0 1 59 70" className="back-over" />
        </g>
        <path
          className="back-cloud"
          d="M20 26c0-6 8-6 8 0 0-6 8-6 8 0M64 26c0-6 8-6 8 0 0-6 8-6 8 0"
        />
        <path
          className="back-cloud"
          d="M20 114c0 6 8 6 8 0 0 6 8 6 8 0M64 114c0 6 8 6 8 0 0 6 8 6 8 0"
        />
      </svg>
    </div>
  );
}
