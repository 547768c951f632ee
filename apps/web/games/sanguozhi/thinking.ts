/** How it is thought about, for the worker that analyses and reviews. */
export { sanguozhiThinking as thinking } from '@lianhuan/bots';
