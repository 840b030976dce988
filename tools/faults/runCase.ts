import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { getMatcher } from '../../apps/portal/e2e/journeys/calls';
import { lookExpression, type Look } from '../../apps/portal/e2e/journeys/look';
import type { Driver, Scene } from './driver';
import { getFault, type FaultName } from './faults';
import { faultsIn, type Evidence } from './judge';
import type { Faults } from './plantFaults';

/** How long, in ms, a screen may take to show the result on a busy machine. A correct screen ends the wait early. */
const patience = 12_000;
/** In ms. Reading a page slows it down. */
const betweenLooks = 60;

interface Stage {
  page: Page;
  faults: Faults;
  scene: Scene;
  /** The response that replaces the sandbox's for a write without effect. */
  stub: string;
}

const isWrite = ({ kind }: Driver) => kind === 'write' || kind === 'mark';

const lookAt = (page: Page) => page.evaluate<Look>(lookExpression);

/** Waits for the frames that React may still need. */
export const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

export async function until(holds: () => boolean | Promise<boolean>, ms = patience): Promise<boolean> {
  const end = Date.now() + ms;
  for (;;) {
    if (await holds()) return true;
    if (Date.now() > end) return false;
    await setTimeout(betweenLooks);
  }
}

/** Opens the screen of a call with the member's session, or without one. */
export async function openScreen({ page, member, state }: Scene, driver: Driver): Promise<void> {
  const { token, username, auth_type } = member;
  const session = driver.visitor ? {} : { token, username, status: 'true', auth_type };
  await page.evaluate((name) => {
    window.name = name;
  }, JSON.stringify(session));
  await page.goto(typeof driver.open === 'string' ? driver.open : driver.open(state));
}

/** Runs one fault of one call. Returns the errors in how the screen handles it. */
export async function runCase(driver: Driver, name: FaultName, stage: Stage): Promise<string[]> {
  const { page, faults, scene, stub } = stage;
  const fault = getFault(name);
  const { deed } = fault;
  const errors: string[] = [];
  let before: Look | undefined;
  let asked: string[] = [];
  let all = 0;
  const matches = getMatcher(driver.call);
  const onError = (error: Error) => errors.push(error.message);
  const onRequest = (one: { url: () => string; method: () => string }) => {
    const { pathname } = new URL(one.url());
    if (pathname.startsWith('/api/')) all += 1;
    // A HEAD asks only whether a network redirects the call.
    if (one.method() !== 'HEAD' && matches(one.method(), pathname))
      asked.push(`${one.method()} ${one.url()}`);
  };
  const isReal =
    deed.do === 'forwardTwice' || deed.do === 'forwardAndCut' || driver.real === true || !isWrite(driver);
  const arm = () => {
    asked = [];
    return faults.arm(driver.call, deed, isReal ? undefined : stub);
  };
  faults.heal();
  try {
    page.on('pageerror', onError);
    page.on('request', onRequest);
    let armed = driver.press ? undefined : arm();
    await openScreen(scene, driver);
    await driver.begin?.(scene);
    if (driver.press) {
      // Waits until all values are loaded.
      await until(async () => (before = await lookAt(page)).busy.length === 0);
      armed = arm();
      await driver.press(scene);
    }
    if (!armed) return ['nothing was armed'];
    const rule = armed;
    if (!(await until(() => rule.hits > 0, 2 * patience))) return ['the call was never made'];
    // The page sends early requests, which the portal takes over while they are fresh. Its first paint is not the screen.
    await page.waitForFunction(() => document.documentElement.dataset.first === undefined);
    if (deed.do === 'hold') {
      await page.clock.fastForward(10_000);
      await settle(page);
      const { toasts, dialog } = await lookAt(page);
      const early = toasts.slice(before?.toasts.length ?? 0);
      if (early.length > 0 || dialog) return [`ten seconds are taken for a failure: ${early.join()}`];
      rule.release();
    }
    // A limit pauses what decorates a screen until it ends (D155).
    if (name === 'tooMany' && driver.kind === 'read') await page.clock.fastForward(31_000);
    if (deed.do === 'silence')
      for (const ms of [21_000, 31_000, 31_000]) {
        await page.clock.fastForward(ms);
        await settle(page);
      }
    if (deed.do === 'swap') {
      await driver.again?.(scene);
      if (!(await until(() => rule.hits > 1))) return ['the second call was never made'];
      const newer = driver.shows;
      await until(async () => newer === undefined || hasText(await lookAt(page), newer));
      await until(async () => (await lookAt(page)).busy.length === 0);
      const { main } = await lookAt(page);
      rule.done = false;
      rule.release();
      await until(() => rule.done);
      await settle(page);
      await settle(page);
      const late = await lookAt(page);
      if (late.main !== main) return ['the older answer took the place of the newer'];
    }
    const evidence = async (): Promise<Evidence> => ({
      ...{ driver, name, fault, before, asked, all, errors },
      look: await lookAt(page),
      usable: await isUsable(page, driver),
    });
    let wrong: string[] = [];
    const isRight = async () => (wrong = faultsIn(await evidence())).length === 0;
    // Waits a moment longer to catch late changes.
    if (await until(isRight)) {
      // A toast waits for the form before it is announced.
      if (isWrite(driver) && fault.ending === 'refused') await page.clock.runFor(1000);
      await settle(page);
      await until(isRight);
    }
    return wrong;
  } catch (error) {
    return [
      `could not be played: ${error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ') : String(error)}`,
    ];
  } finally {
    page.off('pageerror', onError);
    page.off('request', onRequest);
    faults.heal();
  }
}

const hasText = ({ text }: Look, expectedText: string | RegExp) =>
  typeof expectedText === 'string' ? text.includes(expectedText) : expectedText.test(text);

/** True when the failed action can be pressed again. */
async function isUsable(page: Page, { button, kind }: Driver): Promise<boolean> {
  if (kind !== 'write' || !button) return true;
  const again = page.getByRole('button', { name: /again/i });
  const pressable = button(page).or(again).and(page.locator(':enabled:not([aria-busy=true]):visible'));
  return (await pressable.count()) > 0;
}
