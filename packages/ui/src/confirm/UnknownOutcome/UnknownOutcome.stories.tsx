import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnknownOutcome } from './UnknownOutcome';

const meta = {
  title: 'Confirm/UnknownOutcome',
  component: UnknownOutcome,
  args: {
    children: 'A withdrawal of $250.00 was sent at 21-11-2026 09:14.',
    historyHref: '/user/manualWithdrawList',
    onRepeated: fn(),
    onForgotten: fn(),
  },
} satisfies Meta<typeof UnknownOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check history' })).toHaveAttribute(
      'href',
      args.historyHref,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRepeated).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /start anew/ }));
    await expect(args.onForgotten).toHaveBeenCalledOnce();
  },
};

/** A back end without idempotency keys: nothing is offered that could happen twice. */
export const NeverAgain: Story = {
  args: { onRepeated: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
