/** The fields of a selection of all cards of which a filter holds, but for that. */
export const EVERY_ONE = {
  kind: 'selection',
  how: 'all',
  upTo: false,
  most: 'any',
  measure: null,
  said: false,
} as const;
