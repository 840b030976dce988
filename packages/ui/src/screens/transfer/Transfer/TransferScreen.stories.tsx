import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { joinMessages } from '../../../text/message/joinMessages';
import { transferTitles } from '../../../text/columnTitles';
import { lostAttempt, idleWrite, refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { walletNames } from '../../../text/wallets';
import { asked, transferArgs, transfers } from './TransferScreen.fixtures';
import { TransferScreen, type TransferScreenProps } from './TransferScreen';
import { transferTexts, withdrawTexts, subscriptionsTexts } from '../../../text/messages';
import { errorTexts } from '../../../text/visitorMessages';
import { dropDrafts } from '../../../forms/draft/drafts';
import { withDrafts } from '../../../forms/draft/drafts.fixtures';
import { transferMessages } from './messages';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { addresses } from '../../../addresses/addresses';
import { appShellMessages } from '../../../shell/AppShell/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { detailMessages } from '../../../text/detailMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { typeCode } from '../../../components/CodeField/codeBoxes.fixtures';

// Spec: A §2 Dashboard, B §2, B §2 Transfer, B §3 Transfer record, B §4 Transfer, B §4 Transfer status, B §5 Transfer, B §8 Empty states, B §9 Dates, B §9 Transfer wallets
const meta = {
  title: 'Screens/Transfer/Transfer',
  component: TransferScreen,
  args: transferArgs,
  render: Asking,
  beforeEach: () => dropDrafts(),
} satisfies Meta<typeof TransferScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sets the outcome of the last press. */
let answer: (more: Partial<TransferScreenProps['write']>) => void;

/** The dialogs open and close as in the portal. A sent transfer is pending until `answer`. */
function Asking(args: TransferScreenProps) {
  const [write, setWrite] = useState(args.write);
  answer = (more) => setWrite({ ...write, ...more });
  return (
    <TransferScreen
      {...args}
      write={{
        ...write,
        onRequest: (values) => {
          args.write.onRequest(values);
          setWrite({ ...write, asked: values });
        },
        onClose: () => setWrite({ ...write, asked: undefined }),
      }}
    />
  );
}

const { fromWallet: _from, toWallet: _to, ...shown } = transferTitles;

/** In the shell at 1440 px every column is in the table, some on the second line of another (D123). */
export const EveryColumnInShell: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  decorators: [inShell('/user/transferList')],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: transferMessages.history });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    const head = within(table).getAllByRole('row')[0];
    for (const title of Object.values(shown)) await expect(head).toHaveTextContent(title);
  },
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const amountField = () => screen.findByRole('textbox', { name: transferTexts.transferAmount });
const arrival = () => screen.getByText(transferMessages.arrives).parentElement;
const verifying = () => dialog(subscriptionsTexts.verifyYourAccount);

async function fill(amount: string) {
  await userEvent.type(await amountField(), amount);
  await userEvent.click(screen.getByRole('button', { name: transferTexts.clickForTransfer }));
}

async function changeMind() {
  await userEvent.click((await verifying()).getByRole('button', { name: appShellMessages.close }));
}

export const Default: Story = { parameters: inDark };

/** From the card to the list: no payee is required (D83), and only the press sends the code. */
export const Confirming: Story = {
  play: endAt('Asked with the code', async ({ args }) => {
    const card = within(screen.getByRole('region', { name: transferTexts.transferAmount }));
    // Both wallets by name, and what arrives before anything is asked.
    for (const text of [transferTexts.transferTo, walletNames.pay_out, walletNames.pay_in])
      await expect(card.getByText(text)).toBeVisible();
    await expect(card.getAllByRole('textbox')).toHaveLength(1);
    await expect(arrival()).toHaveTextContent('--');
    await userEvent.type(await amountField(), '200');
    await expect(arrival()).toHaveTextContent('$200.00');
    await userEvent.click(card.getByRole('button', { name: transferTexts.clickForTransfer }));
    await waitFor(() => expect(args.write.onRequest).toHaveBeenCalledWith(asked));
    const verify = await verifying();
    const [before, after] = [verify.getByText('$3,215.00'), verify.getByText('$3,015.00')].map((amount) =>
      amount.getBoundingClientRect(),
    );
    // The balance before is the first to be read: in Arabic the right one.
    const isArabic = document.documentElement.lang === 'ar';
    await expect((isArabic ? after : before)?.right).toBeLessThan((isArabic ? before : after)?.left ?? 0);
    await expect(verify.getAllByText(isArabic ? /←/ : /→/)).toHaveLength(2);
    await expect(verify.getByText('$12,680.50')).toBeVisible();
    await snapshot('Asked with the code');
    await typeCode(verify, '4193', 4);
    await expect(args.write.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(verify.getByRole('button', { name: transferMessages.transfer }));
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledWith('4193', {}));
    answer({ asked: undefined, form: { busy: false, saved: 1 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await amountField()).toHaveFocus());
    await expect(await amountField()).toHaveValue('');
  }),
};

/** A server that took a fee before: what arrives isn't promised, neither in the card nor in the dialog. */
export const WithFee: Story = {
  args: { transfers: pagedList([{ ...transfers[1]!, netAmount: '198.00' }]) },
  parameters: noSnapshot,
  play: async () => {
    await fill('200');
    await expect(screen.getByText(transferMessages.arrivesBeforeFees).parentElement).toHaveTextContent(
      '$200.00',
    );
    const verify = await verifying();
    await expect(verify.getByText('$3,015.00')).toBeVisible();
    await expect(verify.queryByText('$12,680.50')).toBeNull();
  },
};

/** The sums that the card doesn't show yet, and all nine columns in the order of B §2, the equal ones as one. */
export const Columns: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { transfers: pagedList(transfers.map((row) => ({ ...row, netAmount: row.amount }))) },
  play: async ({ canvas }) => {
    const sums = within(canvas.getByRole('region', { name: transferMessages.totals }));
    await expect(sums.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Total Transferred$1,450.00', 'Pending Transfers$50.00'],
    ]);
    const table = within(canvas.getByRole('table', { name: transferMessages.history }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      // Each fixture is to the member themselves, so the two names share a column.
      `${transferTitles.payer} ${transferTitles.payee}`,
      transferTitles.wallet,
      `${transferTitles.amount} ${transferTitles.netAmount}`,
      transferTitles.type,
      transferTitles.comment,
      transferTitles.status,
      transferTitles.date,
    ]);
    await expect(table.getByText('12/11/2026')).toBeVisible();
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows.map(({ children }) => children[5]?.textContent)).toEqual([
      ...[withdrawTexts.pending, transferTexts.approved, transferTexts.rejected],
    ]);
    const { from, to } = transfers[0]!;
    await expect(rows[0]?.children[1]).toHaveTextContent(
      joinMessages.fromTo.replace('{from}', from ?? '').replace('{to}', to ?? ''),
    );
  },
};

/** Closing the confirmation keeps the input. Only the server refuses an amount above the balance (D67). */
export const ChangedMind: Story = {
  parameters: noSnapshot,
  play: async ({ args }) => {
    await fill('3215.01');
    await waitFor(() => expect(args.write.onRequest).toHaveBeenCalled());
    await changeMind();
    await expect(await amountField()).toHaveValue('3215.01');
    await expect(await amountField()).toHaveAccessibleDescription(transferMessages.moreThanBalance);
  },
};

export const Zero: Story = {
  parameters: noSnapshot,
  play: async ({ args }) => {
    await fill('0');
    await expect(await amountField()).toHaveAccessibleDescription(transferMessages.aboveZero);
    await expect(args.write.onRequest).not.toHaveBeenCalled();
  },
};

/** The field with the error has the focus. A press on Next shows it again and sends nothing. */
export const FieldErrors: Story = {
  args: { write: idleWrite({ form: refusedForm({ amount: errorTexts.fieldRequired }) }) },
  parameters: noSnapshot,
  play: async ({ args }) => {
    await waitFor(async () => expect(await amountField()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: transferTexts.clickForTransfer }));
    await waitFor(async () =>
      expect(await amountField()).toHaveAccessibleDescription(errorTexts.fieldRequired),
    );
    await expect(args.write.onRequest).not.toHaveBeenCalled();
  },
};

const refused = refusedForm({ amount: withdrawTexts.insufficientBalance });
const isRefused = async () => {
  const amount = await amountField();
  await waitFor(() =>
    expect(amount).toHaveAccessibleDescription(new RegExp(`^${withdrawTexts.insufficientBalance}`)),
  );
  await expect(amount).toHaveValue('200');
};

/** The balance fell since, so the server refused the amount. Its error shows there, and all input stays. */
export const Refused: Story = {
  ...withDrafts({ [addresses.transfer]: { amount: '200' } }),
  args: { balances: { ...transferArgs.balances, from: '150.00' }, write: idleWrite({ form: refused }) },
  play: isRefused,
};

/** The error shows once the confirmation closes. */
export const RefusedOnceConfirmed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async () => {
    await fill('200');
    await verifying();
    answer({ asked: undefined, form: refused });
    await isRefused();
  },
};

export const Submitting: Story = {
  args: {
    write: idleWrite({ asked, attempt: { form: { busy: true, saved: 0 } }, form: { busy: true, saved: 0 } }),
  },
  parameters: noSnapshot,
};

/** No answer came. The history is on this page, so its link closes the dialog. */
export const Unknown: Story = {
  args: { write: idleWrite({ asked, attempt: lostAttempt }) },
  parameters: noSnapshot,
  play: endAt('Unknown', async () => {
    const verify = await verifying();
    await expect(verify.getByText(walletNames.pay_out)).toBeVisible();
    await expect(verify.queryByText(/[→←]/)).not.toBeInTheDocument();
    await snapshot('Unknown');
    const link = verify.getByRole('link', { name: verifyMessages.checkHistory });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }),
};

export const Reloaded: Story = {
  // Proves: transferMessages.unanswered | transferMessages.unansweredAmount
  args: {
    write: idleWrite({
      unanswered: { values: { amount: '200.00' }, at: new Date(2026, 10, 20, 8, 14).getTime() },
      onRequest: fn(),
    }),
  },
  play: endAt('Named after a reload', async ({ args }) => {
    await expect(screen.getByText('20/11/2026 08:14')).toBeVisible();
    await snapshot('Named after a reload');
    await userEvent.click(screen.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.write.onRequest).toHaveBeenCalledWith(asked);
    await changeMind();
    await userEvent.click(
      await screen.findByRole('button', { name: messagePattern(verifyMessages.startAgain) }),
    );
    await expect(args.write.onForget).toHaveBeenCalledOnce();
    // A new form, and nothing of the sent one.
    await waitFor(async () => expect(await amountField()).toHaveFocus());
    await expect(await amountField()).toHaveValue('');
  }),
};

/** A server that never proved support for keys: nothing is promised (D118). */
export const Unproven: Story = {
  name: 'Without safe retry',

  args: { write: idleWrite({ asked, attempt: { form: { busy: false, saved: 0 }, unknown: 'repeatable' } }) },
  parameters: noSnapshot,
  play: async () => {
    const verify = await verifying();
    await expect(verify.getByText(verifyMessages.unknown)).toBeVisible();
    await expect(verify.getByText(messagePattern(verifyMessages.moneyMayHaveMoved))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { transfers: pagedList([], withoutRows.loading), cards: undefined, balances: {} },
  parameters: noSnapshot,
};
export const Failed: Story = {
  args: { transfers: pagedList([], withoutRows.failed), cards: [], balances: {} },
  parameters: noSnapshot,
};
export const Empty: Story = {
  args: { transfers: pagedList([], withoutRows.empty) },
  play: async ({ canvas }) => {
    await expect(screen.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    await expectLink(canvas, nextStepMessages.seePayouts, '/user/payouts');
  },
};
/** Missing values show `--`. */
export const Odd: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { transfers: pagedList([{ id: '1' }]) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1]!;
    await expect([...row.children].map((cell) => cell.textContent)).toEqual(
      Array.from({ length: 9 }, () => '--'),
    );
  },
};
export const LongText: Story = {
  args: {
    transfers: pagedList(
      transfers.map((row) => ({ ...row, payer: 'a'.repeat(60), comment: 'Because '.repeat(40) })),
    ),
  },
};
export const Mobile: Story = { ...onPhone };

/** The totals scroll sideways, and a press on a line opens its detail. */
export const MobileDetail: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('region', { name: transferMessages.totals });
    await waitFor(() => expect(sums).toHaveAttribute('tabindex', '0'));
    const list = within(canvas.getByRole('group', { name: transferMessages.history }));
    await userEvent.click(list.getByRole('button', { name: messagePattern(transferTexts.rejected) }));
    const detail = await dialog(`${transferMessages.title} · 61`);
    await expect(detail.getByText('Sent twice.')).toBeVisible();
    await expect(detail.getAllByRole('term')).toHaveLength(11);
    await expectLink(detail, detailMessages.askSupport, '/user/chat?about=transfer&code=88');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Without a network no transfer can start, and the list shows its age (D36). */
export const Offline: Story = {
  args: {
    write: idleWrite({ offline: true }),
    transfers: pagedList(transfers, {
      rows: { state: 'ready', data: transfers, knownAt: Date.parse('2026-11-19T14:32:00Z') },
    }),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: transferTexts.clickForTransfer })).toBeDisabled();
    await expect(canvas.getByText(verifyMessages.offline)).toBeVisible();
    await expect(canvas.getByText(messagePattern(overlayMessages.lastUpdated))).toHaveTextContent(
      /19-11-2026 \d\d:\d2$/,
    );
  },
};

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.balances) };
