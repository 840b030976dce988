import { test as base, type TestInfo } from '@playwright/test';
import { type BlockingProxy, openBlockingProxy } from './blockingProxy';
import { Member, type MemberOptions } from './member';
import { Sandbox } from './sandbox';
import { simulateConnection } from './network';
import { type HostWatch, watchHosts, watchPage, type PageWatch } from './watchPage';

interface Fixtures {
  sandbox: Sandbox;
  /** Makes a member of the flow's own: what they do disturbs no other flow. */
  newMember: (options?: MemberOptions) => Promise<Member>;
  /** Hosts of the portal besides that of `baseURL`, where its page and its API are apart. */
  otherHosts: readonly string[];
  /** Which hosts were contacted besides the portal's, by any page of the flow. */
  hosts: HostWatch;
  /** What the page did that a member can't see: errors, refused sources, requests with the token. */
  watch: PageWatch;
}

interface WorkerFixtures {
  /** The browser's one way out, which leads nowhere. */
  blockingProxy: BlockingProxy;
}

const portName = ({ project, parallelIndex }: TestInfo) =>
  project.name === 'pglite' ? 'E2E_PORT_pglite_0' : `E2E_PORT_postgres_${parallelIndex}`;

/** Where the sandbox of a worker is: PostgreSQL has one for each of them (playwright.config.ts). */
export const sandboxUrl = (info: TestInfo): string => `http://127.0.0.1:${process.env[portName(info)]}`;

/** The port of the one origin besides its own that the sandbox of a worker answers, at `localhost`. */
export const portElsewhere = (info: TestInfo): number => Number(process.env[`${portName(info)}_elsewhere`]);

/** Every flow also fails on an uncaught error, on anything that the content policy refused, and on a stranger's host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  blockingProxy: [
    async ({ browserName: _any }, use) => {
      const proxy = await openBlockingProxy();
      await use(proxy);
      proxy.close();
    },
    { scope: 'worker' },
  ],
  // The portal's own hosts are reached directly.
  launchOptions: [
    async ({ launchOptions, blockingProxy: { server } }, use) =>
      use({ ...launchOptions, proxy: { server, bypass: '127.0.0.1,localhost' } }),
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use, info) => use(baseURL ?? sandboxUrl(info)),
  sandbox: async ({ request }, use) => use(new Sandbox(request)),
  newMember: async ({ request, sandbox }, use) =>
    use((options = {}) => Member.make(request, sandbox, options)),
  otherHosts: [[], { option: true }],
  // Before any page is made.
  hosts: [
    async ({ browser, baseURL, otherHosts, blockingProxy }, use) => {
      const hosts = watchHosts(browser, [new URL(baseURL ?? '').hostname, ...otherHosts]);
      await use(hosts);
      hosts.end();
      const strangers = [...hosts.strangers, ...blockingProxy.wanted.splice(0)];
      base.expect(strangers, 'hosts that are neither app nor API nor pictures').toEqual([]);
    },
    { auto: true },
  ],
  watch: [
    async ({ page, baseURL }, use, info) => {
      const watch = await watchPage(page, baseURL ?? '');
      await simulateConnection(page, { effectiveType: '4g', saveData: false });
      await use(watch);
      if (info.status !== info.expectedStatus)
        await info.attach('the log of the page', { body: watch.log.join('\n'), contentType: 'text/plain' });
      base.expect(watch.errors, 'uncaught errors').toEqual([]);
      base.expect(watch.violations, 'content policy violations').toEqual([]);
      base.expect(watch.leaks, 'requests that carry the token abroad or in a URL').toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks a flow that runs on every engine: the whole ways in which money moves. */
export const everyEngine = { tag: '@everyEngine' };

/** Marks a flow of what seldom changes and takes long, which runs each night (`npm run nightly -- journeys`). */
export const nightly = { tag: '@night' };

export { expect } from '@playwright/test';
