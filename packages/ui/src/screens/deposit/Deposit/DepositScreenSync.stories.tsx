import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DepositScreen } from './DepositScreen';
import { depositArgs, deposits, never, synced } from './DepositScreen.fixtures';
import { depositMessages } from './messages';
import { noSnapshot } from '../../../testing/windows';
import { depositTexts } from '../../../text/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { errorTexts } from '../../../text/visitorMessages';
import { shortenedMessages } from '../../../components/Shortened/Shortened';
import { wholeText, withoutIsolates } from '../../../text/wholeText.fixtures';

// Spec: A §2 Deposit, A §3 Deposit transaction, A §4 Deposit
const meta = {
  title: 'Screens/Deposit/Deposit',
  component: DepositScreen,
  args: depositArgs,
} satisfies Meta<typeof DepositScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const tryAgain = errorTexts.somethingWrongTryAgain;
const panel = (element: HTMLElement) => within(within(element).getByRole('tabpanel'));

/** The time and result of the sync. A hash links to its explorer where there is one (D84, A §2, A §3). */
export const Synced: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  args: { sync: synced, onCopy: fn() },
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const shown = panel(canvasElement);
    await expect(shown.getByText(messagePattern(depositMessages.lastSync))).toBeVisible();
    await expect(shown.queryByText(depositMessages.neverSynced)).toBeNull();
    const table = within(shown.getByRole('table', { name: depositMessages.recent }));
    const link = table.getByRole('link', {
      name: depositMessages.explore({ ending: '0a9e42' }),
    });
    await expect(link).toHaveAttribute('href', deposits[0]?.href);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(table.getAllByRole('link')).toHaveLength(1);
    await expect(table.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      depositMessages.hash.network,
      depositMessages.date,
      depositMessages.amount,
    ]);
    const [, first, , unread] = table.getAllByRole('row');
    await expect(first).toHaveTextContent(/20-11-2026 \d\d:02/);
    await expect(unread).toHaveTextContent(/^------$/);
    await expect(table.getByText('+$2,000.00')).toBeVisible();
    await expect(table.getByText('+$150.50')).toBeVisible();
    await userEvent.click(
      table.getByRole('button', { name: shortenedMessages.copyEnd({ kind: 'hash', ending: '0a9e42' }) }),
    );
    await expect(write).toHaveBeenCalledWith(deposits[0]?.hash);
    await waitFor(() =>
      expect(args.onCopy).toHaveBeenCalledWith(
        shortenedMessages.copiedEnd({ kind: 'hash', ending: '0a9e42' }),
      ),
    );
  },
};

export const Syncing: Story = {
  args: { sync: { ...never, busy: true }, onSync: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvasElement }) => {
    const sync = panel(canvasElement).getByRole('button', { name: depositTexts.syncBalance });
    await userEvent.dblClick(sync);
    await expect(sync).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSync).not.toHaveBeenCalled();
  },
};

export const SyncingAgain: Story = { args: { sync: { ...synced, busy: true } } };
export const NothingFound: Story = {
  args: { sync: { ...synced, last: { at: Date.parse('2026-11-20T09:10:00Z'), deposits: [] } } },
  parameters: noSnapshot,
  play: ({ canvasElement }) =>
    expect(panel(canvasElement).getByText(depositMessages.noneFound)).toBeVisible(),
};

/** Earlier results stay when a later sync fails, and the message explains that nothing is lost. */
export const SyncFailed: Story = {
  args: { sync: { ...synced, failure: tryAgain } },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByRole('alert')).toHaveTextContent(depositMessages.failedSync);
    await expect(shown.getByText('+$2,000.00')).toBeVisible();
  },
};

/** A server's rate limit is respected. The wait is announced once and counted down. */
export const TooManySyncs: Story = {
  args: { sync: never, onSync: fn() },
  parameters: noSnapshot,
  render: (args) => (
    <DepositScreen
      {...args}
      sync={{ ...synced, failure: 'Too many requests.', waitUntil: Date.now() + 30_000 }}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getAllByText(messagePattern(depositMessages.waiting))[0]).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: depositTexts.syncBalance }));
    await expect(args.onSync).not.toHaveBeenCalled();
  },
};

/** A wait of hours has no countdown. It shows its end time. */
export const NoSyncForHours: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: (args) => <DepositScreen {...args} sync={{ ...synced, waitUntil: Date.now() + 6 * 3_600_000 }} />,
  play: async ({ canvasElement }) => {
    const line = withoutIsolates(
      depositMessages.waitingUntil({ moment: String.raw`[\d-]{10} \d\d:\d\d UTC` }),
    );
    const lines = panel(canvasElement).getAllByText(wholeText(new RegExp(`^${line}$`)));
    await expect(lines).toHaveLength(2);
  },
};

export const KeepChecking: Story = {
  args: { sync: { ...synced, checking: true }, onCheckingChange: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvasElement }) => {
    const knob = panel(canvasElement).getByRole('switch', { name: depositMessages.keepChecking });
    await expect(knob).toBeChecked();
    await expect(knob).toHaveAccessibleDescription(messagePattern(depositMessages.keepCheckingHint));
    await userEvent.click(knob);
    await expect(args.onCheckingChange).toHaveBeenCalledWith(false);
  },
};

export const CheckingStopped: Story = {
  args: { sync: { ...synced, failure: tryAgain, stopped: 'failed' } },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByRole('alert')).toHaveTextContent(depositMessages.stopped.failed);
    await expect(shown.getByRole('switch')).not.toBeChecked();
  },
};

export const CheckedLongEnough: Story = {
  args: { sync: { ...synced, stopped: 'enough' } },
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByText(depositMessages.stopped.enough)).toBeVisible();
    await expect(shown.getByRole('switch')).not.toBeChecked();
  },
};
