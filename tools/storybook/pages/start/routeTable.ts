import rows from '../../../requirements/data/routes.tsv?raw';
import type { RouteScreens } from '../../../requirements/spec/routes';
import { routeScreens } from '../../pagesData';

/** A row of the page: an address, its entry in the list of routes, and its screens. */
interface RouteRow extends RouteScreens {
  description: string;
}

/** Area names that differ between the list and the code. */
const houseMessages: Record<string, string> = { packages: 'purchase' };

const listed = rows
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([path = '', description = '', area = '']) => ({
    path,
    description,
    area: houseMessages[area] ?? area,
  }));

const getRow = ({ path, description }: (typeof listed)[number]): RouteRow => ({
  path,
  description,
  screens: routeScreens.find((route) => route.path === path)?.screens ?? [],
});

/** The portal's routes that the list lacks. */
const further = routeScreens
  .filter(({ path }) => !listed.some((route) => route.path === path))
  .map((route) => ({ ...route, description: 'An address of the same screen' }));

const getArea = (route: RouteScreens) => (route.screens[0]?.group.split('/')[1] ?? '').toLowerCase();

/** The routes by area, in the list's order. */
export const areasOfRoutes = [...new Set(listed.map(({ area }) => area))].map((area) => ({
  area,
  routes: [
    ...listed.filter((route) => route.area === area).map(getRow),
    ...further.filter((route) => getArea(route) === area),
  ],
}));
