import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { countTimers, getFootprint, type Footprint } from './support/footprint';
import { heading, onDashboard, press, signIn } from './support/page';
import { expect, nightly, test } from './support/test';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Machine code of what runs is often in the heap too: 1.3 MB more after 800 changes, and no leak of the portal.
      const args = [...(launchOptions.args ?? []), '--js-flags=--jitless --no-flush-bytecode'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const changes = 500;
const dialogs = 50;
/** Three warm-up rounds, because one-time loading and caching is no leak. */
const warming = 3;
/** RTK Query keeps unused data for a minute. */
const keptFor = 60_000;

const { login: _login, register: _register, verifyEmail: _verify, newUsername: _new, ...member } = addresses;
const routes = Object.values(member).filter((path) => !path.includes(':'));

/** Navigates as a link does, and waits for the heading. */
const visit = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (all) => {
    const name = () => document.querySelector('main h1')?.textContent ?? '';
    for (const path of all) {
      if (location.pathname === path) continue;
      const before = name();
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      const isThere = () => name() !== '' && name() !== before;
      for (let frame = 0; frame < 600 && !isThere(); frame++)
        await new Promise((painted) => requestAnimationFrame(painted));
      if (!isThere()) throw new Error(`${path} did not come`);
    }
  }, paths);

async function openDialogs(page: Page, times: number) {
  for (let time = 0; time < times; time += 2) {
    await visit(page, [addresses.tickets]);
    await press(page, 'Raise Ticket');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visit(page, [addresses.dashboard]);
    await press(page, 'Share left referral link');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Compares three samples. A leak grows as much in the second half as in the first. */
const toLine = (name: keyof Footprint, looks: readonly number[]) => {
  const [before = NaN, after = NaN] = [looks[0], looks.at(-1)];
  const shown = (value: number) => (name === 'heap' ? `${(value / 1e6).toFixed(2)} MB` : String(value));
  const share = ((after / before - 1) * 100).toFixed(1);
  return `${name.padEnd(10)} ${looks.map((look) => shown(look).padStart(9)).join(' → ')}  ${share} %`;
};

test(
  `a long session of ${changes} changes of route and ${dialogs} dialogs leaves the page as it was`,
  nightly,
  async ({ page, sandbox }) => {
    test.setTimeout(20 * 60_000);
    await countTimers(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await signIn(page, sandbox, 'leader');
    await onDashboard(page);

    const ofAMinute = () =>
      page.evaluate(
        (ms) => [...window.pendingTimers.values()].filter((delay) => delay === ms).length,
        keptFor,
      );
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // The dashboard's own calls, which refresh its data.
    const own = await ofAMinute();
    const rest = async () => {
      await visit(page, [addresses.allNews, addresses.dashboard]);
      await expect(heading(page, 'Dashboard')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect.poll(ofAMinute, { timeout: 2 * keptFor }).toBe(own);
      return getFootprint(page, cdp);
    };

    const rounds = (times: number) => Array.from({ length: times }, () => routes).flat();
    await visit(page, rounds(warming));
    await openDialogs(page, 4);
    const before = await rest();
    const half = async () => {
      await visit(page, rounds(Math.ceil(changes / routes.length)).slice(0, changes / 2));
      await openDialogs(page, dialogs / 2);
      return rest();
    };
    const middle = await half();
    const after = await half();

    const names = Object.keys(before) as (keyof Footprint)[];
    console.log(names.map((name) => toLine(name, [before[name], middle[name], after[name]])).join('\n'));
    for (const name of names) {
      // Five percent of a few timers would round to zero.
      const slack = Math.max(before[name] * 0.05, 1);
      expect.soft(Math.abs(after[name] - before[name]), name).toBeLessThanOrEqual(slack);
    }
  },
);
