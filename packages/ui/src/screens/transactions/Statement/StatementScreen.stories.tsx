import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { oddTransactions } from '../Transactions/TransactionsScreen.fixtures';
import { termFacts } from '../../../testing/termFacts';
import { mostEntries } from './statement';
import { StatementScreen } from './StatementScreen';
import { allWallets, manyEntries, statementArgs, statementFrom } from './StatementScreen.fixtures';
import { filterDialogMessages } from '../../../components/FilterDialog/datePresets';
import { paperMessages } from '../../../components/PrintSheet/PrintParties';
import { statementMessages } from './messages';
import { onLargePhone, onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { transactionsTexts, withdrawTexts } from '../../../text/messages';
import { walletNames } from '../../../text/wallets';
import { overlayMessages } from '../../../text/overlayMessages';
import { balanceMessages } from '../../../text/charts/balanceMessages';
import { errorTexts } from '../../../text/visitorMessages';
import { withoutIsolates } from '../../../text/wholeText.fixtures';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { cameIn, walletCredits, walletDebits, wentOut } from '../../../text/charts/figures';
import { expectLink } from '../../../testing/expectLink';
import { failed } from '../../../remote.fixtures';

// Spec: B §2
const meta = {
  title: 'Screens/Transactions/Statement',
  component: StatementScreen,
  args: statementArgs,
} satisfies Meta<typeof StatementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member, the wallet and both balances. Each row has the balance after it, oldest first. */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas }) => {
    const paper = within(canvas.getByRole('article', { name: statementMessages.statement }));
    await expect(paper.getByRole('heading', { level: 1, name: statementMessages.statement })).toBeVisible();
    const pairs = termFacts(paper.getAllByRole('term'));
    await expect(Object.fromEntries(pairs)).toEqual({
      [paperMessages.member]: 'Amara Okafor',
      [paperMessages.username]: 'amara21',
      [paperMessages.issuedBy]: 'Example Trading Ltd., 1 Main Street, London',
      [statementMessages.wallet]: 'Receiving Wallet',
      [statementMessages.dates]: '01-11-2026 – 20-11-2026',
      [statementMessages.issued]: '20-11-2026 09:14 UTC',
      [statementMessages.openingBalance]: '$10,630.50',
      [walletCredits.title]: '$2,350.00',
      [walletDebits.title]: '$500.00',
      [statementMessages.closingBalance]: '$12,480.50',
    });
    const [, ...rows] = paper.getAllByRole('row').map((row) => withoutIsolates(row.textContent));
    await expect(rows).toEqual([
      '18-11-2026 12:11Transfer from Out going WalletTransfer$350.00$10,980.50',
      '19-11-2026 18:40Package Alpha 500 for selfPackage$500.00$10,480.50',
      '20-11-2026 09:02Deposit by USDT BEP20Deposit$2,000.00$12,480.50',
    ]);
  },
};

/** Of all wallets: what crossed their border, month by month, with the own moves apart (D150). */
export const OwnMovesApart: Story = {
  args: {
    statement: { state: 'ready', data: allWallets },
    wallet: undefined,
    from: '2026-09-01',
    filters: { from: '2026-09-01', to: '2026-11-20' },
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const paper = within(canvas.getByRole('article', { name: statementMessages.statement }));
    await expect(Object.fromEntries(termFacts(paper.getAllByRole('term')))).toMatchObject({
      [statementMessages.openingBalance]: '$9,000.00',
      [cameIn.title]: '$2,000.00',
      [wentOut.title]: '$1,000.00',
      [statementMessages.closingBalance]: '$10,000.00',
    });
    const getRows = (name: string) =>
      within(paper.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => withoutIsolates(row.textContent));
    await expect(getRows(statementMessages.byMonth)).toHaveLength(3);
    await expect(getRows(statementMessages.byWallet)).toEqual([
      `${walletNames.pay_in}$8,000.00$2,350.00$1,000.00$9,350.00`,
      `${walletNames.pay_out}$1,000.00$0.00$350.00$650.00`,
    ]);
    await expect(getRows(statementMessages.ownMoves)).toEqual([
      `18-10-2026 12:11Transfer to Receiving Wallet${walletNames.pay_out}${walletNames.pay_in}$350.00`,
    ]);
    await userEvent.selectOptions(canvas.getByLabelText(statementMessages.month), '2026-10-01');
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' });
  },
};

export const Printed: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: statementMessages.print }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** Only days and wallet filter a statement. */
export const Filtered: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expectLink(canvas, statementMessages.transactions, args.backHref);
    await userEvent.click(canvas.getByRole('button', { name: transactionsTexts.filter }));
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    await userEvent.selectOptions(dialog.getByLabelText('Wallet'), overlayMessages.any);
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20' });
    await userEvent.click(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({ label: overlayMessages.from, value: '01-11-2026' }),
      }),
    );
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ to: '2026-11-20', wallet: 'pay_in' });
  },
};

/** All wallets together: each row shows its own. An open range ends with the day of issue. */
export const AllWallets: Story = {
  // Proves: statementMessages.until
  args: {
    statement: { state: 'ready', data: manyEntries(10) },
    wallet: undefined,
    from: undefined,
    to: undefined,
    filters: {},
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(statementMessages.allWallets)).toBeVisible();
    await expect(canvas.getByText(statementMessages.dates).nextElementSibling).toHaveTextContent(
      statementMessages.until.replace('{day}', '20-11-2026'),
    );
    await expect(canvas.getByRole('columnheader', { name: statementMessages.wallet })).toBeVisible();
  },
};

/** An inconsistent statement shows a note, and calculates no balances. */
export const DoesNotFit: Story = {
  args: {
    statement: {
      state: 'ready',
      data: {
        ...statementFrom('0.00', []),
        closing: '7.00',
        entries: statementArgs.statement.data.entries.map((entry) => ({ ...entry, balance: undefined })),
        fits: false,
      },
    },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(statementMessages.doesNotAddUp)).toBeVisible();
    await expect(canvas.getAllByText('--')).toHaveLength(3);
  },
};

export const TooMany: Story = {
  args: { statement: { state: 'ready', data: { ...manyEntries(mostEntries + 1) } } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(statementMessages.tooManyTitle)).toBeVisible();
    // The next step: fewer days.
    await userEvent.click(
      canvas.getByRole('button', {
        name: new RegExp(`^(${Object.values(filterDialogMessages.days).join('|')})$`),
      }),
    );
    await expect(args.onFiltersChange).toHaveBeenCalledOnce();
    await expect(
      canvas.getByText(statementMessages.tooMany({ limit: '3,000', count: '3,001' })),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: statementMessages.print })).toBeDisabled();
  },
};

/** Where the table does not fit, each row wraps over lines. Nothing scrolls sideways. */
export const LongText: Story = {
  args: {
    statement: { state: 'ready', data: { ...statementFrom('0.00', oddTransactions), fits: false } },
    username: 'amara21'.repeat(9),
    wallet: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|null/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = { ...LongText, ...onPhone, parameters: noSnapshot };

export const Loading: Story = {
  args: { statement: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(overlayMessages.loadingList({ caption: statementMessages.statement })),
    ).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: statementMessages.print })).toBeDisabled();
  },
  parameters: noSnapshot,
};
export const LoadingMobile: Story = { ...Loading, ...onLargePhone, play: undefined, parameters: noSnapshot };

/** Without transactions the balances still show, and the next step is a longer range. */
export const Empty: Story = {
  args: { statement: { state: 'ready', data: statementFrom('12480.50', []) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: balanceMessages.all }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ wallet: 'pay_in' });
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    await expect(canvas.getAllByText('$12,480.50')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: statementMessages.print })).toBeEnabled();
  },
};

/** Without any transaction ever, the next step is a deposit. */
export const EmptyOfAllDays: Story = {
  args: { ...Empty.args, from: undefined, to: undefined, filters: {} },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expectLink(canvas, nextStepMessages.deposit, '/user/manualDepositList');
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: { statement: failed(onRetry) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: statementMessages.print })).toBeDisabled();
  },
  parameters: noSnapshot,
};

/** On a phone a row wraps over lines, but keeps its role. */
export const Mobile: Story = {
  args: { statement: { state: 'ready', data: manyEntries(10) }, wallet: undefined },
  ...onLargePhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Tablet: Story = { ...onTablet };
export const LargeText: Story = { ...onLargePhone, globals: { ...onLargePhone.globals, text: '200' } };
/** Several printed pages. */
export const Many: Story = {
  args: { statement: { state: 'ready', data: manyEntries(120) }, wallet: undefined },
  parameters: noSnapshot,
};
