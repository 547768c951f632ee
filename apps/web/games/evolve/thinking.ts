/** How it is thought about, for the worker that analyses and reviews. */
export { evolveThinking as thinking } from '@lianhuan/bots';
