import ts from 'typescript';

/** Calls that run what they are given before they end: what they change is kept no longer than the call. */
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

/** The nearest declaration of a name as seen from where it is used; undefined for what is imported or built in. */
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

/** `lines` of `lines.get(id).last`. */
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

/** The variable that an expression changes, itself or what is in it. */
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

/** Whether a function is over before the one around it goes on, as that of `rows.map(…)` is. */
function isOverAtOnce(one: ts.SignatureDeclaration): boolean {
  const call = one.parent;
  if (ts.isNewExpression(call)) return call.expression.getText() === 'Promise';
  if (!ts.isCallExpression(call)) return ts.isParenthesizedExpression(call);
  return ts.isPropertyAccessExpression(call.expression) && runsAtOnce.has(call.expression.name.text);
}

/** Whether a change is made after the call, or the loading of the module, in which its variable was declared. */
function outlasts(change: ts.Node, holder: Holder): boolean {
  for (let at = getHolder(change); at !== holder; at = getHolder(at))
    if (ts.isSourceFile(at)) return false;
    else if (ts.isSourceFile(holder) || !isOverAtOnce(at)) return true;
  return false;
}

/** A container of the module that holds nothing yet is there to be filled. */
function isEmptyContainer({ initializer }: ts.VariableDeclaration): boolean {
  if (!initializer) return false;
  if (ts.isNewExpression(initializer))
    return containers.has(initializer.expression.getText()) && !initializer.arguments?.length;
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.length === 0;
  return ts.isObjectLiteralExpression(initializer) && initializer.properties.length === 0;
}

/** What others may fill: a set that leaves its file without being said to be for reading. */
function isOpenContainer(declaration: ts.VariableDeclaration): boolean {
  const { initializer, type } = declaration;
  const statement = declaration.parent.parent;
  if (!ts.isVariableStatement(statement) || !initializer || !ts.isNewExpression(initializer)) return false;
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return (
    isExported && containers.has(initializer.expression.getText()) && !type?.getText().startsWith('Readonly')
  );
}

/** What is there to be changed, whoever does it: a static field, a variable of the module, or a container for others. */
function isKept(node: ts.Node): node is ts.PropertyDeclaration | ts.VariableDeclaration {
  if (ts.isPropertyDeclaration(node))
    return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false;
  if (!ts.isVariableDeclaration(node) || !ts.isVariableDeclarationList(node.parent)) return false;
  if (!ts.isSourceFile(getHolder(node))) return false;
  const isFixed = (node.parent.flags & ts.NodeFlags.Const) !== 0;
  return !isFixed || isEmptyContainer(node) || isOpenContainer(node);
}

/**
 * The variables of a file, by name, in which a process keeps something from one call to the next: those of the module
 * that change or are there to be filled, those of a function that a function it leaves behind changes, and static
 * fields.
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
