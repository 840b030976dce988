import { dialog, onDashboard, openAs, press } from './support/page';
import { expect, test } from './support/test';
import { countCalls, watchQueries } from './support/traffic';

test('popups: one at a time, each marked once (T26)', async ({ page, context, newMember, sandbox }) => {
  const member = await newMember();
  const body = '<p>The servers <b>restart</b>.</p><script>alert(1)</script><form><input name="pin"></form>';
  const id = await sandbox.publishNews({ title: 'Restart tonight', body, image: 'no-such-picture.png' });
  try {
    await sandbox.notify(member.username, { title: 'Your KYC', body: '<p>One is missing.</p>', popup: 1 });
    const reads = countCalls(page, /\/news\/\d+\/read/);
    const marks: string[] = [];
    context.on('request', (call) => {
      if (call.url().includes('change-popup-status')) marks.push(call.url());
    });
    await openAs(page, member, '/user/dashboard');
    const news = dialog(page, 'Restart tonight');
    await expect(news.getByText('Dear Associates,')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(news.getByText('1 of 2')).toBeVisible();
    await expect(news.locator('img, script, form, input')).toHaveCount(0);
    expect(reads()).toBe(0);
    const marked = page.waitForResponse(/\/read$/);
    await press(news, 'Next');
    expect((await marked).status()).toBe(200);
    const information = dialog(page, 'Your KYC');
    await expect(information.getByText('One is missing.')).toBeVisible();

    // A tab with a copy of the session, as browsers duplicate one.
    const [duplicate] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/user/dashboard')),
    ]);
    await expect(dialog(duplicate, 'Your KYC')).toBeVisible();
    await page.bringToFront();
    await page.keyboard.press('Escape');
    for (const tab of [page, duplicate]) await expect(tab.getByRole('dialog')).toHaveCount(0);
    expect([reads(), marks.length]).toEqual([1, 1]);
    const answered = Promise.all([
      page.waitForResponse('**/api/news'),
      page.waitForResponse('**/api/latest-notifications'),
    ]);
    await page.reload();
    await answered;
    await onDashboard(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await sandbox.withdrawNews(id);
  }
});

test('the bell: asked again on coming back; See All marks (D62) [A §2 Header]', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember();
  await page.clock.install();
  await openAs(page, member, '/user/dashboard');
  await press(page, 'Notifications');
  await expect(page.getByText('No notifications yet !!!').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const asked = countCalls(page, '/latest-notifications');
  await sandbox.notify(member.username, {
    title: 'Deposit <i>received</i>',
    body: '<p>It is <b>here</b>.</p>',
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  expect(asked()).toBe(0);
  await page.clock.fastForward(61_000);
  await comeBack();
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  await comeBack();
  expect(asked()).toBe(1);

  const mark = '**/api/notification-change-status';
  await page.route(mark, (route) => route.abort());
  await bell.click();
  const latest = page.getByRole('group', { name: 'Latest notifications' });
  await expect(latest.getByText('Deposit received')).toBeVisible();
  await expect(latest.getByText('It is here.')).toBeVisible();
  // It opens the list even when the write fails (D62).
  await press(page, 'See All Notifications');
  await expect(page).toHaveURL(/\/user\/notificationAll$/);
  await expect(page.locator('main').getByRole('article', { name: 'Deposit received' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(mark);
  const marks = watchQueries(page, '/api/notification-change-status');
  await bell.click();
  await press(page, 'See All Notifications');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(marks).toHaveLength(1);
});

test('what was typed and not saved is asked about before it is left', async ({ page, newMember }) => {
  const name = page.getByLabel('Name', { exact: true });
  const home = page.getByRole('link', { name: 'Dashboard', exact: true }).first();
  const question = dialog(page, 'Discard your changes?');
  await openAs(page, await newMember(), '/user/profile');
  await name.fill('Amara Obi');
  await home.click();
  await press(question, 'Keep editing');
  await expect(name).toHaveValue('Amara Obi');

  // An undone change isn't lost input.
  await name.fill('Test Member');
  await home.click();
  await onDashboard(page);
  await page.goBack();
  await name.fill('Amara Obi');
  // The browser's back and forward buttons wait for the answer too.
  await page.evaluate(() => history.forward());
  await press(question, 'Keep editing');
  await expect(page).toHaveURL(/profile/);
  await expect(name).toHaveValue('Amara Obi');
  await page.evaluate(() => history.forward());
  await press(question, 'Discard');
  await onDashboard(page);
});

test('the palette: finds a ticket and a page, does what it offers, remembers, and forgets at the logout (T26) [A §2 Header]', async ({
  page,
  newMember,
}) => {
  const member = await newMember();
  await openAs(page, member, '/user/kyc');
  const field = page.getByRole('combobox', { name: /^Search pages/ });
  const searched = countCalls(page, '/user/manual/withdraw/list');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('t');
  expect(searched()).toBe(0);
  await field.fill('raise');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Raise Ticket')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/user\/chat$/);
  // The app's shortcuts don't work while a dialog is open.
  await expect(dialog(page, 'Raise Ticket')).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(['Raise Ticket']);
  await field.fill('rank');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/rankDetails$/);
  expect(searched()).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('recent_entries'))).toContain('Rank Details');

  await press(page, 'Find');
  await field.fill('sign out');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('recent_entries'))).toBeNull();
});
