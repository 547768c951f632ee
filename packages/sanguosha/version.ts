// Written by `npm run raise` and `npm run release`, not by hand.
export const VERSION = '1.0.1';
export const CONTENT: string = '18b03ef78d73';
