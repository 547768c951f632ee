// Written by `npm run raise` and `npm run release`, not by hand.
export const VERSION = '1.0.2';
export const CONTENT: string = 'unreleased';
