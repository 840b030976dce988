import {
  request as requests,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { Member } from '../support/member';
import { Sandbox } from '../support/sandbox';
import type { Driver, Scene } from './driver';
import { faultNames, getFault, type FaultName } from './faults';
import { watchFromTheStart } from './look';
import { FaultProxy } from './proxy';
import { runCase, type CaseResult } from './runCase';
import { getStub } from './stubs';

/** What is done for real uses the member up. */
export const isSpent = (driver: Driver, name: FaultName) => {
  const { deed } = getFault(name);
  const isReal = deed.do === 'forwardTwice' || deed.do === 'forwardAndCut';
  return isReal && (driver.kind === 'write' || driver.kind === 'mark');
};

/** The faults of a call, those that do not apply aside. What uses a member up comes last, so that few are made. */
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

/** Enough for everything that members do, and confirmed by a pin, which needs no mail. */
const rich = { by: 'mpin', paidIn: '100000.00', earned: '50000.00' } as const;
const addressed = { ...rich, destination: 'address' } as const;

/** A page that reaches the sandbox by a way that can be spoilt, and who uses it. */
export class Stage {
  readonly page: Page;
  private readonly context: BrowserContext;
  private readonly proxy: FaultProxy;
  private readonly request: APIRequestContext;
  private readonly sandbox: Sandbox;
  private anybody: Member | undefined;

  private constructor(parts: {
    page: Page;
    context: BrowserContext;
    proxy: FaultProxy;
    request: APIRequestContext;
  }) {
    ({ page: this.page, context: this.context, proxy: this.proxy, request: this.request } = parts);
    this.sandbox = new Sandbox(this.request);
  }

  static async open(browser: Browser, sandboxUrl: string): Promise<Stage> {
    const proxy = await FaultProxy.to(sandboxUrl);
    const request = await requests.newContext({ baseURL: sandboxUrl });
    const context = await browser.newContext({
      ...{ baseURL: proxy.url, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    });
    await context.clock.install();
    // The loader names the functions that it brings into a page.
    await context.addInitScript('globalThis.__name = (one) => one');
    await context.addInitScript(watchFromTheStart);
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    // The name of a window lasts from page to page of the portal alone.
    await page.goto('/login');
    return new Stage({ page, context, proxy, request });
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.request.dispose();
    this.proxy.close();
  }

  /** Plays faults of one call, one after the other. */
  async play(
    driver: Driver,
    names: readonly FaultName[],
    onResult: (result: CaseResult) => void,
  ): Promise<void> {
    let scene = await this.sceneFor(driver);
    let isUsedUp = false;
    for (const name of names) {
      if (isUsedUp || driver.anew) {
        await driver.restore?.(scene);
        if (isUsedUp) this.anybody = undefined;
        scene = await this.sceneFor(driver);
      }
      isUsedUp = isSpent(driver, name) || driver.real === true;
      const { page, proxy } = this;
      onResult(await runCase(driver, name, { page, proxy, scene, stub: getStub(driver.call) }));
    }
    if (isUsedUp) this.anybody = undefined;
    await driver.restore?.(scene);
  }

  /** Whoever needs nothing of their own shares a member. */
  private async sceneFor(driver: Driver): Promise<Scene> {
    const { page, sandbox, request } = this;
    const isShared = [driver.member, driver.prepare, driver.unaddressed].every((own) => own === undefined);
    const options = driver.unaddressed ? rich : addressed;
    const member =
      (isShared ? this.anybody : undefined) ??
      (await Member.make(request, sandbox, { ...options, ...driver.member }));
    if (isShared) this.anybody = member;
    return { page, sandbox, member, state: (await driver.prepare?.({ sandbox, member })) ?? {} };
  }
}
