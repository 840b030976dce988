import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageTitle } from './PageTitle';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/PageTitle',
  component: PageTitle,
  args: { children: 'Withdraw History' },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Withdraw History' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { children: 'A title that goes on for longer than one line of a phone has room for' },
  ...onPhone,
};
