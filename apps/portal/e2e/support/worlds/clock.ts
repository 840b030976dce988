import type { Page } from '@playwright/test';

const hour = 3_600_000;

/** Sets the device's clock wrong by hours. Timers and the steady clock are right. */
export const setDeviceClock = (page: Page, hours: number): Promise<unknown> =>
  page.addInitScript((ahead) => {
    const Right = Date;
    const now = () => Right.now() + ahead;
    window.Date = new Proxy(Right, {
      construct: (target, values, made) =>
        Reflect.construct(target, values.length ? values : [now()], made) as Date,
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
  }, hours * hour);
