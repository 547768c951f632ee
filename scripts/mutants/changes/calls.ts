import ts from 'typescript';

/** Methods that stand for another one. */
const OTHERS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  min: 'max',
  max: 'min',
};
/** Methods that give a list: without them it is the list they were given. */
const DROPPED = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed']);

/** `some` ↔ `every`, first ↔ last, least ↔ most; nothing is filtered out, nothing is sorted. */
export function changeCall(node: ts.Node): readonly string[] {
  if (ts.isElementAccessExpression(node)) {
    const isFirst = node.argumentExpression.getText() === '0' && !node.questionDotToken;
    return isFirst ? [`${node.expression.getText()}.at(-1)`] : [];
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: list, name, questionDotToken } = node.expression;
  if (DROPPED.has(name.text)) return [list.getText()];
  const given = node.arguments.map((argument) => argument.getText());
  const dot = questionDotToken ? '?.' : '.';
  if (name.text === 'at' && (given[0] === '-1' || given[0] === '0')) {
    return [`${list.getText()}${dot}at(${given[0] === '0' ? '-1' : '0'})`];
  }
  if (!Object.hasOwn(OTHERS, name.text)) return [];
  return [`${list.getText()}${dot}${OTHERS[name.text]}(${given.join(', ')})`];
}
