import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PhoneFold } from './PhoneFold';
import { onPhone } from '../../testing/windows';

const text = 'Receiving Wallet $12,480.50';

const meta = {
  title: 'Components/PhoneFold',
  component: PhoneFold,
  args: { label: 'Balances and chart', children: text },
} satisfies Meta<typeof PhoneFold>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On wide screens nothing is folded. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText('Balances and chart')).not.toBeInTheDocument();
  },
};

/** On phones one press shows it, and another hides it. */
export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Balances and chart');
    await expect(canvas.queryByText(text)).not.toBeInTheDocument();
    await userEvent.click(label);
    await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(label);
    await expect(canvas.queryByText(text)).not.toBeInTheDocument();
  },
};
