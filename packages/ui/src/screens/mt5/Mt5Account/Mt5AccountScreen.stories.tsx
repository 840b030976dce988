import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import type { Mt5Transaction } from './Lists/mt5Details';
import { Mt5AccountScreen, type Mt5AccountScreenProps } from './Mt5AccountScreen';
import { liveAccount, mt5Args, showing, transactions } from './Mt5AccountScreen.fixtures';
import { press, toCard } from './Mt5AccountScreen.plays';
import { freshnessMessages } from '../../../components/Freshness/Freshness';
import { figureMessages } from '../../../text/figureMessages';
import { tradeTitles } from '../../../text/columnTitles';
import { mt5Messages } from './messages';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { mt5Texts } from '../../../text/messages';
import { errorTexts } from '../../../text/visitorMessages';
import { formatAgo } from '../../../testing/formatAgo';
import { percentText, withoutIsolates } from '../../../text/wholeText.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { failed } from '../../../remote.fixtures';

// Spec: A §2 Dashboard, B §2 Account Details, B §6 MT5 password, D125
const meta = {
  title: 'Screens/Mt5/Mt5Account',
  component: Mt5AccountScreen,
  args: mt5Args,
} satisfies Meta<typeof Mt5AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const toFigure = (canvas: Canvas, label: string) =>
  canvas.getByText(label, { selector: 'dt' }).nextElementSibling;

/** All eleven figures, in the order of B §2, and the investor password masked. */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas, canvasElement }) => {
    const figures = within(canvas.getByRole('region', { name: mt5Messages.figuresTitle }));
    await expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
      mt5Messages.login,
      mt5Messages.balance,
      mt5Texts.investorPassword,
      mt5Messages.creditLabel,
      mt5Messages.leverage,
      mt5Messages.assets,
      mt5Messages.equity,
      mt5Texts.freeMargin,
      mt5Messages.margin,
      mt5Texts.marginLevel,
      mt5Texts.floatingPl,
    ]);
    const shown: readonly [string, string][] = [
      [mt5Messages.login, '70018842'],
      [mt5Messages.balance, '$5,624.75'],
      [mt5Messages.leverage, '1:100'],
      [mt5Messages.equity, '$5,613.41'],
      [mt5Texts.freeMargin, '$5,493.27'],
      [mt5Texts.marginLevel, percentText('4,672.34')],
      [mt5Texts.floatingPl, '−$11.34'],
    ];
    for (const [label, text] of shown)
      await expect(withoutIsolates(toFigure(canvas, label)?.textContent)).toBe(text);
    await expect(canvasElement.innerHTML).not.toContain(liveAccount.investorPassword);
  },
};

/** The eye reveals and hides it. */
export const InvestorPassword: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await press(mt5Messages.showInvestor);
    await expect(canvas.getByText('Iv3-open-window')).toBeVisible();
    await press(mt5Messages.hideInvestor);
    await expect(canvasElement.innerHTML).not.toContain('Iv3-open-window');
  },
};

/** Profit has a plus and is green. A value without open positions is `--`. */
export const Profitable: Story = {
  args: { account: showing({ ...liveAccount, floating: '11.3412', marginLevel: undefined, margin: '0.00' }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(toFigure(canvas, mt5Texts.floatingPl)).toHaveTextContent('+$11.34');
    await expect(toFigure(canvas, mt5Texts.marginLevel)).toHaveTextContent(/^--$/);
  },
};

/** A demo account has no cards (D77), and its key button explains why it opens nothing (B §6). */
export const Demo: Story = {
  args: { account: showing({ ...liveAccount, live: false, type: 'demo', passwordChangeable: false }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: mt5Texts.viewPassword })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: mt5Messages.deposit })).not.toBeInTheDocument();
    const key = canvas.getByRole('button', { name: mt5Texts.updatePassword });
    await expect(key).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(key);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A live account whose group has no master password. The card explains it and can't be pressed. */
export const NotChangeable: Story = {
  args: { account: showing({ ...liveAccount, passwordChangeable: false }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const card = toCard(canvas, mt5Texts.updatePassword);
    await expect(card.getByRole('button', { name: mt5Texts.updatePassword })).toBeDisabled();
    await expect(card.getByText(mt5Messages.notAllowed)).toBeVisible();
  },
};

/** The card shows only that it opens Deposit for this account (D125). */
export const Deposit: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const card = toCard(canvas, mt5Messages.deposit);
    await expect(card.getByText(mt5Messages.depositHint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: mt5Messages.deposit }));
    await expect(args.onDepositOpen).toHaveBeenCalledWith('70018842');
  },
};

export const Refreshing: Story = {
  args: { account: { ...showing(liveAccount), refreshing: true } as Mt5AccountScreenProps['account'] },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', {
      name: freshnessMessages.refresh({ item: figureMessages.data }),
    });
    await userEvent.click(button);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(toFigure(canvas, mt5Messages.balance)).toHaveTextContent('$5,624.75');
  },
};

/** A refresh failed. The last figures stay, with their time. */
export const Stale: Story = {
  args: { stale: true },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(freshnessMessages.failed)).toBeVisible();
    await expect(toFigure(canvas, mt5Messages.balance)).toHaveTextContent('$5,624.75');
    await userEvent.click(
      canvas.getByRole('button', { name: freshnessMessages.refresh({ item: figureMessages.data }) }),
    );
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** No account is named and the live history has none. The screen explains what to do (D73). */
export const Empty: Story = {
  args: { account: { state: 'ready', data: { kind: 'none' } }, login: undefined, accounts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mt5Messages.noAccount)).toBeVisible();
    await expectLink(canvas, mt5Messages.liveHistory, '/user/poolsubscriptionHistory');
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

/** No account is named, but some exist. The screen links to them. */
export const WhichAccount: Story = {
  args: { ...Empty.args, accounts: [{ login: '70018842' }, { login: '5012345' }] },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5012345' }));
    await expect(args.onAccountChange).toHaveBeenCalledWith('5012345');
  },
};

/** Another member's account and a missing one show the same text (T19). */
export const Foreign: Story = {
  args: {
    account: { state: 'ready', data: { kind: 'foreign', login: '90002.17' } },
    login: '90002.17',
    accounts: [],
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mt5Messages.foreign)).toBeVisible();
    await expect(canvas.getByText(mt5Messages.foreignReason({ login: '90002.17' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: mt5Messages.liveHistory })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    account: { state: 'loading' },
    readAt: undefined,
    transactions: pagedList<Mt5Transaction>([], withoutRows.loading),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: mt5Texts.viewPassword })).toBeDisabled();
    await expect(
      canvas.getByRole('button', { name: freshnessMessages.refresh({ item: figureMessages.data }) }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
  parameters: noSnapshot,
};

export const Failed: Story = {
  args: {
    account: failed(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    if (args.account.state === 'failed') await expect(args.account.onRetry).toHaveBeenCalledOnce();
  },
  parameters: noSnapshot,
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: mt5Messages.showInvestor }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Mobile: Story = { ...onPhone };

/** On a phone a press on a trade opens every column. */
export const MobileDetail: Story = {
  args: { tab: 'trades' },
  ...onPhone,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('group', { name: mt5Texts.closedTrade }));
    await userEvent.click(list.getAllByRole('button', { name: /^EURUSD/ })[0]!);
    const detail = within(await screen.findByRole('dialog', { name: 'EURUSD' }));
    await expect(detail.getAllByRole('term').map((term) => term.textContent)).toEqual(
      Object.values(tradeTitles),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** How old they are, as on every other screen. */
export const Aged: Story = {
  args: { readAt: Date.now() - 5 * 60_000 },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${freshnessMessages.updated}`))).toHaveTextContent(
      `${freshnessMessages.updated} ${formatAgo(5)}`,
    );
  },
};
