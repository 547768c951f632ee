import './purse.css';
import type { Seat } from '@lianhuan/kernel';
import { Count } from '../../../board/motion/count.tsx';
import { Glyph } from '../card/glyph.ts';
import { useMinxinWords } from '../words.ts';
import { useMinxinView } from './minxin-view.ts';

const RESOURCES = ['favor', 'power', 'renown', 'siege'] as const;

/** What a player counts with; 攻城战力 only while there is any. */
export function Purse({ seat }: { readonly seat: Seat }) {
  const { t } = useMinxinWords();
  const seen = useMinxinView();
  const player = seen.state.players[seat];
  if (!player) return null;
  return (
    <dl className="purse">
      {RESOURCES.filter((resource) => resource !== 'siege' || player.siege > 0).map((resource) => (
        <div key={resource} data-resource={resource} title={t(`board.${resource}`)}>
          <dt>
            <Glyph name={resource} />
            <span className="purse-name">{t(`board.${resource}`)}</span>
          </dt>
          <dd>
            <Count value={player[resource]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
