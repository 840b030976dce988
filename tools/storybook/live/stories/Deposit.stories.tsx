import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { cardPng } from '../../../../packages/ui/src/components/ImageField/ImageField.fixtures';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { wholeText } from '../../../../packages/ui/src/text/wholeText.fixtures';
import { backEnd } from '../line/askBackEnd';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation, translationPattern } from './translation';

const meta = {
  title: 'Flows/Deposit',
  tags: ['live'],
  ...liveStory,
  // This wallet is empty, and its addresses never received a payment.
  args: { ...fairArgs, persona: 'newcomer', route: '/user/manualDepositList' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof liveStory.component>;

export default meta;

/** The address in the QR code, as a wallet's app reads it. */
const shown = (address: string) => screen.findByRole('img', { name: translation(`QR code of ${address}`) });

/** The balance above the methods. */
const walletHolds = (amount: string) =>
  waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent(
      new RegExp(
        `(${translationPattern('Receiving Wallet').source})\\D{0,2}${amount.replace('$', String.raw`\$`)}`,
      ),
    ),
  );

/** Pays by the other network's address and checks the balance, then by bank. */
export const ByNetworkAndByBank: Story = {
  play: endAt('Approved', async ({ step }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await member.arrived('Deposit');
    await step('the address of the other network, copied whole', async () => {
      await expect(await shown('{address}')).toBeVisible();
      await member.openTab('USDT TRC20');
      const picture = await shown('{address}');
      await expect(picture).toBeVisible();
      await snapshot('The address of the other network');
      await member.press('Copy address');
      await member.sees('Deposit Address copy to clipboard successfully.');
      await expect(picture).toHaveAccessibleName(
        translationPattern(`QR code of ${String(copy.mock.lastCall?.[0])}`),
      );
      await snapshot('Address copied');
    });
    await step('what was paid is there after a sync, not before', async () => {
      await member.press('Sync Balance');
      await member.sees('No deposits found');
      await snapshot('Nothing found yet');
      await backEnd().operate('/deposits', { username: 'newcomer', amount: '250.00', payment_method_id: 2 });
      await member.press('Sync Balance');
      await member.sees('+$250.00');
      await walletHolds('$250.00');
      await snapshot('Paid and found');
    });
    await step('the first network has no such payment', async () => {
      await member.openTab('USDT BEP20');
      await member.sees('Find your deposits');
      await expect(screen.getByText(wholeText('Send only USDT on BEP20'))).toBeVisible();
      await snapshot('The first network again');
    });
    await step('by bank: reported and asked', async () => {
      await member.openTab('Bank transfer');
      await member.press('Report a deposit');
      const form = await member.dialog('Report a deposit');
      await member.fill('Amount in rupees', '8825', form);
      await member.fill('Transaction ID', 'UTR77', form);
      await userEvent.upload(member.field('Receipt', form), await cardPng());
      await form.findByRole('img', { name: translation('Preview: Receipt') });
      await snapshot('A bank transfer to report');
      await member.press('Review', form);
      const question = await member.dialog('Report this deposit?');
      await expect(question.getByText('$100.00')).toBeVisible();
      await snapshot('Asked before it is sent');
      await member.press('Report deposit', question);
      await member.sees('Deposit reported');
      await snapshot('Reported');
    });
    await step('once the operator has approved it, it is found by a sync', async () => {
      await member.operatorDecides('/manual-deposits/:id', 'manualDeposit', 'newcomer', { status: 1 });
      await member.press('Sync Balance');
      await member.sees('UTR77');
      await walletHolds('$350.00');
      await snapshot('Approved');
    });
  }),
};
