import { expect, type Page } from '@playwright/test';
import { teamListAddress } from '@portal/ui/addresses';
import { goInside, signIn } from '../page';
import { routes } from '../routes';
import type { Sandbox } from '../sandbox';

export const isMembers = (path: string) => path.startsWith('/user/');

/** Every address with a screen, visitors' first, because a session leaves those. */
export const screenPaths: readonly string[] = [...new Set([...routes, teamListAddress])].sort(
  (one, other) => Number(isMembers(one)) - Number(isMembers(other)),
);

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
    await goInside(page, path);
    await settled(page);
    await judge(path);
  }
  return paths.length;
}
