/** How it is thought about, for the worker that analyses and reviews. */
export { minxinThinking as thinking } from '@lianhuan/bots';
