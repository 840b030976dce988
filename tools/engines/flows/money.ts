import { payoutAddress } from '../../../apps/portal/e2e/support/member';
import { message, messagePattern } from '../message';
import { firstDigit, question } from '../scene';
import type { Flows } from './flow';

export const money: Flows = {
  transfer: async (scene) => {
    const { page } = scene;
    const member = await scene.makeMember({ earned: '500.00', by: 'mpin' });
    await scene.openAs(member, '/user/transfer');
    await page.click({ role: 'button', name: message('transferTexts.clickForTransfer') });
    await page.fill({ role: 'field', name: message('transferTexts.transferAmount') }, '200');
    await page.click({ role: 'button', name: message('transferMessages.next') });
    await page.click({ ...firstDigit, inside: question });
    await page.type(member.pin);
    await page.click({ role: 'button', name: message('transferMessages.transfer'), inside: question });
    await page.gone(question);
    await page.read('$200.00');
    const { pay_out: left } = await member.wallets();
    if (left !== '300.00') throw new Error(`The wallet holds ${left}.`);
  },

  'withdrawal to its review': async (scene) => {
    const { page } = scene;
    const member = await scene.makeMember({ earned: '500.00', by: 'mpin', destination: 'address' });
    await scene.openAs(member, '/user/manualWithdraw');
    await page.click({ role: 'field', name: messagePattern('walletNames.pay_out') });
    await page.fill({ role: 'field', name: message('withdrawMessages.amount') }, '120.5');
    await page.click({ role: 'button', name: message('withdrawMessages.next') });
    const { text } = await page.see(question);
    for (const part of [payoutAddress, '$500.00', '$379.50'])
      if (!text.includes(part)) throw new Error(`The review lacks ${part}: ${text}`);
  },
};
