import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { RowDetail } from './RowDetail';
import { wholeText } from '../../text/wholeText.fixtures';
import { detailMessages } from '../../text/detailMessages';
import { noSnapshot, onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/RowDetail',
  component: RowDetail,
  args: {
    detail: {
      kind: 'Withdrawal',
      code: 'WD-002629',
      amount: { figure: 'transactionAmount', value: '345.00' },
      status: { word: 'Rejected', variant: 'bad' },
      meaning: 'The address is on another network.',
      whereabouts: '$345.00 went back to your Out going Wallet.',
      steps: [
        { what: 'Requested', at: '2026-11-16T08:43:00Z', done: true },
        { what: 'Held', note: 'Hold Wallet, $345.00', done: true },
        { what: 'Rejected', done: true },
        { what: 'Returned', note: 'Out going Wallet, +$345.00', done: true },
      ],
      at: '2026-11-16T08:43:00Z',
      related: [{ label: 'Withdrawal WD-002629', href: '/user/manualWithdrawList' }],
    },
    facts: [
      { id: 'code', title: 'Code', value: 'WD-002629', copied: 'WD-002629' },
      { id: 'net', title: 'Net Amount', value: '$327.75' },
      { id: 'hash', title: 'Tnx Hash', value: '--' },
    ],
  },
} satisfies Meta<typeof RowDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sum, the meaning of the status, the history, and all data of the row, with its time in both zones. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Withdrawal · WD-002629' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByText('16-11-2026 08:43')).toHaveLength(2);
    await expect(canvas.getByText(detailMessages.ownTime).nextElementSibling).toHaveTextContent(
      /^1[5-7]-11-2026 .*UTC/,
    );
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: detailMessages.copy({ item: 'Code' }) }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('WD-002629'));
    await expect(
      await canvas.findByRole('button', { name: detailMessages.copiedAll({ item: 'Code' }) }),
    ).toBeVisible();
  },
};

/** A portal in another zone shows its own, at the time of the row (D109). */
export const PortalInKolkata: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: { platform: 'kolkata' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(wholeText(detailMessages.platformTime({ zone: 'UTC+5:30' }))).nextElementSibling,
    ).toHaveTextContent('16-11-2026 14:13');
  },
};

/** Pending steps are hollow, and announced as pending. */
export const OnItsWay: Story = {
  args: {
    detail: {
      ...meta.args.detail,
      status: { word: 'Pending', variant: 'warn' },
      meaning: 'Waiting for approval.',
      whereabouts: undefined,
      steps: [
        { what: 'Requested', at: '2026-11-16T08:43:00Z', done: true },
        { what: 'Sent', done: false },
      ],
    },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(`Sent (${detailMessages.toCome})`);
  },
};

/** A row with only its kind. */
export const Bare: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { detail: { kind: 'Transaction' }, facts: [] },
};

export const LongText: Story = {
  decorators: [
    (Detail) => (
      <div style={{ padding: '1rem' }}>
        <Detail />
      </div>
    ),
  ],
  args: {
    detail: { ...meta.args.detail, meaning: 'The reason is long. '.repeat(20), code: 'x'.repeat(64) },
    facts: [{ id: 'hash', title: 'Tnx Hash', value: 'f'.repeat(128), copied: 'f'.repeat(128) }],
  },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
