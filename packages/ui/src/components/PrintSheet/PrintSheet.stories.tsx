import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PrintSheet } from './PrintSheet';

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

/** The flow of the statement prints one, and reads the paper. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article', { name: 'Statement' })).toBeVisible();
    await expect(within(canvasElement).getByText('Stays on the screen.')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
