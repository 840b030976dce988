import {
  addresses,
  mt5DepositPattern,
  secondAddresses,
  teamListAddress,
} from '../../../packages/ui/src/addresses/addresses';
import { getReach, type Graph } from './imports';
import { getText, type Source } from './sources';
import type { KnownStories, ScreenLink } from './stories';

/** The screens and their routes, with their texts, stories and imports. */
export interface Repository {
  sources: readonly Source[];
  known: KnownStories;
  graph: Graph;
}

/** A route of the portal and its screens. */
export interface RouteScreens {
  path: string;
  /** The stories of its screens. An address may have several screens. */
  screens: readonly ScreenLink[];
}

/** The addresses by their names in an area's routes. */
const named = new Map<string, string>([
  ...Object.entries(addresses).map(([screen, path]) => [`addresses.${screen}`, path] as const),
  ...Object.entries(secondAddresses).map(([screen, path]) => [`secondAddresses.${screen}`, path] as const),
  ['mt5DepositPattern', mt5DepositPattern],
  ['teamListAddress', teamListAddress],
]);

/** Returns an area's route declarations: each screen's addresses and the file of its route component. */
function recordsIn({ path: file, text }: Source) {
  const area = file.slice(0, file.lastIndexOf('/'));
  return [...text.matchAll(/paths: \[([^\]]+)\],[^}]*?import\('\.\/([\w/]+)'\)/gs)].flatMap(
    ([, names = '', component = '']) =>
      [...names.matchAll(/[\w.]+/g)].map(([name]) => ({
        path: named.get(name) ?? '',
        route: `${area}/${component}.tsx`,
      })),
  );
}

/** Returns the stories of the screens that a route component, or a file of its area that it imports, renders. */
function findScreens(route: string, { sources, known, graph }: Repository): ScreenLink[] {
  const area = route.slice(0, route.lastIndexOf('/') + 1);
  const parts = [...getReach(route, graph)].filter((file) => file.startsWith(area));
  const names = parts.flatMap((file) =>
    [...getText(sources, file).matchAll(/<(\w+Screen)\b/g)].map(([, name]) => `/${name}.stories.tsx`),
  );
  return [...known].flatMap(([file, { links }]) => (names.some((name) => file.endsWith(name)) ? links : []));
}

/** Follows each route of the portal to its route component and its screens. */
export const routeScreens = (repository: Repository): RouteScreens[] =>
  [
    ...repository.sources
      .filter(({ path }) => /^apps\/portal\/src\/areas\/.*\.routes\.ts$/.test(path))
      .flatMap(recordsIn),
    { path: '*', route: 'apps/portal/src/areas/access/NotFoundRoute.tsx' },
  ].map(({ path, route }) => ({ path, screens: findScreens(route, repository) }));
