import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toAddress, toBank } from '../../components/DestinationDetails/DestinationDetails.fixtures';
import { Money } from '../../components/Money/Money';
import { Review } from './Review';
import { onPhone, noSnapshot } from '../../testing/windows';
import { verifyMessages } from '../VerifyDialog/messages';

const meta = {
  title: 'Components/Confirm/Review',
  component: Review,
  args: {
    amount: '250.00',
    rows: [
      { label: 'Wallet', value: 'Out going Wallet' },
      { label: 'Balance before', value: <Money figure="balanceBefore" value="3215.00" /> },
      { label: 'Balance after', value: <Money figure="balanceAfter" value="2965.00" /> },
    ],
    destination: toAddress,
  },
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address is shown in full, with its network. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0x52908400098527886E0F7030069857D2E4169EE7')).toBeVisible();
    await expect(canvas.getByText('USDT BEP20')).toBeVisible();
  },
};

/** Unknown fees are mentioned, in either currency (D82). */
export const BeforeFees: Story = {
  args: { beforeFees: {} },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(verifyMessages.beforeFees)).toBeVisible();
  },
};
export const Rupees: Story = { args: { beforeFees: { rupees: '22062.50' }, destination: toBank } };
export const WithoutDestination: Story = { args: { destination: undefined } };
export const LongText: Story = {
  args: { amount: '999999999999.99', beforeFees: { rupees: '88249999999999.12' } },
  ...onPhone,
};
