import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListFrame/pagedList.fixtures';
import { Mt5AccountScreen } from './Mt5AccountScreen';
import { liveAccount, mt5Args, passwords, showing, transactions } from './Mt5AccountScreen.fixtures';
import type { Mt5AccountScreenProps, Mt5Trade, Mt5Transaction } from './Mt5AccountScreen.types';

const meta = {
  title: 'Screens/Mt5/Mt5Account',
  component: Mt5AccountScreen,
  args: mt5Args,
} satisfies Meta<typeof Mt5AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const figureOf = (canvasElement: HTMLElement, label: string) =>
  within(canvasElement).getByText(label, { selector: 'dt' }).nextElementSibling;
const press = async (name: string, within_?: HTMLElement) =>
  userEvent.click(within(within_ ?? document.body).getByRole('button', { name }));
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));
const cardOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('region', { name });

/** All eleven figures, in the order of B §2, and the investor password masked. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figures = within(canvas.getByRole('region', { name: 'Figures' }));
    await expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Login',
      'Balance',
      'Investor Password',
      'Credit',
      'Leverage',
      'Assets',
      'Equity',
      'Free Margin',
      'Margin',
      'Margin Level',
      'Floating PL',
    ]);
    const shown: readonly [string, string][] = [
      ['Login', '70018842'],
      ['Balance', '$5,624.75'],
      ['Leverage', '1:100'],
      ['Equity', '$5,613.41'],
      ['Free Margin', '$5,493.27'],
      ['Margin Level', '4,672.34%'],
      ['Floating PL', '−$11.34'],
    ];
    for (const [label, text] of shown) await expect(figureOf(canvasElement, label)).toHaveTextContent(text);
    await expect(canvasElement.innerHTML).not.toContain(liveAccount.investorPassword);
  },
};

/** The eye reveals it, and again hides it. */
export const InvestorPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('Show investor password');
    await expect(canvas.getByText('Iv3-open-window')).toBeVisible();
    await press('Hide investor password');
    await expect(canvasElement.innerHTML).not.toContain('Iv3-open-window');
  },
};

/** Profit has a plus and is green; what nothing is open for is `--`. */
export const Profitable: Story = {
  args: { account: showing({ ...liveAccount, floating: '11.3412', marginLevel: undefined, margin: '0.00' }) },
  play: async ({ canvasElement }) => {
    await expect(figureOf(canvasElement, 'Floating PL')).toHaveTextContent('+$11.34');
    await expect(figureOf(canvasElement, 'Margin Level')).toHaveTextContent(/^--$/);
  },
};

/** A demo account has no cards (D77), and its key says why it opens nothing (B §6). */
export const Demo: Story = {
  args: { account: showing({ ...liveAccount, live: false, type: 'demo', passwordChangeable: false }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'View Password' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
    const key = canvas.getByRole('button', { name: 'Update Password' });
    await expect(key).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(key);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Live, but its group shows no master password: the card says so and can't be pressed. */
export const NotChangeable: Story = {
  args: { account: showing({ ...liveAccount, passwordChangeable: false }) },
  play: async ({ canvasElement }) => {
    const card = within(cardOf(canvasElement, 'Update Password'));
    await expect(card.getByRole('button', { name: 'Update Password' })).toBeDisabled();
    await expect(card.getByText('The broker does not allow a new password for this account.')).toBeVisible();
  },
};

export const Deposit: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit' }));
    await expect(args.onDepositOpened).toHaveBeenCalledWith('70018842');
  },
};

/** Named by where it was opened (D75); a difference is told, nothing goes out, and then once. */
export const UpdatePassword: Story = {
  play: async ({ args, canvasElement }) => {
    const figures = within(canvasElement).getByRole('region', { name: 'Figures' });
    await press('Update Password', figures);
    const byKey = await opened('Update Password: Investor Password');
    await userEvent.click(byKey.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Update Password', cardOf(canvasElement, 'Update Password'));
    const dialog = await opened('Update Password');
    await userEvent.type(dialog.getByLabelText('New password'), 'Wn2-small-river');
    await userEvent.type(dialog.getByLabelText('Confirm new password'), 'Wn2-small-rive');
    const send = dialog.getByRole('button', { name: 'Update Password' });
    await userEvent.click(send);
    await expect(await dialog.findByText('Password not matching with new password')).toBeVisible();
    await expect(args.onPasswordChanged).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Confirm new password'), 'r');
    send.click();
    send.click();
    await waitFor(() => expect(args.onPasswordChanged).toHaveBeenCalledWith('Wn2-small-river'));
    await expect(args.onPasswordChanged).toHaveBeenCalledOnce();
  },
};

/** Both fields are required. */
export const FieldErrors: Story = {
  play: async ({ args, canvasElement }) => {
    await press('Update Password', cardOf(canvasElement, 'Update Password'));
    const dialog = await opened('Update Password');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Password' }));
    await waitFor(() => expect(dialog.getAllByText('This Field Is Required.')).toHaveLength(2));
    await waitFor(() => expect(dialog.getByLabelText('New password')).toHaveFocus());
    await expect(args.onPasswordChanged).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { change: { busy: true, saved: 0 } },
  play: async ({ canvasElement }) => {
    await press('Update Password', cardOf(canvasElement, 'Update Password'));
    const dialog = await opened('Update Password');
    await expect(dialog.getByRole('button', { name: 'Update Password' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

/** What the server said of the password stands at its field, and what was typed stays (D39). */
export const Refused: Story = {
  render: function Refusing(args) {
    const [change, setChange] = useState(args.change);
    return (
      <Mt5AccountScreen
        {...args}
        change={change}
        onPasswordChanged={() =>
          setChange({ busy: false, saved: 0, refusal: { next: 'Use at least eight characters.' } })
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    await press('Update Password', cardOf(canvasElement, 'Update Password'));
    const dialog = await opened('Update Password');
    await userEvent.type(dialog.getByLabelText('New password'), 'short');
    await userEvent.type(dialog.getByLabelText('Confirm new password'), 'short');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Password' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(
        'Use at least eight characters.',
      ),
    );
    await expect(dialog.getByLabelText('New password')).toHaveValue('short');
  },
};

/** The pin goes by its own name here and has four digits (B §5); nothing is sent by the last one. */
export const ViewPassword: Story = {
  play: async ({ args, canvasElement }) => {
    await press('View Password', canvasElement);
    await expect(args.viewing.onOpened).toHaveBeenCalledOnce();
    const dialog = await opened('Verify Your Account');
    await expect(dialog.getByRole('group', { name: 'SECURITY PIN' })).toBeVisible();
    await userEvent.click(dialog.getByLabelText('digit 1 of 4'));
    await userEvent.keyboard('2580');
    await expect(args.viewing.onConfirmed).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'View Password' }));
    await waitFor(() => expect(args.viewing.onConfirmed).toHaveBeenCalledWith('2580'));
  },
};

/** By mail: six digits, and the way to another code. */
export const ViewByCode: Story = {
  args: {
    viewing: {
      ...mt5Args.viewing,
      proving: { authType: 'otp', request: { state: 'idle' }, onCodeRequested: fn() },
    },
  },
  play: async ({ args, canvasElement }) => {
    await press('View Password', canvasElement);
    const dialog = await opened('Verify Your Account');
    await expect(dialog.getByLabelText('digit 1 of 6')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Request OTP' }));
    await expect(args.viewing.proving.onCodeRequested).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'View Password' }));
    await expect(await dialog.findByText('This Field Is Required.')).toBeVisible();
    await expect(args.viewing.onConfirmed).not.toHaveBeenCalled();
  },
};

function Viewing(args: Mt5AccountScreenProps) {
  const [held, setHeld] = useState<Mt5AccountScreenProps['viewing']['passwords']>();
  const onClosed = () => {
    args.viewing.onClosed();
    setHeld(undefined);
  };
  return (
    <Mt5AccountScreen
      {...args}
      viewing={{ ...args.viewing, passwords: held, onConfirmed: () => setHeld(passwords), onClosed }}
    />
  );
}

async function view(canvasElement: HTMLElement) {
  await press('View Password', canvasElement);
  const dialog = await opened('Verify Your Account');
  await userEvent.click(dialog.getByLabelText('digit 1 of 4'));
  await userEvent.keyboard('2580');
  await userEvent.click(dialog.getByRole('button', { name: 'View Password' }));
  return opened('Passwords of account 70018842');
}

/** Each with its copy button; hidden and shown by hand; closed, nothing is left, and the focus is where it was. */
export const PasswordsShown: Story = {
  render: Viewing,
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const dialog = await view(canvasElement);
    await expect(dialog.getByText('Mx7-quiet-river')).toBeVisible();
    await expect(dialog.getByText('Iv3-open-window')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy main password' }));
    await expect(write).toHaveBeenLastCalledWith('Mx7-quiet-river');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy investor password' }));
    await expect(write).toHaveBeenLastCalledWith('Iv3-open-window');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide passwords' }));
    await expect(document.body.innerHTML).not.toContain('Mx7-quiet-river');
    await userEvent.click(dialog.getByRole('button', { name: 'Show passwords' }));
    await expect(dialog.getByText('Mx7-quiet-river')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.viewing.onClosed).toHaveBeenCalled();
    await expect(document.body.innerHTML).not.toContain('Mx7-quiet-river');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'View Password' })).toHaveFocus(),
    );
  },
};

/** After 30 seconds they mask themselves; the test moves the timer on, not the clock. */
export const MaskedAgain: Story = {
  render: Viewing,
  beforeEach: () => {
    const real = window.setTimeout.bind(window);
    const timers = spyOn(window, 'setTimeout').mockImplementation(((work: TimerHandler, ms?: number) =>
      real(work, ms === 30_000 ? 300 : ms)) as typeof setTimeout);
    return () => timers.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const dialog = await view(canvasElement);
    await expect(dialog.getByText('Mx7-quiet-river')).toBeVisible();
    await waitFor(() => expect(document.body.innerHTML).not.toContain('Mx7-quiet-river'));
    await expect(dialog.getByRole('status')).toHaveTextContent('The passwords are hidden again.');
    await expect(dialog.getByRole('button', { name: 'Show passwords' })).toBeVisible();
  },
};

/** A wrong code empties its boxes, and is said there. */
export const CodeRefused: Story = {
  render: function Refusing(args) {
    const [form, setForm] = useState(args.viewing.form);
    const onConfirmed = () => setForm({ busy: false, saved: 0, refusal: { code: 'Invalid mpin' } });
    return <Mt5AccountScreen {...args} viewing={{ ...args.viewing, form, onConfirmed }} />;
  },
  play: async ({ canvasElement }) => {
    await press('View Password', canvasElement);
    const dialog = await opened('Verify Your Account');
    await userEvent.click(dialog.getByLabelText('digit 1 of 4'));
    await userEvent.keyboard('0000');
    await userEvent.click(dialog.getByRole('button', { name: 'View Password' }));
    await expect(await dialog.findByText('Invalid mpin')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('digit 1 of 4')).toHaveValue(''));
    await waitFor(() => expect(dialog.getByLabelText('digit 1 of 4')).toHaveFocus());
  },
};

const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

/** The columns of B §2; serial numbers go on over the pages; a word that is neither stays the server's. */
export const Transactions: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'Transactions' }));
    const [head, credit, debit, odd] = table.getAllByRole('row');
    await expect(cellsOf(head)).toEqual(['Serial No', 'Platform', 'Amount', 'Type', 'Tx Type', 'Date']);
    await expect(cellsOf(credit).slice(0, 5)).toEqual(['11', 'MT5', '+$250.00', 'Credit', 'Deposit']);
    await expect(cellsOf(debit).slice(2, 5)).toEqual(['$80.00', 'Debit', 'Withdrawal']);
    await expect(cellsOf(odd)).toEqual(['13', '--', '--', 'swap', '--', '--']);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.transactions.onPage).toHaveBeenCalledWith(3);
    await expect(args.trades.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Closed Trade' }));
    await expect(args.onTabChosen).toHaveBeenCalledWith('trades');
  },
};

/** Four decimals; colour, sign and word; zero is a profit (B §2, §9). */
export const ClosedTrade: Story = {
  args: { tab: 'trades' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'Closed Trade' }));
    const [head, buy, sell, flat, odd] = table.getAllByRole('row');
    await expect(cellsOf(head)).toEqual(['Buy/Sell', 'Symbol', 'Price', 'Volume', 'Position', 'Profit/Loss']);
    await expect(cellsOf(buy)).toEqual(['Buy', 'EURUSD', '1.0842', '0.5000', '1.0821', 'Profit +106.0000']);
    await expect(cellsOf(sell).slice(4)).toEqual(['150.8770', 'Loss −216.2641']);
    await expect(cellsOf(flat).at(-1)).toBe('Profit 0.0000');
    await expect(cellsOf(odd)).toEqual(Array.from({ length: 6 }, () => '--'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.trades.onPage).toHaveBeenCalledWith(3);
    await expect(args.transactions.onPage).not.toHaveBeenCalled();
  },
};

/** Another page did not come: the rows stay, with their own retry. */
export const PageFailed: Story = {
  args: { transactions: pagedList(transactions, { failure: pageFailure() }) },
};

/** Only who has several is asked which. */
export const SeveralAccounts: Story = {
  args: { accounts: ['70018842', '5012345.7'] },
  play: async ({ args, canvasElement }) => {
    const choice = within(canvasElement).getByLabelText('Account');
    await expect(choice).toHaveValue('70018842');
    await userEvent.selectOptions(choice, '5012345.7');
    await expect(args.onAccountChosen).toHaveBeenCalledWith('5012345.7');
  },
};

export const Refreshing: Story = {
  args: { account: { ...showing(liveAccount), refreshing: true } as Mt5AccountScreenProps['account'] },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refresh figures' });
    await userEvent.click(button);
    await expect(args.onRefreshed).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByText('$5,624.75')).toBeVisible();
  },
};

/** A refresh failed: the last figures stay, and it is said of when they are. */
export const Stale: Story = {
  args: { stale: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The figures could not be refreshed.')).toBeVisible();
    await expect(canvas.getByText('$5,624.75')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh figures' }));
    await expect(args.onRefreshed).toHaveBeenCalledOnce();
  },
};

const noRows = {
  transactions: pagedList<Mt5Transaction>([], withoutRows.empty),
  trades: pagedList<Mt5Trade>([], withoutRows.empty),
};

/** An account that nothing happened to yet (D93). */
export const EmptyLists: Story = {
  args: noRows,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No Data Available')).toBeVisible();
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Nothing names an account, and the live history knows none: what to do (D73). */
export const Empty: Story = {
  args: { account: { state: 'ready', data: { kind: 'none' } }, login: undefined, accounts: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No MT5 account yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open live history' })).toHaveAttribute(
      'href',
      '/user/poolsubscriptionHistory',
    );
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

/** Nothing names one, but there are some: one press leads there. */
export const WhichAccount: Story = {
  args: { ...Empty.args, accounts: ['70018842', '5012345'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '5012345' }));
    await expect(args.onAccountChosen).toHaveBeenCalledWith('5012345');
  },
};

/** Another member's account, or one that is not there: which of the two, nobody is told (T19). */
export const Foreign: Story = {
  args: {
    account: { state: 'ready', data: { kind: 'foreign', login: '90002.17' } },
    login: '90002.17',
    accounts: [],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This account is not among yours')).toBeVisible();
    await expect(canvas.getByText(/no account 90002\.17 of yours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open live history' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    account: { state: 'loading' },
    readAt: undefined,
    transactions: pagedList<Mt5Transaction>([], withoutRows.loading),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'View Password' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Refresh figures' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: {
    account: { state: 'failed', message: 'Something Went Wrong Please Try Again....', onRetry: fn() },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    if (args.account.state === 'failed') await expect(args.account.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    account: showing({
      ...liveAccount,
      login: '12345678901234567890123456789.12',
      balance: '999999999999.99',
      equity: '-999999999999999.12345678',
      leverage: '1:1000000000',
      investorPassword: 'x'.repeat(64),
      type: 'a group with a very long name',
      live: false,
    }),
    transactions: pagedList(
      transactions.map((row) => ({
        ...row,
        txType: 'Correction of a swap '.repeat(8),
        amount: '999999999999.99',
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show investor password' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** No column is dropped on a phone. */
export const Mobile: Story = {
  args: { tab: 'trades' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const cards = within(within(canvasElement).getByRole('list', { name: 'Closed Trade' }));
    const first = within(cards.getAllByRole('listitem')[0]!);
    await expect(first.getByText('EURUSD')).toBeVisible();
    // Title, amount, pill and three lines: nothing is left for a "More".
    await expect(first.getAllByRole('term')).toHaveLength(3);
    await expect(first.queryByRole('button', { name: 'More' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
