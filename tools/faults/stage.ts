import { request as requests, type Browser, type Page } from '@playwright/test';
import { recordHeard } from '../../apps/portal/e2e/journeys/heard';
import { recordToasts } from '../../apps/portal/e2e/journeys/look';
import { Member } from '../../apps/portal/e2e/support/member';
import { Sandbox } from '../../apps/portal/e2e/support/sandbox';
import type { Driver, Scene } from './driver';
import { faultNames, getFault, type FaultName } from './faults';
import { Faults } from './plantFaults';
import { openScreen, runCase } from './runCase';
import { getStub } from './stubs';

/** True when the case changes the member for real, so no other case can use them. */
const isSpent = (driver: Driver, name: FaultName) => {
  const { deed } = getFault(name);
  const isReal = deed.do === 'forwardTwice' || deed.do === 'forwardAndCut';
  return isReal && (driver.kind === 'write' || driver.kind === 'mark');
};

/** The faults that apply to a call. Those that use up a member come last, so fewer members are created. */
export function faultsFor(driver: Driver): FaultName[] {
  const isRead = driver.kind === 'read' || driver.kind === 'aside';
  const those = faultNames.filter((name) => {
    if (driver.without?.[name] !== undefined) return false;
    return isRead || getFault(name).readsOnly === undefined;
  });
  return [
    ...those.filter((name) => !isSpent(driver, name)),
    ...those.filter((name) => isSpent(driver, name)),
  ];
}

const desktop = { width: 1440, height: 900 };

/** Enough money for every flow, and confirmation by pin, which needs no mail. */
const rich = { by: 'mpin', paidIn: '100000.00', earned: '50000.00' } as const;

/** Runs in the page at its start. The window's name carries a session to the next page. */
function restoreSession(): void {
  if (!window.name.startsWith('{')) return;
  sessionStorage.clear();
  const session = JSON.parse(window.name) as Record<string, string>;
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  window.name = '';
}

/** A page whose scripts begin with `script`, the proxy that breaks its calls, and a scene for each member. */
export async function openStage(browser: Browser, sandboxUrl: string, script = '') {
  const faults = await Faults.to(sandboxUrl);
  const request = await requests.newContext({ baseURL: sandboxUrl });
  const context = await browser.newContext({
    ...{ baseURL: faults.proxy.url, viewport: desktop, reducedMotion: 'reduce' },
  });
  await context.clock.install();
  // The loader wraps the functions that it sends to a page in `__name`.
  await context.addInitScript('globalThis.__name = (one) => one');
  await context.addInitScript(restoreSession);
  await context.addInitScript(recordToasts);
  await context.addInitScript(recordHeard);
  await context.addInitScript(script);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  // The window's name survives only between the portal's own pages.
  await page.goto('/login');

  const sandbox = new Sandbox(request);
  const openScene = async (driver: Driver): Promise<Scene> => {
    const options = driver.unaddressed ? rich : { ...rich, destination: 'address' as const };
    const member = await Member.make(request, sandbox, { ...options, ...driver.member });
    const state = ((await driver.prepare?.({ sandbox, member })) ?? {}) as Scene['state'];
    return { page, sandbox, member, state };
  };
  const close = async () => {
    await context.close();
    await request.dispose();
    faults.close();
  };
  return { page, faults, openScene, close };
}

/** Plays faults of one call in sequence, on a page whose scripts begin with `script`. Returns what is wrong. */
export async function playFaults(
  browser: Browser,
  sandboxUrl: string,
  driver: Driver,
  names: readonly FaultName[],
  script = '',
): Promise<string[]> {
  const { page, faults, openScene, close } = await openStage(browser, sandboxUrl, script);
  const found: string[] = [];
  let scene = await openScene(driver);
  let isUsedUp = false;
  for (const name of names) {
    if (isUsedUp || driver.freshMember) {
      await driver.restore?.(scene);
      scene = await openScene(driver);
    }
    isUsedUp = isSpent(driver, name) || driver.real === true;
    const wrong = await runCase(driver, name, { page, faults, scene, stub: getStub(driver.call) });
    found.push(...wrong.map((what) => `${name}: ${what}`));
  }
  await driver.restore?.(scene);
  await close();
  return found;
}

/** Opens the form of each call, filled in, for `look`. */
export async function visitForms(
  browser: Browser,
  sandboxUrl: string,
  forms: readonly Driver[],
  look: (page: Page, driver: Driver) => Promise<void>,
): Promise<void> {
  const { page, openScene, close } = await openStage(browser, sandboxUrl);
  for (const driver of forms) {
    await page.setViewportSize(desktop);
    const scene = await openScene(driver);
    await openScreen(scene, driver);
    await driver.begin?.(scene);
    // The first paint has other fields.
    await page.waitForFunction(() => document.documentElement.dataset.first === undefined);
    await look(page, driver);
  }
  await close();
}
