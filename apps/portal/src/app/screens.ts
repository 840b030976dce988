import { addresses, memberAddress } from '@portal/ui/addresses';
import type { ComponentType } from 'react';
import type { ScreenComponent } from '@portal/portal-core/addresses/areaRoute';
import { matchPath } from 'react-router-dom';
import { accessRoutes } from '../areas/access/access.routes';
import { warmChunk, whenIdle } from '@portal/portal-core/browser/chunks';
import { canPrefetch, isSavingData } from './browser/line';
import { createLazyModule, type LazyModule } from '@portal/portal-core/browser/part';
import { folder } from '@portal/portal-core/browser/place';
import { getAddresses, type PortalRoute } from './portalRoute';

/** The visitor screens (A §2). */
export const visitorRoutes = accessRoutes.flatMap(getAddresses);

/** All of /user: its AppShell and its routes. */
export const memberModule = createLazyModule(() => import('./member/MemberArea'));

/** The screen of unknown addresses (D7). */
export const notFoundModule = createLazyModule<ComponentType>(() =>
  import('../areas/access/NotFoundRoute').then((module) => module.NotFoundRoute),
);

/** Loads the store's module with the member screens. */
export const importStore = () => import('@portal/portal-core/store/startStore');

const isMembers = (pathname: string) => pathname.startsWith(memberAddress);
const screenAt = (pathname: string, routes: readonly PortalRoute[]): LazyModule<ScreenComponent> =>
  routes.find(({ path }) => matchPath(path, pathname))?.screen ?? notFoundModule;

/** Loads the modules of an address, and returns its screen; rejects with a ChunkError. */
export async function loadPath(pathname: string): Promise<ScreenComponent> {
  const routes = isMembers(pathname) ? (await memberModule.load()).memberRoutes : visitorRoutes;
  return screenAt(pathname, routes).load();
}

/** Prefetches the modules of an address. */
export function warmPath(pathname: string): void {
  warmChunk(() => loadPath(pathname));
  if (isMembers(pathname)) warmChunk(importStore);
}

/** Prefetches a visitor's next modules on a good connection. */
export function warmMemberArea(): void {
  if (canPrefetch()) warmPath(addresses.dashboard);
}

/** The member addresses of all links in the window. */
function addressesInView(): Set<string> {
  const { innerWidth, innerHeight, location } = window;
  const inView = [...document.links].filter((link) => {
    const { top, right, bottom, left, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  const own = inView.filter(({ origin }) => origin === location.origin);
  return new Set(own.map(({ pathname }) => pathname.slice(folder.length)).filter(isMembers));
}

/** All member screens on a good connection, only those linked in the window on a poor one. */
async function screensAhead(): Promise<readonly LazyModule<ComponentType>[]> {
  const { memberRoutes } = await memberModule.load();
  if (!canPrefetch()) return [...addressesInView()].map((address) => screenAt(address, memberRoutes));
  return [...visitorRoutes, ...memberRoutes].map(({ screen }) => screen);
}

/**
 * Prefetches the overlays of the open screen, then the other screens, one at a time in idle moments, because evaluating all at the same time would block a press. With
 * data saving on, only links that the member points at are prefetched.
 */
export async function warmRest(): Promise<void> {
  if (isSavingData()) return;
  const { warmOverlays } = await memberModule.load();
  warmChunk(warmOverlays);
  for (const screen of await screensAhead()) {
    await new Promise<void>((idle) => whenIdle(idle));
    await screen.load().catch(() => undefined);
  }
  warmChunk(warmOverlays);
}
