import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';
import { noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Subscription History', children: <Button>History</Button> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShownOnFocus: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'History' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Subscription History');
    await expect(button).toHaveAccessibleDescription('Subscription History');
  },
};

export const ShownOnHover: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'History' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Subscription History');
  },
};

export const HiddenByEscape: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async (context) => {
    await ShownOnFocus.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongText: Story = {
  args: { text: 'A username without any space in it: '.concat('amara21'.repeat(12)), placement: 'bottom' },
  parameters: noSnapshot,
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
