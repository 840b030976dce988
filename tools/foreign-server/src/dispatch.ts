import { accessRoutes } from './areas/access';
import { dashboardRoutes } from './areas/dashboard';
import { depositRoutes } from './areas/deposit';
import { kycRoutes } from './areas/kyc';
import { moneyRoutes } from './areas/money';
import { mt5Routes } from './areas/mt5';
import { networkRoutes } from './areas/network';
import { newsRoutes } from './areas/news';
import { profileRoutes } from './areas/profile';
import { purchaseRoutes } from './areas/purchase';
import { subscriptionRoutes } from './areas/subscriptions';
import { ticketRoutes } from './areas/tickets';
import type { Call, MemberCall } from './http/call';
import { csrfMismatch, invalid, Refusal, routeNotFound, unauthenticated } from './http/refusals';
import type { Reply, Route } from './http/routes';

const routes: readonly Route[] = [
  ...[...accessRoutes, ...newsRoutes, ...dashboardRoutes, ...profileRoutes, ...kycRoutes, ...depositRoutes],
  ...[
    ...purchaseRoutes,
    ...subscriptionRoutes,
    ...mt5Routes,
    ...moneyRoutes,
    ...networkRoutes,
    ...ticketRoutes,
  ],
];

/** Every call, for tests: `GET /news/{id}/read`. */
export const calls: readonly string[] = routes.map(({ method, path }) => `${method} ${path}`);

/** Puts the session's member into a call, or refuses it. */
function enter(call: MemberCall, route: Route): void {
  const token = (call.headers.authorization ?? '').replace('Bearer ', '');
  const session = call.state.sessions.get(token);
  const member = session?.isHalf === false ? call.state.find(session.username) : undefined;
  if (!member) throw unauthenticated();
  if (call.on.csrfMismatch && route.method === 'POST' && route.path !== '/logout') throw csrfMismatch();
  call.member = member;
}

/** Finds the route of a call and runs it. Throws a Refusal. */
export function dispatch(call: Call): Reply {
  const { method, path, on } = call;
  const found = routes.filter(({ pattern }) => pattern.test(path));
  const [route] = found.filter((one) => one.method === method);
  if (found.length === 0) throw routeNotFound(path);
  if (!route) {
    const methods = found.map((one) => one.method).join(', ');
    const message = `The ${method} method is not supported for route api${path}. Supported methods: ${methods}.`;
    throw new Refusal(405, { message });
  }
  const values = route.pattern.exec(path)?.slice(1).map(decodeURIComponent) ?? [];
  call.params = Object.fromEntries(route.names.map((name, at) => [name, values[at] ?? '']));
  if (!route.open) enter(call as MemberCall, route);
  const unknown = [...call.query.keys()].find((name) => route.queries?.includes(name) === false);
  if (on.strictQuery && unknown !== undefined)
    throw invalid({ [unknown]: [`The ${unknown.replaceAll('_', ' ')} field is prohibited.`] });
  return route.run(call);
}
