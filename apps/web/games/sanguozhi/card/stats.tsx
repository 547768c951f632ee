import { Stat } from '../../../cards/stat.tsx';
import { Glyph } from './glyph.ts';
import type { PrintedStats } from './library.ts';

interface StatsProps {
  readonly printed: PrintedStats;
  /** Derived numbers: 能力值 and the damage on the card. */
  readonly values: Readonly<Record<string, number>> | null;
}

const STATS = ['attack', 'life', 'wit'] as const;

/** 攻, 命 and 智 as they are now, and beside 命 what damage takes of it. */
export function Stats({ printed, values }: StatsProps) {
  const damage = values?.damage ?? 0;
  return STATS.map((stat) => {
    const shown = printed[stat];
    if (shown === null) return null;
    return (
      <Stat
        key={stat}
        name={stat}
        printed={shown}
        now={values?.[stat]}
        after={stat === 'life' && damage > 0 && <i className="stat-damage">−{damage}</i>}
      >
        <Glyph name={stat} />
      </Stat>
    );
  });
}
