import { addresses, mt5DepositAddress } from '@portal/ui/addresses';
import { press } from '../page';
import { expect } from '../test';
import { addImage, field, pressOnTop, topDialog, typePin, type Stage } from './stage';

async function withdrawal(stage: Stage): Promise<void> {
  const { page, say, type, backEnd, midway } = stage;
  const member = await backEnd.newMember({ earned: '5000.00' });
  await backEnd.open(page, member, addresses.withdraw);
  await page.locator('input[type=radio][value=pay_out]').check();
  await type(field(page, say('withdrawMessages.amount')), '1234.50');
  await midway();
  await press(page, say('withdrawMessages.next'));
  await typePin(stage, topDialog(page), member);
  await expect(topDialog(page)).toContainText('$3,765.50');
}

async function transfer(stage: Stage): Promise<void> {
  const { page, say, type, backEnd, midway } = stage;
  const member = await backEnd.newMember({ earned: '500.00' });
  await backEnd.open(page, member, addresses.transfer);
  await press(page, say('transferTexts.clickForTransfer'));
  await type(field(page, say('transferTexts.transferAmount')), '200.50');
  await midway();
  await press(page, say('transferMessages.next'));
  await typePin(stage, topDialog(page), member);
  const sent = page.waitForRequest('**/api/transfer/amount');
  await pressOnTop(stage, 'transferMessages.transfer');
  expect((await sent).postDataJSON()).toMatchObject({ transfer_amount: '200.50', mpin: member.pin });
  await expect.poll(async () => (await member.wallets())['pay_out']).toBe('299.50');
}

/** Finds a deposit by a sync. */
async function deposit({ page, say, backEnd, midway }: Stage): Promise<void> {
  const member = await backEnd.newMember();
  await backEnd.open(page, member, addresses.deposit);
  await backEnd.payIn(member);
  await midway();
  await press(page, say('depositTexts.syncBalance'));
  await expect(page.getByText('+$250.00')).toBeVisible();
  expect((await member.wallets())['pay_in']).toBe('250.00');
}

/** Reports a bank deposit with its receipt. */
async function report(stage: Stage): Promise<void> {
  const { page, say, type, backEnd, midway } = stage;
  const member = await backEnd.newMember();
  await backEnd.open(page, member, `${mt5DepositAddress}/5012345`);
  await press(page, say('depositMessages.report'));
  await type(field(page, say('depositMessages.inRupees')), '8825.50');
  const transactionId = `UTR${member.username}`;
  await type(field(page, say('depositMessages.transactionId')), transactionId);
  await addImage(topDialog(page));
  await midway();
  await press(page, say('depositMessages.review'));
  for (const text of ['₹8,825.50', transactionId]) await expect(topDialog(page)).toContainText(text);
  const answered = page.waitForResponse('**/api/manual-deposit');
  await pressOnTop(stage, 'depositMessages.confirm');
  expect((await answered).ok()).toBe(true);
  await expect(page.getByText(say('depositMessages.reported'), { exact: true })).toBeVisible();
}

async function purchase(stage: Stage): Promise<void> {
  const { page, say, type, backEnd, midway } = stage;
  const member = await backEnd.newMember({ paidIn: '1000.00' });
  await backEnd.open(page, member, addresses.packages);
  await page.getByRole('button').filter({ hasText: backEnd.rangePackage }).click();
  await pressOnTop(stage, 'purchaseMessages.buy');
  await type(field(page, say('purchaseMessages.amount')), '500');
  await midway();
  await pressOnTop(stage, 'purchaseMessages.continue');
  await expect(topDialog(page)).toContainText(say('purchaseTexts.confirmBuy'));
  await pressOnTop(stage, 'purchaseMessages.continue');
  await expect(page.getByRole('heading', { name: say('purchaseTexts.subscribed') })).toBeVisible();
  expect((await member.wallets())['pay_in']).toBe('500.00');
}

/** The flows that move money. */
export const moneyFlows = { withdrawal, transfer, deposit, report, purchase };
