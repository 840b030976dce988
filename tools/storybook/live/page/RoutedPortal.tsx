import { addresses, memberAddress } from '@portal/ui/addresses';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { App } from '../../../../apps/portal/src/app/App';
import { loadPath } from '../../../../apps/portal/src/app/screens';
import { sandboxFeatures } from '../../../../apps/sandbox/src/http/sandboxFeatures';
import { startPortal } from '../../../../apps/portal/src/app/startPortal';
import { tabStore } from '@portal/portal-core/session/owned/store';
import { noSession } from '@portal/portal-core/session/session';
import { writeSession } from '@portal/portal-core/session/storage';
import type { PortalServices } from '@portal/portal-core/store/services';
import type { Features } from '@portal/portal-core/capabilities/capabilities';
import { ownEnv } from '@portal/portal-core/fromApi/env';
import { personas, planFlags, type Persona, type Plan } from '../choices';
import { backEnd } from '../line/askBackEnd';
import { openConnection } from '../line/carry';
import { Opening } from './Opening';
import { clearStorages } from './clearStorages';
import { serveBackOffice } from './serveBackOffice';

export interface RoutedPortalProps {
  persona: Persona;
  /** Marks news and notifications as read, so no popup covers a screen. */
  quiet: boolean;
  /** The plan's flags. Those left out are as seeded. */
  plan: Partial<Plan>;
  /** The portal's location, path and query. A change navigates there. */
  route: string;
  /** Called when the portal navigates. */
  onMove: (route: string) => void;
}

const RouteContext = createContext<Pick<RoutedPortalProps, 'route' | 'onMove'>>({
  route: '/',
  onMove: () => undefined,
});

/**
 * Keeps the portal's address in memory, because this page's address is Storybook's. It reports navigation and accepts
 * it.
 */
function LiveRouter({ children }: { children: ReactNode }) {
  const { route } = useContext(RouteContext);
  return (
    <MemoryRouter initialEntries={[route]}>
      <Guide />
      {children}
    </MemoryRouter>
  );
}

function Guide() {
  const { route, onMove } = useContext(RouteContext);
  const location = useLocation();
  const { pathname, search } = location;
  const kind = useNavigationType();
  const navigate = useNavigate();
  const here = pathname + search;
  useEffect(
    function tellWhereWeAre() {
      onMove(here);
    },
    [here, onMove],
  );
  useEffect(
    function sayThatWeWentBack() {
      // The portal waits for the browser's event before it leaves the second step of a sign-in.
      if (kind === NavigationType.Pop) window.dispatchEvent(new PopStateEvent('popstate'));
    },
    [kind, location],
  );
  useEffect(
    function goWhereWeAreLed() {
      if (route !== here) void navigate(route);
    },
    // The portal's own navigation is reported, not undone.
    // oxlint-disable-next-line react/exhaustive-deps -- a new place of the portal's own leads nowhere.
    [route],
  );
  return null;
}

/** Returns the plan's flags by their names in the operator's settings. */
const toSettings = (plan: Partial<Plan>) =>
  Object.fromEntries(
    Object.entries(plan).map(([flag, isSet]) => [planFlags[flag as keyof Plan], isSet ? 1 : 0]),
  );

/** Signs the persona in and starts the portal with its own setup, on the back end in this page. */
async function begin(
  { persona, quiet, plan, route }: Omit<RoutedPortalProps, 'onMove'>,
  left: AbortSignal,
): Promise<PortalServices> {
  const { username } = personas[persona];
  await backEnd().begin(Date.now());
  if (quiet) await backEnd().readAll();
  await backEnd().operate('/settings', toSettings(plan));
  const session = username === undefined ? {} : { status: 'true', ...(await backEnd().signIn(username)) };
  left.throwIfAborted();
  writeSession(tabStore(), { ...noSession, ...session });
  // What the back end in this page can do, its operator may declare (D118, D119).
  const features: Required<Omit<Features, 'keys'>> = sandboxFeatures;
  const env = { ...ownEnv, idempotency: true, features, offline: false, languages: ['en'] };
  const services = startPortal(env, undefined, openConnection(left, serveBackOffice(username, left)));
  const path = route.split('?', 1)[0] ?? '';
  const address = path === memberAddress ? addresses.dashboard : path;
  await Promise.allSettled([
    loadPath(address),
    address.startsWith(memberAddress) && services.startedStore.load(),
  ]);
  return services;
}

/** The portal itself for one persona: routes, store, shell and screens. */
export function RoutedPortal({ persona, quiet, plan, route, onMove }: RoutedPortalProps) {
  const [services, setServices] = useState<PortalServices>();
  const [fault, setFault] = useState<Error>();
  // Both are those of the start: a change of the plan opens another portal, by its key.
  const [first] = useState({ route, plan });
  useEffect(
    function openPortal() {
      const leaving = new AbortController();
      const left = leaving.signal;
      clearStorages();
      begin({ persona, quiet, ...first }, left).then(
        (started) => !left.aborted && setServices(started),
        (error: unknown) =>
          !left.aborted && setFault(error instanceof Error ? error : new Error(String(error))),
      );
      return () => {
        leaving.abort(new TypeError('The live portal was closed'));
        // The next portal belongs to another member.
        clearStorages();
      };
    },
    [persona, quiet, first],
  );
  if (fault !== undefined) throw fault;
  if (!services) return <Opening />;
  return (
    <RouteContext value={{ route, onMove }}>
      <App services={services} router={LiveRouter} />
    </RouteContext>
  );
}
