import { posix } from 'node:path';
import type { Sources } from './readSources.ts';

const imports = /(?:import|export) (?!type )(?:\w+,? ?)?(?:\* as \w+ |\{([^}]*)\} )?(?:from )?'(\.[^']*)'/g;
const laterImports = /import\('(\.[^']*)'\)/g;

/** The file of a relative import, and whether it is a folder's index. */
function resolve(sources: Sources, from: string, specifier: string) {
  const path = posix.join(posix.dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => sources.has(one));
}

/** The files that an index takes names from; the index itself where it says nothing of them. */
function throughIndex(sources: Sources, index: string, names: readonly string[]): string[] {
  const lines = [...(sources.get(index) ?? '').matchAll(imports)];
  const found = lines.flatMap(([, exported = '', specifier = '']) =>
    namesIn(exported).some((name) => names.includes(name)) ? (resolve(sources, index, specifier) ?? []) : [],
  );
  return found.length > 0 ? found : [index];
}

const namesIn = (list: string) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? '');

/** The sources that a file imports as values, by their paths; of a folder's index only what is taken from it. */
function importsOf(sources: Sources, file: string): string[] {
  const text = sources.get(file) ?? '';
  const now = [...text.matchAll(imports)].flatMap(([, names, specifier = '']) => {
    const found = resolve(sources, file, specifier);
    if (found === undefined) return [];
    return found.endsWith('/index.ts') && names ? throughIndex(sources, found, namesIn(names)) : [found];
  });
  const later = [...text.matchAll(laterImports)].flatMap(
    ([, specifier = '']) => resolve(sources, file, specifier) ?? [],
  );
  return [...now, ...later];
}

/** All that a file reaches by imports, itself first. */
export function reachOf(sources: Sources, file: string): Set<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const next of importsOf(sources, one)) reached.add(next);
  return reached;
}
