import ts from 'typescript';
import { parse } from './pieces';
import type { Source } from './sources';

/** A call in the portal's code. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** The path as the contract writes it: `/news/{id}/read`. */
  path: string;
  /** The name of the endpoint, the function or the hook. */
  name: string;
  file: string;
}

/** The functions that make a call: the helpers of portal-core/calls/endpoints.ts and the client's own. */
const makers: Readonly<Record<string, Endpoint['method']>> = {
  ...{ read: 'GET', sharedRead: 'GET', list: 'GET', act: 'GET', exported: 'GET', get: 'GET', blob: 'GET' },
  ...{ write: 'POST', upload: 'POST', post: 'POST' },
};

const lastWord = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';

/** Returns the name of the endpoint, or of the top-level declaration around the call. */
function nameAround(node: ts.Node): string {
  let property = '';
  let declaration = '';
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) && ts.isIdentifier(at.name)) {
      if (at.name.text === 'endpoints') return property;
      property = at.name.text;
    }
    if ((ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at)) && at.name && ts.isIdentifier(at.name))
      declaration = at.name.text;
  }
  return declaration;
}

/** Returns the method in `{ method: 'blob', path: '/message/{id}/image' }`, for an endpoint without a helper. */
function methodBeside(node: ts.Node): Endpoint['method'] | undefined {
  const object = node.parent.parent;
  const isProperty = ts.isPropertyAssignment(node.parent) || ts.isShorthandPropertyAssignment(node.parent);
  if (!isProperty || !ts.isObjectLiteralExpression(object)) return undefined;
  const method = object.properties.find((property) => property.name?.getText() === 'method');
  return method && ts.isPropertyAssignment(method) && ts.isStringLiteral(method.initializer)
    ? makers[method.initializer.text]
    : undefined;
}

/** Returns every call in a file of the portal. A path may be a constant of the file. */
export function endpointsIn({ path: file, text }: Source, paths: ReadonlySet<string>): Endpoint[] {
  const found: Endpoint[] = [];
  const constants = new Map<string, string>();
  const toPath = (node: ts.Node): string | undefined => {
    if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return undefined;
    const path = ts.isStringLiteral(node)
      ? node.text
      : ts.isIdentifier(node)
        ? constants.get(node.text)
        : undefined;
    return path !== undefined && paths.has(path) ? path : undefined;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) constants.set(node.name.text, node.initializer.text);
    }
    const path = ts.isSourceFile(node) ? undefined : toPath(node);
    if (path !== undefined) {
      const { parent } = node;
      const isArgument =
        ts.isCallExpression(parent) && parent.arguments.some((argument) => argument === node);
      const method = isArgument ? makers[lastWord(parent.expression)] : methodBeside(node);
      if (method) found.push({ method, path, name: nameAround(node), file });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return found;
}
