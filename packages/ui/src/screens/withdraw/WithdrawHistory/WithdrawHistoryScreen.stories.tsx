import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { withdrawalTitles, methodMessages } from '../../../text/columnTitles';
import { formatDate } from '../../../text/format/dates';
import { waitMessages } from '../../../text/waits/usualWait';
import { historyArgs, withdrawals, withHistory } from './WithdrawHistoryScreen.fixtures';
import { WithdrawHistoryScreen } from './WithdrawHistoryScreen';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { detailMessages } from '../../../text/detailMessages';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { withdrawalMessages } from './messages';
import { noSnapshot, onPhone, onTablet, inDark } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { withdrawTexts } from '../../../text/messages';
import { wholeText } from '../../../text/wholeText.fixtures';
import { walletNames } from '../../../text/wallets';
import { shortenedMessages } from '../../../components/Shortened/Shortened';
import { overlayMessages } from '../../../text/overlayMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: A §2 Dashboard, B §2, B §2 Withdraw History, B §3 Withdrawals, B §4 Withdrawal status, B §8 Empty states, B §9 Dates
const meta = {
  title: 'Screens/Withdraw/WithdrawHistory',
  component: WithdrawHistoryScreen,
  args: historyArgs,
} satisfies Meta<typeof WithdrawHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { amountFromUsd: _usd, currency: _currency, ...shown } = withdrawalTitles;
/** The twelve columns of B §2, in order. */
const specified = Object.values(shown);

const getCells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

const getTitles = (part: Pick<Canvas, 'getAllByRole'>) =>
  part.getAllByRole('columnheader').map((cell) => cell.textContent);

/** The number of lines of a part of an element's only text. */
function toLines({ firstChild }: HTMLElement, part: string): number {
  const at = firstChild!.textContent!.indexOf(part);
  const range = new Range();
  range.setStart(firstChild!, at);
  range.setEnd(firstChild!, at + part.length);
  return range.getClientRects().length;
}

/** Each withdrawal's status and time are visible without scrolling, and no account number wraps. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('table', { name: withdrawalMessages.title });
    await expect(getTitles(within(list))).toEqual(
      expect.arrayContaining([
        `${withdrawalTitles.status} ${withdrawalTitles.remarks}`,
        withdrawTexts.actionTime,
      ]),
    );
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In the shell at 1440 px every column is in the table, some on the second line of another (D123). */
export const EveryColumnInShell: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', ...noSnapshot, ...noSnapshot },
  decorators: [inShell('/user/manualWithdrawList')],
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: withdrawalMessages.title });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    const head = within(table).getAllByRole('row')[0];
    for (const title of specified) await expect(head).toHaveTextContent(title);
    await expect(table).toHaveTextContent(withdrawalMessages.view);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(
      canvas.getByRole('button', { name: shortenedMessages.copyEnd({ kind: 'hash', ending: 'a6b7c8' }) }),
    );
    await waitFor(() => expect(write).toHaveBeenCalledWith(withdrawals[1]!.hash));
    const copied = shortenedMessages.copiedEnd({ kind: 'hash', ending: 'a6b7c8' });
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(copied));
  },
};

/** The name of a withdrawal's detail. */
const toName = (code: string) => `${withdrawalMessages.kind} · ${code}`;

/** The title and the value of each column, in a row's detail. */
async function readFacts(canvas: Canvas, code: string) {
  await userEvent.click(canvas.getByText(code));
  const detail = within(canvas.getByRole('region', { name: toName(code) }));
  const terms = detail.getAllByRole('term').slice(0, specified.length);
  await expect(terms.map((term) => term.textContent)).toEqual(specified);
  return { detail, values: terms.map(({ nextElementSibling: value }) => value!.textContent) };
}

/** All twelve columns in the order of B §2, in dollars, and in rupees for a bank. */
export const EveryColumn: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second, third] = withdrawals.map(({ code }) => code!);
    const pending = await readFacts(canvas, first!);
    await expect(pending.values.slice(1, 5)).toEqual([methodMessages.crypto, 'Out going Wallet', '--', '--']);
    await expect(pending.values[10]).toBe(withdrawTexts.pending);
    const paid = await readFacts(canvas, second!);
    await expect(paid.values.slice(6, 9)).toEqual(['$250.00', '$250.00', '$237.50']);
    await expect(paid.values[10]).toBe(withdrawTexts.completed);
    const link = paid.detail.getByRole('link', {
      name: `${withdrawalMessages.view} ${withdrawalMessages.viewInExplorer({ code: second! })}`,
    });
    await expect(link).toHaveAttribute('href', withdrawals[1]!.explorer);
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const bank = await readFacts(canvas, third!);
    await expect(bank.values[1]).toBe(methodMessages.bank);
    await expect(bank.values.slice(6, 9)).toEqual(['$100.00', '₹8,825.00', '₹8,383.75']);
    for (const text of ['00123456789', 'Ravi Sharma', 'State Bank of India', 'SBIN0001234'])
      await expect(bank.values[5]).toContain(text);
    await expect(bank.values[11]).toBe(formatDate(withdrawals[2]!.at, 'slashDayTime'));
  },
};

/** The member's own history tells how long one usually takes (three at least). */
export const UsualWait: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { withdrawals: pagedList(withHistory), now: Date.parse('2026-11-20T09:14:00Z') },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(withHistory[0]!.code!));
    const text = waitMessages.usual({
      usual: waitMessages.hours({ hours: 6 }),
      waited: waitMessages.hours({ hours: 2 }),
    });
    await expect(await screen.findByText(text, { exact: false })).toBeVisible();
  },
};

/** In a narrow table the first column shows what the hidden ones say. Status and time stay. */
export const Narrow: Story = {
  ...onTablet,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: withdrawalMessages.title }));
    const titles = getTitles(table);
    await expect(titles[0]).toMatch(new RegExp(`^${withdrawalTitles.code} `));
    await expect(titles).toEqual(
      expect.arrayContaining([
        withdrawTexts.amountFrom,
        `${withdrawalTitles.status} ${withdrawalTitles.remarks}`,
        withdrawTexts.actionTime,
      ]),
    );
    await expect(toLines(table.getByText('00123456789'), '00123456789')).toBe(1);
  },
};

/** One press opens a row's detail next to the list: its reason first, then what happened and the destination. Where its money is, is in Transactions (D127). */
export const Detail: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: endAt('The detail', async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^WD-261002-000154/ }));
    const detail = within(canvas.getByRole('region', { name: toName('WD-261002-000154') }));
    await expect(
      canvas.getByRole('region', { name: new RegExp(`^${withdrawalMessages.kind}`) }),
    ).toHaveFocus();
    await expect(detail.getAllByText('The account number is not known to the bank.')[0]).toBeVisible();
    await expect(detail.getByText(detailMessages.mayBeBack)).toBeVisible();
    const steps = within(detail.getByRole('list', { name: detailMessages.history })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(
        new RegExp(`^${withdrawalMessages.requested} \\(${detailMessages.done}\\)02/10/2026 12:00`),
      ),
      `${withdrawTexts.rejected} (${detailMessages.done})`,
    ]);
    await expect(detail.getAllByRole('term')).toHaveLength(14);
    await expectLink(detail, detailMessages.askSupport, withdrawals[2]!.support!);
    await snapshot('The detail');
    const printed = spyOn(window, 'print').mockReturnValue(undefined);
    await userEvent.click(detail.getByRole('button', { name: detailMessages.print }));
    await expect(printed).toHaveBeenCalledOnce();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(
      detail.getByRole('button', { name: detailMessages.copy({ item: withdrawTexts.accountDetails }) }),
    );
    await waitFor(() => expect(write).toHaveBeenCalledWith('00123456789'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('region', { name: toName('WD-261118-000198') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(
      canvas.queryByRole('region', { name: new RegExp(`^${withdrawalMessages.kind}`) }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^WD-261118-000198/ })).toHaveFocus();
  }),
};

/** Taken back by the member: neutral, and where the money is. No one rejected it (D151). */
export const TakenBack: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    withdrawals: pagedList([
      { ...withdrawals[2]!, takenBack: true, returnedTo: walletNames.pay_out, remarks: 'You took it back.' },
    ]),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^WD-261002-000154/ }));
    const detail = within(canvas.getByRole('region', { name: toName('WD-261002-000154') }));
    await expect(detail.getByText(withdrawalMessages.meaning.takenBack)).toBeVisible();
    const isBack = detailMessages.isBack({ amount: '$100.00', wallet: walletNames.pay_out });
    await expect(detail.getByText(wholeText(isBack))).toBeVisible();
    await expect(detail.getAllByText(detailMessages.takenBack).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(withdrawTexts.rejected)).toBeNull();
  },
};

/** An address may name a row, which is then open from the start. If it is not on the page, a note shows. */
export const ByAddress: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { withdrawals: pagedList(withdrawals, { opened: 'WD-261002-000154', onOpen: fn() }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: toName('WD-261002-000154') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: detailMessages.close }));
    await expect(args.withdrawals.onOpen).toHaveBeenCalledWith(undefined);
  },
};
export const NotHere: Story = {
  args: { withdrawals: pagedList(withdrawals, { opened: 'WD-1', onOpen: fn() }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(detailMessages.notHere)).toBeVisible();
  },
};

/** Dates with slashes and the minute (B §9). */
export const ActionTime: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18/11/2026 07:41')).toHaveAttribute(
      'datetime',
      '2026-11-18T07:41:00.000Z',
    );
  },
};

/** Missing values show `--`. */
export const Odd: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { withdrawals: pagedList([{ id: 'at-0', destination: { kind: 'none' } }]) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1];
    await expect(new Set(getCells(row))).toEqual(new Set(['--']));
  },
};

export const Loading: Story = {
  args: { withdrawals: pagedList([], withoutRows.loading) },
  parameters: noSnapshot,
};
export const Failed: Story = {
  args: { withdrawals: pagedList([], withoutRows.failed) },
  parameters: noSnapshot,
};
export const Empty: Story = {
  args: { withdrawals: pagedList([], withoutRows.empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    const ways = canvas.getAllByRole('link', { name: withdrawalMessages.withdraw });
    await expect(ways).toHaveLength(2);
    await expect(ways[1]).toHaveAttribute('href', '/user/manualWithdraw');
  },
};
export const FilteredOut: Story = {
  args: { withdrawals: pagedList([], withoutRows.filteredOut) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearFilters }));
    await expect(args.withdrawals.onFiltersChange).toHaveBeenCalledWith({});
  },
};

export const LongText: Story = {
  args: {
    withdrawals: pagedList(
      withdrawals.map((row) => ({
        ...row,
        remarks: 'Waits for the bank '.repeat(12),
        amountFrom: '999999999999.99',
        type: 'A wallet of a very long name',
      })),
    ),
  },
};

export const Mobile: Story = { ...onPhone };

/** A phone still shows every column: two lines a row, and a tap opens all twelve columns. */
export const MobileDetail: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('group', { name: withdrawalMessages.title }));
    const paid = list.getByRole('button', { name: messagePattern(withdrawTexts.completed) });
    await expect(paid).toHaveTextContent(
      new RegExp(`^${withdrawalMessages.to({ account: '0x52…9EE7' })}\\$250.00.*${withdrawTexts.completed}`),
    );
    await userEvent.click(paid);
    const detail = within(await screen.findByRole('dialog', { name: toName('WD-261118-000198') }));
    await expect(detail.getAllByRole('term')).toHaveLength(14);
    await expect(detail.getByText(withdrawals[1]!.hash!)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The age of the rows and their chart, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.withdrawals) };

const askedBack = { item: 'WD-261120-000231', amount: '250.00', wallet: 'Out going Wallet' };

/** A pending withdrawal that the server lets the member take back, from its detail (D113). */
export const TakeBack: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByText('WD-261120-000231')[0]!);
    await userEvent.click(await screen.findByRole('button', { name: verifyMessages.takeBack }));
    await expect(args.takeBack.onRequest).toHaveBeenCalledWith(askedBack);
  },
  globals: { viewport: { value: 'desktop' } },
};

/** A server without it: no button, and no promise (D119). */
export const WithoutTakeBack: Story = {
  args: { withdrawals: pagedList(withdrawals.map((row) => ({ ...row, canTakeBack: false }))) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByText('WD-261120-000231')[0]!);
    await expect(await screen.findByRole('button', { name: detailMessages.print })).toBeVisible();
    await expect(screen.queryByRole('button', { name: verifyMessages.takeBack })).toBeNull();
  },
  globals: { viewport: { value: 'desktop' } },
};

/** The question, without a code. */
export const TakeBackAsked: Story = {
  args: { takeBack: idleWrite({ asked: askedBack }) },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('dialog', { name: withdrawalMessages.takeBackQuestion }));
    await expect(question.queryByRole('textbox')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: verifyMessages.takeBack }));
    await expect(args.takeBack.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The answer was lost, perhaps before a reload. */
export const TakeBackUnanswered: Story = {
  args: {
    takeBack: idleWrite({ unanswered: { values: askedBack, at: Date.parse('2026-11-20T08:58:00Z') } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(withdrawalMessages.unansweredTakeBack))).toBeVisible();
  },
};
