/** What players read, as the kernel's `Game` asks for it: each export is the part of that name. */
export { describeCause } from './causes.ts';
export { label, prompt } from './labels.ts';
export { describeLapse } from './lapses.ts';
export { factsOf } from './log-facts.ts';
export { describeEvent, subject } from './log-text.ts';
export { cardName, zoneName } from './names.ts';
