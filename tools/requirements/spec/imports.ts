import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Source } from './sources';

/** One import of a module. */
interface Import {
  /** The module's path from the root if it is a source file, otherwise the specifier. */
  from: string;
  /** The names of imported values; `*` for a whole module or a lazy one. */
  names: readonly string[];
}

/** Resolves a relative specifier to a path from the root, without an extension. */
const resolve = (path: string, specifier: string): string =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(path), specifier)
    : specifier.replace(/^@portal\/portal-core\//, 'packages/portal-core/src/');

/** The names that follow a lazy import: `.then(({ X, y: z }) => …)` uses X and y. */
function getLazyNames(text: string): string[] {
  const [, names = ''] = /^\)?\s*\.then\(\s*\(?\{([^}]*)\}/.exec(text) ?? [];
  return names.split(',').flatMap((name) => name.split(':')[0]?.trim() || []);
}

/** Returns every import of values in a file, including lazy ones and what it re-exports. */
function getImports({ path, text }: Source, known: ReadonlySet<string>): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imported = staticImports.map(({ moduleRequest: { value }, entries }) => ({
    value,
    names: entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { kind, name } }) => name ?? (kind === 'Default' ? 'default' : '*')),
  }));
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType, exportName }) =>
      moduleRequest && !isType ? [{ value: moduleRequest.value, names: [exportName.name ?? '*'] }] : [],
    );
  const lazy = dynamicImports.map(({ moduleRequest: { start, end }, end: behind }) => ({
    value: text.slice(start + 1, end - 1),
    names: ['*', ...getLazyNames(text.slice(behind))],
  }));
  return [...imported, ...exported, ...lazy].flatMap(({ value, names }) => {
    const target = resolve(path, value);
    const file = [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((one) => known.has(one));
    return names.length > 0 ? [{ from: file ?? target, names }] : [];
  });
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
