import { expect, it } from 'vitest';
import { type Page, servedStorybook } from '../published/storybook';

// A person walks the live portal alone: mails, codes and the operator are in the panel below it.
const { browser, server } = servedStorybook();

/** Opens the live portal with Controls in the address. */
async function openPortal(args: string): Promise<Page> {
  const page = await browser().newPage({ viewport: { width: 1440, height: 1000 } });
  page.setDefaultTimeout(90_000);
  await page.goto(`${server().url}?path=/story/flows-by-hand--default&args=${args}`);
  return page;
}

it('signs in with what the panel shows, withdraws, and sees the operator approve it', async () => {
  const page = await openPortal('persona:visitor;screen:login');
  const portal = page.frameLocator('#storybook-preview-iframe');
  const newestCode = async (before = '') => {
    const code = page.getByRole('list', { name: 'Mails' }).getByRole('listitem').first().locator('strong');
    await expect.poll(() => code.textContent(), { timeout: 60_000 }).not.toBe(before);
    return (await code.textContent()) ?? '';
  };

  const row = page.getByRole('row', { name: /^leader/ });
  const password = (await row.getByRole('cell').first().textContent()) ?? '';
  await portal.getByRole('textbox', { name: 'Username' }).fill('leader');
  await portal.getByLabel('Password', { exact: true }).fill(password);
  await portal.getByLabel('Password', { exact: true }).press('Enter');
  await portal.getByRole('textbox', { name: 'digit 1 of 6' }).click();
  const signInCode = await newestCode();
  await page.keyboard.type(signInCode);
  await page.keyboard.press('Enter');
  await portal.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

  await portal
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Withdraw', exact: true })
    .click();
  await portal.getByRole('radio', { name: 'Out going Wallet' }).check();
  await portal.getByLabel('Amount', { exact: true }).fill('25');
  await portal.getByRole('button', { name: 'Next' }).click();
  // The portal's dialog is modal, and the panel still answers.
  await portal.getByRole('textbox', { name: 'digit 1 of 4' }).click();
  await page.keyboard.type(await newestCode(signInCode));
  await portal.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  const newest = portal.getByRole('table', { name: 'Withdraw History' }).getByRole('row').nth(1);
  await newest.getByText('Pending').waitFor();

  const asked = page.getByRole('region', { name: 'Withdrawals' }).getByRole('listitem').last();
  await asked.getByRole('button', { name: 'Approve' }).click();
  await newest.getByText('Completed').waitFor();
  expect(await page.getByRole('region', { name: 'Operator' }).getByRole('status').textContent()).toMatch(
    /^Withdrawal \d+ is completed\.$/,
  );
  await page.close();
});

it('shows the code of an authenticator app, and rejects with a reason', async () => {
  const page = await openPortal('persona:authenticator;screen:withdraw');
  const code = page.getByRole('row', { name: /^totpuser/ }).locator('strong');
  await code.waitFor();
  expect(await code.textContent()).toMatch(/^\d{6}$/);
  const document = page.getByRole('region', { name: 'KYC documents' }).getByRole('listitem').first();
  const asked = (await document.textContent()) ?? '';
  await document.getByLabel('Reason').fill('The photo is blurred');
  await document.getByRole('button', { name: 'Reject' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Operator' }).textContent(), { timeout: 60_000 })
    .not.toContain(asked);
  await page.getByRole('list', { name: 'Mails' }).getByText('The photo is blurred').first().waitFor({
    state: 'attached',
  });
  await page.close();
});

it('has its conditions as Controls, and no panel below other stories', async () => {
  const page = await openPortal('singleLeg:!true;network:slow');
  const portal = page.frameLocator('#storybook-preview-iframe');
  await portal.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Single Leg' }).waitFor();
  await page.getByRole('tab', { name: /^Controls/ }).click();
  expect(await page.getByLabel('network', { exact: true }).inputValue()).toMatch(/^Slow/);
  await page.getByLabel('screen', { exact: true }).selectOption('tickets');
  await portal.getByRole('heading', { level: 1, name: /Support|Tickets/ }).waitFor();
  await page.goto(`${server().url}?path=/story/components-button--default`);
  await page.getByRole('tab', { name: /^Controls/ }).waitFor();
  // Storybook lists every panel until it knows the story's parameters.
  await page.getByRole('tab', { name: 'Codes and operator' }).waitFor({ state: 'detached' });
  await page.close();
});
