import { send, type Rule } from './journeys/shapingProxy';
import { heading, signIn } from './support/page';
import { shapedTest as test } from './support/shapedTest';
import { expect } from './support/test';
import { waitForOffline } from './support/worker';

test.use({ serviceWorkers: 'allow' });

/** Serves the worker of another release. */
const release: Rule = ({ path, asked, answer, forward }) => {
  if (path !== '/serviceWorker.js') return undefined;
  // The sandbox would report the old release as current.
  delete asked.headers['if-none-match'];
  delete asked.headers['if-modified-since'];
  return forward().then((whole) =>
    send(answer, { ...whole, body: Buffer.concat([whole.body, Buffer.from('\n// Another release.')]) }),
  );
};

test('a newer release is offered, and not while something is typed (D117, ADR 22)', async ({
  page,
  sandbox,
  connection,
}) => {
  await signIn(page, sandbox, 'pinuser', '/user/manualWithdraw');
  await waitForOffline(page);
  // A page without the current release's script belongs to another release.
  await page.evaluate(() => document.querySelector('script[type="module"][src]')?.remove());
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('60');
  connection.rules.push(release);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    await new Promise<void>((installed) => {
      if (!installing) return installed();
      installing.addEventListener('statechange', () => installed());
    });
  });
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(page.getByRole('status').filter({ hasText: 'A new version' })).toHaveCount(0);
  await amount.fill('');
  await expect(reload).toBeVisible();
  await amount.fill('60');
  await expect(reload).toHaveCount(0);
  await amount.fill('');
  const worker = () =>
    page.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready;
      return waiting !== null;
    });
  expect(await worker()).toBe(true);
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await expect(heading(page, 'Withdraw')).toBeVisible();
  await expect.poll(worker).toBe(false);
  await expect(reload).toHaveCount(0);
});
