import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { decodeQr } from '../../../components/ShareDialog/decodeQr.fixtures';
import { DepositScreen } from './DepositScreen';
import { bank, bep20, depositArgs, deposits, synced, trc20 } from './DepositScreen.fixtures';
import { wholeText } from '../../../text/wholeText.fixtures';
import { depositMessages } from './messages';
import { noSnapshot, onLargePhone, onPhone, onTablet, inDark } from '../../../testing/windows';
import { depositTexts, dashboardTexts } from '../../../text/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { copyButtonMessages } from '../../../components/CopyButton/CopyButton';
import { errorTexts } from '../../../text/visitorMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { failed, loading, ready } from '../../../remote.fixtures';
import { findReadingFaults } from '../../../testing/readingFaults';

// Spec: A §2 Dashboard, A §2 Deposit, A §3 Deposit transaction, A §4 Deposit, A §8 Copy confirmations, B §2
const meta = {
  title: 'Screens/Deposit/Deposit',
  component: DepositScreen,
  args: depositArgs,
} satisfies Meta<typeof DepositScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const tryAgain = errorTexts.somethingWrongTryAgain;
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
    const shown = panel(canvasElement);
    const least = messagePattern(depositMessages.least({ amount: '$10.00' }));
    await expect(shown.getByText(wholeText(least))).toBeVisible();
    const parts = [
      shown.getByText(depositMessages.network),
      shown.getByText(depositMessages.address),
      shown.getByRole('button', { name: depositMessages.copyAddress }),
      shown.getByRole('img', { name: depositMessages.qrCodeTitle({ address: bep20 }) }),
      shown.getByText(wholeText(depositMessages.sendOnly({ network: 'BEP20' }))),
      shown.getByRole('button', { name: depositTexts.syncBalance }),
      shown.getByText(depositMessages.neverSynced),
      shown.getByText(depositMessages.recent),
    ];
    for (const [index, part] of parts.slice(1).entries())
      await expect(isBefore(parts[index]!, part)).toBe(true);
    await expect(shown.getByText(wholeText(depositMessages.aboutChain.BEP20))).toBeVisible();
    await expect(shown.getByText(depositMessages.notSynced)).toBeVisible();
    await expect(canvasElement).toHaveTextContent(`${dashboardTexts.receivingWallet}$12,480.50`);
  },
};

/** The button copies the whole address with the exact confirmation. Selecting by hand copies it without gaps. */
export const Copied: Story = {
  args: { onCopy: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const shown = panel(canvasElement);
    await userEvent.click(shown.getByRole('button', { name: depositMessages.copyAddress }));
    await expect(write).toHaveBeenCalledWith(bep20);
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(depositTexts.addressCopied));
    const address = within(shown.getByRole('figure', { name: depositMessages.address })).getByRole('code');
    getSelection()?.selectAllChildren(address);
    await expect(getSelection()?.toString()).toBe(bep20);
    getSelection()?.removeAllRanges();
  },
};

/** This device compares the address with its last visit's. Without a memory it claims nothing (D113). */
export const KnownAddress: Story = {
  args: {
    address: ready({ methodId: '1', address: bep20, known: { changed: false, at: '2026-11-03T09:00:00Z' } }),
  },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const same = wholeText(messagePattern(depositMessages.sameAddress({ day: '03-11-2026' })));
    await expect(panel(canvasElement).getByText(same)).toBeVisible();
  },
};
export const ChangedAddress: Story = {
  args: {
    address: ready({ methodId: '1', address: bep20, known: { changed: true, at: '2026-11-03T09:00:00Z' } }),
  },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    const changed = wholeText(messagePattern(depositMessages.changedAddress({ day: '03-11-2026' })));
    await expect(shown.getByText(changed)).toBeVisible();
    await expect(shown.getByRole('link', { name: depositMessages.askSupport })).toBeVisible();
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
    await userEvent.click(panel(canvasElement).getByRole('button', { name: depositMessages.share }));
    await expect(share).toHaveBeenCalledWith({ text: bep20 });
  },
  ...onLargePhone,
};

/** The address always belongs to the current tab (A §9). */
export const OtherNetwork: Story = {
  args: { chosen: '2', address: ready({ methodId: '2', address: trc20 }), onMethodChange: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas, canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'USDT BEP20',
      'USDT TRC20',
      'Bank transfer',
    ]);
    await expect(shown.getByText(wholeText(depositMessages.sendOnly({ network: 'TRC20' })))).toBeVisible();
    await expect(
      shown.getByRole('img', { name: depositMessages.qrCodeTitle({ address: trc20 }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'USDT BEP20' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('1');
  },
};

/** An answer for the previous tab shows nothing here. It would send the money to another network. */
export const OlderAnswer: Story = {
  args: { chosen: '2', address: ready({ methodId: '1', address: bep20 }) },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(getShowsNothing(canvasElement, bep20)).toBe(true);
    await expect(canvasElement).not.toHaveTextContent(depositMessages.unfit);
    await expect(
      panel(canvasElement).queryByRole('button', { name: messagePattern(copyButtonMessages.copy) }),
    ).not.toBeInTheDocument();
  },
};

/** An address that does not fit the network shows no text, code or copy button (T24). */
export const UnfitAddress: Story = {
  // Proves: depositMessages.unfitDetail
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { address: ready({ methodId: '1', address: trc20 }) },
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByRole('alert')).toHaveTextContent(depositMessages.unfit);
    await expect(getShowsNothing(canvasElement, trc20)).toBe(true);
    await expect(
      shown.queryByRole('button', { name: messagePattern(copyButtonMessages.copy) }),
    ).not.toBeInTheDocument();
    await expect(shown.getByRole('button', { name: depositTexts.syncBalance })).toBeEnabled();
  },
};

/** One wrong character makes the address invalid. */
export const MistypedAddress: Story = {
  args: { address: ready({ methodId: '1', address: bep20.replace('0x5aA', '0x5aa') }) },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByRole('alert')).toHaveTextContent(depositMessages.unfit);
    await expect(panel(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

/** The rule needs no address. If it came later, it would move the button below it away from a press. */
export const AddressLoading: Story = {
  args: { address: loading },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByText(wholeText(depositMessages.sendOnly({ network: 'BEP20' })))).toBeVisible();
    await expect(shown.getByRole('button', { name: depositTexts.syncBalance })).toBeEnabled();
  },
};

/** The failure is limited to its tab. Earlier payments can still be synced. */
export const AddressFailed: Story = {
  args: { address: failed(fn()) },
  parameters: noSnapshot,
  play: async ({ args, canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByText(tryAgain)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.address.state === 'failed' && args.address.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: depositTexts.syncBalance }));
    await expect(args.onSync).toHaveBeenCalledOnce();
  },
};

/** No address to pay to: the tab explains bank deposits and where they will appear (D53). */
export const Bank: Story = {
  globals: { viewport: { value: 'desktop' } },
  // The portal requests no address for a bank, so it never receives one.
  args: { chosen: '3', sync: synced, address: loading },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const shown = panel(canvasElement);
    await expect(shown.getByRole('region', { name: bank.name })).not.toHaveAttribute('aria-busy');
    await expect(shown.getByRole('button', { name: depositMessages.report })).toBeVisible();
    const rate = messagePattern(depositMessages.rate({ rupees: '₹88.25' }));
    await expect(shown.getByText(wholeText(rate))).toBeVisible();
    await expectLink(shown, depositMessages.transactions, '/user/transactions');
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
  parameters: noSnapshot,
  play: ({ canvasElement }) =>
    expect(panel(canvasElement).getByRole('button', { name: depositMessages.report })).toBeVisible(),
};

export const Mt5: Story = {
  args: { methods: ready([bank]), chosen: '3', account: '5012345' },
  play: async ({ canvasElement }) => {
    await expect(
      panel(canvasElement).getByText(depositMessages.forAccount({ account: '5012345' })),
    ).toBeVisible();
    await userEvent.click(panel(canvasElement).getByRole('button', { name: depositMessages.report }));
    const dialog = within(await screen.findByRole('dialog', { name: depositMessages.report }));
    await expect(dialog.getByLabelText(depositMessages.comment)).toHaveValue(
      depositMessages.accountComment({ account: '5012345' }),
    );
  },
};

export const Loading: Story = {
  args: { methods: loading, address: loading, balance: loading },
  parameters: noSnapshot,
};
export const Empty: Story = {
  args: { methods: ready([]), chosen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(depositMessages.noMethods)).toBeVisible();
    await expectLink(canvas, depositMessages.askSupport, '/user/chat');
  },
};
export const NoBanks: Story = { args: { methods: ready([]), chosen: undefined, account: '5012345' } };
export const Failed: Story = {
  args: { methods: failed(fn()), balance: failed(fn()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.methods.state === 'failed' && args.methods.onRetry).toHaveBeenCalledOnce();
  },
  parameters: noSnapshot,
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
        at: Date.parse('2026-11-20T09:10:00Z'),
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
    expect(panel(canvasElement).getByRole('button', { name: depositTexts.syncBalance })).toBeDisabled(),
};

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.balance) };

/** The page is mirrored. The address and both of its ends keep the order of their characters. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const tabpanel = canvas.getByRole('tabpanel');
    await expect(getComputedStyle(tabpanel).direction).toBe('rtl');
    const address = canvasElement.querySelector('figure code')!;
    await expect(getComputedStyle(address).direction).toBe('ltr');
    const qrCode = canvas.getByRole('img', { name: /QR/ });
    await expect(qrCode.getBoundingClientRect().right).toBeLessThan(address.getBoundingClientRect().left);
    // Next to Arabic letters a digit would move away from its address.
    const check = address.nextElementSibling!;
    check.firstChild!.textContent = 'يبدأ بـ ';
    await expect(findReadingFaults(check).order).toEqual([]);
    const ends = [...check.querySelectorAll('b')].map((end) => end.textContent);
    await expect(ends).toEqual([bep20.slice(0, 6), bep20.slice(-6)]);
  },
};
