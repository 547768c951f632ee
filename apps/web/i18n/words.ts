import type { Text } from '@lianhuan/kernel';

/** A dictionary: each saying in both languages; `{{name}}` is filled in. */
export type Words = Readonly<Record<string, Text>>;
