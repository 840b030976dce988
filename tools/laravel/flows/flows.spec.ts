import type { Page } from '@playwright/test';
import { playOn } from '../../../apps/portal/e2e/journeys/chromium';
import { registration } from '../../../apps/portal/e2e/journeys/member';
import { seeded, type KnownMember } from '../src/laravel';
import { laravelTest, openSignedIn } from './stage';
import {
  atSignIn,
  codeSent,
  heading,
  onDashboard,
  press,
  typeCode,
  logOut,
  submitPassword,
} from '../../../apps/portal/e2e/support/page';
import { expect } from '../../../apps/portal/e2e/support/test';

const { rich, mailed } = seeded;

async function signIn(page: Page, home: string, member: Omit<KnownMember, 'pin'>) {
  await page.goto(`${home}/login`);
  await submitPassword(page, member);
}

laravelTest(
  'registers, verifies the email and signs in with the pin',
  async ({ page, site, startLaravel }) => {
    const server = await startLaravel();
    await page.goto(`${site.home}/register?u=amina&p=L`);
    await playOn(page, registration, { username: 'dora', password: 'correct horse 7', pin: '2580' });
    await codeSent(page);
    await typeCode(page, `${server.find('dora').code}\n`);
    await atSignIn(page);
    await signIn(page, site.home, { username: 'dora', password: 'correct horse 7' });
    await typeCode(page, '2580\n');
    await onDashboard(page);
    expect(server.find('dora')).toMatchObject({ sponsor: 'amina', email_verified_at: expect.any(String) });
  },
);

laravelTest('signs in with a mailed code, and out', async ({ page, site, startLaravel }) => {
  const server = await startLaravel();
  await signIn(page, site.home, mailed);
  await codeSent(page);
  await typeCode(page, `${server.find(mailed.username).code}\n`);
  await onDashboard(page);
  await logOut(page, mailed.username);
});

laravelTest('reads the passwords of an MT5 account', async ({ page, site, startLaravel }) => {
  await openSignedIn(page, site, await startLaravel(), '/user/mt5Account');
  await press(page, 'View Password');
  await typeCode(page, rich.pin);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Main#123')).toBeVisible();
});

laravelTest('reads notifications', async ({ page, site, startLaravel }) => {
  await openSignedIn(page, site, await startLaravel(), '/user/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await press(page, 'See All Notifications');
  await expect(heading(page, 'All Notifications')).toBeVisible();
});
