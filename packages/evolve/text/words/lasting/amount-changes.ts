/** How words change a number, as they are written behind its name. */

/** By so much: +1, -1. */
export const MORE_OR_LESS = [
  { zh: '[+|增加|提升]{amount:much}', how: 'add' },
  { zh: '[-|减少|降低]{amount:much}', how: 'subtract' },
] as const;

/** By so much, or to it: 变为1. */
export const AMOUNT_CHANGES = [
  ...MORE_OR_LESS,
  { zh: '[变为|变成|成为|改为]{amount:much}', how: 'set' },
] as const;
