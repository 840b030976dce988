import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { decodeQr } from '../../../components/ShareDialog/decodeQr.fixtures';
import { DepositScreen } from './DepositScreen';
import {
  bank,
  bep20,
  depositArgs,
  deposits,
  failed,
  loading,
  never,
  ready,
  synced,
  trc20,
} from './DepositScreen.fixtures';
import { wholeText } from '../../../text/wholeText.fixtures';
import { depositMessages } from './messages';
import { noSnapshot, onLargePhone, onPhone, onTablet, inDark } from '../../../testing/windows';

const meta = {
  title: 'Screens/Deposit/Deposit',
  component: DepositScreen,
  args: depositArgs,
} satisfies Meta<typeof DepositScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const tryAgain = 'Something Went Wrong Please Try Again....';
const panel = (element: HTMLElement) => within(within(element).getByRole('tabpanel'));
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** No part of an unpayable address may appear anywhere in the page. */
const getShowsNothing = (element: HTMLElement, address: string) =>
  !element.innerHTML.includes(address.slice(0, 12)) &&
  !element.innerText.replace(/\s/g, '').includes(address);

/** Network, address, copy or QR code, the one coin to send, and Sync, in this order (DESIGN "Deposit", A §2). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByText(/Minimum deposit \$10\.00/)).toBeVisible();
    const shown = panel(canvasElement);
    const parts = [
      shown.getByText('Network'),
      shown.getByText('Your deposit address'),
      shown.getByRole('button', { name: 'Copy address' }),
      shown.getByRole('img', { name: depositMessages.qrCodeTitle({ address: bep20 }) }),
      shown.getByText(wholeText('Send only USDT on BEP20')),
      shown.getByRole('button', { name: 'Sync Balance' }),
      shown.getByText('Recent transactions'),
    ];
    for (const [index, part] of parts.slice(1).entries())
      await expect(isBefore(parts[index]!, part)).toBe(true);
    await expect(shown.getByText(/BNB Smart Chain/)).toBeVisible();
    await expect(shown.getByText('No deposits here yet')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Receiving Wallet$12,480.50');
  },
};

/** The button copies the whole address with the exact confirmation. Selecting by hand copies it without gaps. */
export const Copied: Story = {
  args: { onCopied: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const shown = panel(canvasElement);
    await userEvent.click(shown.getByRole('button', { name: 'Copy address' }));
    await expect(write).toHaveBeenCalledWith(bep20);
    await waitFor(() =>
      expect(args.onCopied).toHaveBeenCalledWith('Deposit Address copy to clipboard successfully.'),
    );
    const address = within(shown.getByRole('figure', { name: 'Your deposit address' })).getByRole('code');
    getSelection()?.selectAllChildren(address);
    await expect(getSelection()?.toString()).toBe(bep20);
    getSelection()?.removeAllRanges();
  },
};

/** A camera reads the displayed address, on any background (T24). */
export const QrCode: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const code = panel(canvasElement).getByRole('img', {
      name: depositMessages.qrCodeTitle({ address: bep20 }),
    });
    if (!(code instanceof SVGElement)) throw new Error('The code is no drawing.');
    await expect(await decodeQr(code, 'black')).toBe(bep20);
    await expect(await decodeQr(code, 'white')).toBe(bep20);
  },
};

/** The code stays black on white in a dark theme, because every camera reads it. */
export const QrCodeStaysBlackOnWhite: Story = { ...QrCode, globals: { theme: 'dark' } };

const share = fn();

/** A phone passes the address to its own share dialog. */
export const Shared: Story = {
  beforeEach: () => {
    share.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(panel(canvasElement).getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({ text: bep20 });
  },
  ...onLargePhone,
};

/** The address always belongs to the current tab (A §9). */
export const OtherNetwork: Story = {
  args: { chosen: '2', address: ready({ methodId: '2', address: trc20 }), onMethodChosen: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'USDT BEP20',
      'USDT TRC20',
      'Bank transfer',
    ]);
    await expect(shown.getByText(wholeText('Send only USDT on TRC20'))).toBeVisible();
    await expect(
      shown.getByRole('img', { name: depositMessages.qrCodeTitle({ address: trc20 }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'USDT BEP20' }));
    await expect(args.onMethodChosen).toHaveBeenCalledWith('1');
  },
};

/** An answer for the previous tab shows nothing here. It would send the money to another network. */
export const OlderAnswer: Story = {
  args: { chosen: '2', address: ready({ methodId: '1', address: bep20 }) },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(getShowsNothing(canvasElement, bep20)).toBe(true);
    await expect(canvasElement).not.toHaveTextContent('We’ve hidden this address');
    await expect(panel(canvasElement).queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
  },
};

/** An address that does not fit the network shows no text, code or copy button (T24). */
export const UnfitAddress: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { address: ready({ methodId: '1', address: trc20 }) },
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByRole('alert')).toHaveTextContent('We’ve hidden this address');
    await expect(getShowsNothing(canvasElement, trc20)).toBe(true);
    await expect(shown.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
    await expect(shown.getByRole('button', { name: 'Sync Balance' })).toBeEnabled();
  },
};

/** One wrong character makes the address invalid. */
export const MistypedAddress: Story = {
  args: { address: ready({ methodId: '1', address: bep20.replace('0x5aA', '0x5aa') }) },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByRole('alert')).toHaveTextContent('We’ve hidden this address');
    await expect(panel(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const AddressLoading: Story = {
  args: { address: loading },
  play: ({ canvasElement }) =>
    expect(panel(canvasElement).getByRole('button', { name: 'Sync Balance' })).toBeEnabled(),
};

/** The failure is limited to its tab. Earlier payments can still be synced. */
export const AddressFailed: Story = {
  args: { address: failed(fn()) },
  play: async ({ args, canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByText(tryAgain)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await expect(args.address.state === 'failed' && args.address.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Sync Balance' }));
    await expect(args.onSynced).toHaveBeenCalledOnce();
  },
};

/** The time and result of the sync. A hash links to its explorer where there is one (D84, A §2, A §3). */
export const Synced: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  args: { sync: synced, onCopied: fn() },
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const shown = panel(canvasElement);
    await expect(shown.getByText(/Last sync/)).toBeVisible();
    const table = within(shown.getByRole('table', { name: 'Recent transactions' }));
    const link = table.getByRole('link', {
      name: 'View the hash ending in 0a9e42 in the block explorer',
    });
    await expect(link).toHaveAttribute('href', deposits[0]?.href);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(table.getAllByRole('link')).toHaveLength(1);
    await expect(table.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      'Transaction hash',
      'Date',
      'Amount',
    ]);
    const [, first, , unread] = table.getAllByRole('row');
    await expect(first).toHaveTextContent(/20-11-2026 \d\d:02/);
    await expect(unread).toHaveTextContent(/^------$/);
    await expect(table.getByText('+$2,000.00')).toBeVisible();
    await expect(table.getByText('+$150.50')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Copy the hash that ends with 0a9e42' }));
    await expect(write).toHaveBeenCalledWith(deposits[0]?.hash);
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith('Copied: the hash ends with 0a9e42.'));
  },
};

export const Syncing: Story = {
  args: { sync: { ...never, busy: true }, onSynced: fn() },
  play: async ({ args, canvasElement }) => {
    const sync = panel(canvasElement).getByRole('button', { name: 'Sync Balance' });
    await userEvent.dblClick(sync);
    await expect(sync).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSynced).not.toHaveBeenCalled();
  },
};

export const SyncingAgain: Story = { args: { sync: { ...synced, busy: true } } };
export const NothingFound: Story = {
  args: { sync: { ...synced, last: { at: Date.parse('2026-11-21T10:15:00Z'), deposits: [] } } },
  play: ({ canvasElement }) => expect(panel(canvasElement).getByText('No deposits found')).toBeVisible(),
};

/** Earlier results stay when a later sync fails, and the message explains that nothing is lost. */
export const SyncFailed: Story = {
  args: { sync: { ...synced, failure: tryAgain } },
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByRole('alert')).toHaveTextContent('Your deposits are safe: sync again.');
    await expect(shown.getByText('+$2,000.00')).toBeVisible();
  },
};

/** A server's rate limit is respected. The wait is announced once and counted down. */
export const TooManySyncs: Story = {
  args: { sync: never, onSynced: fn() },
  render: (args) => (
    <DepositScreen
      {...args}
      sync={{ ...synced, failure: 'Too many requests.', waitUntil: Date.now() + 30_000 }}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getAllByText(/You can sync again in \d+ sec/)[0]).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Sync Balance' }));
    await expect(args.onSynced).not.toHaveBeenCalled();
  },
};

/** A wait of hours has no countdown. It shows its end time. */
export const NoSyncForHours: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: (args) => <DepositScreen {...args} sync={{ ...synced, waitUntil: Date.now() + 6 * 3_600_000 }} />,
  play: async ({ canvasElement }) => {
    const lines = panel(canvasElement).getAllByText(/^You can sync again at [\d-]{10} \d\d:\d\d UTC\.$/);
    await expect(lines).toHaveLength(2);
  },
};

export const KeepChecking: Story = {
  args: { sync: { ...synced, checking: true }, onCheckingSwitched: fn() },
  play: async ({ args, canvasElement }) => {
    const knob = panel(canvasElement).getByRole('switch', { name: 'Keep checking' });
    await expect(knob).toBeChecked();
    await expect(knob).toHaveAccessibleDescription(/Every 30 seconds while this page is open/);
    await userEvent.click(knob);
    await expect(args.onCheckingSwitched).toHaveBeenCalledWith(false);
  },
};

export const CheckingStopped: Story = {
  args: { sync: { ...synced, failure: tryAgain, stopped: 'failed' } },
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByRole('alert')).toHaveTextContent('We stopped checking');
    await expect(shown.getByRole('switch')).not.toBeChecked();
  },
};

export const CheckedLongEnough: Story = { args: { sync: { ...synced, stopped: 'enough' } } };

/** No address to pay to: the tab explains bank deposits and where they will appear (D53). */
export const Bank: Story = {
  globals: { viewport: { value: 'desktop' } },
  // The portal requests no address for a bank, so it never receives one.
  args: { chosen: '3', sync: synced, address: loading },
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByRole('region', { name: bank.name })).not.toHaveAttribute('aria-busy');
    await expect(shown.getByRole('button', { name: 'Report a deposit' })).toBeVisible();
    await expect(shown.getByText(/₹88.25 per \$1/)).toBeVisible();
    await expect(shown.getByRole('link', { name: 'transactions' })).toHaveAttribute(
      'href',
      '/user/transactions',
    );
    await expect(shown.queryByRole('img', { name: /QR/ })).not.toBeInTheDocument();
    await expect(shown.queryByRole('switch')).not.toBeInTheDocument();
    // A bank's number is shown whole and has no link.
    await expect(shown.getByText(deposits[0]?.hash ?? '')).toBeVisible();
    await expect(shown.queryByRole('link', { name: /0x/ })).not.toBeInTheDocument();
  },
};

/** A network without an address for this member is reported like a bank deposit (D53). */
export const NoAddress: Story = {
  args: { address: ready({ methodId: '1' }) },
  play: ({ canvasElement }) =>
    expect(panel(canvasElement).getByRole('button', { name: 'Report a deposit' })).toBeVisible(),
};

export const Mt5: Story = {
  args: { methods: ready([bank]), chosen: '3', account: '5012345' },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByText('Opened for MT5 account 5012345')).toBeVisible();
    await userEvent.click(panel(canvasElement).getByRole('button', { name: 'Report a deposit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a deposit' }));
    await expect(dialog.getByLabelText('Comment (optional)')).toHaveValue('MT5 account 5012345');
  },
};

export const Loading: Story = { args: { methods: loading, address: loading, balance: loading } };
export const Empty: Story = {
  args: { methods: ready([]), chosen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment methods')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/user/chat');
  },
};
export const NoBanks: Story = { args: { methods: ready([]), chosen: undefined, account: '5012345' } };
export const Failed: Story = {
  args: { methods: failed(fn()), balance: failed(fn()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.methods.state === 'failed' && args.methods.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    methods: ready([
      { id: '1', name: 'N'.repeat(60), network: 'x'.repeat(40) },
      ...Array.from({ length: 12 }, (_, index) => ({ id: `m${index}`, name: `Method ${index} of the bank` })),
    ]),
    address: ready({ methodId: '1', address: 'Q'.repeat(120) }),
    sync: {
      ...synced,
      failure: 'The server sends a long explanation. '.repeat(4),
      last: {
        at: Date.parse('2026-11-21T10:15:00Z'),
        deposits: [{ id: '1', hash: 'f'.repeat(128), amount: '999999999999.99' }],
      },
    },
    balance: ready('999999999999.99'),
  },
  ...onPhone,
};
export const Mobile: Story = { args: { sync: synced }, ...onPhone };
export const Tablet: Story = { args: { sync: synced }, ...onTablet };
export const LargeText: Story = {
  args: { sync: synced },
  globals: { text: '200', ...onLargePhone.globals },
  parameters: onLargePhone.parameters,
};
/** Without a network nothing can be synced (D36). */
export const Offline: Story = {
  args: { report: { ...depositArgs.report, offline: true } },
  parameters: noSnapshot,
  play: ({ canvasElement }) =>
    expect(panel(canvasElement).getByRole('button', { name: 'Sync Balance' })).toBeDisabled(),
};

/** The data's age, with a refresh button. */
export const Aged: Story = {
  args: { freshness: { at: Date.now() - 5 * 60_000, refreshing: false, failed: false, onRefresh: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Updated/)).toHaveTextContent('Updated 5 minutes ago');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh the balance' }));
    await expect(args.freshness?.onRefresh).toHaveBeenCalledOnce();
  },
};
