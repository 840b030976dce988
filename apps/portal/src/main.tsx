// First: the style nonce and the default policy, then the operator's link out of the address (T5, T6).
import { addresses, memberAddress } from '@portal/ui/addresses';
import { nonce } from './shared/browser/contentPolicy';
import './session/loginLink';

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import type { Reporter } from './shared/browser/reporter';
import type { Env } from './shared/wire/env';
import { loadPath } from './app/screens';
import { startPortal } from './app/startPortal';
import { takeOver } from './app/takeOver';
import { isSession } from './session/session';
import { browserStore, clearTempUrl } from './session/storage';
import type { NextPlace } from './shared/routes/nextPlace';

/** Whoever reports faults, where a build names an address for it (T34): no other build loads it. */
async function reporterOf({ report }: Env): Promise<Reporter | undefined> {
  if (report.url === '') return undefined;
  const { startReporter } = await import('./shared/browser/reporter');
  return startReporter(report);
}

/** What React does without being told, and the report. */
const tellOf = (reporter: Reporter) => (error: unknown) => {
  // oxlint-disable-next-line no-console -- React does so itself, until it is told what to do.
  console.error(error);
  reporter.caught(error);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/**
 * Loads what the address needs and draws the page once, with all of it: parts come beside each other, not one after
 * the other. What doesn't come is said by its screen. (Nothing is awaited at the top, since later chunks import this one.)
 */
async function start(place: HTMLElement): Promise<void> {
  const reporter = await reporterOf(portalSettings);
  // The question was asked while the scripts were on their way (ADR 24).
  const given = await globalThis.handedOver;
  const isGiven = given && (await import('./session/handOver')).takeHandedOver(given, browserStore());
  if (isGiven && !window.location.pathname.startsWith(memberAddress))
    window.history.replaceState(null, '', addresses.dashboard);
  const services = startPortal(portalSettings, reporter);
  const { pathname, search, hash } = window.location;
  const leadsToSignIn = !isSession(services.session()) && /^\/(user(\/|$)|$)/.test(pathname);
  // The sign-in is drawn at once, as the guard would lead to it later: what was typed into the first paint stays.
  if (leadsToSignIn && pathname.startsWith(memberAddress)) {
    clearTempUrl(browserStore());
    const wanted: NextPlace = { next: pathname + search + hash };
    window.history.replaceState({ usr: wanted }, '', addresses.login);
  }
  const address = leadsToSignIn
    ? addresses.login
    : pathname === memberAddress
      ? addresses.dashboard
      : pathname;
  const isMembers = address.startsWith(memberAddress);
  await Promise.allSettled([loadPath(address), isMembers && services.startedStore.load()]);
  const portal = createRoot(place, reporter && { onCaughtError: tellOf(reporter) });
  takeOver(place, () => flushSync(() => portal.render(<App nonce={nonce} services={services} />)));
}

start(root).catch((error: unknown) => {
  // What fails before anything can be drawn is said in place of a blank page.
  root.textContent = error instanceof Error ? error.message : String(error);
  throw error;
});
