import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { entries, logsArgs, withDevices } from './LogsTab.fixtures';
import { LogsTab } from './LogsTab';
import { logTitles } from '../../../text/columnTitles';
import { translateCountry } from '../../../text/countries/countryNames';
import { profileMessages } from '../messages';
import { wholeText } from '../../../text/wholeText.fixtures';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { overlayMessages } from '../../../text/overlayMessages';
import { profileTexts } from '../../../text/messages';
import { errorTexts } from '../../../text/visitorMessages';
import { expectLink } from '../../../testing/expectLink';
import { failed } from '../../../remote.fixtures';

// Spec: A §3 Profile, B §2
const meta = {
  title: 'Screens/Profile/Logs',
  component: LogsTab,
  args: logsArgs,
} satisfies Meta<typeof LogsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ip, country and time, the time as DD-MM-YYYY HH:mm (A §9). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('region', { name: profileMessages.visits })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      logTitles.time,
      logTitles.ip,
      logTitles.country,
    ]);
    const row = canvas.getAllByRole('row')[1]!;
    await expect(row).toHaveTextContent(
      new RegExp(`^20-11-2026 \\d\\d:14203\\.0\\.113\\.9${translateCountry('Nigeria')}$`),
    );
    await expect(
      canvas.getByText(wholeText(overlayMessages.range({ from: '1', to: '10', total: '38' }))),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /CSV/ }));
    await expect(args.exporting?.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.page({ page: 2 }) }));
    await expect(args.logs.onPageChange).toHaveBeenCalledWith(2);
  },
};

const { logs } = logsArgs;

/** Staff visits and sent mails, from a server that lists them (D119). `Default` is without both. */
export const Looks: Story = {
  args: {
    visits: ['2026-11-18T15:02:00Z'],
    mails: [
      { subject: 'New sign-in to your account', at: '2026-11-19T09:14:00Z' },
      { subject: '•••• is your code' },
    ],
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const visits = canvas.getByRole('region', { name: profileMessages.visits });
    await expect(visits).toHaveTextContent(/18-11-2026 \d\d:02$/);
    const mails = canvas.getByRole('region', { name: profileMessages.mails });
    await expect(mails).toHaveTextContent(profileMessages.otherMails);
    await expect(within(mails).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const NoLooks: Story = {
  args: { visits: [], mails: [] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(profileMessages.noVisits)).toBeVisible();
    await expect(canvas.getByText(profileMessages.noMails)).toBeVisible();
  },
};

/** A server that sends devices (D113). They follow the specified columns. */
export const Devices: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { logs: { ...logs, rows: { state: 'ready', data: withDevices } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      logTitles.time,
      logTitles.ip,
      logTitles.country,
      logTitles.device,
    ]);
    const [, current, strange, plain] = canvas.getAllByRole('row');
    await expect(current).toHaveTextContent(profileMessages.thisDevice);
    await expect(strange).toHaveTextContent(profileMessages.newDevice);
    await expect(plain).toHaveTextContent(/Safari on iPhone$/);
  },
};

export const Refreshing: Story = {
  args: { logs: { ...logs, rows: { state: 'ready', data: entries, refreshing: true } } },
  parameters: noSnapshot,
};
export const Loading: Story = {
  args: { logs: { rows: { state: 'loading' }, onPageChange: fn() } },
  parameters: noSnapshot,
};
export const Empty: Story = {
  args: {
    logs: {
      ...logs,
      rows: { state: 'ready', data: [] },
      range: { page: 1, lastPage: 1, from: 0, to: 0, total: 0, end: 'complete', missing: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expectLink(canvas, profileTexts.twoFactorSetting, '/user/profile?tab=2fa');
  },
};
export const Failed: Story = {
  args: {
    logs: {
      rows: failed(),
      onPageChange: fn(),
    },
  },
  parameters: noSnapshot,
};

/** A page that fails to load leaves the previous rows, with its own retry. */
export const PageFailed: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    logs: {
      ...logs,
      failure: { message: errorTexts.requestFailedTryAgain, retrying: false, onRetry: fn() },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.requestFailedTryAgain);
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.logs.failure?.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
  parameters: noSnapshot,
};

/** Values that a server leaves out show as two dashes. */
export const LongText: Story = {
  args: {
    logs: {
      ...logs,
      rows: {
        state: 'ready',
        data: [
          {
            id: '1',
            ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
            country: 'South Georgia and the '.repeat(6),
            at: 'soon',
          },
          { id: '2' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('--')).toHaveLength(4);
  },
};
export const Mobile: Story = { ...onPhone };

/** A new device stays on top, on every page, until it is answered for. */
export const NewDevice: Story = {
  args: { newDevices: { list: withDevices.slice(1, 2), busy: false, onAnswer: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const mine = canvas.getByRole('button', { name: profileMessages.itWasMe });
    await expect(mine).toHaveAccessibleDescription(/Firefox on Linux/);
    await userEvent.click(mine);
    await expect(args.newDevices?.onAnswer).toHaveBeenLastCalledWith('1', true);
  },
};
