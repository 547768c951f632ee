/** How it is thought about, for the worker that analyses and reviews. */
export { sanguoshaThinking as thinking } from '@lianhuan/bots';
