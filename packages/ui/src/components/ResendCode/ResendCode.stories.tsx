import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ResendCode } from './ResendCode';

const meta = {
  title: 'Components/ResendCode',
  component: ResendCode,
  args: { onRequest: fn() },
} satisfies Meta<typeof ResendCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Request OTP' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

/** The count goes on, the announcement does not (A §4). */
export const Counting: Story = {
  loaders: [() => ({ deadline: Date.now() + 60_000 })],
  render: (args, { loaded }) => <ResendCode {...args} deadline={loaded['deadline'] as number} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resend request after 60 sec');
  },
};

export const CountsDown: Story = {
  loaders: [() => ({ deadline: Date.now() + 2000 })],
  render: (args, { loaded }) => <ResendCode {...args} deadline={loaded['deadline'] as number} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const announced = canvas.getByRole('status').textContent;
    await waitFor(() => expect(canvas.getByText('Resend request after 1 sec')).toBeVisible(), {
      timeout: 3000,
    });
    await expect(canvas.getByRole('status').textContent).toBe(announced);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request OTP' })).toBeVisible(), {
      timeout: 3000,
    });
  },
};

export const Requesting: Story = {
  args: { requesting: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Request OTP' }));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
