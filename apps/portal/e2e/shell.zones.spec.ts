import { addresses, teamListAddress } from '@portal/ui/addresses';
import { AnyServer } from './support/habits/anyServer';
import { readDrawn } from './support/habits/drawn';
import { goInside, openAs, settlePopups } from './support/page';
import { openSession } from './support/sessions';
import { shapedTest as test } from './support/shapedTest';
import { expect } from './support/test';

// A figure has one zone, the portal's: the same days are "this week" wherever the device is.

/** The screens with figures of days, weeks, months or years, and with times in rows. */
const paths = [
  ...[addresses.dashboard, addresses.payouts, addresses.year, addresses.transactions],
  `${addresses.transactions}?view=statement`,
  ...[addresses.withdrawals, addresses.transfer, addresses.deposit],
  ...[addresses.subscriptions, addresses.liveSubscriptions],
  ...[addresses.directReferrals, teamListAddress, addresses.downline, addresses.rank, addresses.royalty],
];

/** At each hour one of the others has another day than the portal, and is played. The night plays every flow in both. */
const [portal, ...others] = ['UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati'] as const;

test('every figure and time is the same on a device west and east of the portal (D91, D141)', async ({
  page,
  connection,
  request,
  sandbox,
}) => {
  test.slow();
  await sandbox.advance(3 * 60 * 60);
  const member = await sandbox.member('leader');
  const token = await openSession(request, sandbox, member);
  await settlePopups(request, token);
  // The screens name ages, which must not depend on the order of reading.
  await page.clock.setFixedTime(await sandbox.now());
  const device = await page.context().newCDPSession(page);
  const server = new AnyServer();
  connection.rules.push(server.rule);
  const readIn = async (zone: string) => {
    await device.send('Emulation.setTimezoneOverride', { timezoneId: zone });
    const screens: Record<string, readonly string[]> = {};
    for (const path of paths) {
      if (path === paths[0]) await openAs(page, { ...member, token }, path);
      else await goInside(page, path);
      screens[path] = (await readDrawn({ page, server, language: 'en' })).lines;
    }
    expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(zone);
    return screens;
  };
  // The deposit's address is compared with that of the visit before.
  await openAs(page, { ...member, token }, addresses.deposit);
  await expect(page.getByText('Your deposit address')).toBeVisible();
  const truth = await readIn(portal);
  const figures = Object.values(truth)
    .flat()
    .filter((line) => /[$%]|\d{2}[-/]\d{2}[-/]\d{4}/.test(line));
  // Less means that screens were read before they had loaded.
  expect(figures.length).toBeGreaterThan(200);
  const now = await sandbox.now();
  const toDay = (timeZone: string) => now.toLocaleDateString('en', { timeZone });
  const other = others.find((zone) => toDay(zone) !== toDay(portal));
  expect(await readIn(other ?? '')).toEqual(truth);
});
