import './troops.css';
import type { Language } from '@lianhuan/kernel';
import type { TroopCount } from '@lianhuan/sanguozhi';
import { CORPS_ORDER } from './library.ts';
import { CORPS_SIGNS } from './names.ts';

interface TroopsProps {
  readonly count: TroopCount;
  readonly language: Language;
}

/** So many of each 兵种, as seals: 谋2 骑1. */
export function Troops({ count, language }: TroopsProps) {
  const there = CORPS_ORDER.filter((corps) => (count[corps] ?? 0) > 0);
  return there.map((corps) => (
    <span className="corps" data-corps={corps} key={corps}>
      {CORPS_SIGNS[corps][language]}
      <b>{count[corps]}</b>
    </span>
  ));
}
