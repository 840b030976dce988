import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { noSnapshot } from '../../testing/windows';
import { outlookMessages } from '../../text/legs/outlookMessages';
import { wholeText } from '../../text/wholeText.fixtures';
import { LegsCard } from './LegsCard';
import { legsCardMessages } from './messages';

const meta = {
  title: 'Components/LegsCard',
  component: LegsCard,
  parameters: noSnapshot,
  args: {
    bots: { left: 883, right: 144, pairBonus: '5.00' },
    ...{ goal: { rank: 'Gold', missing: 156 }, unpaid: 106, namesGoal: true },
    recent: { pairs: 50, days: 90, now: '2026-11-20' },
    toMembers: (leg) => `/user/teamList?view=all&leg=${leg}&status=unpaid`,
    onShare: fn(),
  },
} satisfies Meta<typeof LegsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The weaker leg, what its members would bring, the pace, and its link. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: legsCardMessages.decides.right })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outlookMessages.share.right }));
    await expect(args.onShare).toHaveBeenCalledWith('right');
  },
};

/** The other leg, with no one who could buy. */
export const NoUnpaid: Story = {
  // Proves: outlookMessages.noUnpaid.right
  args: { bots: { left: 3, right: 9 }, unpaid: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: legsCardMessages.decides.left })).toBeVisible();
    await expect(
      canvas.getByText(wholeText(`${outlookMessages.noUnpaid.left} ${outlookMessages.join.left}`)),
    ).toBeVisible();
  },
};

/** Without the members' number and the pace, neither is named (D113). */
export const Unknown: Story = {
  args: { unpaid: undefined, recent: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(outlookMessages.join.right);
  },
};
