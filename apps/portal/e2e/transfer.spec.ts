import { dialog, heading, notThis, openAs, press, question, toast, typeCode } from './support/page';
import { everyEngine, expect, test } from './support/test';
import { watchWrites } from './support/traffic';

test(
  'a transfer by pin, over a lost answer and a reload [B §4 Transfer]',
  everyEngine,
  async ({ page, newMember }) => {
    const member = await newMember({ earned: '500.00', by: 'mpin' });
    await openAs(page, member, '/user/transfer');
    const { keys, lose } = await watchWrites(page, '/transfer/amount');
    const rows = page.getByRole('table', { name: 'Transfer History' }).getByRole('row');
    const card = page.getByRole('region', { name: 'Transfer Amount' });
    const amount = card.getByLabel('Transfer Amount', { exact: true });
    await expect(page.getByText('No Data For Action')).toBeVisible();
    await amount.fill('200');
    // Leaving asks nothing, because what was typed is there on the way back.
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.goBack();
    await expect(amount).toHaveValue('200');
    await press(page, 'Click for transfer');
    await expect(question(page).getByText('$500.00 → $300.00')).toBeVisible();
    await expect(question(page).getByText('$0.00 → $200.00')).toBeVisible();
    const confirm = () => question(page).getByRole('button', { name: 'Transfer', exact: true }).dblclick();
    await typeCode(question(page), notThis(member.pin));
    await confirm();
    await expect(page.getByRole('group', { name: 'Security Pin' })).toContainText(
      'That security PIN isn’t right.',
    );
    // The toast and the dialog show the same failure message, which a 413 has its own text for (D156).
    const tooLarge = 'That’s too large for us to accept. Use a smaller image or a shorter text.';
    const turnedAway = { status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' };
    await page.route('**/api/transfer/amount', (route) => route.fulfill(turnedAway), { times: 1 });
    await typeCode(question(page), member.pin);
    await confirm();
    await expect(toast(page, tooLarge)).toBeVisible();
    await expect(question(page).getByText(tooLarge)).toBeVisible();
    lose(true);
    await typeCode(question(page), member.pin);
    await confirm();
    await expect(toast(page, 'Request failed login again')).toBeVisible();
    await expect(question(page).getByText('We don’t know whether this went through')).toBeVisible();
    // The refusal of the wrong pin repeated its key, so a retry may be called harmless (D118).
    await expect(question(page).getByRole('alert')).toContainText('can’t go through twice');
    // The transfer succeeded, and the history behind the dialog already shows it.
    await question(page).getByRole('link', { name: 'Check history' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

    await page.reload();
    // Its request keeps the amount, so the form has no draft of it.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(amount).toHaveValue('');
    lose(false);
    await press(page, 'Try again');
    await typeCode(question(page), member.pin);
    await press(question(page), 'Try again');
    await expect(toast(page, 'The amount has been transferred.')).toBeVisible();
    await expect(page.getByText('We don’t know whether this went through')).toBeHidden();
    // Three intended presses. The mistyped code's key isn't reused.
    expect([keys.length, new Set(keys).size]).toEqual([3, 2]);
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('Out going Wallet → Receiving Wallet');
    await expect(rows.nth(1)).toContainText('Approved');
    await expect(card).toContainText('$300.00');
    await expect(amount).toHaveValue('');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Out Going Wallet $300.00' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Receiving Wallet $200.00' })).toBeVisible();
    expect(await member.wallets()).toMatchObject({ pay_in: '200.00', pay_out: '300.00' });
  },
);

test('a pending transfer is taken back, and its money is where it was', async ({
  page,
  newMember,
  sandbox,
}) => {
  const member = await newMember({ earned: '200.00' });
  await sandbox.requestTransfer(member.username, '120.50');
  expect(await member.wallets()).toMatchObject({ pay_out: '79.50', hold: '120.50' });
  await openAs(page, member, '/user/transfer');
  const { keys } = await watchWrites(page, '/transfer-take-back');
  const row = page.getByRole('table', { name: 'Transfer History' }).getByRole('row').nth(1);
  await expect(row).toContainText('Pending');
  await press(page.getByRole('region', { name: 'Waiting for approval' }), 'Take back');
  const asked = dialog(page, 'Take this transfer back?');
  await expect(asked.getByText('$120.50')).toBeVisible();
  await asked.getByRole('button', { name: 'Take back', exact: true }).dblclick();
  await expect(toast(page, 'You took your transfer back.')).toBeVisible();
  await expect(row).toContainText('Taken back');
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toHaveCount(0);
  expect(await member.wallets()).toMatchObject({ pay_out: '200.00', hold: '0.00' });
  expect(keys).toHaveLength(1);
});
