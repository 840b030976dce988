import { laravelTest, openSignedIn } from './stage';
import { findFaults } from '../../../apps/portal/e2e/support/otherOrigin';
import { routes } from '../../../apps/portal/e2e/support/routes';
import { expect } from '../../../apps/portal/e2e/support/test';

/** What the seed gives a member to see on each screen. */
const shown: Readonly<Record<string, string[]>> = {
  '/user/dashboard': ['$12,500.50', 'News 1', 'Bonus 1', 'Total Matching Pairs'],
  '/user/profile': ['Amina Khan', '=Pune', '17-05-1990'],
  '/user/kyc': ['P1234567', 'We have 1 of 3 documents.'],
  '/user/manualDepositList': ['USDT BEP20', '0x52908400098527886E0F7030069857D2E4169EE7'],
  '/user/packageList': ['Growth Bot', '$500', '$5,000'],
  '/user/poolpackageList': ['Pamm Basic', '6'],
  '/user/subscriptionHistory': ['Bot 10', 'INV-', 'of 12'],
  '/user/poolsubscriptionHistory': ['Live Start', 'Add Account', 'Cancellation Requested'],
  '/user/mt5Account': ['500123', '$12,600.00', 'of 14'],
  '/user/manualWithdraw': ['$75.25', 'Total Withdrawn'],
  '/user/manualWithdrawList': ['Pending', 'Completed', 'Rejected', '$237.50'],
  '/user/transfer': ['Receiving Wallet', 'Approved', '$100.00'],
  '/user/transactions': ['Booking 10', '1–10 of 34'],
  '/user/payouts': ['team1n2', '$12,500.50', '1–10 of 30'],
  '/user/directList': ['amina', 'team1n2'],
  '/user/binaryList': ['amina', 'team1n1'],
  '/user/downlineDetails': ['Level 3', '$7,000.00', '14'],
  '/user/direct': ['Team1n2 Khan', '1–3 of 3'],
  '/user/rankDetails': ['13 / 90', 'Silver', 'Gold'],
  '/user/salary': ['13 / 90', 'Gold, Platinum'],
  '/user/chat': ['Withdrawal', 'Raise Ticket'],
  '/user/newsAll': ['News 10', '1–10 of 12'],
  '/user/notificationAll': ['Bonus 10', '1–10 of 13'],
};

laravelTest('Laravel draws all routes', async ({ page, site, startLaravel }) => {
  // It opens forty addresses.
  laravelTest.setTimeout(300_000);
  const server = await startLaravel();
  const isMembers = (route: string) => route.startsWith('/user/');
  const visitor = await findFaults(
    page,
    site.home,
    routes.filter((one) => !isMembers(one)),
  );
  await openSignedIn(page, site, server, '/user/dashboard');
  const member = await findFaults(page, site.home, routes.filter(isMembers), shown);
  expect([...visitor, ...member]).toEqual([]);
  expect(server.log()).not.toContain('ERROR');
  expect(routes.length).toBeGreaterThan(35);
});
