/** What players read, as the kernel's `Game` asks for it: each export is the part of that name. */
export { describeCause, describeLapse } from './causes.ts';
export { factsOf } from './facts.ts';
export { label } from './labels.ts';
export { describeEvent, subject } from './log.ts';
export { cardName } from './names.ts';
export { prompt } from './prompts.ts';
