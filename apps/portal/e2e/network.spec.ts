import type { Page } from '@playwright/test';
import type { Member, MemberOptions } from './support/member';
import { dialog, openAs, getOverflow, press, toast } from './support/page';
import { expect, test } from './support/test';

/** Creates a member and three below, each the sponsor of the next. Returns the sandbox's data about them. */
async function chain(newMember: (options?: MemberOptions) => Promise<Member>) {
  const member = await newMember();
  const below: string[] = [];
  for (let { username } = member; below.length < 3; below.push(username))
    ({ username } = await newMember({ sponsor: username, upTo: 'registered' }));
  return { member, below: below as [string, string, string] };
}

const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name},`) });

test('a team is searched, opened, read by keyboard, and reset [B §2 Direct Tree, B §8 Direct tree failed]', async ({
  page,
  newMember,
}) => {
  const { member, below } = await chain(newMember);
  const [first, second, third] = below;
  await openAs(page, member, '/user/directList');
  // The outline opens first, with the direct team by status.
  await expect(page.getByRole('treegrid')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Unpaid 1/ })).toBeVisible();
  const draw = () => press(page, 'Drawing');
  await draw();
  // Pressing again retries a team that failed to load.
  await page.route('**/api/directTeam?username=*', (route) => route.fulfill({ status: 500, body: '<h1>' }));
  await item(page, first).click();
  await expect(toast(page, 'No Data Found')).toBeVisible();
  await expect(page.getByRole('treeitem', { name: new RegExp(`^${first},.* Couldn’t load`) })).toBeVisible();
  await page.unroute('**/api/directTeam?username=*');
  for (const name of [first, second]) await item(page, name).click();
  await expect(item(page, third)).toBeVisible();

  // Moves down from the root by keyboard only. Each member's card appears with the focus.
  await page.getByRole('tree').focus();
  await page.keyboard.press('Home');
  for (const name of below) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'View tree from here' })).toHaveAttribute(
      'href',
      `/user/directList?user=${name}`,
    );
  }
  await page.keyboard.press('Escape');

  const search = page.getByRole('combobox', { name: 'Search by user name' });
  await search.fill(second);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?user=${second}$`));
  await draw();
  await expect(item(page, third)).toBeVisible();
  await expect(item(page, first)).toHaveCount(0);
  await page.reload();
  await draw();
  await expect(item(page, third)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Path to this tree' })).toContainText(second);
  await page.getByRole('link', { name: 'Back to my tree' }).click();
  await draw();
  await expect(item(page, first)).toBeVisible();
  // The same message covers a member of another team and a missing one (T20).
  for (const stranger of ['leader', 'nobody-of-this-name']) {
    await search.fill(stranger);
    await search.press('Enter');
    await expect(
      page.getByText(`${stranger} isn’t in your team, or the name is spelled differently.`),
    ).toBeVisible();
  }
  // On a phone the team is an outline, and can switch to the tree.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user/directList');
  await expect(page.getByRole('treegrid')).toBeVisible();
  await press(page, 'Drawing');
  await expect(page.getByRole('tree')).toBeVisible();
  expect(await getOverflow(page)).toBe(0);
});

test('the legs, the levels and the direct referrals', async ({ page, newMember, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { member, below } = await chain(newMember);
  await openAs(page, member, '/user/binaryList');
  await expect(item(page, below[1])).toBeVisible();
  await page.getByRole('tree').focus();
  for (const key of ['Home', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('treeitem', { name: /^Vacant/ }).first()).toBeVisible();
  await press(page, 'Copy link');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe(`/register?u=${member.username}&p=R`);

  await page.goto('/user/downlineDetails');
  for (const [index, name] of below.entries()) {
    await press(page, `View level ${index + 1}`);
    const level = dialog(page, `Downline users for level ${index + 1}`);
    await expect(level.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect(level.getByRole('row')).toHaveCount(2);
    await level.getByRole('button', { name: 'Close' }).first().click();
    await expect(level).toHaveCount(0);
  }
  await press(page, 'Filter');
  await dialog(page, 'Filter').getByLabel('Level').selectOption('25');
  await press(dialog(page, 'Filter'), 'Apply');
  await expect(page).toHaveURL(/level=25/);
  await expect(page.getByRole('button', { name: 'View level 3' })).toBeVisible();

  await page.goto('/user/direct');
  const first = page.getByRole('link', { name: `Open ${below[0]} in the tree`, exact: true });
  await expect(first).toHaveAttribute('href', `/user/directList?user=${below[0]}`);
  await expect(page.getByText(below[1])).toHaveCount(0);
  // The filters stay in the address.
  await page.getByText('Paid 0', { exact: true }).click();
  await expect(page).toHaveURL(/status=paid/);
  await expect(first).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No direct referral matches your filters.')).toBeVisible();
  await page.getByText('Unpaid 1', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Name or username' }).fill(below[0].slice(0, 4).toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(first).toBeVisible();
});

test('the team list opens as a follow-up, and the table is one press away', async ({ page, newMember }) => {
  const { member, below } = await chain(newMember);
  await openAs(page, member, '/user/teamList');
  const unpaid = page.getByRole('region', { name: 'Unpaid, closest to you' });
  await expect(unpaid.getByRole('listitem')).toHaveCount(3);
  // Pressed at once, whether or not its code is there.
  await press(unpaid, `Share packages with ${below[0]}`);
  await expect(dialog(page, `Share packages with ${below[0]}`)).toContainText('/user/');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All members' }).click();
  await expect(page).toHaveURL(/view=all/);
  await expect(page.getByRole('link', { name: below[2], exact: true })).toBeVisible();
  // An older link with filters leads to the table.
  await page.goto('/user/teamList?leg=right');
  await expect(page).toHaveURL(/leg=right&view=all|view=all&leg=right/);
  await expect(page.getByText('No one in your team matches your filters.')).toBeVisible();
});
