import { asList, type Operation } from '../contract';
import { mentionsIn } from './callTests';
import { endpointsIn } from './endpoints';
import type { TestLink } from './hits';
import { importGraph, type Import } from './imports';
import { pieceAt, testsIn } from './pieces';
import { getLocation } from './locations';
import type { Source } from './sources';
import { linksOnce, type KnownStories, type ScreenLink } from './stories';
import { routesAmong, toUsers, waysUp } from './usage';

/** A call of the contract, with its callers, its handler and its tests. */
export interface CallRow {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  areas: readonly string[];
  /** True when it takes a bearer token. */
  auth: boolean;
  /** The portal's endpoints, as `file: name`. */
  endpoints: string[];
  /** The files from an endpoint's users up to its routes. */
  users: string[];
  routes: string[];
  screens: ScreenLink[];
  /** The sandbox's handler file; '' without one. */
  handler: string;
  tests: TestLink[];
}

const isPortals = (file: string) => /^(apps\/portal|packages\/portal-core)\/src\//.test(file);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Touch extends TestLink {
  method: string | undefined;
  path: string;
}

/** Returns every use of a path or, in the portal's own tests, of its endpoint. */
function touchesIn(sources: readonly Source[], paths: readonly string[]): Touch[] {
  return sources.flatMap(({ path: file, text: source }) => {
    const { kind } = getLocation(file);
    if (kind !== 'sandbox' && kind !== 'e2e' && !(kind === 'unit' && isPortals(file))) return [];
    const mentions = mentionsIn(file, source, paths);
    const tests = mentions.length > 0 ? testsIn(file, source) : [];
    return mentions.map(({ method, path, index }) => ({
      ...{ method, path, kind, file },
      title: pieceAt(tests, index)?.title ?? '',
    }));
  });
}

/** Returns the sandbox's file with the handler of this name. */
function getHandler(operationId: string, sources: readonly Source[]): string {
  const declared = new RegExp(`^(?:export )?(?:const|async function|function) ${operationId}\\b`, 'm');
  const own = sources.filter(
    ({ path }) => path.startsWith('apps/sandbox/src/areas/') && !path.endsWith('.test.ts'),
  );
  return own.find((source) => declared.test(source.text))?.path ?? '';
}

/** Returns the screens, and parts of the shell, that files import from the design system. */
function screensIn(imports: readonly Import[], known: KnownStories): ScreenLink[] {
  const taken = new Set(imports.flatMap(({ from, names }) => (from.startsWith('@portal/ui') ? names : [])));
  const shown = [...known.values()].filter(
    ({ title, component }) => /^(Screens|Components\/Shell)\//.test(title) && taken.has(component),
  );
  return linksOnce(shown.flatMap(({ links }) => links));
}

/** Returns a row for each operation of the contract, in order. */
export function collectCalls(
  operations: readonly Operation[],
  sources: readonly Source[],
  known: KnownStories,
): CallRow[] {
  const paths = operations.map(({ path }) => path);
  const portal = sources.filter(({ path }) => isPortals(path) && getLocation(path).kind === 'code');
  const graph = importGraph(portal);
  const endpoints = portal.flatMap((source) => endpointsIn(source, new Set(paths)));
  const touches = touchesIn(sources, paths);

  return operations.map(({ method, path, piece: { value } }) => {
    const own = endpoints.filter((one) => one.method === method && one.path === path);
    const users = [...new Set(own.flatMap((one) => toUsers(one, portal, graph)))];
    const ways = waysUp(users, graph);
    const tests = touches.filter((one) => one.path === path && (one.method ?? method) === method);
    const operationId = text(value['operationId']);
    return {
      ...{ method, path, operationId, summary: text(value['summary']) },
      areas: asList(value['tags']).map(text),
      auth: asList(value['security']).length > 0,
      endpoints: own.map(({ file, name }) => `${file}: ${name}`),
      users: users.sort(),
      routes: routesAmong(ways),
      screens: screensIn(
        ways.flatMap((way) => graph.get(way) ?? []),
        known,
      ),
      handler: getHandler(operationId, sources),
      tests: [...new Map(tests.map((test) => [test.file + test.title, test])).values()].map(
        ({ kind, file, title }) => ({ kind, file, title }),
      ),
    };
  });
}
