// Written by `npm run raise` and `npm run release`, not by hand.
export const VERSION = '0.1.0';
export const CONTENT: string = 'unreleased';
