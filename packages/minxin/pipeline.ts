import { pipeline } from '@lianhuan/kernel';
import { apply, type MinxinEvent } from './events.ts';
import type { MinxinTable } from './table.ts';
import { laws } from './text/laws.ts';
import type { Body } from './text/nodes.ts';

/** The one way in which things happen in 民心. */
export const { forbidden, barred, happen, happenTogether } = pipeline<
  MinxinTable,
  MinxinEvent,
  Body
>({
  ...laws,
  apply,
});
