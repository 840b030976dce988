import ts from 'typescript';

/** A top-level function or value of a file. */
export interface Declared {
  name: string;
  value: ts.Node;
  whole: ts.Statement;
  exported: boolean;
}

const parsed = new Map<string, ts.SourceFile>();

/** Parses a file once: its stories, its tests and its snapshots are read from one tree. */
export function parse(path: string, text: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? bare(node.expression) : node;

/** Returns what a file declares at its top, in order. */
export const declaredIn = (file: ts.SourceFile): Declared[] =>
  file.statements.flatMap((whole): Declared[] => {
    if (ts.isFunctionDeclaration(whole) && whole.name)
      return [{ name: whole.name.text, value: whole, whole, exported: false }];
    if (!ts.isVariableStatement(whole)) return [];
    const exported = whole.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return whole.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer
        ? [{ name: name.text, value: bare(initializer), whole, exported }]
        : [],
    );
  });

type Values = ReadonlyMap<string, ts.Node>;

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined &&
  (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Returns the snapshots named in a part of the file and in the file's functions that it calls, in order. */
function namesIn(node: ts.Node, declared: Values, inside: ReadonlySet<string>): string[] {
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

function namesOfStory(name: string, declared: Values): string[] {
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
  const found = declaredIn(parse(path, text));
  const values = new Map(found.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    found
      .filter(({ exported }) => exported)
      .map(({ name }) => [name, namesOfStory(name, values)] as const)
      .filter(([, names]) => names.length > 0),
  );
}
