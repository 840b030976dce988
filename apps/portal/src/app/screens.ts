import { addresses, memberAddress } from '@portal/ui/addresses';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { accessRoutes } from '../areas/access/access.routes';
import { warmChunk, whenIdle } from '../shared/browser/chunks';
import { bearsMore, savesData } from '../shared/browser/line';
import { createLazyModule, type LazyModule } from '../shared/browser/part';
import { folder } from '../shared/browser/place';
import type { MemberAreaProps } from './member/MemberArea';
import { getAddresses, type PortalRoute } from './portalRoute';

/** What visitors see (A §2). */
export const visitorRoutes = accessRoutes.flatMap(getAddresses);

interface MemberArea {
  Area: ComponentType<MemberAreaProps>;
  routes: readonly PortalRoute[];
}

/** All of /user: its frame, and where its screens are. */
export const memberModule = createLazyModule<MemberArea>(() =>
  Promise.all([import('./member/MemberArea'), import('./member/memberScreens')]).then(
    ([{ MemberArea }, { memberRoutes }]) => ({
      Area: MemberArea,
      routes: memberRoutes,
    }),
  ),
);

/** What no address leads to (D7). */
export const notFoundModule = createLazyModule<ComponentType>(() =>
  import('../areas/access/NotFoundRoute').then((module) => module.NotFoundRoute),
);

/** Loads the store's module, which is no screen, but comes with the member's screens. */
export const importStore = () => import('../shared/store/startStore');

const isMembers = (pathname: string) => pathname.startsWith(memberAddress);
const screenAt = (pathname: string, routes: readonly PortalRoute[]): LazyModule<ComponentType> =>
  routes.find(({ path }) => matchPath(path, pathname))?.screen ?? notFoundModule;

/** Loads the parts that an address of the portal is drawn with; rejects with a ChunkError. */
export async function loadPath(pathname: string): Promise<void> {
  const routes = isMembers(pathname) ? (await memberModule.load()).routes : visitorRoutes;
  await screenAt(pathname, routes).load();
}

/** Loads what an address of the portal needs, ahead of the click. */
export function warmPath(pathname: string): void {
  warmChunk(() => loadPath(pathname));
  if (isMembers(pathname)) warmChunk(importStore);
}

/** Loads what a visitor needs next, if the line bears it. */
export function warmMemberArea(): void {
  if (bearsMore()) warmPath(addresses.dashboard);
}

/** The member's addresses that links in the window lead to. */
function addressesInView(): Set<string> {
  const { innerWidth, innerHeight, location } = window;
  const inView = [...document.links].filter((link) => {
    const { top, right, bottom, left, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  const own = inView.filter(({ origin }) => origin === location.origin);
  return new Set(own.map(({ pathname }) => pathname.slice(folder.length)).filter(isMembers));
}

/** The screens that a member may want, on a good line all, on a poor one those that links in the window lead to. */
async function screensAhead(): Promise<readonly LazyModule<ComponentType>[]> {
  const { routes } = await memberModule.load();
  if (!bearsMore()) return [...addressesInView()].map((address) => screenAt(address, routes));
  return [...visitorRoutes, ...routes].map(({ screen }) => screen);
}

/**
 * Loads ahead what the line bears, one screen after the other, each when there is nothing else to do: code runs as it
 * comes, and a press would have to wait for all of it. A member who saves data gets nothing that they did not point at.
 */
export async function warmRest(): Promise<void> {
  if (savesData()) return;
  for (const screen of await screensAhead()) {
    await new Promise<void>((idle) => whenIdle(idle));
    await screen.load().catch(() => undefined);
  }
}
