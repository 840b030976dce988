import ts from 'typescript';
import { getCalls, getName, getTag, namesIn } from './address';
import { getMember, removeMember, replace, swapWith, type Edit } from './edits';

/** Changes a matching node, replacing `from` with `to`. */
type Operator = (node: ts.Node, from: string, to: string) => Edit | undefined;

/** True when `&& name` matches this node: its operator, with a name in a direct operand. */
function isBinary(node: ts.Node, from: string): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node)) return false;
  const [sign, name] = from.split(' ');
  if (node.operatorToken.getText() !== sign) return false;
  if (name === undefined) return true;
  const isChain =
    ts.isBinaryExpression(node.left) && node.left.operatorToken.kind === node.operatorToken.kind;
  const operands = isChain ? [node.right] : [node.left, node.right];
  return operands.flatMap(namesIn).includes(name);
}

const quoted = (text: string) => `'${text}'`;

/** Returns a literal as an argument is written, with texts in quotes. */
function getLiteral(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return quoted(node.text);
  if (ts.isNumericLiteral(node) || ts.isRegularExpressionLiteral(node)) return node.getText();
  const isWord = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword];
  if (isWord.includes(node.kind)) return node.getText();
  return ts.isIdentifier(node) && node.text === 'undefined' ? node.text : undefined;
}

/** Keeps names in braces and template parts, as a translation does. */
const mutated = (text: string) => ['Mutated', ...(text.match(/\{[^}]*\}/g) ?? [])].join(' ');

/** Returns the condition of an `if`, of `a ? b : c` and of `a && b`. */
function getCondition(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node)) return node.condition;
  const isAnd =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? node.left : undefined;
}

function negated(condition: ts.Expression): string {
  const isNot =
    ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken;
  return isNot ? condition.operand.getText() : `!(${condition.getText()})`;
}

/** Sets a property to another value. */
function setNamed(node: ts.Node, from: string, to: string): Edit | undefined {
  if (ts.isPropertyAssignment(node) && getName(node.name) === from) return replace(node.initializer, to);
  if (ts.isShorthandPropertyAssignment(node) && node.name.text === from)
    return replace(node, `${from}: ${to}`);
  return undefined;
}

const keywords: Readonly<Record<string, (node: ts.Node) => boolean>> = {
  if: ts.isIfStatement,
  return: ts.isReturnStatement,
  throw: ts.isThrowStatement,
};

function removeCall(node: ts.Node, from: string): Edit | undefined {
  if (!ts.isCallExpression(node) || !getCalls(node).includes(from)) return undefined;
  if (ts.isExpressionStatement(node.parent)) return replace(node.parent, ';');
  if (ts.isPropertyAccessExpression(node.expression))
    return replace(node, node.expression.expression.getText());
  const [first] = node.arguments;
  return replace(node, first ? first.getText() : 'undefined');
}

export const operators: Readonly<Record<string, Operator>> = {
  removeAttribute: (node, from) =>
    ts.isJsxAttribute(node) && getName(node.name) === from ? replace(node, '') : undefined,
  setAttribute: (node, from, to) =>
    ts.isJsxAttribute(node) && getName(node.name) === from ? replace(node, `${from}={${to}}`) : undefined,
  removeElement: (node, from) => {
    if (getTag(node) !== from) return undefined;
    return replace(node, ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) ? '' : 'null');
  },
  removeProperty: (node, from) =>
    ts.isObjectLiteralExpression(node.parent) && getMember(node) === from ? removeMember(node) : undefined,
  setProperty: setNamed,
  removeItem: (node, from) =>
    ts.isArrayLiteralExpression(node.parent) && getMember(node) === from ? removeMember(node) : undefined,
  swapItems: (node, from, to) => (getMember(node) === from ? swapWith(node, to) : undefined),
  removeCall,
  removeStatement: (node, from) => (keywords[from]?.(node) ? replace(node, ';') : undefined),
  replaceLiteral: (node, from, to) => {
    const literal = getLiteral(node);
    const isMatch = literal !== undefined && literal !== to && (from === '' || literal === from);
    return isMatch ? replace(node, ts.isJsxAttribute(node.parent) ? `{${to}}` : to) : undefined;
  },
  changeText: (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      return replace(node, quoted(mutated(node.text)));
    return undefined;
  },
  replaceName: (node, from, to) =>
    ts.isIdentifier(node) && node.text === from ? replace(node, to) : undefined,
  replaceOperator: (node, from, to) => (isBinary(node, from) ? replace(node.operatorToken, to) : undefined),
  keepLeft: (node, from) => (isBinary(node, from) ? replace(node, node.left.getText()) : undefined),
  keepRight: (node, from) => (isBinary(node, from) ? replace(node, node.right.getText()) : undefined),
  keepThen: (node) => (ts.isConditionalExpression(node) ? replace(node, node.whenTrue.getText()) : undefined),
  keepElse: (node) =>
    ts.isConditionalExpression(node) ? replace(node, node.whenFalse.getText()) : undefined,
  swapBranches: (node) =>
    ts.isConditionalExpression(node)
      ? replace(
          node,
          `${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`,
        )
      : undefined,
  negateCondition: (node) => {
    const condition = getCondition(node);
    return condition && replace(condition, negated(condition));
  },
  setCondition: (node, from) => {
    const condition = getCondition(node);
    return condition && replace(condition, from);
  },
};
