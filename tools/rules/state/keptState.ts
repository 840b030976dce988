import ts from 'typescript';

/** Calls that run their callback before they return, so its changes don't outlive the call. */
const runsAtOnce = new Set(
  'forEach map flatMap filter find findIndex some every reduce sort toSorted then catch finally transaction'.split(
    ' ',
  ),
);
const changes = new Set('set add delete clear push pop shift unshift splice sort reverse fill'.split(' '));
const containers = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

type Holder = ts.SourceFile | ts.SignatureDeclaration;

const getHolder = (node: ts.Node): Holder => {
  let at = node.parent;
  while (!ts.isSourceFile(at) && !ts.isFunctionLike(at)) at = at.parent;
  return at;
};

/** Returns the nearest declaration of a name from its use. Undefined for imports and built-ins. */
function getDeclaration(name: string, from: ts.Node): ts.Node | undefined {
  const found = declaredIn(from).find((one) => ts.isIdentifier(one.name) && one.name.text === name);
  return found ?? (ts.isSourceFile(from) ? undefined : getDeclaration(name, from.parent));
}

function declaredIn(scope: ts.Node): (ts.VariableDeclaration | ts.ParameterDeclaration)[] {
  if (ts.isFunctionLike(scope)) return [...scope.parameters];
  if (ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope)) {
    const { initializer } = scope;
    return initializer && ts.isVariableDeclarationList(initializer) ? [...initializer.declarations] : [];
  }
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isCaseClause(scope)) return [];
  return scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
}

/** Returns `lines` of `lines.get(id).last`. */
function toRoot(node: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(node)) return node;
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node)
  )
    return toRoot(node.expression);
  return undefined;
}

/** Returns the variable that an expression changes, directly or in its contents. */
function changed(node: ts.Node): ts.Identifier | undefined {
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
      ? toRoot(node.left)
      : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
      ? toRoot(node.operand)
      : undefined;
  if (ts.isDeleteExpression(node)) return toRoot(node.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  const [first] = node.arguments as readonly (ts.Expression | undefined)[];
  if (expression.getText() === 'Object' && name.text === 'assign') return first && toRoot(first);
  return changes.has(name.text) ? toRoot(expression) : undefined;
}

/** True when a function ends before its caller continues, like that of `rows.map(…)`. */
function isOverAtOnce(one: ts.SignatureDeclaration): boolean {
  const call = one.parent;
  if (ts.isNewExpression(call)) return call.expression.getText() === 'Promise';
  if (!ts.isCallExpression(call)) return ts.isParenthesizedExpression(call);
  return ts.isPropertyAccessExpression(call.expression) && runsAtOnce.has(call.expression.name.text);
}

/** True when a change happens after the call, or the module's loading, in which its variable was declared. */
function outlasts(change: ts.Node, holder: Holder): boolean {
  for (let at = getHolder(change); at !== holder; at = getHolder(at))
    if (ts.isSourceFile(at)) return false;
    else if (ts.isSourceFile(holder) || !isOverAtOnce(at)) return true;
  return false;
}

/** True for a module's empty container, which exists to be filled. */
function isEmptyContainer({ initializer }: ts.VariableDeclaration): boolean {
  if (!initializer) return false;
  if (ts.isNewExpression(initializer))
    return containers.has(initializer.expression.getText()) && !initializer.arguments?.length;
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.length === 0;
  return ts.isObjectLiteralExpression(initializer) && initializer.properties.length === 0;
}

/** True for a container that others may fill: an exported set without a readonly type. */
function isOpenContainer(declaration: ts.VariableDeclaration): boolean {
  const { initializer, type } = declaration;
  const statement = declaration.parent.parent;
  if (!ts.isVariableStatement(statement) || !initializer || !ts.isNewExpression(initializer)) return false;
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return (
    isExported && containers.has(initializer.expression.getText()) && !type?.getText().startsWith('Readonly')
  );
}

/** True for state that can change later: a static field, a module variable, or an exported container. */
function isKept(node: ts.Node): node is ts.PropertyDeclaration | ts.VariableDeclaration {
  if (ts.isPropertyDeclaration(node))
    return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false;
  if (!ts.isVariableDeclaration(node) || !ts.isVariableDeclarationList(node.parent)) return false;
  if (!ts.isSourceFile(getHolder(node))) return false;
  const isFixed = (node.parent.flags & ts.NodeFlags.Const) !== 0;
  return !isFixed || isEmptyContainer(node) || isOpenContainer(node);
}

/**
 * Returns a file's variables, by name, that keep state between calls: module variables that change or start empty,
 * function variables that a remaining closure changes, and static fields.
 */
export function keptState(text: string, fileName = 'file.ts'): readonly string[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const kept = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isKept(node)) kept.add(node.name.getText());
    const variable = changed(node);
    const declaration = variable && getDeclaration(variable.text, variable);
    if (declaration && ts.isVariableDeclaration(declaration) && outlasts(node, getHolder(declaration)))
      kept.add(variable.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...kept];
}
