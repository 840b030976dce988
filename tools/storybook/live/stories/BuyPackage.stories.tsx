import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  choose,
  getDialog,
  enterCode,
  press,
  question,
} from '../../../../packages/ui/src/screens/purchase/Buying/buying.plays';
import { setConditions } from '../line/conditions';
import type { LivePortal } from '../page/LivePortal';
import { arrived } from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation, translationPattern } from './translation';

const meta = {
  title: 'Flows/Buy a package',
  tags: ['live'],
  ...liveStory,
  // This wallet holds $450.00.
  args: { ...fairArgs, persona: 'pin', route: '/user/packageList' },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const demoPin = '2468';

const bought = () => screen.findByRole('heading', { name: translation('Package Subscribed Successfully') });

const buyAnother = () =>
  userEvent.click(screen.getByRole('button', { name: translation('Buy another package') }));

/** Goes back to the packages and checks the wallet's remaining balance. The dialog also has the price of $100.00. */
async function leftIs(amount: string): Promise<void> {
  await buyAnother();
  const dialog = await choose(screen, 'Starter Bot');
  const shown = amount === '$100.00' ? 2 : 1;
  await waitFor(() => expect(dialog.getAllByText(amount)).toHaveLength(shown));
}

/** Too much for the wallet, then less for another user, then one for the member's own account. */
export const ForAnotherAndForSelf: Story = {
  play: endAt('What is left', async ({ step }) => {
    await arrived('Purchase Package');
    await step('for whom: only for who is there', async () => {
      const whom = await choose(screen, 'Flex Bot');
      await userEvent.click(whom.getByRole('radio', { name: translation('Other user') }));
      const name = whom.getByLabelText(translation('Username'));
      await userEvent.type(name, 'ghost');
      await userEvent.tab();
      await waitFor(() => expect(name).toHaveAccessibleDescription(translationPattern('Not Available')));
      await snapshot('No such member');
      await userEvent.clear(name);
      await userEvent.type(name, 'kycrejected');
      await userEvent.tab();
      await expect(await whom.findByText('Lena Weber')).toBeVisible();
      await snapshot('For another user');
    });
    await step('more than there is: hinted at, and refused by the server at its field', async () => {
      const amount = screen.getByLabelText(translation('Investment amount'));
      await userEvent.type(amount, '500{Enter}');
      const tooMuch = await question();
      await enterCode(tooMuch, demoPin, 4);
      await press(tooMuch, 'Continue');
      await waitFor(() =>
        expect(amount).toHaveAccessibleDescription(translationPattern('Insufficient Balance')),
      );
      await snapshot('Insufficient balance');
      await userEvent.clear(amount);
      await userEvent.type(amount, '250{Enter}');
      const asks = await question();
      await expect(asks.getByText('$200.00')).toBeVisible();
      // For another member the payer confirms by pin (D137). For the member's own account no code is required.
      await enterCode(asks, demoPin, 4);
      await snapshot('Asked before it is paid');
      await press(asks, 'Continue');
      await expect(await bought()).toBeVisible();
      await expect(screen.getByText('Lena Weber')).toBeVisible();
      await snapshot('Bought for another');
    });
    await step('another one, of a fixed price, for oneself', async () => {
      await buyAnother();
      await press(await choose(screen, 'Starter Bot'), 'Buy');
      await press(await question(), 'Continue');
      await expect(await bought()).toBeVisible();
      await snapshot('Bought for oneself');
      await leftIs('$100.00');
      await snapshot('What is left');
    });
  }),
};

/**
 * The response is lost. A notice above the packages names the purchase, and a retry sends the same request, so it is
 * one purchase.
 */
export const AnswerLost: Story = {
  play: endAt('Paid once', async ({ step }) => {
    await arrived('Purchase Package');
    await step('Send it into a tunnel', async () => {
      setConditions({ network: 'drops' });
      await press(await choose(screen, 'Starter Bot'), 'Buy');
      await press(await question(), 'Continue');
      const asks = await question();
      await expect(
        await asks.findByText(translation('We don’t know whether this went through')),
      ).toBeVisible();
      await snapshot('The answer is lost');
      await press(asks, 'Close');
      await press(await getDialog('Buy Starter Bot'), 'Close');
    });
    await step('Try again from the packages', async () => {
      setConditions({ network: 'good' });
      const again = await screen.findByRole('button', { name: translation('Try again') });
      await snapshot('Named over the packages');
      await userEvent.click(again);
      const same = await question();
      await snapshot('The same once more');
      await press(same, 'Try again');
      await expect(await bought()).toBeVisible();
      await snapshot('Bought once');
    });
    await step('It is paid once', async () => {
      await leftIs('$350.00');
      await snapshot('Paid once');
    });
  }),
};

/** The server answers 200 with `success: false`. Nothing is bought (D144), and the next press buys. */
export const UnderReview: Story = {
  play: endAt('Paid once', async ({ step }) => {
    await arrived('Purchase Package');
    await step('The server takes no purchase from this member', async () => {
      setConditions({ outcome: 'underReview' });
      const whom = await choose(screen, 'Starter Bot');
      await snapshot('For oneself');
      await press(whom, 'Buy');
      const asks = await question();
      await snapshot('Asked before it is paid');
      await press(asks, 'Continue');
      await expect(await asks.findByRole('alert')).toHaveTextContent('Your account is under review.');
      await expect(screen.queryByText(translation('Package Subscribed Successfully'))).toBeNull();
      await snapshot('Refused in the server’s words');
      await press(await question(), 'Close');
    });
    await step('Nothing has left the wallet, and a second try buys', async () => {
      const whom = await getDialog('Buy Starter Bot');
      await waitFor(() => expect(whom.getByText('$450.00')).toBeVisible());
      await snapshot('Nothing is paid');
      await press(whom, 'Buy');
      await press(await question(), 'Continue');
      await expect(await bought()).toBeVisible();
      await snapshot('Bought once');
      await leftIs('$350.00');
      await snapshot('Paid once');
    });
  }),
};
