import { asking } from '@lianhuan/cardtext';
import type { EvolveTable } from '../../table/table.ts';
import type { Condition, Count, Quality } from '../nodes/index.ts';
import type { Scope } from './scope.ts';

/** What is so, and how many there are; counts may be below 0 (1.3.2.4). */
export const { holds, count, hasQuality } = asking<EvolveTable, Condition, Count, Quality, Scope>();
