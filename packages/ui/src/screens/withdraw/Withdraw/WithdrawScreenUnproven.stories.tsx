import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { asked, withdrawArgs } from './WithdrawScreen.fixtures';
import { WithdrawScreen } from './WithdrawScreen';
import { noSnapshot } from '../../../testing/windows';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { subscriptionsTexts } from '../../../text/messages';
import { errorTexts } from '../../../text/visitorMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';

// Spec: A §2 Dashboard
const meta = {
  title: 'Screens/Withdraw/Withdraw',
  component: WithdrawScreen,
  args: withdrawArgs,
} satisfies Meta<typeof WithdrawScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = { busy: false, saved: 0 };
const headline = verifyMessages.unknown;
const warning = messagePattern(verifyMessages.moneyMayHaveMoved);

/** No answer came from a server that never proved support for keys: nothing is promised (D118). */
export const Unproven: Story = {
  name: 'Without safe retry',

  args: { write: idleWrite({ asked, attempt: { form, unknown: 'repeatable' } }) },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: subscriptionsTexts.verifyYourAccount }));
    await expect(dialog.getByText(headline)).toBeVisible();
    await expect(dialog.getByText(warning)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.write.onRepeat).toHaveBeenCalledOnce();
  },
};

/** The same after a reload. */
export const UnprovenReloaded: Story = {
  name: 'Without safe retry, after a reload',

  args: {
    write: idleWrite({
      unanswered: {
        values: { wallet: 'pay_out', amount: '250.00' },
        at: new Date(2026, 10, 20, 8, 14).getTime(),
      },
      attempt: { form },
    }),
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(headline)).toBeVisible();
    await expect(canvas.getByText(warning)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.write.onRequest).toHaveBeenCalledWith(asked);
  },
};

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.balances) };
