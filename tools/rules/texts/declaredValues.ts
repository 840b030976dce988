import ts from 'typescript';
import { files, read } from '../../requirements/files';
import { visitMessages } from '../../../packages/ui/messages/visitMessages';

/** Returns the values that each message function takes, by its key. The compiler makes every call give them. */
export function readDeclaredValues(): Map<string, string[]> {
  const declared = new Map<string, string[]>();
  visitMessages((key, text) => {
    if (!ts.isArrowFunction(text)) return;
    const type = text.parameters[0]?.type;
    // `{ count: number }` has `count`.
    const members = type && ts.isTypeLiteralNode(type) ? type.members : [];
    declared.set(
      key,
      members.flatMap(({ name }) => name?.getText() ?? []),
    );
  });
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
      const isWhole =
        parts && ts.isObjectLiteralExpression(parts) && !parts.properties.some(ts.isSpreadAssignment);
      if (isFill && first && isWhole) {
        const keys = first.getText().match(/\b\w+(Messages|Texts)(\.\w+)+/g) ?? [];
        fills.push({ file, keys, parts: parts.properties.map(({ name }) => name?.getText() ?? '') });
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return fills;
}
