// Written by `npm run raise` and `npm run release`, not by hand.
export const VERSION = '1.0.0';
export const CONTENT: string = '0dbfec07b3b7';
