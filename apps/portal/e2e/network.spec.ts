import type { Page } from '@playwright/test';
import { openAs, signedInMember } from './support/openAs';
import { expect, test } from './support/test';

/** Who sponsors whom below the member. */
const sponsors: Record<string, string> = { jonas7: 'me', mei5: 'me', ravi7: 'jonas7', olaf3: 'jonas7' };
const teamOf = (name: string) => Object.keys(sponsors).filter((one) => sponsors[one] === name);

/** An answer of directTeam (B §3): the root's fields stand in each row. */
function directTeam(root: string, me: string) {
  const nameOf = (name: string) => (name === 'me' ? me : name);
  const team = teamOf(root);
  return (team.length > 0 ? team : [null]).map((name) => ({
    username: name,
    sponsor: nameOf(root),
    sponsor_sponsor: root === 'me' ? 'founder' : nameOf(sponsors[root] ?? ''),
    sponsor_total_team: team.length,
    sponsor_is_paid: 1,
    is_paid: name === 'mei5' ? 0 : 1,
    total_team: name === null ? 0 : teamOf(name).length,
    total_subscription: '500.00',
  }));
}

/** Answers for a network of the test's own; the returned names were asked for. `refused` gets a 500. */
async function answerTeams(page: Page, me: string, refused: Set<string>): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/directTeam*', async (route) => {
    const name = new URL(route.request().url()).searchParams.get('username') ?? 'me';
    asked.push(name);
    if (refused.has(name)) return route.fulfill({ status: 500, body: '<h1>Whoops</h1>' });
    if (name !== 'me' && !(name in sponsors))
      return route.fulfill({ status: 404, json: { status: false, message: 'No Data Found' } });
    return route.fulfill({ json: { status: true, data: directTeam(name, me) } });
  });
  return asked;
}

const item = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const middleOf = async (page: Page, name: RegExp) => {
  const box = await item(page, name).boundingBox();
  return box ? box.x + box.width / 2 : NaN;
};

test('a team opens where it is pressed, and what did not come can be asked for again', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await signedInMember(request, sandbox);
  const refused = new Set(['jonas7']);
  const asked = await answerTeams(page, member.username, refused);
  await openAs(page, member, '/user/directList');
  await expect(item(page, /^mei5, Unpaid/)).toBeVisible();
  const before = await middleOf(page, /^jonas7/);
  await item(page, /^jonas7/).click();
  await expect(item(page, /^jonas7, Paid, Could not be loaded/)).toBeVisible();
  await expect(page.getByText('No Data Found')).toBeVisible();
  refused.clear();
  await item(page, /^jonas7/).click();
  await expect(item(page, /^ravi7/)).toBeVisible();
  expect(asked).toEqual(['me', 'jonas7', 'jonas7']);
  // Whoever was pressed is still under the pointer, also while the others make room.
  await expect.poll(async () => Math.abs((await middleOf(page, /^jonas7/)) - before)).toBeLessThan(1.5);

  const wide = await item(page, /^ravi7/).boundingBox();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 300);
  await expect
    .poll(async () => (await item(page, /^ravi7/).boundingBox())?.width)
    .toBeLessThan(wide?.width ?? 0);

  await page.getByRole('tree').focus();
  await page.keyboard.press('.');
  await expect(page.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '6');
});

test('an address begins the tree with a member of the team, and leads back', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await signedInMember(request, sandbox);
  const asked = await answerTeams(page, member.username, new Set());
  await openAs(page, member, '/user/directList?user=jonas7');
  await expect(item(page, /^ravi7/)).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Where the tree begins' });
  await expect(trail).toHaveText('Youjonas7');
  await page.getByRole('searchbox').fill('stranger');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?user=stranger$/);
  await expect(page.getByText('stranger is not in your team')).toBeVisible();
  // What can be nobody's name asks nobody.
  await page.getByRole('searchbox').fill('../stranger');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('../stranger is not in your team')).toBeVisible();
  expect(asked).toEqual(['jonas7', 'stranger']);
  await page.goBack();
  await expect(page.getByText('stranger is not in your team')).toBeVisible();
  await page.getByRole('link', { name: 'Back to me' }).click();
  await expect(page).toHaveURL(/\/user\/directList$/);
  await expect(item(page, /^mei5/)).toBeVisible();
});
