import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton';
import { noSnapshot } from '../../testing/windows';

const meta = { title: 'Components/Skeleton', component: Skeleton, args: {} } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as the line that it replaces. */
export const Default: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <p>Receiving Wallet</p>
      <Skeleton {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('p')!.getBoundingClientRect();
    const box = canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect();
    await expect(box.height).toBeCloseTo(line.height, 0);
  },
};
export const Round: Story = {
  args: { variant: 'round', inlineSize: '2.5rem', blockSize: '2.5rem' },
  parameters: noSnapshot,
};
