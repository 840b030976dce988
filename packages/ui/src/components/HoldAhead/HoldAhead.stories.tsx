import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addresses } from '../../addresses/addresses';
import { HoldAhead, HoldContext, type Hold, holdAheadMessages } from './HoldAhead';
import { noSnapshot } from '../../testing/windows';
import { expectLink } from '../../testing/expectLink';

const meta = {
  title: 'Components/HoldAhead',
  args: { hours: 24 },
  render: (hold) => (
    <HoldContext value={hold}>
      <HoldAhead />
    </HoldContext>
  ),
} satisfies Meta<Hold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(holdAheadMessages.ahead({ hours: 24 }))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The member has typed a withdrawal, which the change would hold. */
export const WithdrawalTyped: Story = {
  args: { withdrawal: addresses.withdraw },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expectLink(canvas, holdAheadMessages.withdrawFirst, addresses.withdraw);
  },
};
export const Mobile: Story = {
  args: { withdrawal: addresses.withdraw },
  globals: { viewport: { value: 'phone' } },
  parameters: noSnapshot,
};
