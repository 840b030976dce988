import ts from 'typescript';

/** Parses a file by its extension: `.tsx` with JSX. */
export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Returns the text of a name or a literal key. Undefined for a computed one. */
export function getName(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return node.text;
  return ts.isJsxNamespacedName(node) ? node.getText() : undefined;
}

/** Returns `send` for `send()`, `api.send()` and `api.send<Type>()`. */
export function getCallee(node: ts.CallExpression): string | undefined {
  const { expression } = node;
  return getName(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
}

/** Returns `Button` for `<Button>`, `Dialog.Title` for `<Dialog.Title>`. */
export function getTag(node: ts.Node): string | undefined {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined;
}

/** Returns the identifiers and short texts below a node. */
export function namesIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isIdentifier(child) || ts.isStringLiteral(child)) found.push(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Returns `send()`, and `setAttribute('loading')` with its first argument. */
export function getCalls(node: ts.CallExpression): string[] {
  const callee = getCallee(node);
  const [first] = node.arguments;
  if (callee === undefined) return [];
  return [`${callee}()`, ...(first && ts.isStringLiteral(first) ? [`${callee}('${first.text}')`] : [])];
}

const withNames = (keyword: string, node: ts.Node | undefined) =>
  node ? namesIn(node).map((name) => `${keyword}(${name})`) : [];

/** Returns the forms of a node as a step of an address; empty for a node without a name. */
function toSteps(node: ts.Node): string[] {
  const tag = getTag(node);
  if (tag !== undefined) return [`<${tag}>`];
  if (ts.isCallExpression(node)) return getCalls(node);
  if (ts.isIfStatement(node)) return withNames('if', node.expression);
  if (ts.isConditionalExpression(node)) return withNames('?', node.condition);
  if (ts.isReturnStatement(node)) return withNames('return', node.expression);
  const isMember = ts.isObjectLiteralElement(node) || ts.isMethodDeclaration(node);
  const name = isMember || ts.isJsxAttribute(node) ? getName(node.name) : undefined;
  if (name === undefined) return [];
  return [ts.isJsxAttribute(node) ? `${name}=` : `${name}:`];
}

/** Returns a file's top-level declarations, by name. */
export function topLevel(source: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        found.set(getName(declaration.name) ?? '', declaration);
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      found.set(getName(statement.name) ?? '', statement);
  }
  return found;
}

/** Separates the steps of a symbol: `WithdrawForm › <Button> › disabled=`. */
export const separator = ' › ';

/** Returns every node that a symbol's steps lead to, in order. Other nodes may be in between. */
export function nodesAt(source: ts.SourceFile, symbol: string): ts.Node[] {
  const [name = '', ...steps] = symbol.split(separator);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node, open: readonly string[]) => {
    const [next, ...others] = open;
    const left = next !== undefined && toSteps(node).includes(next) ? others : open;
    if (left.length === 0) found.push(node);
    ts.forEachChild(node, (child) => visit(child, left));
  };
  const declaration = topLevel(source).get(name);
  if (declaration) visit(declaration, steps);
  return found;
}
