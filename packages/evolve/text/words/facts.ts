import { provideFacts } from '../meaning/evaluate.ts';
import { CONDITIONS } from './conditions.ts';
import { COUNTS } from './counts.ts';
import { QUALITIES } from './qualities.ts';

/** Hands in all that can be so, counted, and true of a card; loaded by whoever carries words out. */
provideFacts({ conditions: CONDITIONS, counts: COUNTS, qualities: QUALITIES });
