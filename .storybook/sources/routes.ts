import { reachOf } from './imports.ts';
import type { Sources } from './readSources.ts';
import { storiesIn, type StoryRef } from './stories.ts';

/** A route of the portal and the screens that it shows. */
export interface RouteScreens {
  path: string;
  /** The stories of its screens; several where an address shows one or another. */
  screens: readonly StoryRef[];
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
function partsOf(sources: Sources, route: string): string[] {
  const area = route.slice(0, route.lastIndexOf('/') + 1);
  return [...reachOf(sources, route)].filter((file) => file.startsWith(area));
}

/** Every route component: the files of its area that it is made of, and the stories of the screens that they draw. */
export function routeParts(sources: Sources): { route: string; parts: string[]; screens: StoryRef[] }[] {
  const stories = storiesIn(sources);
  const routes = [...sources.keys()].filter((file) => /^apps\/portal\/src\/areas\/.*Route\.tsx$/.test(file));
  return routes.map((route) => {
    const parts = partsOf(sources, route);
    const names = parts.flatMap((file) =>
      [...(sources.get(file) ?? '').matchAll(/<(\w+Screen)\b/g)].map((match) => match[1] ?? ''),
    );
    const screens = stories
      .filter(({ file }) => names.some((name) => file.endsWith(`/${name}.stories.tsx`)))
      .map(({ title, ids }) => ({ title, id: ids[0] ?? '' }));
    return { route, parts, screens };
  });
}

/** Follows each route of the portal to its route component, and from there to the screens that it draws. */
export function routeScreens(sources: Sources): RouteScreens[] {
  const files = routeFiles(sources.get(`${app}/screens.ts`) ?? '');
  const screens = new Map(routeParts(sources).map((one) => [one.route, one.screens]));
  const notFound = 'apps/portal/src/areas/access/NotFoundRoute.tsx';
  return [
    ...recordsIn(sources.get(`${app}/paths.ts`) ?? '').map(({ path, screen }) => ({
      path,
      screens: screens.get(files.get(screen) ?? '') ?? [],
    })),
    { path: '*', screens: screens.get(notFound) ?? [] },
  ];
}
