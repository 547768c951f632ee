import './marks.css';
import type { Language } from '@lianhuan/kernel';
import { Glyph } from './glyph.ts';
import type { SanguozhiCard } from './library.ts';
import { Stats } from './stats.tsx';

interface MarksProps {
  readonly card: SanguozhiCard;
  readonly language: Language;
  readonly values: Readonly<Record<string, number>> | null;
}

/** Below the picture: 能力值 and 兵种属性, or of what sort the card is; and what it demands. */
export function Marks({ card, language, values }: MarksProps) {
  const { stats, arms, sorts } = card;
  if (stats === null && sorts.length === 0) return null;
  return (
    <div className="marks">
      {stats && <Stats printed={stats} values={values} />}
      {arms.map((arm) => (
        <span className="arm" key={arm}>
          <Glyph name={arm} />
        </span>
      ))}
      {sorts.map((sort) => (
        <span className="sort" data-sort={sort.en} key={sort.en}>
          {sort[language]}
        </span>
      ))}
      {card.lines.map(({ name, words }) => (
        <span className="face-line" key={name.en}>
          {name[language]} {words[language]}
        </span>
      ))}
    </div>
  );
}
