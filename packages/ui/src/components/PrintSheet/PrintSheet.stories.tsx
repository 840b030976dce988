import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintSheet } from './PrintSheet';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/PrintSheet',
  component: PrintSheet,
  args: { label: 'Statement', children: <h1>Statement</h1> },
  render: (args) => (
    <>
      <p>Stays on the screen.</p>
      <PrintSheet {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The statement's flow prints one, and reads it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Statement' })).toBeVisible();
    await expect(canvas.getByText('Stays on the screen.')).toBeVisible();
  },
};
export const Mobile: Story = { ...onPhone };
