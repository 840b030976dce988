import type { ComponentType } from 'react';
import { partOf, type Part } from '../shared/browser/part';
import type { AreaRoute } from '../shared/routes/areaRoute';

/** An address of the portal and the screen that it shows. */
export interface PortalRoute {
  path: string;
  /** The document's title. */
  title: string;
  screen: Part<ComponentType>;
}

/** The addresses of one screen share its part. */
export const addressesOf = ({ paths, title, load }: AreaRoute): PortalRoute[] => {
  const screen = partOf(load);
  return paths.map((path) => ({ path, title, screen }));
};
