import ts from 'typescript';
import { getCallee, getName, getTag } from './address';

/** A replacement of a part of the file. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export const replace = (node: ts.Node, text: string): Edit => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
});

/** Returns the list that contains a node: properties, attributes, items, arguments, children or statements. */
function getSiblings({ parent }: ts.Node): readonly ts.Node[] {
  if (ts.isObjectLiteralExpression(parent) || ts.isJsxAttributes(parent)) return parent.properties;
  if (ts.isArrayLiteralExpression(parent)) return parent.elements;
  if (ts.isCallExpression(parent)) return parent.arguments;
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return parent.children;
  return [];
}

/** Removes an item from a comma-separated list. */
export function removeMember(node: ts.Node): Edit {
  const all = getSiblings(node);
  const index = all.indexOf(node);
  const next = all[index + 1];
  if (next) return { start: node.getStart(), end: next.getStart(), text: '' };
  const previous = all[index - 1];
  return { start: previous ? previous.getEnd() : node.getStart(), end: node.getEnd(), text: '' };
}

/** Returns the name of a list item: its key, tag or text, or that of its first property or item. */
export function getMember(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node))
    return getName(node.name);
  if (ts.isJsxAttribute(node) || ts.isPropertyAccessExpression(node)) return getName(node.name);
  if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node))
    return getMember(node.expression);
  if (ts.isParenthesizedExpression(node)) return getMember(node.expression);
  if (ts.isCallExpression(node)) return getCallee(node);
  if (ts.isJsxExpression(node)) {
    const [element, ...others] = elementsIn(node);
    return element && others.length === 0 ? getTag(element) : undefined;
  }
  if (ts.isObjectLiteralExpression(node)) {
    const [first] = node.properties;
    return first && ts.isPropertyAssignment(first) ? getMember(first.initializer) : undefined;
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements[0] && getMember(node.elements[0]);
  // `...(isKnown && { name })` has the name of what it may add.
  if (ts.isBinaryExpression(node)) {
    if (!ts.isObjectLiteralExpression(node.right)) return undefined;
    const [first] = node.right.properties;
    return first && getMember(first);
  }
  return getTag(node) ?? getName(node);
}

/** Returns the outermost elements below a node. */
function elementsIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    if (getTag(child) === undefined) ts.forEachChild(child, visit);
    else found.push(child);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** Swaps a node with a named sibling. */
export function swapWith(node: ts.Node, name: string): Edit | undefined {
  const other = getSiblings(node).find((one) => one !== node && getMember(one) === name);
  if (!other) return undefined;
  const [first, second] = node.pos < other.pos ? [node, other] : [other, node];
  const between = node.getSourceFile().text.slice(first.getEnd(), second.getStart());
  return {
    start: first.getStart(),
    end: second.getEnd(),
    text: second.getText() + between + first.getText(),
  };
}
