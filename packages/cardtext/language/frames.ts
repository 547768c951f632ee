/** Kinds of core words that only hold others together: a log names what they hold. */
export const CORE_FRAMES = [
  'sequence',
  'sentences',
  'then',
  'by',
  'may',
  'if-done',
  'if',
  'for-each',
  'where',
] as const;
