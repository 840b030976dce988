import type { Page } from '@playwright/test';

const hour = 3_600_000;

/** Runs in the page. */
function replaceDate(ahead: number): void {
  const Right = Date;
  const now = () => Right.now() + ahead;
  window.Date = new Proxy(Right, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length ? values : [now()], made) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

/** Sets the device's clock wrong by hours. Timers and the steady clock are right. */
export const setDeviceClock = (page: Page, hours: number): Promise<unknown> =>
  page.addInitScript(replaceDate, hours * hour);

/** Turns the device's clock by hours while a page is open. */
export async function turnDeviceClock(page: Page, hours: number): Promise<void> {
  await setDeviceClock(page, hours);
  await page.evaluate(replaceDate, hours * hour);
}
