import { Stat } from '../../../cards/stat.tsx';
import { Glyph } from './glyph.ts';
import type { EvolveCard } from './library.ts';

interface StatsProps {
  readonly card: Pick<EvolveCard, 'attack' | 'life'>;
  /** Derived numbers: 攻击力, and the 生命值 that damage leaves. */
  readonly values: Readonly<Record<string, number>> | null;
}

const STATS = ['attack', 'life'] as const;

/** 攻击力 and 生命值 as they are now; nothing for what is no follower. */
export function Stats({ card, values }: StatsProps) {
  return STATS.map((stat) => {
    const printed = card[stat];
    if (printed === null) return null;
    return (
      <Stat key={stat} name={stat} printed={`${printed}`} now={values?.[stat]}>
        <Glyph name={stat} />
      </Stat>
    );
  });
}
