import type { Page } from '@playwright/test';
import { answer } from './answers';
import { atSignIn, press, toast, typeCode } from './page';

interface Member {
  username: string;
  password: string;
  pin: string;
}

/** Completes both steps of an open sign-in, which may already have the username. */
export async function signInHere(page: Page, { username, password, pin }: Member) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Verify');
  await page.getByLabel('digit 1 of 4').waitFor();
  await typeCode(page, `${pin}\n`);
}

/** Ends the session on the server. The page detects it when the member returns to it. */
export async function endSession(page: Page) {
  const heal = await answer(page, '/**', 'code401');
  await page.clock.install();
  await page.clock.fastForward(120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // Visible for two seconds only, so a check once a second may miss it.
  await toast(page, 'Your session has expired please login again!').waitFor();
  await page.clock.fastForward(2_000);
  await atSignIn(page);
  await heal();
}
