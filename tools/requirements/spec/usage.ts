import type { Endpoint } from './endpoints';
import type { Graph } from './imports';
import type { Source } from './sources';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the names under which RTK Query and a module export an endpoint. */
const toNames = ({ name }: Endpoint) =>
  ['', 'Query', 'LazyQuery', 'Mutation'].map((kind) =>
    kind === ''
      ? name
      : `use${kind === 'LazyQuery' ? 'Lazy' : ''}${capital(name)}${kind.replace('Lazy', '')}`,
  );

/** Returns the files that use an endpoint: by its name or hook, or as a member of the imported api. */
export function toUsers(endpoint: Endpoint, sources: readonly Source[], graph: Graph): string[] {
  const names = toNames(endpoint);
  const member = new RegExp(`\\b(${names.join('|')})\\b`);
  const users = sources.filter(({ path, text }) =>
    (graph.get(path) ?? []).some(
      ({ from, names: taken }) =>
        from === endpoint.file &&
        taken.some(
          (name) => names.includes(name) || ((name === '*' || name.endsWith('Api')) && member.test(text)),
        ),
    ),
  );
  const paths = users.map(({ path }) => path);
  // A hook that makes its own call is its own user.
  return /\.(api|calls)\.ts$/.test(endpoint.file) ? paths : [endpoint.file];
}

/** True for the files at which a path from a call to a screen ends. */
const isRoute = (path: string) => /Route\.tsx$|\/DeferredParts\.tsx$|\/App\.tsx$/.test(path);

/** A module that everything imports leads everywhere, so paths skip modules with more importers than this. */
const hub = 15;

/** Returns the files from a user up to its routes, both included. */
export function waysUp(users: readonly string[], graph: Graph): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, imports] of graph)
    for (const { from } of imports) importers.set(from, [...(importers.get(from) ?? []), path]);
  const seen = new Set(users);
  const next = [...users];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    const above = importers.get(path) ?? [];
    if (isRoute(path) || above.length > hub) continue;
    for (const one of above) {
      if (seen.has(one)) continue;
      seen.add(one);
      next.push(one);
    }
  }
  return [...seen];
}

export const routesAmong = (paths: readonly string[]): string[] => paths.filter(isRoute).sort();
