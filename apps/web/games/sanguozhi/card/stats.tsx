import './stats.css';
import { Glyph } from './glyph.tsx';
import type { PrintedStats } from './library.ts';

interface StatsProps {
  readonly printed: PrintedStats;
  /** Derived numbers: 能力值 and the damage on the card. */
  readonly values: Readonly<Record<string, number>> | null;
}

const STATS = ['attack', 'life', 'wit'] as const;

/** 攻, 命 and 智 as they are now; what differs from print shows how, and 命 what damage leaves of it. */
export function Stats({ printed, values }: StatsProps) {
  const damage = values?.damage ?? 0;
  return STATS.map((stat) => {
    const shown = printed[stat];
    if (shown === null) return null;
    const now = values?.[stat];
    return (
      <span className={`stat stat-${stat}`} key={stat} data-changed={howChanged(shown, now)}>
        <Glyph name={stat} />
        <b>{now ?? shown}</b>
        {stat === 'life' && damage > 0 && <i className="stat-damage">−{damage}</i>}
      </span>
    );
  });
}

/** A formula is no number to compare with. */
function howChanged(printed: string, now: number | undefined): 'more' | 'less' | undefined {
  const before = Number(printed);
  if (now === undefined || Number.isNaN(before) || now === before) return undefined;
  return now > before ? 'more' : 'less';
}
