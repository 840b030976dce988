import { test as base } from '@playwright/test';
import { Sandbox } from './sandbox';
import { watchPage, type PageWatch } from './watchPage';

interface Fixtures {
  sandbox: Sandbox;
  /** What the page did that a member can't see: errors, refused sources, requests with the token. */
  watch: PageWatch;
}

/** Every flow also fails on an uncaught error and on anything that the content policy refused. */
export const test = base.extend<Fixtures>({
  sandbox: async ({ request }, use) => use(new Sandbox(request)),
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = await watchPage(page, baseURL ?? '');
      await use(watch);
      base.expect(watch.errors, 'uncaught errors').toEqual([]);
      base.expect(watch.violations, 'content policy violations').toEqual([]);
      base.expect(watch.leaks, 'requests that carry the token abroad or in a URL').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
