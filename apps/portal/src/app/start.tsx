import { addresses, memberAddress } from '@portal/ui/addresses';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pendingLoginLink } from '@portal/portal-core/session/loginLink';
import { isSession, type SessionData } from '@portal/portal-core/session/session';
import { setApi } from '@portal/portal-core/session/owned/names';
import { tabStore } from '@portal/portal-core/session/owned/store';
import { clearTempUrl } from '@portal/portal-core/session/storage';
import { warmChunk } from '@portal/portal-core/browser/chunks';
import { nonce } from '@portal/portal-core/browser/contentPolicy';
import { pathHere, withBasePath } from '@portal/portal-core/browser/place';
import type { Reporter } from './browser/reporter';
import type { RedirectTarget } from '@portal/portal-core/addresses/nextPlace';
import type { Env } from '@portal/portal-core/fromApi/env';
import { App } from './App';
import { loadPath, memberModule } from './screens';
import { startPortal } from './startPortal';
import { AfterFrame, takeOver } from './takeOver';

/** The error reporter, which loads only if the operator sets its address (T34). */
async function createReporter({ report }: Env): Promise<Reporter | undefined> {
  if (report.url === '') return undefined;
  const { startReporter } = await import('./browser/reporter');
  return startReporter(report);
}

/** React's default behaviour plus the report. */
const createErrorListener = (reporter: Reporter) => (error: unknown) => {
  // oxlint-disable-next-line no-console -- React logs these errors itself by default.
  console.error(error);
  reporter.caught(error);
};

/** Whether the portal is about to render the sign-in that the page shows: of these settings, with nothing filled in. */
const isFirstPaint = (session: SessionData) =>
  globalThis.drawnSettings !== undefined &&
  !isSession(session) &&
  session.username === null &&
  pendingLoginLink() === null;

/** Loads the address's modules in parallel and draws the page once. The screen shows the error of a missing module. */
export async function start(container: HTMLElement, env: Env): Promise<void> {
  setApi(env.apiUrl);
  const reporter = await createReporter(env);
  // The page requested it while the scripts loaded (ADR 24).
  const given = await globalThis.handedOver;
  const isGiven =
    given && (await import('@portal/portal-core/session/handOver')).takeHandedOver(given, tabStore());
  if (isGiven && !pathHere().startsWith(memberAddress))
    window.history.replaceState(null, '', withBasePath(addresses.dashboard));
  const services = startPortal(env, reporter);
  const pathname = pathHere();
  const leadsToSignIn = !isSession(services.session()) && /^\/(user(\/|$)|$)/.test(pathname);
  // Draws the sign-in without a redirect, so the input of the first paint stays.
  if (leadsToSignIn) {
    const { search, hash } = window.location;
    const wanted: RedirectTarget = { next: pathname + search + hash };
    const isWanted = pathname.startsWith(memberAddress);
    if (isWanted) clearTempUrl(tabStore());
    window.history.replaceState(isWanted ? { usr: wanted } : null, '', withBasePath(addresses.login));
  }
  const address = leadsToSignIn
    ? addresses.login
    : pathname === memberAddress
      ? addresses.dashboard
      : pathname;
  const isMembers = address.startsWith(memberAddress);
  const [screen] = await Promise.allSettled([
    loadPath(address),
    ...(isMembers ? [services.startedStore.load(), services.clientModule.load()] : []),
  ]);
  if (screen.status === 'fulfilled') await memberModule.here()?.beginScreen(screen.value, services);
  const isSignInShown = document.documentElement.dataset.first === 'signIn';
  const isHydrated = isSignInShown && screen.status === 'fulfilled' && isFirstPaint(services.session());
  const app = <App nonce={nonce} services={services} />;
  const options = reporter && { onCaughtError: createErrorListener(reporter) };
  const draw = () => {
    if (isHydrated) hydrateRoot(container, app, options);
    else createRoot(container, options).render(app);
  };
  // Without a form that takes input, the page is drawn in slices, and a slow processor takes presses between them.
  if (isSignInShown) takeOver(container, () => flushSync(draw));
  else {
    const drawn = <AfterFrame container={container}>{app}</AfterFrame>;
    startTransition(() => createRoot(container, options).render(drawn));
  }
  warmChunk(services.clientModule.load);
  globalThis.fetchAhead?.();
  // Other tabs wait for all tabs with a session, including those on a visitor's page (T37). The store answers them, and
  // its loader retries a missing module.
  if (isSession(services.session())) services.startedStore.load().catch(() => undefined);
}
