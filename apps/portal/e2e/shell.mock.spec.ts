import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findFaults, otherOriginTest as test } from './support/otherOrigin';
import { onDashboard, typeCode, submitPassword } from './support/page';
import { expect, nightly } from './support/test';

const mock = fileURLToPath(new URL('../../../openapi/mock.mjs', import.meta.url));

/** What the contract's examples give a member to see on each screen. */
const shown: Readonly<Record<string, string[]>> = {
  '/user/dashboard': ['$12,480.50', 'northstar', 'New live packages', 'Deposit received'],
  '/user/profile': ['Amara Okafor', '=12 Marina Road', '30-05-1991'],
  '/user/kyc': ['Passport, A1234567', 'The picture is not sharp.'],
  '/user/manualDepositList': ['Bank transfer', '0x52908400098527886E0F7030069857D2E4169EE7'],
  '/user/packageList': ['Starter Bot', '$250 – $5,000'],
  '/user/poolpackageList': ['Growth Pool', '4.5% ROI'],
  '/user/subscriptionHistory': ['INV-000501', 'Starter Bot'],
  '/user/poolsubscriptionHistory': ['Live Desk', '5012345'],
  '/user/mt5Account': ['5012345 · Live-01', '$2,511.34'],
  '/user/manualWithdraw': ['Total Withdrawals', '$8,900.25'],
  '/user/manualWithdrawList': ['WD-000231', '₹7,932.50'],
  '/user/transfer': ['Total Transferred', 'Approved'],
  '/user/transactions': ['Deposit by USDT BEP20', '+$500.00'],
  '/user/payouts': ['jonas7', 'Referral bonus of Starter Bot'],
  '/user/directList': ['amara21', 'jonas7'],
  '/user/binaryList': ['mei5', 'left of jonas7'],
  '/user/downlineDetails': ['Level 1', '$2,500.00'],
  '/user/direct': ['Jonas Berg', '$9,100.00'],
  '/user/rankDetails': ['148 / 500', 'Silver'],
  '/user/salary': ['Royalty Paid', 'Gold, Platinum'],
  '/user/chat': ['Deposit not shown', 'Raise Ticket'],
  '/user/newsAll': ['New live packages', '1–1 of 1'],
  '/user/notificationAll': ['2,000.00 USDT arrived.', '1–1 of 1'],
};

async function startMock(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [mock, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) if (line.includes('is listening')) break;
  server.stdout.resume();
  return server;
}

test('the mock of the contract draws all screens of a member', nightly, async ({ page, site }) => {
  const server = await startMock(site.port);
  try {
    await page.goto(`${site.home}/login`);
    await submitPassword(page, { username: 'amara21', password: 'correct horse 7' });
    await typeCode(page, '419305\n');
    await onDashboard(page);
    expect(await findFaults(page, site.home, Object.keys(shown), shown)).toEqual([]);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
});
