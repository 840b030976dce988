import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noSnapshot, onPhone } from '../../testing/windows';
import { OperatorTexts } from './OperatorTexts';

const texts = [
  'We process cancellations within seven working days.',
  'We then refund the price, less the fee, to the Out going Wallet of the member who paid.',
];

const meta = {
  title: 'Components/OperatorTexts',
  component: OperatorTexts,
  args: { texts },
} satisfies Meta<typeof OperatorTexts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Markup in a sentence is text (T2). */
export const Markup: Story = {
  args: { texts: ['<b>Free</b> of charge'] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Free</b> of charge')).toBeVisible();
  },
};

export const LongText: Story = { args: { texts: ['Cancellation '.repeat(40), 'x'.repeat(300)] } };
export const Mobile: Story = { ...onPhone };
