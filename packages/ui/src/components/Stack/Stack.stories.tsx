import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { space } from '../../tokens';
import { Card } from '../Card/Card';
import { Stack } from './Stack';
import { noSnapshot } from '../../testing/windows';

const names = Object.keys(space).map((name) => (name === 'half' ? name : Number(name)));

const meta = {
  title: 'Components/Stack',
  component: Stack,
  argTypes: { gap: { control: 'select', options: names } },
  args: {
    gap: 4,
    children: (
      <>
        <Card>One</Card>
        <Card>Two</Card>
        <Card>Three</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { gap: 1.5 } };

/** A list for screen readers too, and its props don't become attributes. */
export const AsList: Story = {
  args: {
    children: (
      <>
        <li>One</li>
        <li>Two</li>
      </>
    ),
  },
  parameters: noSnapshot,
  render: (args) => <Stack as="ul" {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list')).not.toHaveAttribute('gap');
    await expect(canvas.getByRole('list')).not.toHaveAttribute('bounded');
  },
};

/** A wider child scrolls, and the page does not. */
export const Bounded: Story = {
  args: {
    bounded: true,
    children: (
      <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Wide">
        <div style={{ inlineSize: '120rem' }}>Wider than any room</div>
      </div>
    ),
  },
  parameters: noSnapshot,
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Stack {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
