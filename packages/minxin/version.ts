// Written by `npm run raise` and `npm run release`, not by hand.
export const VERSION = '1.1.0';
export const CONTENT: string = '4af86dd032c5';
