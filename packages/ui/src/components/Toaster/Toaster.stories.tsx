import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { createReadingClock, readingTime } from './readingClock';
import { Toaster, type Toast } from './Toaster';

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  args: {
    toast: { id: '1', tone: 'good', text: 'Deposit Address copy to clipboard successfully.' },
    onDismissed: fn(),
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'Deposit Address copy to clipboard successfully.',
    );
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Mobile: Story = { globals: { viewport: { value: 'phoneLarge' } } };

export const Bad: Story = {
  args: { toast: { id: '2', tone: 'bad', text: 'Something Went Wrong Please Try Again....' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something Went Wrong Please Try Again....',
    );
  },
};

export const LongText: Story = {
  args: { toast: { id: '3', tone: 'bad', text: 'The field username_of_the_sponsor is invalid. '.repeat(6) } },
  globals: { viewport: { value: 'phoneLarge' } },
};

export const TextOnly: Story = {
  args: { toast: { id: '4', tone: 'bad', text: '<img src=x onerror=alert(1)><b>bold</b>' } },
  play: async ({ args }) => {
    const toast = await screen.findByRole('alert');
    await expect(toast).toHaveTextContent(args.toast?.text ?? '');
    await expect(toast.children).toHaveLength(0);
  },
};

export const SentAway: Story = {
  play: async ({ args }) => {
    await screen.findByRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissed).toHaveBeenCalledOnce();
    await expect(args.onDismissed).toHaveBeenCalledWith('1');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

const second: Toast = { id: 'second', tone: 'bad', text: 'Insufficient Balance' };
/** A newer one takes the place of the one before (A §8). */
export const OneAtATime: Story = {
  render: function Following(args) {
    const [toast, setToast] = useState(args.toast);
    return (
      <>
        <Button onClick={() => setToast(second)}>Next</Button>
        <Button onClick={() => setToast(null)}>None</Button>
        <Toaster {...args} toast={toast} />
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await screen.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient Balance');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(args.onDismissed).not.toHaveBeenCalled();
  },
};

/** Resolves once a clock that nothing pauses, started now, is over: then the toast's own would be as well. */
const readingTimeOver = () => new Promise<void>((over) => createReadingClock(over).run());
const soonAfter = { timeout: readingTime + 1000 };

/** Looked at, it stays beyond its five seconds; left alone, it goes (A §9). */
export const PausedByHover: Story = {
  play: async ({ args }) => {
    const toast = await screen.findByRole('status');
    await userEvent.hover(toast);
    await readingTimeOver();
    await expect(toast).toBeVisible();
    await expect(args.onDismissed).not.toHaveBeenCalled();
    await userEvent.unhover(toast);
    await waitFor(() => expect(args.onDismissed).toHaveBeenCalledOnce(), soonAfter);
  },
};

/** So does one whose button has the focus. */
export const PausedByFocus: Story = {
  play: async ({ args }) => {
    const toast = await screen.findByRole('status');
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await readingTimeOver();
    await expect(toast).toBeVisible();
    await expect(args.onDismissed).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Dismiss' }).blur();
    await waitFor(() => expect(args.onDismissed).toHaveBeenCalledOnce(), soonAfter);
  },
};
