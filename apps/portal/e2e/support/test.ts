import { test as base, type TestInfo } from '@playwright/test';
import { Member, type MemberOptions } from './member';
import { Sandbox } from './sandbox';
import { type HostWatch, watchHosts } from './watchHosts';
import { watchPage, type PageWatch } from './watchPage';

interface Fixtures {
  sandbox: Sandbox;
  /** Makes a member of the flow's own: what they do disturbs no other flow. */
  newMember: (options?: MemberOptions) => Promise<Member>;
  /** Which hosts were contacted besides the portal's, by any page of the flow. */
  hosts: HostWatch;
  /** What the page did that a member can't see: errors, refused sources, requests with the token. */
  watch: PageWatch;
}

/** Where the sandbox of a worker is: PostgreSQL has one for each of them (playwright.config.ts). */
export function sandboxUrl({ project, parallelIndex }: TestInfo): string {
  const place = project.name === 'pglite' ? 0 : parallelIndex;
  return `http://127.0.0.1:${process.env[`E2E_PORT_${project.name}_${place}`]}`;
}

/** Every flow also fails on an uncaught error, on anything that the content policy refused, and on a stranger's host. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use, info) => use(baseURL ?? sandboxUrl(info)),
  sandbox: async ({ request }, use) => use(new Sandbox(request)),
  newMember: async ({ request, sandbox }, use) =>
    use((options = {}) => Member.make(request, sandbox, options)),
  // Before any page is made.
  hosts: [
    async ({ browser, baseURL }, use) => {
      const hosts = watchHosts(browser, new URL(baseURL ?? '').hostname);
      await use(hosts);
      hosts.end();
      base.expect(hosts.strangers, 'hosts that are neither app nor API nor pictures').toEqual([]);
    },
    { auto: true },
  ],
  watch: [
    async ({ page, baseURL }, use, info) => {
      const watch = await watchPage(page, baseURL ?? '');
      await use(watch);
      if (info.status !== info.expectedStatus)
        await info.attach('what the page said', { body: watch.said.join('\n'), contentType: 'text/plain' });
      base.expect(watch.errors, 'uncaught errors').toEqual([]);
      base.expect(watch.violations, 'content policy violations').toEqual([]);
      base.expect(watch.leaks, 'requests that carry the token abroad or in a URL').toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks a flow that is walked on every engine: the whole ways in which money moves. */
export const everyEngine = { tag: '@everyEngine' };

export { expect } from '@playwright/test';
