import './art.css';
import type { CardInfo } from './card-info.ts';
import { usePicture } from './pictures.ts';

/** The picture: a card's icon as a seal of ink over a wash of hills. */
export function Art({ card }: { readonly card: CardInfo }) {
  const icon = usePicture(card);
  return (
    <div className="art" aria-hidden="true">
      <svg
        className="art-hills"
        viewBox="0 0 200 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 70 Q25 38 48 58 T96 44 T140 60 T200 34 V100 H0Z" opacity=".35" />
        <path d="M0 82 Q30 60 62 76 T124 66 T200 72 V100 H0Z" opacity=".5" />
        <path d="M0 94 Q50 80 104 90 T200 86 V100 H0Z" opacity=".6" />
      </svg>
      <svg className="art-icon" viewBox="0 0 512 512" aria-hidden="true">
        <path d={icon} fill="currentColor" />
      </svg>
    </div>
  );
}
