// Written by `npm run raise` and `npm run release`, not by hand.
export const VERSION = '1.1.1';
export const CONTENT: string = 'unreleased';
