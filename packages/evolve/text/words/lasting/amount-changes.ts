/** How words change a number, as they are written behind its name. */

/** By so much, or to it: +1, -1, 变为1. */
export const AMOUNT_CHANGES = [
  { zh: '[+|增加|提升]{amount:much}', how: 'add' },
  { zh: '[-|减少|降低]{amount:much}', how: 'subtract' },
  { zh: '[|全部|都][变为|变成|成为|改为]{amount:much}', how: 'set' },
] as const;
