import './hp.css';
import type { Seat } from '@lianhuan/kernel';
import { Count } from '../../../../board/motion/count.tsx';
import { useSanguoshaWords } from '../../words.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';

/** With more than this the dots give way to numbers. */
const MOST_DOTS = 6;

/** 体力 and 体力上限: a dot for each, filled while it is there. */
export function Hp({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguoshaWords();
  const { hp, maxHp } = characterOf(useSanguoshaView(), seat);
  if (maxHp === 0) return null;
  const left = Math.max(0, hp);
  return (
    <span className="hp" data-low={hp <= 1 || undefined} title={t('seat.hp', { hp, max: maxHp })}>
      {maxHp <= MOST_DOTS && (
        <span className="hp-dots" aria-hidden="true">
          <span>{'●'.repeat(Math.min(left, maxHp))}</span>
          <i>{'○'.repeat(Math.max(0, maxHp - left))}</i>
        </span>
      )}
      <b aria-hidden="true">
        <Count value={hp} />
        {maxHp > MOST_DOTS && `/${maxHp}`}
      </b>
      <span className="seen-by-readers">{t('seat.hp', { hp, max: maxHp })}</span>
    </span>
  );
}
