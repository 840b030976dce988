import { lazy, type ComponentType } from 'react';
import { importChunk, warmChunk } from './chunks';
import { memberRoutes, visitorRoutes, type RouteRecord, type ScreenName } from './paths';

type Load = () => Promise<{ default: ComponentType }>;

const named = <K extends string>(module: Record<K, ComponentType>, name: K) => ({ default: module[name] });

/**
 * The screens that are built, each a chunk. A route whose screen is not in this list shows the not-found screen, until
 * the issue of its area adds a line here.
 */
const built: Partial<Record<ScreenName, Load>> = {
  login: () => import('../areas/access/LoginRoute').then((module) => named(module, 'LoginRoute')),
  register: () => import('../areas/access/RegisterRoute').then((module) => named(module, 'RegisterRoute')),
  verifyEmail: () =>
    import('../areas/access/VerifyEmailRoute').then((module) => named(module, 'VerifyEmailRoute')),
  newUsername: () =>
    import('../areas/access/NewUsernameRoute').then((module) => named(module, 'NewUsernameRoute')),
  dashboard: () =>
    import('../areas/dashboard/DashboardRoute').then((module) => named(module, 'DashboardRoute')),
  allNews: () => import('../areas/news/AllNewsRoute').then((module) => named(module, 'AllNewsRoute')),
  allNotifications: () =>
    import('../areas/news/AllNotificationsRoute').then((module) => named(module, 'AllNotificationsRoute')),
  profile: () => import('../areas/profile/ProfileRoute').then((module) => named(module, 'ProfileRoute')),
  transactions: () =>
    import('../areas/transactions/TransactionsRoute').then((module) => named(module, 'TransactionsRoute')),
  payouts: () => import('../areas/payouts/PayoutsRoute').then((module) => named(module, 'PayoutsRoute')),
  withdraw: () => import('../areas/withdraw/WithdrawRoute').then((module) => named(module, 'WithdrawRoute')),
  withdrawals: () =>
    import('../areas/withdraw/WithdrawHistoryRoute').then((module) => named(module, 'WithdrawHistoryRoute')),
  transfer: () => import('../areas/transfer/TransferRoute').then((module) => named(module, 'TransferRoute')),
  mt5Account: () => import('../areas/mt5/Mt5AccountRoute').then((module) => named(module, 'Mt5AccountRoute')),
  subscriptions: () =>
    import('../areas/subscriptions/BotHistoryRoute').then((module) => named(module, 'BotHistoryRoute')),
  liveSubscriptions: () =>
    import('../areas/subscriptions/LiveHistoryRoute').then((module) => named(module, 'LiveHistoryRoute')),
  directTree: () =>
    import('../areas/network/DirectTreeRoute').then((module) => named(module, 'DirectTreeRoute')),
  binaryTree: () =>
    import('../areas/network/BinaryTreeRoute').then((module) => named(module, 'BinaryTreeRoute')),
  kyc: () => import('../areas/kyc/KycRoute').then((module) => named(module, 'KycRoute')),
  packages: () => import('../areas/purchase/PackagesRoute').then((module) => named(module, 'PackagesRoute')),
  livePackages: () =>
    import('../areas/purchase/LivePackagesRoute').then((module) => named(module, 'LivePackagesRoute')),
  deposit: () => import('../areas/deposit/DepositRoute').then((module) => named(module, 'DepositRoute')),
  downline: () => import('../areas/network/DownlineRoute').then((module) => named(module, 'DownlineRoute')),
  directReferrals: () =>
    import('../areas/network/DirectReferralsRoute').then((module) => named(module, 'DirectReferralsRoute')),
  rank: () => import('../areas/ranks/RankDetailsRoute').then((module) => named(module, 'RankDetailsRoute')),
  royalty: () =>
    import('../areas/ranks/RoyaltyDetailsRoute').then((module) => named(module, 'RoyaltyDetailsRoute')),
  tickets: () => import('../areas/tickets/TicketsRoute').then((module) => named(module, 'TicketsRoute')),
};

const loadMember: Load = () => import('./MemberRoute').then((module) => named(module, 'MemberRoute'));
/** The store's module, which is no screen, but comes with the member's. */
export const importStore = () => import('./startStore');
const loadNotFound: Load = () =>
  import('../areas/access/NotFoundRoute').then((module) => named(module, 'NotFoundRoute'));

export const MemberRoute = lazy(() => importChunk(loadMember));
export const NotFoundRoute = lazy(() => importChunk(loadNotFound));

const routes = new Map<ScreenName, ComponentType>(
  Object.entries(built).map(([name, load]) => [name as ScreenName, lazy(() => importChunk(load))]),
);

/** The component of a screen. */
export const screenOf = (name: ScreenName): ComponentType => routes.get(name) ?? NotFoundRoute;

/** The document's title at a route: that of the not-found screen until the route's own is built. */
export const titleOf = ({ screen, title }: RouteRecord): string => (built[screen] ? title : 'Not Found');

/** Loads what an address of the portal needs, ahead of the click or beside the shell. */
export function warmPath(pathname: string): void {
  const route = [...memberRoutes, ...visitorRoutes].find(({ path }) => path === pathname);
  if (pathname.startsWith('/user')) {
    warmChunk(importStore);
    warmChunk(loadMember);
  }
  warmChunk((route && built[route.screen]) ?? loadNotFound);
}

/** What a visitor needs next. */
export function warmMemberArea(): void {
  warmPath('/user/dashboard');
}

/** Every chunk that a member may want. */
export function warmAll(): void {
  for (const load of Object.values(built)) warmChunk(load);
}
