import ts from 'typescript';
import { parse } from './pieces';

/** A place in a test's file that names a path of the contract. */
export interface Mention {
  path: string;
  /** Undefined where the place does not say: a helper that counts or breaks calls takes a path alone. */
  method: 'GET' | 'POST' | undefined;
  index: number;
}

/** Functions that take the address of a page. Two addresses read like calls: /login and /register. */
const browsing = new Set(['goto', 'toHaveURL', 'waitForURL', 'openAs', 'open', 'warmPath']);

const said: Readonly<Record<string, Mention['method']>> = {
  ...{ get: 'GET', read: 'GET', blob: 'GET', post: 'POST', upload: 'POST', send: 'POST' },
};

/** Matches what a test writes for a path: with /api or without, with parameters filled in, with a query behind it. */
const getPattern = (path: string): RegExp =>
  new RegExp(
    `^(?:(GET|POST) )?(?:\\*\\*)?(?:/api)?${path
      .split(/(\{\w+\})/)
      .map((part) => (part.startsWith('{') ? '(?:[^/?]+)' : part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')))
      .join('')}(?:[?*\u0000].*)?$`,
  );

/** The text of a literal. What is filled in stands as one character that is no slash. */
const literalText = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\u0000${literal.text}`).join('');
};

/** The last word of a callee: `post` of `client.post`. */
const lastWord = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';

/** Every mention of a path in a test's file. */
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
        const method = match[1] === 'GET' || match[1] === 'POST' ? match[1] : said[callee];
        found.push({ path, method, index: node.getStart() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return found;
}
