import ts from 'typescript';
import { parse } from './pieces';

/** A use of a contract path in a test file. */
export interface Mention {
  path: string;
  /** Undefined where the method isn't visible, because a helper that counts or breaks calls takes only a path. */
  method: 'GET' | 'POST' | undefined;
  index: number;
}

/** Functions that take the address of a page. Two addresses read like calls: /login and /register. */
const browsing = new Set(['goto', 'toHaveURL', 'waitForURL', 'openAs', 'open', 'warmPath']);

const methodNames: Readonly<Record<string, Mention['method']>> = {
  ...{ get: 'GET', read: 'GET', blob: 'GET', post: 'POST', upload: 'POST', send: 'POST' },
};

/** Matches a path in a test: with or without /api, with parameters filled in, with a query. */
const getPattern = (path: string): RegExp =>
  new RegExp(
    `^(?:(GET|POST) )?(?:\\*\\*)?(?:/api)?${path
      .split(/(\{\w+\})/)
      .map((part) => (part.startsWith('{') ? '(?:[^/?]+)' : part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')))
      .join('')}(?:[?*\u0000].*)?$`,
  );

/** Returns the text of a literal. A variable becomes one character other than a slash. */
const literalText = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\u0000${literal.text}`).join('');
};

/** Returns the last name of a callee: `post` of `client.post`. */
const lastWord = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';

/** Returns every use of a path in a test file. */
export function mentionsIn(file: string, text: string, paths: readonly string[]): Mention[] {
  const patterns = paths.map((path) => ({ path, pattern: getPattern(path) }));
  const found: Mention[] = [];
  const visit = (node: ts.Node): void => {
    const literal = literalText(node);
    if (literal?.includes('/')) {
      const callee = ts.isCallExpression(node.parent) ? lastWord(node.parent.expression) : '';
      for (const { path, pattern } of browsing.has(callee) ? [] : patterns) {
        const match = pattern.exec(literal);
        if (!match) continue;
        const method = match[1] === 'GET' || match[1] === 'POST' ? match[1] : methodNames[callee];
        found.push({ path, method, index: node.getStart() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return found;
}
