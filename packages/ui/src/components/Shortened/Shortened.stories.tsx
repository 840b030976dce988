import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Shortened, shortenedMessages } from './Shortened';
import { noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Shortened',
  component: Shortened,
  args: {
    text: '9c1185a5c5e9fc54612808977ee8f548b2258d31b0b6e0a4f1c2d3e4f5a6b7c8',
    kind: 'hash',
    onCopy: fn(),
  },
} satisfies Meta<typeof Shortened>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows both ends, copies all of it, and confirms its end. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await expect(canvas.getByText('9c1185…a6b7c8')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: shortenedMessages.copyEnd({ kind: 'hash', ending: 'a6b7c8' }) }),
    );
    await waitFor(() => expect(write).toHaveBeenCalledWith(args.text));
    const copied = shortenedMessages.copiedEnd({ kind: 'hash', ending: 'a6b7c8' });
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(copied));
  },
};

export const Short: Story = { args: { text: '0xabc', kind: 'address' }, parameters: noSnapshot };
