import {
  request as requests,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { recordHeard, recordToasts } from '../../apps/portal/e2e/journeys/look';
import { Member } from '../../apps/portal/e2e/support/member';
import { Sandbox } from '../../apps/portal/e2e/support/sandbox';
import type { Driver, Scene } from './driver';
import { faultNames, getFault, type FaultName } from './faults';
import { Faults } from './plantFaults';
import { openScreen, runCase, type CaseResult } from './runCase';
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
const addressed = { ...rich, destination: 'address' } as const;

/** Runs in the page at its start. The window's name carries a session to the next page. */
function restoreSession(): void {
  if (!window.name.startsWith('{')) return;
  sessionStorage.clear();
  const session = JSON.parse(window.name) as Record<string, string>;
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  window.name = '';
}

/** A page with its member and a proxy to the sandbox that can inject faults. */
export class Stage {
  readonly page: Page;
  private readonly context: BrowserContext;
  private readonly faults: Faults;
  private readonly request: APIRequestContext;
  private readonly sandbox: Sandbox;
  private shared: Member | undefined;

  private constructor(parts: {
    page: Page;
    context: BrowserContext;
    faults: Faults;
    request: APIRequestContext;
  }) {
    ({ page: this.page, context: this.context, faults: this.faults, request: this.request } = parts);
    this.sandbox = new Sandbox(this.request);
  }

  /** `script` runs at the start of each page. */
  static async open(browser: Browser, sandboxUrl: string, script = ''): Promise<Stage> {
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
    return new Stage({ page, context, faults, request });
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.request.dispose();
    this.faults.close();
  }

  /** Opens the form of a call, filled in. */
  async openForm(driver: Driver): Promise<void> {
    await this.page.setViewportSize(desktop);
    const scene = await this.sceneFor(driver);
    await openScreen(scene, driver);
    await driver.begin?.(scene);
  }

  /** Runs faults of one call in sequence. */
  async play(
    driver: Driver,
    names: readonly FaultName[],
    onResult: (result: CaseResult) => void,
  ): Promise<void> {
    let scene = await this.sceneFor(driver);
    let isUsedUp = false;
    for (const name of names) {
      if (isUsedUp || driver.freshMember) {
        await driver.restore?.(scene);
        if (isUsedUp) this.shared = undefined;
        scene = await this.sceneFor(driver);
      }
      isUsedUp = isSpent(driver, name) || driver.real === true;
      const { page, faults } = this;
      onResult(await runCase(driver, name, { page, faults, scene, stub: getStub(driver.call) }));
    }
    if (isUsedUp) this.shared = undefined;
    await driver.restore?.(scene);
  }

  /** Cases without their own needs share a member. */
  private async sceneFor(driver: Driver): Promise<Scene> {
    const { page, sandbox, request } = this;
    const isShared = [driver.member, driver.prepare, driver.unaddressed].every((own) => own === undefined);
    const options = driver.unaddressed ? rich : addressed;
    const member =
      (isShared ? this.shared : undefined) ??
      (await Member.make(request, sandbox, { ...options, ...driver.member }));
    if (isShared) this.shared = member;
    return { page, sandbox, member, state: (await driver.prepare?.({ sandbox, member })) ?? {} };
  }
}
