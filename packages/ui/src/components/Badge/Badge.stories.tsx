import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge';
import { noSnapshot } from '../../testing/windows';

// Spec: A §2 Header
const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { count: 3 },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: '2.25rem', blockSize: '2.25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  args: { count: 248 },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+');
  },
};
export const None: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
