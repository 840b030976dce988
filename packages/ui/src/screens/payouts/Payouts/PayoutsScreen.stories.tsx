import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { pageFailure, withoutRows, pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import { formatDate } from '../../../text/format/dates';
import { payoutMessages } from './messages';
import { PayoutsScreen, type PayoutsScreenProps } from './PayoutsScreen';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { commonMessages } from '../../../text/commonMessages';
import { onLargePhone, onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { payoutTitles } from '../../../text/columnTitles';
import { payoutsTexts, transactionsTexts, withdrawTexts, errorTexts } from '../../../text/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { exportMessages } from '../../../text/exportMessages';
import { figureMessages } from '../../../text/figureMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { percentText, withoutIsolates } from '../../../text/wholeText.fixtures';
import { createElement } from 'react';
import { EarningsCard } from '../../../charts/EarningsCard/EarningsCard';
import { earningsArgs } from '../../../charts/EarningsCard/EarningsCard.fixtures';
import type { FilterField } from '../../../components/FilterDialog/filterField';
import type { Payout } from './payout';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

const lines: readonly [from: string | undefined, amount: string, description: string, source: string][] = [
  ['jonas7', '25.00', 'Referral bonus of Starter Bot', 'Referral Bonus'],
  ['kenji88', '120.00', 'Matching bonus, 12 pairs', 'Matching Bonus'],
  [undefined, '4.20', 'ROI of Atlas', 'ROI Bonus'],
  ['lina04', '61.00', 'Direct bonus of Meridian', 'Direct Bonus'],
  ['mei21', '1250.75', 'Pool level bonus, level 3', 'Pool Level Bonus'],
];

const payouts: readonly Payout[] = Array.from({ length: 10 }, (_, index) => {
  const [from, amount, description, source] = lines[index % lines.length]!;
  return {
    id: `payout-${7001 - index}`,
    serial: 11 + index,
    from,
    wallet: index % 3 === 2 ? 'Hold Wallet' : 'Out going Wallet',
    amount,
    description,
    source,
    status: index % 4 === 1 ? 'unpaid' : 'paid',
    createdAt: `2026-11-${20 - index}T0${index}:30:00Z`,
    ...(from !== undefined && {
      related: [{ label: `${from} in the Binary Tree`, href: `/user/binaryList?user=${from}` }],
    }),
  };
});

/** A referral bonus and a pair with what they were calculated from, and a bonus without it. */
const withReasons: readonly Payout[] = [
  { ...payouts[0]!, why: { base: '250.00', rate: '10', level: 1, purchase: 'Starter Bot' } },
  { ...payouts[1]!, why: { pair: 4331, purchase: 'Pro Bot' } },
  payouts[2]!,
];

const fields: readonly FilterField[] = [
  { type: 'dates', from: 'from', to: 'to' },
  {
    type: 'option',
    name: 'source',
    label: 'Income Source',
    options: [
      { value: 'REFERRAL', label: 'Referral Bonus' },
      { value: 'ROI', label: 'ROI Bonus' },
    ],
  },
  {
    type: 'option',
    name: 'status',
    label: 'Status',
    options: [
      { value: 'paid', label: 'Paid' },
      { value: 'unpaid', label: 'Unpaid' },
    ],
  },
];

const payoutsList = (rows: readonly Payout[], more: Partial<PayoutsScreenProps['payouts']> = {}) =>
  pagedList(rows, { fields, ...more });

const payoutsArgs = {
  payouts: payoutsList(payouts),
  earnings: createElement(EarningsCard, earningsArgs),
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  now: Date.parse('2026-11-20T09:14:00Z'),
  claim: '/user/chat?about=missingBonus',
} satisfies PayoutsScreenProps;

/** The longest and the shortest values that a server may send. */
const oddPayouts: readonly Payout[] = [
  {
    ...payouts[0]!,
    id: 'long',
    serial: 1_234_567,
    from: 'amara21'.repeat(9),
    wallet: 'A wallet of a long name '.repeat(3),
    amount: '123456789012.34',
    description: 'One word after another makes a long description. '.repeat(12),
    source: 'X'.repeat(64),
  },
  { id: 'bare', serial: 2, wallet: '', description: '', source: '' },
  { ...payouts[0]!, id: 'zero', serial: 3, amount: '0', createdAt: 'yesterday' },
  {
    ...payouts[0]!,
    id: 'hostile',
    serial: 4,
    description: '<img src=x onerror=boom()>',
    source: '<img src=x onerror=boom()>',
    from: '\u202Eanomar',
  },
];

// Spec: A §2 Dashboard, B §2, B §2 Payouts, B §4 Payout, B §8 Empty states, B §8 Payouts failed, B §9 Dates
const meta = {
  title: 'Screens/Payouts/Payouts',
  component: PayoutsScreen,
  args: payoutsArgs,
} satisfies Meta<typeof PayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The columns of B §2: positions in the whole list, a status as a word, names as links, and `--` for a bonus without
 * a purchase.
 */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: payoutMessages.payouts }));
    await expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      payoutTitles.serial,
      payoutsTexts.fromUsername,
      payoutTitles.wallet,
      payoutTitles.amount,
      payoutTitles.description,
      payoutTitles.source,
      payoutTitles.status,
      payoutTitles.date,
    ]);
    const [, first, second, third] = table.getAllByRole('row');
    await expect(first).toHaveTextContent(
      new RegExp(
        `^11jonas7Out going Wallet\\$25.00Referral bonus of Starter BotReferral Bonus${payoutsTexts.paid}`,
      ),
    );
    await expectLink(within(first!), 'jonas7', '/user/binaryList?user=jonas7');
    await expect(second).toHaveTextContent(payoutsTexts.unpaid);
    await expect(third).toHaveTextContent(/^13--Hold Wallet/);
    await expect(table.getByText(formatDate(payouts[0]!.createdAt, 'dayTime'))).toHaveAttribute(
      'datetime',
      '2026-11-20T00:30:00.000Z',
    );
    await expectLink(canvas, payoutMessages.claim, '/user/chat?about=missingBonus');
  },
};

/** What a bonus was calculated from is in its row's detail, where the server sends it (D113). */
export const WhyThisBonus: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { payouts: payoutsList(withReasons) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(withReasons[0]!.description));
    const why = within(await screen.findByRole('region', { name: payoutMessages.why }));
    await expect(why.getAllByRole('definition').map((fact) => withoutIsolates(fact.textContent))).toEqual([
      ...['Referral Bonus', 'Starter Bot', '$250.00', percentText('10'), '1'],
    ]);
  },
};

/** A server that sends no reason. */
export const WithoutReason: Story = {
  args: { payouts: payoutsList(withReasons.slice(2)) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(withReasons[2]!.description));
    await screen.findByRole('article', { name: withReasons[2]!.source });
    await expect(screen.queryByRole('region', { name: payoutMessages.why })).toBeNull();
  },
};

/** Inside the app shell. The old payout routes highlight the same menu entry (D4). */
export const Framed: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { payouts: payoutsList(payouts, { filters: { status: 'paid', source: 'ROI' }, filtered: true }) },
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/payoutsRANK')],
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('link', { name: payoutMessages.payouts, current: 'page' })[0],
    ).toHaveAttribute('href', '/user/payouts');
  },
};

/** Income Source, Status and days (B §2). */
export const Filtered: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: transactionsTexts.filter }));
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    const options = (label: string) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(options('Income Source').slice(1)).toEqual(['Referral Bonus', 'ROI Bonus']);
    await expect(options('Status').slice(1)).toEqual(['Paid', 'Unpaid']);
    await userEvent.selectOptions(dialog.getByLabelText('Income Source'), 'ROI Bonus');
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Unpaid');
    await userEvent.type(dialog.getByLabelText(overlayMessages.to), '2026-11-20');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.payouts.onFiltersChange).toHaveBeenCalledWith({
      source: 'ROI',
      status: 'unpaid',
      to: '2026-11-20',
    });
  },
};

export const OneRow: Story = {
  args: {
    payouts: payoutsList(payouts.slice(0, 1), {
      range: { page: 1, lastPage: 1, from: 1, to: 1, total: 1, end: 'complete', missing: 0 },
    }),
  },
  parameters: noSnapshot,
};

/** The most rows that a server may put on one page. */
export const Many: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  args: {
    payouts: payoutsList(
      Array.from({ length: 100 }, (_, index) => ({
        ...payouts[index % 10]!,
        id: String(index),
        serial: 9901 + index,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.showMore({ count: 50 }) }));
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('10,000');
  },
};

/** Whatever a server sends, text stays text and a missing value is `--` (T2, T22, T23). */
export const LongText: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { payouts: payoutsList(oddPayouts) },
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[1]).toHaveTextContent(/^2(--)+$/);
    await expect(rows[2]).toHaveTextContent('$0.00');
    await expect(canvas.getAllByText('<img src=x onerror=boom()>')[0]).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|null/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = {
  args: { payouts: payoutsList(oddPayouts) },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  parameters: noSnapshot,
};

export const Loading: Story = {
  args: { payouts: payoutsList(payouts, withoutRows.loading), earnings: undefined },
  parameters: noSnapshot,
};
export const LoadingMobile: Story = { ...Loading, ...onLargePhone, parameters: noSnapshot };

export const Empty: Story = {
  args: { payouts: payoutsList([], withoutRows.empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    // A chart without data would repeat the empty message.
    await expect(canvas.queryByRole('heading', { name: payoutMessages.earnings })).toBeNull();
    await expectLink(canvas, nextStepMessages.shareLink, '/user/dashboard');
    await expect(canvas.getByRole('button', { name: exportMessages.exportCsv })).toBeDisabled();
  },
};
export const EmptyFiltered: Story = {
  args: { payouts: payoutsList([], withoutRows.filteredOut) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(payoutMessages.nothingMatches)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearFilters }));
    await expect(args.payouts.onFiltersChange).toHaveBeenCalledWith({});
  },
};

/** D38. */
export const Failed: Story = {
  args: {
    payouts: payoutsList(payouts, {
      rows: { ...withoutRows.failed.rows, message: errorTexts.requestFailedTryAgain },
      range: undefined,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.requestFailedTryAgain);
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.retry }));
    await expect(withoutRows.failed.rows.onRetry).toHaveBeenCalledOnce();
  },
  parameters: noSnapshot,
};
export const PageFailed: Story = {
  args: { payouts: payoutsList(payouts, { failure: pageFailure() }) },
  parameters: noSnapshot,
};

export const Mobile: Story = { ...onLargePhone };

export const MobileDetail: Story = {
  ...onLargePhone,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('group', { name: payoutMessages.payouts }));
    const [first] = list.getAllByRole('button');
    await expect(first).toHaveTextContent(new RegExp(`^Referral Bonus\\+\\$25.00jonas7${payoutsTexts.paid}`));
    await userEvent.click(first!);
    const detail = within(await screen.findByRole('dialog', { name: 'Referral Bonus' }));
    await expect(detail.getByText(messagePattern(payoutMessages.isIn))).toBeVisible();
    await expect(detail.getAllByRole('term')).toHaveLength(10);
  },
};
export const Tablet: Story = { ...onTablet };
export const LargeText: Story = { ...onLargePhone, globals: { ...onLargePhone.globals, text: '200' } };

/** The age of the rows and their chart, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.payouts) };
