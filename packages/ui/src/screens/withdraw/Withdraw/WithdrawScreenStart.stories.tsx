import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { formatPercent } from '../../../components/SummaryCards/SummaryValue';
import { dropDrafts } from '../../../forms/draft/drafts';
import { noSnapshot } from '../../../testing/windows';
import { wholeText } from '../../../text/wholeText.fixtures';
import { withdrawMessages } from './messages';
import { form } from './withdraw.plays';
import { WithdrawScreen } from './WithdrawScreen';
import { asked, withdrawArgs } from './WithdrawScreen.fixtures';

const meta = {
  title: 'Screens/Withdraw/Withdraw',
  component: WithdrawScreen,
  // The form keeps the input of the story before for the way back.
  beforeEach: () => dropDrafts(),
  args: withdrawArgs,
} satisfies Meta<typeof WithdrawScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wallet with money is chosen at the start, so an amount alone has a quote. */
export const QuotedAtOnce: Story = {
  args: { quoteState: { quote: { of: asked, fee: '12.50', net: '237.50' }, busy: false, onRequest: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const fields = form(canvas);
    await expect(
      fields.getByText(wholeText(withdrawMessages.feeIs({ amount: formatPercent('5') }))),
    ).toBeVisible();
    await userEvent.type(fields.getByLabelText(withdrawMessages.amount), '250');
    await waitFor(() => expect(args.quoteState?.onRequest).toHaveBeenCalledWith(asked));
    await expect(fields.getByText('$237.50')).toBeVisible();
  },
};
