import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Fold } from './Fold';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Fold',
  component: Fold,
  args: { heading: 'All ranks', children: <p>Six ranks, from Bronze to Crown.</p> },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByText('Six ranks, from Bronze to Crown.');
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText('All ranks'));
    await expect(content).toBeVisible();
  },
};
export const Open: Story = { args: { defaultOpen: true }, parameters: noSnapshot };
export const LongText: Story = { args: { heading: 'All ranks '.repeat(20), defaultOpen: true } };
export const Mobile: Story = { ...onPhone };
