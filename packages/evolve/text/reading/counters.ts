import type { Text } from '@lianhuan/kernel';
import TERMS from '../../terms.json' with { type: 'json' };

/** 指示物 (15.1.2). A kind of counter is named by its printed term everywhere. */
export const COUNTERS = TERMS.counters satisfies Readonly<Record<string, Text>>;
