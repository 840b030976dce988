import type { Page } from '@playwright/test';
import type { Member } from './support/member';
import { toNetwork } from './support/network';
import { openAs, press, question, toast, typeCode } from './support/page';
import { StaticHost } from './support/staticHost';
import { expect, sandboxUrl, test } from './support/test';
import { watchWrites } from './support/traffic';

/** A portal whose back end is the sandbox without idempotency keys. */
const keylessTest = test.extend<{ host: string }>({
  host: async ({ browserName: _any }, use, info) => {
    const site = { build: 'dist', base: '/', out: info.outputPath('hosts') };
    const host = new StaticHost({ ...site, backEnd: sandboxUrl(info), knowsKeys: false });
    await use(`http://127.0.0.1:${await host.listen()}`);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host),
});

const unproven = 'We don’t know whether this went through';
const warning = 'Your money may or may not have moved. Check history before you send it again.';

/** Fills in a transfer up to the press. */
async function fill(page: Page, { pin }: Member, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Transfer Amount' }).fill(amount);
  await press(page, 'Click for transfer');
  await typeCode(question(page), pin);
}

keylessTest(
  'no text promises a single payment where the server ignores keys (D118)',
  async ({ page, newMember }) => {
    const member = await newMember({ earned: '500.00', by: 'mpin' });
    await openAs(page, member, '/user/transfer');
    const rows = page.getByRole('table', { name: 'Transfer History' }).getByRole('row');
    // A successful write comes first. It repeats no key, so it proves nothing.
    await fill(page, member, '50');
    await press(question(page), 'Transfer');
    await expect(toast(page, 'The amount has been transferred.')).toBeVisible();
    await expect(rows).toHaveCount(2);

    const { keys } = await watchWrites(page, '/transfer/amount');
    const network = await toNetwork(page);
    const recover = await network.replaceAnswers('transfer/amount', 504);
    await fill(page, member, '100');
    await press(question(page), 'Transfer');
    const notice = question(page).getByRole('alert');
    await expect(notice).toContainText(unproven);
    await expect(notice).toContainText(warning);
    await expect(notice).not.toContainText(/twice|same request/);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,64}$/)]);
    await recover();
    await question(page).getByRole('link', { name: 'Check history' }).click();
    await expect(rows).toHaveCount(3);

    await page.reload();
    await expect(page.getByText(unproven)).toBeVisible();
    await expect(page.getByText(warning)).toBeVisible();
    await press(page, 'I’ve checked, start again');
    await expect(page.getByText(unproven)).toBeHidden();
    expect(await member.wallets()).toMatchObject({ pay_in: '150.00', pay_out: '350.00' });

    // A member who sends it again pays again, which confirms that this server ignores keys.
    const again = await network.replaceAnswers('transfer/amount', 504);
    await fill(page, member, '20');
    await press(question(page), 'Transfer');
    await expect(notice).toContainText(unproven);
    await again();
    await press(question(page), 'Try again');
    await expect(toast(page, 'The amount has been transferred.')).toBeVisible();
    await expect(rows).toHaveCount(5);
    expect([keys.length, new Set(keys).size]).toEqual([3, 2]);
    expect(await member.wallets()).toMatchObject({ pay_in: '190.00', pay_out: '310.00' });
  },
);
