import { goInside, heading, onDashboard, openAs, logOut } from './support/page';
import { shapedTest as test } from './support/shapedTest';
import { expect, nightly } from './support/test';

const modified = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toUTCString();

/** How back ends label their answers. A browser stores each of these, or validates it, unless a call forbids it. */
const labels: Record<string, Record<string, string | undefined>> = {
  'private for ten minutes': { 'cache-control': 'private, max-age=600' },
  'public for ten minutes': { 'cache-control': 'public, max-age=600' },
  'immutable, for every client': { 'cache-control': 'public, max-age=600, immutable', vary: undefined },
  'a date alone': { 'last-modified': modified, 'cache-control': undefined },
  'an expiry alone': { expires: new Date(Date.now() + 600_000).toUTCString(), 'cache-control': undefined },
  'an ETag alone': { etag: '"the-same-for-all"', 'cache-control': undefined },
  nothing: { 'cache-control': undefined, etag: undefined },
};

/** One for each way in which a browser keeps an answer: by its age, for all clients, and validated. The night plays all. */
const quick = ['private for ten minutes', 'immutable, for every client', 'an ETag alone'];

for (const [label, headers] of Object.entries(labels))
  test(
    `with ${label}, the next member reads nothing of the last, and Refresh reaches the server (D139, D146, T45)`,
    quick.includes(label) ? {} : nightly,
    async ({ page, connection, newMember }) => {
      connection.shape = (path) => (path.startsWith('/api/') ? { headers } : undefined);
      const first = await newMember({ paidIn: '734.56', earned: '918.27' });
      const next = await newMember({ paidIn: '12.34' });
      await openAs(page, first, '/user/dashboard');
      await onDashboard(page);
      await expect(page.getByRole('main')).toContainText('734.56');
      // What a load opens is asked by the script of the first paint, and what opens inside by the client.
      await page.goto('/user/transactions');
      await expect(heading(page, 'Transactions')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('734.56');
      await goInside(page, '/user/payouts');
      await expect(page.getByRole('main')).toContainText('918.27');
      await logOut(page, first.username);

      await openAs(page, next, '/user/dashboard');
      await onDashboard(page);
      await expect(page.getByRole('button', { name: next.username })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('12.34');
      const text = () => page.locator('body').innerText();
      for (const left of [first.username, '734.56', '918.27']) expect(await text()).not.toContain(left);
      await page.goto('/user/transactions');
      await expect(page.getByRole('main')).toContainText('12.34');
      expect(await text()).not.toContain('734.56');
      const asked = connection.count('/transactions', next.token);
      expect(asked).toBeGreaterThan(0);
      await page.reload();
      await expect(page.getByRole('main')).toContainText('12.34');
      expect(connection.count('/transactions', next.token)).toBeGreaterThan(asked);
      await goInside(page, '/user/payouts');
      await expect.poll(() => connection.count('/payouts', next.token)).toBeGreaterThan(0);
      expect(await text()).not.toContain('918.27');
    },
  );
