import ts from 'typescript';
import { files, read } from '../../requirements/files';
import { sourceFiles } from '../../../packages/ui/messages/sourceFiles';

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Returns the names of a function's parameter type: `{ count: number }` has `count`. */
const getNames = (own: ts.ArrowFunction): string[] => {
  const type = own.parameters[0]?.type;
  return type && ts.isTypeLiteralNode(type)
    ? type.members.flatMap(({ name }) => (name ? [name.getText()] : []))
    : [];
};

function gather(into: Map<string, string[]>, key: string, node: ts.Node): void {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return gather(into, key, node.expression);
  if (ts.isArrowFunction(node)) return void into.set(key, getNames(node));
  if (!ts.isObjectLiteralExpression(node) || isText(node)) return;
  for (const property of node.properties)
    if (ts.isPropertyAssignment(property))
      gather(into, `${key}.${property.name.getText().replaceAll("'", '')}`, property.initializer);
}

/** Returns the values that each message function takes, by its key. The compiler makes every call give them. */
export function readDeclaredValues(): Map<string, string[]> {
  const declared = new Map<string, string[]>();
  for (const { path, text } of sourceFiles()) {
    if (path.endsWith('.test.ts') || !text.includes('defineMessages(')) continue;
    const visit = (node: ts.Node): void => {
      const [name, own] = ts.isCallExpression(node) ? node.arguments : [];
      const isCatalogue = ts.isCallExpression(node) && node.expression.getText() === 'defineMessages';
      if (isCatalogue && name && own && ts.isStringLiteral(name)) gather(declared, name.text, own);
      else ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  }
  return declared;
}

/** Returns the elements that each `fill` of a component gives, by the keys of the texts that it may fill. */
export function readFills(): { file: string; keys: string[]; parts: string[] }[] {
  const fills: { file: string; keys: string[]; parts: string[] }[] = [];
  for (const file of files.filter((path) => /^(packages|apps)\/.*(?<!stories)\.tsx$/.test(path))) {
    const text = read(file);
    if (!/\bfill\(/.test(text)) continue;
    const visit = (node: ts.Node): void => {
      const [first, parts] = ts.isCallExpression(node) ? node.arguments : [];
      const isFill = ts.isCallExpression(node) && node.expression.getText() === 'fill';
      if (
        isFill &&
        first &&
        parts &&
        ts.isObjectLiteralExpression(parts) &&
        !parts.properties.some(ts.isSpreadAssignment)
      ) {
        const names = parts.properties.map(({ name }) => name?.getText() ?? '');
        const keys = first.getText().match(/\b\w+(Messages|Texts)(\.\w+)+/g) ?? [];
        fills.push({ file, keys, parts: names });
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return fills;
}
