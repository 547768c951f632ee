import './art.css';
import type { CardInfo } from './card-info.ts';
import { usePicture } from './pictures.ts';
import { FEATURES, HILLS, LANDS, type Scene } from './scenes.ts';

interface ArtProps {
  readonly card: CardInfo;
  readonly scene?: Scene | undefined;
}

/** The picture: a card's icon as a seal of ink over a wash of hills, or of what its game has lie there. */
export function Art({ card, scene: { land, feature, stamp } = HILLS }: ArtProps) {
  const icon = usePicture(card);
  const [far, middle, near] = LANDS[land];
  return (
    <div className="art" data-stamp={stamp} aria-hidden="true">
      <svg
        className="art-hills"
        viewBox="0 0 200 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={far} fillOpacity=".35" />
        {feature !== undefined && <path d={FEATURES[feature]} fillOpacity=".3" />}
        <path d={middle} fillOpacity=".5" />
        <path d={near} fillOpacity=".6" />
      </svg>
      <svg className="art-icon" viewBox="0 0 512 512" aria-hidden="true">
        <path d={icon} fill="currentColor" />
      </svg>
    </div>
  );
}
