import { expect, type Page } from '@playwright/test';
import { teamListAddress } from '@portal/ui/addresses';
import { signIn } from '../page';
import { routes } from '../routes';
import type { Sandbox } from '../sandbox';

const isMembers = (path: string) => path.startsWith('/user/');

/** Every address with a screen, visitors' first, because a session leaves those. */
export const screenPaths: readonly string[] = [...new Set([...routes, teamListAddress])].sort(
  (one, other) => Number(isMembers(one)) - Number(isMembers(other)),
);

/** Goes to a member's screen inside the portal, as its links do. */
async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll('h1')) title.dataset['left'] = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The screen before stays until the code of the next one has loaded.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

const settled = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/**
 * Opens every address with its screen's data, as a visitor and as the leader, and calls `judge` on each. Returns the
 * number of screens.
 */
export async function visitScreens(
  page: Page,
  sandbox: Sandbox,
  judge: (path: string) => Promise<void>,
  paths: readonly string[] = screenPaths,
): Promise<number> {
  for (const path of paths.filter((one) => !isMembers(one))) {
    await page.goto(path);
    await settled(page);
    await judge(path);
  }
  const members = paths.filter(isMembers);
  if (members[0]) await signIn(page, sandbox, 'leader', members[0]);
  for (const path of members) {
    await settled(page);
    await goTo(page, path);
    await settled(page);
    await judge(path);
  }
  return paths.length;
}
