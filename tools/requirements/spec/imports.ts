import ts from 'typescript';
import { parse } from './pieces';
import type { Source } from './sources';

/** One import of a module. */
interface Import {
  /** The module's path from the root if it is a source file, otherwise the specifier. */
  from: string;
  /** The names of imported values; `*` for a whole module or a lazy one. */
  names: readonly string[];
}

/** Resolves a relative specifier to a path from the root, without an extension. */
function resolve(path: string, specifier: string): string {
  if (!specifier.startsWith('.'))
    return specifier.replace(/^@portal\/portal-core\//, 'packages/portal-core/src/');
  const parts = path.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function toNames(clause: ts.ImportClause | undefined): string[] {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const bindings = clause.namedBindings;
  if (!bindings) return ['default'];
  if (ts.isNamespaceImport(bindings)) return ['*'];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** Returns the names that a file re-exports. */
function exportedBy({ exportClause }: ts.ExportDeclaration): string[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return ['*'];
  return exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}

/** Returns the names that `import('./x').then(({ X }) => …)` uses. */
function taken(node: ts.CallExpression): string[] {
  const then = node.parent.parent;
  const use = ts.isCallExpression(then) ? then.arguments[0] : undefined;
  const pattern = use && ts.isArrowFunction(use) ? use.parameters[0]?.name : undefined;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return [];
  return pattern.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
}

/** Returns every import of values in a file, including lazy ones. */
function getImports({ path, text }: Source, known: ReadonlySet<string>): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, names: readonly string[]) => {
    if (names.length === 0) return;
    const target = resolve(path, specifier);
    const file = [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((one) => known.has(one));
    found.push({ from: file ?? target, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, toNames(node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, node.isTypeOnly ? [] : exportedBy(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) add(specifier.text, ['*', ...taken(node)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

/** Returns the imports of values in each file. */
export function importGraph(sources: readonly Source[]): Graph {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(sources.map((source) => [source.path, getImports(source, known)]));
}

/** The imports of each file, by its path. */
export type Graph = ReadonlyMap<string, readonly Import[]>;

/** Returns the module from which a folder's index re-exports a name, if it is explicit. */
function throughIndex({ from, names }: Import, graph: Graph): string[] {
  if (!from.endsWith('/index.ts') || names.includes('*')) return [from];
  const found = (graph.get(from) ?? []).filter((handed) => handed.names.some((name) => names.includes(name)));
  return found.length > 0 ? found.map((handed) => handed.from) : [from];
}

/** Returns all files that a file reaches by value imports, starting with itself. */
export function getReach(file: string, graph: Graph): Set<string> {
  const reached = new Set([file]);
  for (const one of reached)
    for (const taken of graph.get(one) ?? [])
      for (const next of throughIndex(taken, graph)) if (graph.has(next)) reached.add(next);
  return reached;
}
