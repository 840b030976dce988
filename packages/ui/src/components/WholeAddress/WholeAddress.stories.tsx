import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholeAddress, wholeAddressMessages } from './WholeAddress';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/WholeAddress',
  component: WholeAddress,
  args: { address: '0x52908400098527886E0F7030069857D2E4169EE7', network: 'USDT BEP20' },
} satisfies Meta<typeof WholeAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Never shortened, so every character can be compared. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.address)).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      `${wholeAddressMessages.withdrawalAddress}USDT BEP20`,
    );
  },
};

export const WithoutNetwork: Story = { args: { label: 'Deposit address', network: undefined } };
export const LongText: Story = { args: { address: 'Q'.repeat(300), network: 'x'.repeat(80) } };
export const Mobile: Story = { ...onPhone };
