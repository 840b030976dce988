import type { APIRequestContext, Page } from '@playwright/test';
import { newMember } from './support/newMember';
import { openAs, signedInMember, type SignedInMember } from './support/openAs';
import type { Sandbox } from './support/sandbox';
import { everyEngine, expect, test } from './support/test';

/** A member and three below, each the sponsor of the next: what the sandbox itself says of them. */
async function chain(request: APIRequestContext, sandbox: Sandbox) {
  const member: SignedInMember = await signedInMember(request, sandbox);
  const first = await newMember(request, { sponsor: member.username });
  const second = await newMember(request, { sponsor: first.username });
  const third = await newMember(request, { sponsor: second.username });
  return { member, below: [first.username, second.username, third.username] as const };
}

const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name},`) });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Where the tree begins' });

test(
  'a team is searched, opened three levels deep, read by keyboard, and begun anew from an address',
  everyEngine,
  async ({ page, sandbox, request }) => {
    const { member, below } = await chain(request, sandbox);
    const [first, second, third] = below;
    await openAs(page, member, '/user/directList');
    for (const name of [first, second]) await item(page, name).click();
    await expect(item(page, third)).toBeVisible();

    // From the root down, by keyboard alone: each member's card comes with the focus.
    await page.getByRole('tree').focus();
    await page.keyboard.press('Home');
    for (const name of below) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('button', { name: 'Copy username' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start the tree here' })).toHaveAttribute(
        'href',
        `/user/directList?user=${name}`,
      );
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Copy username' })).toHaveCount(0);

    // Nothing searched asks nothing; a name of the team begins the tree with it.
    const search = page.getByRole('searchbox', { name: 'Search by user name' });
    await search.press('Enter');
    await expect(page).toHaveURL(/\/user\/directList$/);
    await search.fill(second);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`\\?user=${second}$`));
    await expect(item(page, third)).toBeVisible();
    await expect(item(page, first)).toHaveCount(0);
    await expect(trail(page)).toContainText(second);

    await page.reload();
    await expect(item(page, third)).toBeVisible();
    await page.getByRole('link', { name: 'Back to me' }).click();
    await expect(item(page, first)).toBeVisible();

    // Somebody who exists, elsewhere, is told apart from nobody by no word (T20).
    for (const stranger of ['leader', 'nobody-of-this-name']) {
      await search.fill(stranger);
      await search.press('Enter');
      await expect(page.getByText(`${stranger} is not in your team`)).toBeVisible();
    }
  },
);

test('two legs, their vacant places, and the link that fills one', async ({
  page,
  sandbox,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { member, below } = await chain(request, sandbox);
  await openAs(page, member, '/user/binaryList');
  await expect(item(page, below[1])).toBeVisible();
  const vacant = page.getByRole('treeitem', { name: /^Vacant/ });
  await page.getByRole('tree').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(vacant.first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe('/register');
  expect(link.searchParams.get('u')).toBe(member.username);
  expect(link.searchParams.get('p')).toBe('R');
});

test('the levels below, who stands on each, and a filter that the address keeps', async ({
  page,
  sandbox,
  request,
}) => {
  const { member, below } = await chain(request, sandbox);
  await openAs(page, member, '/user/downlineDetails');
  for (const [place, name] of below.entries()) {
    await page.getByRole('button', { name: `View level ${place + 1}` }).click();
    const level = page.getByRole('dialog', { name: `Downline users for level ${place + 1}` });
    await expect(level.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect(level.getByRole('row')).toHaveCount(2);
    await level.getByRole('button', { name: 'Close' }).first().click();
    await expect(level).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByLabel('Level').selectOption('25');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/level=25/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'View level 3' })).toBeVisible();

  await page.goto('/user/direct');
  await expect(page.getByRole('link', { name: below[0] })).toHaveAttribute(
    'href',
    `/user/directList?user=${below[0]}`,
  );
  await expect(page.getByText(below[1])).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the team is an outline: opened by keys and by a tap, a card is one tap away', async ({
    page,
    sandbox,
    request,
  }) => {
    const { member, below } = await chain(request, sandbox);
    await openAs(page, member, '/user/directList');
    await expect(page.getByRole('treegrid')).toBeVisible();
    await row(page, below[0]).focus();
    await page.keyboard.press('ArrowRight');
    await expect(row(page, below[1])).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(row(page, below[2])).toBeVisible();
    await row(page, below[2]).tap();
    const card = page.getByRole('dialog', { name: below[2] });
    await expect(card.getByRole('button', { name: 'Copy username' })).toBeVisible();
    await card.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Drawing' }).click();
    await expect(page.getByRole('tree')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
