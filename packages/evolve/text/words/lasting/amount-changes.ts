/** How words change a number, as they are written behind its name. */

/** By so much, or to it: +1, -1, 变为1. */
export const AMOUNT_CHANGES = [
  { zh: '[|就][+|增加|提升]{amount:much}[|点]', how: 'add' },
  { zh: '[|就][-|减少|降低]{amount:much}[|点]', how: 'subtract' },
  { zh: '[|全部|都][变为|变成|成为|改为]{amount:much}[|点]', how: 'set' },
] as const;
