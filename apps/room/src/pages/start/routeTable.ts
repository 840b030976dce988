import rows from '../../../../../checks/data/routes.tsv?raw';
import type { RouteScreens } from '../../../../../checks/spec/routes';
import { routeScreens } from '../../pagesData';

/** A row of the page: an address, what the list of routes says of it, and the screens that it shows. */
interface RouteRow extends RouteScreens {
  description: string;
}

/** The list's words for areas where the house has other ones. */
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

/** Routes that the portal has beside those in the list. */
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
