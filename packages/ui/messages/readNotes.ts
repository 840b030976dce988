import ts from 'typescript';
import { sourceFiles } from './sourceFiles';

/** The comment above a text or a group of texts, in one line. */
const toNote = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

function gather(into: Map<string, string>, key: string, node: ts.Node, note: string): void {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return gather(into, key, node.expression, note);
  if (!ts.isObjectLiteralExpression(node)) return void (note === '' || into.set(key, note));
  for (const property of node.properties)
    if (ts.isPropertyAssignment(property)) {
      const name = property.name.getText().replaceAll("'", '');
      gather(into, `${key}.${name}`, property.initializer, toNote(property) || note);
    }
}

/** Returns the notes for translators by the keys of their texts, sorted by key. */
export function readNotes(): Record<string, string> {
  const notes = new Map<string, string>();
  for (const { path, text } of sourceFiles()) {
    if (path.endsWith('.test.ts') || !text.includes('defineMessages(')) continue;
    const visit = (node: ts.Node): void => {
      const [name, own] = ts.isCallExpression(node) ? node.arguments : [];
      const isCatalogue = ts.isCallExpression(node) && node.expression.getText() === 'defineMessages';
      if (isCatalogue && name && own && ts.isStringLiteral(name)) gather(notes, name.text, own, '');
      else ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  }
  return Object.fromEntries([...notes].sort(([one], [other]) => (one < other ? -1 : 1)));
}
