import { reachOf, type Graph } from './imports';
import { textOf, type Source } from './sources';
import { linkOf, type KnownStories, type ScreenLink } from './stories';

/** The screens and what wires them: their texts, stories and imports. */
export interface Repository {
  sources: readonly Source[];
  known: KnownStories;
  graph: Graph;
}

/** A route of the portal and the screens that it shows. */
export interface RouteScreens {
  path: string;
  /** The stories of its screens; several where an address shows one or another. */
  screens: readonly ScreenLink[];
}

const app = 'apps/portal/src/app';

/** The portal's addresses by name, as paths.ts writes them. */
const namedPaths = (text: string) =>
  new Map([...text.matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(([, name = '', path = '']) => [name, path]));

/** Every route record of paths.ts: its address and the name of its screen. */
function recordsIn(text: string): { path: string; screen: string }[] {
  const named = namedPaths(text);
  return [...text.matchAll(/\{ path: (?:'([^']+)'|paths\.(\w+)), screen: '(\w+)'/g)].map(
    ([, path, name = '', screen = '']) => ({ path: path ?? named.get(name) ?? '', screen }),
  );
}

/** The file of each screen's route component, as screens.ts loads it. */
const routeFiles = (text: string) =>
  new Map(
    [...text.matchAll(/^ {2}(\w+): \(\) =>\s+import\('\.\.\/(areas\/[^']+)'\)/gm)].map(
      ([, screen = '', path = '']) => [screen, `apps/portal/src/${path}.tsx`],
    ),
  );

/** The files of a route component's own area that it is made of. */
function partsOf(graph: Graph, route: string): string[] {
  const area = route.slice(0, route.lastIndexOf('/') + 1);
  return [...reachOf(route, graph)].filter((file) => file.startsWith(area));
}

interface RouteParts {
  route: string;
  parts: string[];
  screens: ScreenLink[];
}

/** Every route component: the files of its area that it is made of, and the stories of the screens that they draw. */
export function routeParts({ sources, known, graph }: Repository): RouteParts[] {
  const routes = [...graph.keys()].filter((file) => /^apps\/portal\/src\/areas\/.*Route\.tsx$/.test(file));
  return routes.map((route) => {
    const parts = partsOf(graph, route);
    const names = parts.flatMap((file) =>
      [...textOf(sources, file).matchAll(/<(\w+Screen)\b/g)].map((match) => match[1] ?? ''),
    );
    const screens = [...known]
      .filter(([file]) => names.some((name) => file.endsWith(`/${name}.stories.tsx`)))
      .flatMap(([, story]) => linkOf(story));
    return { route, parts, screens };
  });
}

/** Follows each route of the portal to its route component, and from there to the screens that it draws. */
export function routeScreens(repository: Repository): RouteScreens[] {
  const { sources } = repository;
  const files = routeFiles(textOf(sources, `${app}/screens.ts`));
  const screens = new Map(routeParts(repository).map((one) => [one.route, one.screens]));
  const notFound = 'apps/portal/src/areas/access/NotFoundRoute.tsx';
  return [
    ...recordsIn(textOf(sources, `${app}/paths.ts`)).map(({ path, screen }) => ({
      path,
      screens: screens.get(files.get(screen) ?? '') ?? [],
    })),
    { path: '*', screens: screens.get(notFound) ?? [] },
  ];
}
