import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inDark } from '../../testing/windows';
import { Money } from '../Money/Money';
import { FromTo } from './FromTo';

const meta = {
  title: 'Components/FromTo',
  component: FromTo,
  args: {
    from: <Money figure="balanceBefore" value="3215" />,
    to: <Money figure="balanceAfter" value="3015" />,
  },
} satisfies Meta<typeof FromTo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In Arabic the first value is on the right and the arrow points left (`--language ar`). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas, canvasElement }) => {
    const isArabic = document.documentElement.lang === 'ar';
    await expect(canvasElement).toHaveTextContent(
      isArabic ? '$3,215.00 ← $3,015.00' : '$3,215.00 → $3,015.00',
    );
    const from = canvas.getByText('$3,215.00').getBoundingClientRect();
    const to = canvas.getByText('$3,015.00').getBoundingClientRect();
    await expect(from.top).toBe(to.top);
    await (isArabic ? expect(from.left).toBeGreaterThan(to.right) : expect(from.right).toBeLessThan(to.left));
  },
};
export const Wallets: Story = { args: { from: 'Out going Wallet', to: 'Receiving Wallet' } };
