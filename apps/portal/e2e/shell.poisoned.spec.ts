import fc from 'fast-check';
import { addresses } from '@portal/ui/addresses';
import { openAs } from './support/page';
import { shapedTest as test } from './support/shapedTest';
import { getStartFiles, reloadButton, started, starts } from './support/starts';
import { expect } from './support/test';

const html = '<h1>Welcome to the Wi-Fi</h1>';

/** How a captive portal labels its page. The browser keeps each of these under the name of a script. */
const labels: Record<string, Record<string, string>> = {
  'an hour': { 'cache-control': 'max-age=3600' },
  'immutable for a year': { 'cache-control': 'public, max-age=31536000, immutable' },
  // A server may answer 304 to a date after its file's, which would keep the page.
  'an hour, changed now': { 'cache-control': 'max-age=3600', 'last-modified': new Date().toUTCString() },
};

const cases = starts.flatMap((address) =>
  getStartFiles(address).flatMap((file) => Object.keys(labels).map((label) => ({ address, file, label }))),
);

test('what a captive portal left in the cache under the name of a script is replaced by Reload', async ({
  browser,
  connection,
  baseURL,
  newMember,
}, info) => {
  test.setTimeout(240_000);
  const seed = Date.now() % 1_000_000;
  info.annotations.push({ type: 'seed', description: String(seed) });
  const session = await newMember();
  const last = cases.filter(({ label }) => 'last-modified' in (labels[label] ?? {}));
  const drawn = [last, cases].flatMap((from) => fc.sample(fc.constantFrom(...from), { seed, numRuns: 3 }));
  for (const { address, file, label } of drawn) {
    const name = `${address}: ${file}, kept for ${label}`;
    let hits = 0;
    connection.shape = (path) => {
      if (path !== file) return undefined;
      hits += 1;
      const headers = { 'content-type': 'text/html', ...labels[label] };
      return { instead: { status: 200, body: html }, headers };
    };
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    if (address === addresses.login) await page.goto(address, { waitUntil: 'commit' });
    else await openAs(page, session, address, 'commit');
    const works = started(page, address);
    await expect(reloadButton(page).first(), name).toBeVisible({ timeout: 20_000 });
    expect(hits, name).toBeGreaterThan(0);
    connection.shape = () => undefined;
    await reloadButton(page).first().click();
    await expect(works, `${name}: healed`).toBeVisible({ timeout: 20_000 });
    await context.close();
  }
});
