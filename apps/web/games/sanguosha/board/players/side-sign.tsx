import './side-sign.css';
import type { Side } from '@lianhuan/sanguosha';
import { useSanguoshaWords } from '../../words.ts';

/** Which part of a 转换技 is up: one character in a circle; nothing beside any other skill. */
export function SideSign({ side }: { readonly side: Side | undefined }) {
  const { t } = useSanguoshaWords();
  if (side === undefined) return null;
  return (
    <span className="side-sign" data-side={side}>
      <span aria-hidden="true">{t(`skill.side.${side}`)}</span>
      <span className="seen-by-readers">{t(`skill.side.${side}.up`)}</span>
    </span>
  );
}
