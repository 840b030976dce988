import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  choose,
  enterCode,
  question,
} from '../../../../packages/ui/src/screens/purchase/Buying/buying.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { setConditions } from '../line/conditions';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Buy a package',
  tags: ['live'],
  ...liveStory,
  // This wallet holds $450.00.
  args: { ...fairArgs, persona: 'pin', route: '/user/packageList' },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const demoPin = '2468';

const bought = () => screen.findByRole('heading', { name: translation('Package Subscribed Successfully') });

/** Presses a button of the confirmation. */
const answer = async (button: string) => member.press(button, await question());

/** Asks to buy for this amount. A press of Enter would miss the button, which is outside its form. */
async function order(amount: string): Promise<void> {
  await member.fill('Investment amount', amount);
  await member.press('Buy', await member.dialog('Buy Flex Bot'));
}

/** Goes back to the packages and checks the wallet's remaining balance. The dialog also has the price of $100.00. */
async function leftIs(amount: string): Promise<void> {
  await member.press('Buy another package');
  const dialog = await choose(screen, 'Starter Bot');
  const shown = amount === '$100.00' ? 2 : 1;
  await waitFor(() => expect(dialog.getAllByText(amount)).toHaveLength(shown));
}

/** Too much for the wallet, then less for another user, then one for the member's own account. */
export const ForAnotherAndForSelf: Story = {
  play: endAt('What is left', async ({ step }) => {
    await member.arrived('Purchase Package');
    await step('for whom: only for who is there', async () => {
      const whom = await choose(screen, 'Flex Bot');
      await member.choose('Other user', whom);
      await member.fill('Username', 'ghost{Tab}', whom);
      await member.isWrong('Username', 'Not Available');
      await snapshot('No such member');
      await member.fill('Username', 'kycrejected{Tab}', whom);
      await member.sees('Lena Weber', whom);
      await snapshot('For another user');
    });
    await step('more than there is: hinted at, and refused by the server at its field', async () => {
      await order('500');
      await enterCode(await question(), demoPin, 4);
      await answer('Continue');
      await member.dialog('Buy Flex Bot');
      await member.isWrong('Investment amount', 'Insufficient Balance');
      await snapshot('Insufficient balance');
      await order('250');
      const asks = await question();
      await expect(asks.getByText('$200.00')).toBeVisible();
      // For another member the payer confirms by pin (D137). For the member's own account no code is required.
      await enterCode(asks, demoPin, 4);
      await snapshot('Asked before it is paid');
      await member.press('Continue', asks);
      await expect(await bought()).toBeVisible();
      await expect(screen.getByText('Lena Weber')).toBeVisible();
      await snapshot('Bought for another');
    });
    await step('another one, of a fixed price, for oneself', async () => {
      await member.press('Buy another package');
      await member.press('Buy', await choose(screen, 'Starter Bot'));
      await answer('Continue');
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
    await member.arrived('Purchase Package');
    await step('Send it into a tunnel', async () => {
      setConditions({ network: 'drops' });
      await member.press('Buy', await choose(screen, 'Starter Bot'));
      await answer('Continue');
      const asks = await question();
      await member.sees(member.lostAnswer, asks);
      await snapshot('The answer is lost');
      await member.press('Close', asks);
      await member.press('Close', await member.dialog('Buy Starter Bot'));
    });
    await step('Try again from the packages', async () => {
      setConditions({ network: 'good' });
      await screen.findByRole('button', { name: translation('Try again') });
      await snapshot('Named over the packages');
      await member.press('Try again');
      const same = await question();
      await snapshot('The same once more');
      await member.press('Try again', same);
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
    await member.arrived('Purchase Package');
    await step('The server takes no purchase from this member', async () => {
      setConditions({ outcome: 'underReview' });
      const whom = await choose(screen, 'Starter Bot');
      await snapshot('For oneself');
      await member.press('Buy', whom);
      const asks = await question();
      await snapshot('Asked before it is paid');
      await member.press('Continue', asks);
      await expect(await asks.findByRole('alert')).toHaveTextContent('Your account is under review.');
      await expect(screen.queryByText(translation('Package Subscribed Successfully'))).toBeNull();
      await snapshot('Refused in the server’s words');
      await answer('Close');
    });
    await step('Nothing has left the wallet, and a second try buys', async () => {
      const whom = await member.dialog('Buy Starter Bot');
      await waitFor(() => expect(whom.getByText('$450.00')).toBeVisible());
      await snapshot('Nothing is paid');
      await member.press('Buy', whom);
      await answer('Continue');
      await expect(await bought()).toBeVisible();
      await snapshot('Bought once');
      await leftIs('$350.00');
      await snapshot('Paid once');
    });
  }),
};
