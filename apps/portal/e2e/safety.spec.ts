import { readFileSync } from 'node:fs';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const routes = readFileSync(new URL('../../../checks/data/routes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')
  .map((route) => (route === '*' ? '/no/such/page' : route));

test('every route carries the policy, and none of them breaks it', async ({
  page,
  sandbox,
  request,
  watch,
}) => {
  // Thirty-odd pages, each opened from its address.
  test.setTimeout(180_000);
  expect(routes.length).toBeGreaterThan(30);
  await signIn(page, sandbox, 'leader');
  const nonces = new Set<string>();
  for (const route of routes) {
    const answer = await request.get(route, { headers: { accept: 'text/html' } });
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, route).toContain("default-src 'none'; script-src 'self';");
    expect(policy, route).toContain("require-trusted-types-for 'script'");
    expect(headers['x-frame-options'], route).toBe('DENY');
    expect(headers['x-content-type-options'], route).toBe('nosniff');
    expect(headers['referrer-policy'], route).toBe('no-referrer');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(await answer.text(), route).toContain(`content="${nonce}"`);
    nonces.add(nonce);
    await page.goto(route);
    await expect(page.locator('h1').first(), route).toBeVisible();
  }
  expect(nonces.size).toBe(routes.length);
  expect(watch.violations).toEqual([]);
});

test('the policy is in force: a foreign picture and an inline style are refused, and the watch sees it', async ({
  page,
  watch,
}) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('img');
    script.src = 'https://tracker.example/pixel.png';
    document.body.append(script);
  });
  await expect.poll(() => watch.violations.length).toBeGreaterThan(0);
  expect(watch.violations[0]).toContain('img-src');
  await page.evaluate(() => document.body.setAttribute('style', 'display: none'));
  await expect.poll(() => watch.violations.join()).toContain('style-src-attr');
  watch.violations.length = 0;
});
