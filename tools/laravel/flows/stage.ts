import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildLaravel, Laravel, seeded, type KnownMember, type LaravelOptions } from '../src/laravel';
import { toPortalConfig } from '../src/page';
import { openWithSession, otherOriginTest, type Site } from '../../../apps/portal/e2e/support/otherOrigin';

interface Fixtures {
  /** Starts a Laravel with its own data in place of the one before. */
  startLaravel: (options?: Pick<LaravelOptions, 'pages'>) => Promise<Laravel>;
}

interface WorkerFixtures {
  /** The folder of the application, built once. */
  built: string;
}

/** The built portal, and a real Laravel on another origin. */
export const laravelTest = otherOriginTest.extend<Fixtures, WorkerFixtures>({
  toConfig: [async ({ browserName: _any }, use) => use(toPortalConfig), { scope: 'worker' }],
  built: [
    async ({ browserName: _any }, use) => {
      const folder = buildLaravel();
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  startLaravel: async ({ site, built }, use) => {
    let server: Laravel | undefined;
    await use(async (options) => {
      await server?.close();
      server = await Laravel.start(built, { ...options, port: site.port, portal: new URL(site.home).origin });
      return server;
    });
    await server?.close();
  },
});

/** Opens the portal as a member of the seed who has signed in. */
export async function openSignedIn(
  page: Page,
  site: Site,
  server: Laravel,
  path: string,
  member: KnownMember = seeded.rich,
): Promise<void> {
  const token = await server.signIn(member);
  await openWithSession(page, site, { username: member.username, token }, path);
}
