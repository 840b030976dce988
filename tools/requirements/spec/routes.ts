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

/** Returns the files in its own area that a route component imports. */
function toParts(graph: Graph, route: string): string[] {
  const area = route.slice(0, route.lastIndexOf('/') + 1);
  return [...getReach(route, graph)].filter((file) => file.startsWith(area));
}

interface RouteParts {
  route: string;
  parts: string[];
  screens: ScreenLink[];
}

/** Returns every route component, with the files of its area that it imports and the stories of its screens. */
function routeParts({ sources, known, graph }: Repository): RouteParts[] {
  const routes = [...graph.keys()].filter((file) => /^apps\/portal\/src\/areas\/.*Route\.tsx$/.test(file));
  return routes.map((route) => {
    const parts = toParts(graph, route);
    const names = parts.flatMap((file) =>
      [...getText(sources, file).matchAll(/<(\w+Screen)\b/g)].map((match) => match[1] ?? ''),
    );
    const screens = [...known]
      .filter(([file]) => names.some((name) => file.endsWith(`/${name}.stories.tsx`)))
      .flatMap(([, { links }]) => links);
    return { route, parts, screens };
  });
}

/** Follows each route of the portal to its route component and its screens. */
export function routeScreens(repository: Repository): RouteScreens[] {
  const { sources } = repository;
  const screens = new Map(routeParts(repository).map((one) => [one.route, one.screens]));
  const notFound = 'apps/portal/src/areas/access/NotFoundRoute.tsx';
  return [
    ...sources
      .filter(({ path }) => /^apps\/portal\/src\/areas\/.*\.routes\.ts$/.test(path))
      .flatMap(recordsIn)
      .map(({ path, route }) => ({ path, screens: screens.get(route) ?? [] })),
    { path: '*', screens: screens.get(notFound) ?? [] },
  ];
}
