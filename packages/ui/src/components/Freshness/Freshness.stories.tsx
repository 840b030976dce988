import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Freshness, freshnessMessages } from './Freshness';
import { onPhone, noSnapshot } from '../../testing/windows';
import { messagePattern } from '../../testing/messagePattern';
import { formatAgo } from '../../testing/formatAgo';
import { answering } from '../../testing/answering';

// Spec: A §2 Dashboard
const meta = {
  title: 'Components/Freshness',
  component: Freshness,
  args: {
    what: 'the balances',
    at: Date.now() - 5 * 60_000,
    refreshing: false,
    failed: false,
    onRefresh: fn(),
  },
} satisfies Meta<typeof Freshness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Silent until a press. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${freshnessMessages.updated}`))).toHaveTextContent(
      `${freshnessMessages.updated} ${formatAgo(5)}`,
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(
      canvas.getByRole('button', { name: freshnessMessages.refresh({ item: 'the balances' }) }),
    );
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** A second press during a refresh sends no request. */
export const Refreshing: Story = {
  args: { refreshing: true },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: freshnessMessages.refresh({ item: 'the balances' }) }),
    );
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(canvas.getByText(new RegExp(`^${freshnessMessages.updated}`))).toBeVisible();
  },
};

/** The result of a press is announced politely. */
export const Done: Story = {
  parameters: noSnapshot,
  render: answering(Freshness, { onRefresh: () => ({ at: Date.now() }) }),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: freshnessMessages.refresh({ item: 'the balances' }) }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      freshnessMessages.done({ item: 'the balances' }),
    );
    await expect(canvas.getByText(new RegExp(`^${freshnessMessages.updated}`))).toHaveTextContent(
      `${freshnessMessages.updated} ${formatAgo(0)}`,
    );
  },
};

/** The old data stays with its time, and the failure is announced. */
export const Failed: Story = {
  parameters: noSnapshot,
  render: answering(Freshness, { onRefresh: () => ({ failed: true }) }),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: freshnessMessages.refresh({ item: 'the balances' }) }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      freshnessMessages.notDone({ item: 'the balances' }),
    );
    await expect(canvas.getByText(freshnessMessages.failed)).toBeVisible();
    await expect(canvas.getByText(messagePattern(freshnessMessages.updated))).toHaveTextContent(
      `${freshnessMessages.updated} ${formatAgo(5)}`,
    );
  },
};

export const NotYet: Story = { args: { at: undefined }, parameters: noSnapshot };
export const Phone: Story = { ...onPhone };
