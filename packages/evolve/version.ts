// Written by `npm run raise` and `npm run release`, not by hand.
export const VERSION = '1.0.1';
export const CONTENT: string = '2f2f6c1c8f42';
