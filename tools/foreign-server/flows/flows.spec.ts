import type { Page } from '@playwright/test';
import { seeded } from '../src/index';
import { foreignTest, openForeign } from './foreign';
import { noisyPng } from '../../../apps/portal/e2e/support/noisyPng';
import {
  atSignIn,
  codeSent,
  dialog,
  heading,
  onDashboard,
  press,
  question,
  toast,
  typeCode,
} from '../../../apps/portal/e2e/support/page';
import { expect } from '../../../apps/portal/e2e/support/test';

const { rich, mailed } = seeded;
const image = { name: 'one.png', mimeType: 'image/png', buffer: noisyPng(64) };

async function signIn(
  page: Page,
  home: string,
  { username, password }: { username: string; password: string },
) {
  await page.goto(`${home}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Verify');
}

foreignTest(
  'registers, verifies the email and signs in with the pin',
  async ({ page, site, startForeign }) => {
    const server = await startForeign();
    await page.goto(`${site.home}/register?u=amina&p=L`);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await expect(page.getByText('Available · Amina Khan')).toBeVisible();
    await field('Name').fill('Dora Diaz');
    await field('Username').fill('dora');
    await field('Email').fill('dora@example.com');
    await page.getByRole('combobox', { name: 'Country' }).fill('spain');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('600123456');
    await field('Password').fill('correct horse 7');
    await page.getByLabel('Security PIN (4 digits)').fill('2580');
    await page.getByRole('checkbox', { name: 'I agree to Privacy policy & terms' }).check();
    await press(page, 'Sign Up');
    await expect(page).toHaveURL(/\/verifyEmail$/);
    await codeSent(page);
    await typeCode(page, `${server.state.find('dora')?.code}\n`);
    await atSignIn(page);
    await signIn(page, site.home, { username: 'dora', password: 'correct horse 7' });
    await typeCode(page, '2580\n');
    await onDashboard(page);
    expect(server.state.find('dora')).toMatchObject({ sponsor: 'amina', isVerified: true });
  },
);

foreignTest('signs in with a mailed code, and out', async ({ page, site, startForeign }) => {
  const server = await startForeign();
  await signIn(page, site.home, mailed);
  await codeSent(page);
  await typeCode(page, `${server.state.find(mailed.username)?.code}\n`);
  await onDashboard(page);
  await press(page, mailed.username);
  await press(page, 'Logout');
  await atSignIn(page);
});

foreignTest('deposits and buys a package', async ({ page, site, startForeign }) => {
  const server = await startForeign();
  const wallets = server.state.find(rich.username)?.wallets;
  await openForeign(page, site, server, '/user/manualDepositList');
  await press(page, 'Sync Balance');
  await expect(toast(page, 'Balance updated.')).toBeVisible();
  await expect(page.getByText('+$250.00')).toBeVisible();
  expect(wallets?.pay_in).toBe(1_275_050);
  await page.goto(`${site.home}/user/packageList`);
  await press(page, 'Buy Starter Bot');
  await press(dialog(page, 'Buy Starter Bot'), 'Buy');
  await press(dialog(page, 'Are You Sure To Buy This Package ?'), 'Continue');
  await expect(page.getByRole('heading', { name: 'Package Subscribed Successfully' })).toBeVisible();
  expect(wallets?.pay_in).toBe(1_265_050);
});

foreignTest('withdraws and transfers', async ({ page, site, startForeign }) => {
  const server = await startForeign();
  const wallets = server.state.find(rich.username)?.wallets;
  await openForeign(page, site, server, '/user/manualWithdraw');
  await page.getByRole('radio', { name: 'Out going Wallet' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('50');
  await press(page, 'Next');
  await typeCode(question(page), rich.pin);
  await press(question(page), 'Withdraw');
  await expect(toast(page, 'Withdrawal request sent.')).toBeVisible();
  await expect(page).toHaveURL(/manualWithdrawList$/);
  await page.goto(`${site.home}/user/transfer`);
  await press(page, 'Click for transfer');
  await dialog(page, 'Transfer To').getByLabel('Transfer Amount', { exact: true }).fill('100');
  await press(page, 'Next');
  await typeCode(question(page), rich.pin);
  await press(question(page), 'Transfer');
  await expect(toast(page, 'The amount has been sent.')).toBeVisible();
  expect(wallets).toMatchObject({ pay_out: 465_000, pay_in: 1_260_050 });
});

foreignTest('raises a ticket and answers in another', async ({ page, site, startForeign }) => {
  const server = await startForeign();
  await openForeign(page, site, server, '/user/chat');
  await press(page, 'Raise Ticket');
  const form = dialog(page, 'Raise Ticket');
  await form.getByLabel('Subject *').selectOption('Deposit');
  await form.getByLabel('Message *').fill('Where is my deposit?');
  await form.getByLabel('Images *').setInputFiles([image]);
  await form.getByRole('button', { name: 'Raise Ticket' }).click();
  await expect(toast(page, 'Ticket raised.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Your tickets' })
    .getByRole('button', { name: /Deposit.*Open/ })
    .click();
  await expect(page.getByText('We are looking into it & will answer.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you.');
  await press(page, 'Send');
  await expect.poll(() => server.state.find(rich.username)?.tickets[1]?.messages.length).toBe(3);
});

foreignTest('opens teams, a level of them and a branch', async ({ page, site, startForeign }) => {
  const server = await startForeign();
  await openForeign(page, site, server, '/user/downlineDetails');
  await page
    .getByRole('row', { name: /Level 2/ })
    .getByRole('button', { name: /^View/ })
    .click();
  await expect(dialog(page, 'Downline users for level 2').getByText('team2n0')).toBeVisible();
  await page.goto(`${site.home}/user/directList`);
  await page.getByRole('treeitem', { name: /team1n0/ }).click();
  await expect(page.getByRole('treeitem', { name: /team2n0/ })).toBeVisible();
});

foreignTest('sends a document and saves the profile', async ({ page, site, startForeign }) => {
  const server = await startForeign();
  await openForeign(page, site, server, '/user/kyc');
  await page.getByLabel('Document', { exact: true }).selectOption('Utility Bill');
  await page.getByLabel('Document number').fill('UB1');
  await page.getByLabel('Front', { exact: true }).setInputFiles(image);
  await expect(page.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
  await press(page, 'Upload');
  await press(dialog(page, 'are you sure ? you want to upload your doc.'), 'Upload');
  await expect(toast(page, 'Document uploaded.')).toBeVisible();
  await page.goto(`${site.home}/user/profile`);
  await page.getByLabel('City', { exact: true }).fill('Delhi');
  await press(page, 'Save changes');
  await expect(toast(page, 'Profile updated successfully.')).toBeVisible();
  expect(server.state.find(rich.username)?.profile).toMatchObject({ city: 'Delhi', phone: '912345678' });
});

foreignTest('reads the passwords of an MT5 account', async ({ page, site, startForeign }) => {
  await openForeign(page, site, await startForeign(), '/user/mt5Account');
  await press(page, 'View Password');
  await typeCode(page, rich.pin);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Main#123')).toBeVisible();
});

foreignTest('reads news and notifications', async ({ page, site, startForeign }) => {
  await openForeign(page, site, await startForeign(), '/user/newsAll');
  await press(page, 'Page 2');
  await expect(page.getByText('News 12')).toBeVisible();
  await page.goto(`${site.home}/user/dashboard`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await press(page, 'See All Notifications');
  await expect(heading(page, 'All Notifications')).toBeVisible();
});
