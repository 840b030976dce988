import ts from 'typescript';

/** A file's top-level declarations, by name. */
type Declared = ReadonlyMap<string, ts.Node>;

function declaredIn(file: ts.SourceFile): Declared {
  const found = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  }
  return found;
}

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined &&
  (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Returns the snapshots named in a part of the file and in the file's functions that it calls, in order. */
function namesIn(node: ts.Node, declared: Declared, inside: ReadonlySet<string>): string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'snapshot') {
    const [name] = node.arguments;
    return name && ts.isStringLiteralLike(name) ? [name.text] : [];
  }
  if (ts.isIdentifier(node) && !inside.has(node.text)) {
    const called = declared.get(node.text);
    if (called && isFunction(called)) return namesIn(called, declared, new Set([...inside, node.text]));
  }
  const names: string[] = [];
  ts.forEachChild(node, (child) => {
    // A property name isn't a call of the function with that name.
    if (ts.isPropertyAccessExpression(node) && child === node.name) return;
    if (ts.isPropertyAssignment(node) && child === node.name) return;
    names.push(...namesIn(child, declared, inside));
  });
  return names;
}

function namesOfStory(name: string, declared: Declared): string[] {
  const story = declared.get(name);
  if (!story || !ts.isObjectLiteralExpression(story)) return story ? namesIn(story, declared, new Set()) : [];
  const play = story.properties.findLast((part) => part.name?.getText() === 'play');
  if (play && ts.isPropertyAssignment(play)) {
    const shared = /^(\w+)\.play$/.exec(play.initializer.getText())?.[1];
    return shared === undefined
      ? namesIn(play.initializer, declared, new Set())
      : namesOfStory(shared, declared);
  }
  if (play) return namesIn(play, declared, new Set());
  // What is spread last wins, if it is a story: `{ ...Reloaded, ...onPhone }`.
  const spread = story.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression.getText());
  const shared = spread.map((one) => namesOfStory(one, declared));
  return shared.findLast(({ length }) => length > 0) ?? [];
}

/** Returns the stories of a file that name snapshots, by export name, with the names in order. */
export function snapshotNames(path: string, text: string): Record<string, string[]> {
  if (!/\bsnapshot\(/.test(text)) return {};
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declared = declaredIn(file);
  const stories = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()));
  return Object.fromEntries(
    stories
      .map((name) => [name, namesOfStory(name, declared)] as const)
      .filter(([, names]) => names.length > 0),
  );
}
