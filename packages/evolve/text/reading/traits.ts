import type { Text } from '@lianhuan/kernel';
import TERMS from '../../terms.json' with { type: 'json' };

/** 类型 (2.4). A trait is named by its printed term everywhere. */
export const TRAITS = TERMS.traits satisfies Readonly<Record<string, Text>>;
export type Trait = keyof typeof TRAITS;
