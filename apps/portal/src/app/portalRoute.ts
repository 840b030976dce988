import { createLazyModule, type LazyModule } from '@portal/portal-core/browser/part';
import type { AreaRoute, ScreenComponent } from '@portal/portal-core/addresses/areaRoute';

/** An address of the portal and its screen. */
export interface PortalRoute {
  path: string;
  /** The document's title. */
  title: string;
  screen: LazyModule<ScreenComponent>;
}

/** All addresses of a screen share its lazy module. */
export const getAddresses = ({ paths, title, load }: AreaRoute): PortalRoute[] => {
  const screen = createLazyModule(load, paths[0]);
  return paths.map((path) => ({ path, title, screen }));
};
