import { areScriptsCached } from '../../../apps/portal/e2e/support/worker';
import { message, messagePattern } from '../message';
import { dashboard } from '../scene';
import type { Flows } from './flow';
import { readRows } from './lists';

export const device: Flows = {
  'share and copy': async (scene) => {
    const { page, probe } = scene;
    const member = await scene.signInDemo('pinuser');
    await scene.openAs(member, '/user/dashboard');
    await page.see(dashboard);
    await page.click({ role: 'button', name: message('dashboardMessages.share.left') });
    const dialog = { role: 'dialog' } as const;
    await page.click({ role: 'button', name: message('overlayMessages.copyLink'), inside: dialog });
    await page.read(message('dashboardTexts.referralLinkCopied'));
    // Only a paste by the keyboard shows what the clipboard holds.
    await page.open('/user/directList');
    const search = { role: 'field', name: message('networkTexts.searchByUserName') } as const;
    await page.click(search);
    await page.tab.control('v');
    const link = `${probe.proxy.url}/register?u=${member.username}&p=L`;
    await page.until(`${link} in the clipboard`, async () => (await page.see(search)).value === link);
  },

  invoice: async (scene) => {
    const { page, profile } = scene;
    const member = await scene.makeMember({ paidIn: '500.00', by: 'mpin' });
    await member.buyBot();
    await scene.openAs(member, '/user/subscriptionHistory');
    const button = { role: 'button', name: messagePattern('subscriptionMessages.invoice') } as const;
    const tab = scene.toPage(await profile.openedTab(() => page.click(button)));
    await tab.read(message('invoiceMessages.title'));
    await tab.read(member.username);
    await tab.tab.close();
  },

  offline: async (scene) => {
    const { page, probe } = scene;
    await scene.openAs(await scene.signInDemo('leader'), '/user/transactions');
    const [first] = await readRows(page);
    await page.until(
      'the whole portal in the cache',
      async () => (await page.tab.evaluate(`(${String(areScriptsCached)})()`)) === true,
    );
    probe.proxy.cut();
    try {
      await page.open('/user/transactions').catch(() => undefined);
      await page.read(messagePattern('overlayMessages.lastUpdated', { start: false }));
      await page.read(first?.text.slice(0, 20) ?? '');
    } finally {
      probe.proxy.mend();
    }
  },
};
