import en from '@portal/ui/text/languages/en.json' with { type: 'json' };
import { findUnheard, recordHeard } from '../../apps/portal/e2e/journeys/heard';
import { signIn } from '../../apps/portal/e2e/support/page';
import { dialogs } from '../../apps/portal/e2e/support/screens/dialogs';
import { expect, nightly, sandboxUrl, test } from '../../apps/portal/e2e/support/test';
import { emptyForm, getError, hear, playAnnouncements } from './announcements';
import { drivers } from './drivers/index';

/** The forms that `npm test` plays: the sign-in's, and one of a payment. */
const daily = ['POST /login', 'POST /withdraw'];

// What a screen reader speaks: new texts of live regions, and the description of what the focus moves to.
for (const driver of drivers.filter(({ kind }) => kind === 'write'))
  test(
    `each message of the form of ${driver.call} is spoken once`,
    daily.includes(driver.call) ? {} : nightly,
    async ({ browser }, info) => {
      test.setTimeout(600_000);
      const { found, count } = await playAnnouncements(browser, sandboxUrl(info), driver);
      expect(found).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(4);
    },
  );

/** Dialogs whose forms make no call, and the one for a ticket, which opens empty. */
const ownDialogs = ['filter', 'ticket', 'views', 'palette', 'keys', 'share', 'leave'];

test('each error of a dialog without a call is spoken once', nightly, async ({ page, sandbox }) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.addInitScript(recordHeard);
  await signIn(page, sandbox, 'leader');
  const found: string[] = [];
  const played = Object.entries(dialogs).filter(([name]) => ownDialogs.includes(name));
  expect(played).toHaveLength(ownDialogs.length);
  for (const [name, [path, open]] of played) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await open(page, en);
    await expect(page.getByRole('dialog').first(), name).toBeVisible();
    const heard = await hear(page, await emptyForm(page));
    const error = await getError(page);
    found.push(...findUnheard(heard, error !== undefined, error).map((what) => `${name}: ${what}`));
  }
  expect(found).toEqual([]);
});
