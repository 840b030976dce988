import type { Page } from '@playwright/test';
import { answer } from './answers';
import { installClock } from './clock';
import { atSignIn, toast, typeCode, submitPassword } from './page';

interface Member {
  username: string;
  password: string;
  pin: string;
}

/** Completes both steps of an open sign-in, which may already have the username. */
export async function signInHere(page: Page, { username, password, pin }: Member) {
  await submitPassword(page, { username, password });
  await page.getByLabel('digit 1 of 4').waitFor();
  await typeCode(page, `${pin}\n`);
}

/**
 * Ends the session on the server. The page detects it when the member returns to it, or earlier by a late read. Its clock
 * stops before, so the message stays until it is found.
 */
export async function endSession(page: Page) {
  await installClock(page);
  await page.clock.pauseAt(Date.now() + 120_000);
  const heal = await answer(page, '/**', 'code401');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await toast(page, 'Your session has expired please login again!').waitFor();
  await page.clock.fastForward(2_000);
  await page.clock.resume();
  await atSignIn(page);
  await heal();
}
