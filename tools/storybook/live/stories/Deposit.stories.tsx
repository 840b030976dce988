import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../../../../packages/ui/src/components/ImageField/ImageField.fixtures';
import { wholeText } from '../../../../packages/ui/src/text/wholeText.fixtures';
import { backEnd } from '../line/askBackEnd';
import type { LivePortal } from '../page/LivePortal';
import { arrived } from './live.plays';
import { acceptsPresses } from '../../../../packages/ui/src/testing/acceptsPresses';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation, translationPattern } from './translation';

const meta = {
  title: 'Flows/Deposit',
  tags: ['live'],
  ...liveStory,
  // This wallet is empty, and its addresses never received a payment.
  args: { ...fairArgs, persona: 'newcomer', route: '/user/manualDepositList' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address in the QR code, as a wallet's app reads it. */
const shown = (address: string) => screen.findByRole('img', { name: translation(`QR code of ${address}`) });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: translation(name) }));
const opened = async (name: string) =>
  within(await acceptsPresses(await screen.findByRole('dialog', { name: translation(name) })));

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name }));
}

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
    await arrived('Deposit');
    await step('the address of the other network, copied whole', async () => {
      await expect(await shown('{address}')).toBeVisible();
      await choose('USDT TRC20');
      const picture = await shown('{address}');
      await expect(picture).toBeVisible();
      await snapshot('The address of the other network');
      await press('Copy address');
      await expect(
        await screen.findByText(translation('Deposit Address copy to clipboard successfully.')),
      ).toBeVisible();
      await expect(picture).toHaveAccessibleName(
        translationPattern(`QR code of ${String(copy.mock.lastCall?.[0])}`),
      );
      await snapshot('Address copied');
    });
    await step('what was paid is there after a sync, not before', async () => {
      await press('Sync Balance');
      await expect(await screen.findByText(translation('No deposits found'))).toBeVisible();
      await snapshot('Nothing found yet');
      await backEnd().operate('/deposits', { username: 'newcomer', amount: '250.00', payment_method_id: 2 });
      await press('Sync Balance');
      await expect(await screen.findByText('+$250.00')).toBeVisible();
      await walletHolds('$250.00');
      await snapshot('Paid and found');
    });
    await step('the first network has no such payment', async () => {
      await choose('USDT BEP20');
      await expect(await screen.findByText(translation('Find your deposits'))).toBeVisible();
      await expect(screen.getByText(wholeText('Send only USDT on BEP20'))).toBeVisible();
      await snapshot('The first network again');
    });
    await step('by bank: reported and asked', async () => {
      await choose('Bank transfer');
      await press('Report a deposit');
      const form = await opened('Report a deposit');
      const amount = form.getByLabelText(translation('Amount in rupees'));
      await userEvent.type(amount, '8825');
      await userEvent.type(form.getByLabelText(translation('Transaction ID')), 'UTR77');
      await userEvent.upload(form.getByLabelText(translation('Receipt')), await cardPng());
      await form.findByRole('img', { name: translation('Preview: Receipt') });
      await snapshot('A bank transfer to report');
      await userEvent.click(form.getByRole('button', { name: translation('Review') }));
      const question = await opened('Report this deposit?');
      await expect(question.getByText('$100.00')).toBeVisible();
      await snapshot('Asked before it is sent');
      await userEvent.click(question.getByRole('button', { name: translation('Report deposit') }));
      await expect(await screen.findByText(translation('Deposit reported'))).toBeVisible();
      await snapshot('Reported');
    });
    await step('once the operator has approved it, it is found by a sync', async () => {
      const id = await backEnd().newest('manualDeposit', 'newcomer');
      await backEnd().operate('/manual-deposits/:id', { id, status: 1 });
      await press('Sync Balance');
      await expect(await screen.findByText('UTR77')).toBeVisible();
      await walletHolds('$350.00');
      await snapshot('Approved');
    });
  }),
};
