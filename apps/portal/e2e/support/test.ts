import { test as base, type TestInfo } from '@playwright/test';
import { Sandbox } from './sandbox';
import { watchPage, type PageWatch } from './watchPage';

interface Fixtures {
  sandbox: Sandbox;
  /** What the page did that a member can't see: errors, refused sources, requests with the token. */
  watch: PageWatch;
}

/** Where the sandbox of a worker is: PGlite has one for each of them (playwright.config.ts). */
export function sandboxUrl({ project, parallelIndex }: TestInfo): string {
  const place = project.name === 'postgres' ? 0 : parallelIndex;
  return `http://127.0.0.1:${process.env[`E2E_PORT_${project.name}_${place}`]}`;
}

/** Every flow also fails on an uncaught error and on anything that the content policy refused. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use, info) => use(baseURL ?? sandboxUrl(info)),
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

/** Marks a flow that is walked on every engine: the whole ways in which a member's data or money moves. */
export const everyEngine = { tag: '@everyEngine' };

export { expect } from '@playwright/test';
