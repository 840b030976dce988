import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findReadingFaults } from '../../../testing/readingFaults';
import { DepositScreen } from './DepositScreen';
import { bep20, depositArgs } from './DepositScreen.fixtures';

const meta = {
  title: 'Screens/Deposit/Deposit',
  component: DepositScreen,
  args: depositArgs,
} satisfies Meta<typeof DepositScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page is mirrored. The address and both of its ends keep the order of their characters. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const tabpanel = canvas.getByRole('tabpanel');
    await expect(getComputedStyle(tabpanel).direction).toBe('rtl');
    const address = canvasElement.querySelector('figure code')!;
    await expect(getComputedStyle(address).direction).toBe('ltr');
    const qrCode = canvas.getByRole('img', { name: /QR/ });
    await expect(qrCode.getBoundingClientRect().right).toBeLessThan(address.getBoundingClientRect().left);
    // Next to Arabic letters a digit would move away from its address.
    const check = address.nextElementSibling!;
    check.firstChild!.textContent = 'يبدأ بـ ';
    await expect(findReadingFaults(check).order).toEqual([]);
    const ends = [...check.querySelectorAll('b')].map((end) => end.textContent);
    await expect(ends).toEqual([bep20.slice(0, 6), bep20.slice(-6)]);
  },
};
