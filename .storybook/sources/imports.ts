import { posix } from 'node:path';
import type { Sources } from './readSources.ts';

/** The sources that a file imports, types included, by their paths. */
export function importsOf(sources: Sources, file: string): string[] {
  const specifiers = [...(sources.get(file) ?? '').matchAll(/(?:from |import\(|import )'(\.[^']*)'/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    const path = posix.join(posix.dirname(file), specifier);
    const found = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => sources.has(one));
    return found === undefined ? [] : [found];
  });
}

/** All that a file reaches by imports, itself first. */
export function reachOf(sources: Sources, file: string): Set<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const next of importsOf(sources, one)) reached.add(next);
  return reached;
}
