import type { RuleEntry } from '@lianhuan/kernel';
import { CONTINUOUS } from './7-chain/continuous.ts';
import { REPLACEMENT } from './7-chain/replacement.ts';
import { RESOLVING } from './7-chain/resolving.ts';
import { TRIGGERS } from './7-chain/triggers.ts';
import { USING } from './7-chain/using.ts';

/** Chapter 7: the chain, effects, and what they do. */
export const CHAIN = {
  ...USING,
  ...TRIGGERS,
  ...RESOLVING,
  ...CONTINUOUS,
  ...REPLACEMENT,
} as const satisfies Record<string, RuleEntry>;
