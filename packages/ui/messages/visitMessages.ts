import ts from 'typescript';
import { sourceFiles } from './sourceFiles';

/** The comment above a text or a group of texts, in one line. */
const toNote = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

type Visitor = (key: string, text: ts.Node, note: string) => void;

function visitTexts(visitor: Visitor, key: string, node: ts.Node, note: string): void {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return visitTexts(visitor, key, node.expression, note);
  if (!ts.isObjectLiteralExpression(node)) return visitor(key, node, note);
  for (const property of node.properties)
    if (ts.isPropertyAssignment(property)) {
      const name = property.name.getText().replaceAll("'", '');
      visitTexts(visitor, `${key}.${name}`, property.initializer, toNote(property) || note);
    }
}

/** Visits each catalogue of a source: its name and its texts. */
export function visitCatalogues(text: string, visitor: (name: string, texts: ts.Node) => void): void {
  if (!text.includes('defineMessages(')) return;
  const visit = (node: ts.Node): void => {
    const [name, own] = ts.isCallExpression(node) ? node.arguments : [];
    const isCatalogue = ts.isCallExpression(node) && node.expression.getText() === 'defineMessages';
    if (isCatalogue && name && own && ts.isStringLiteral(name)) visitor(name.text, own);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true));
}

/** Visits each text of the messages in the sources, with its key and the note for translators. */
export function visitMessages(visitor: Visitor): void {
  for (const { text } of sourceFiles())
    visitCatalogues(text, (name, own) => visitTexts(visitor, name, own, ''));
}
