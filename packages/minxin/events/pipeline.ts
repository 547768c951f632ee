import { pipeline } from '@lianhuan/kernel';
import type { MinxinTable } from '../table/table.ts';
import type { Body } from '../text/nodes/nodes.ts';
import { apply } from './apply.ts';
import type { MinxinEvent } from './events.ts';
import { laws } from './laws.ts';

/** The one way in which things happen in 民心. */
export const { forbidden, barred, decided, happen, happenTogether, carryOutWith } = pipeline<
  MinxinTable,
  MinxinEvent,
  Body
>({
  ...laws,
  apply,
});
