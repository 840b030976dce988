import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EarningsCard } from '../../../charts/EarningsCard/EarningsCard';
import { errorTexts } from '../../../text/messages';
import { yearMessages } from '../../../text/charts/yearMessages';
import { noSnapshot } from '../../../testing/windows';
import { YearScreen, type YearScreenProps } from './YearScreen';
import { toUsd } from '../../../charts/usd.fixtures';
import type { YearIncome } from './yearIncome';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';

const monthNames = 'January February March April May June July August September October November'.split(' ');
const values = [
  [13_650, 20_500, 17_100, 30_750, 27_350, 41_000, 34_150, 47_850, 44_400, 30_750, 0],
  [9_650, 14_450, 19_250, 24_100, 28_900, 38_550, 38_550, 43_350, 48_150, 36_514, 12_040],
  [7_600, 11_400, 11_400, 18_950, 15_200, 22_750, 18_950, 26_550, 22_750, 15_950, 800],
  [0, 0, 0, 9_050, 9_050, 13_600, 13_600, 13_600, 18_150, 11_854, 0],
  [3_400, 6_800, 3_400, 6_800, 10_150, 6_800, 10_150, 10_150, 6_800, 5_050, 1_200],
  [0, 2_200, 2_200, 4_400, 4_400, 4_400, 6_650, 4_400, 6_650, 3_400, 0],
];

const income: YearIncome = {
  total: toUsd(values.flat().reduce((sum, value) => sum + value, 0)),
  count: 1_284,
  missing: 0,
  unpaid: '24.00',
  sources: [
    { label: 'Referral Bonus', tone: 'referral' },
    { label: 'ROI Bonus', tone: 'roi' },
    { label: 'Matching Bonus', tone: 'matching' },
    { label: 'Royalty Bonus', tone: 'royalty' },
    { label: 'Direct Bonus', tone: 'direct' },
    { label: 'Pool Level Bonus', tone: 'poolLevel' },
  ],
  months: monthNames.map((name, at) => ({
    key: `2026-${String(at + 1).padStart(2, '0')}-01`,
    label: name.slice(0, 3),
    title: `${name} 2026`,
    values: values.map((source) => toUsd(source[at] ?? 0)),
    unpaid: at === 10 ? '24.00' : '0',
    ...(at === 10 && { current: true }),
  })),
};

const yearArgs = {
  year: '2026',
  years: ['2024', '2025', '2026'],
  income: { state: 'ready', data: income },
  freshness: { at: Date.parse('2026-11-20T09:12:00Z'), refreshing: false, failed: false, onRefresh: fn() },
  username: 'amara21',
  name: 'Amara Okafor',
  taxId: 'NG-1029384-0001',
  issuer: 'Example Ltd, 1 High Street, London',
  issuedAt: Date.parse('2026-11-20T09:14:00Z'),
  onYearChange: fn(),
  onSave: fn(),
  archive: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  contents: [
    'Profile',
    'Transactions',
    'Payouts',
    'Withdraw History',
    'Tickets',
    'Ticket messages',
    'Open sessions',
  ],
  onPrint: fn(),
} satisfies YearScreenProps;

const chart = (
  <EarningsCard
    period="month"
    earnings={{
      state: 'ready',
      data: {
        part: undefined,
        sentence: yearMessages.best({ month: 'September 2026', amount: '$1,469.00' }),
        series: income.sources,
        categories: income.months,
      },
    }}
  />
);

const meta = {
  title: 'Screens/Payouts/Year',
  component: YearScreen,
  args: { ...yearArgs, chart },
} satisfies Meta<typeof YearScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sums of the rows and of the columns are the total shown. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('region', { name: yearMessages.byMonth })).getByRole('table');
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(13);
    await expect(rows.at(-1)).toHaveTextContent(
      `${yearMessages.total}$3,075.00$3,135.04$1,723.00$889.04$707.00$387.00$9,892.08$24.00$9,916.08`,
    );
    await expect(within(table).queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    await expect(args.onYearChange).toHaveBeenCalledWith('2025');
    await userEvent.click(canvas.getByRole('button', { name: yearMessages.csv }));
    await expect(args.onSave).toHaveBeenCalledWith(income);
    await userEvent.click(canvas.getByRole('button', { name: yearMessages.pdf }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: yearMessages.download }));
    await expect(args.archive.onStart).toHaveBeenCalledOnce();
  },
};

/** Each month leads to its statement, where the server has statements. `Default` is without (D119). */
export const Statements: Story = {
  args: { toStatement: (first) => `/statement/${first}` },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const months = within(canvas.getByRole('region', { name: yearMessages.byMonth }));
    await expect(months.getByText(new RegExp(yearMessages.statements))).toBeVisible();
    const links = months.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toHaveLength(11);
    await expect(links[0]).toBe('/statement/2026-01-01');
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [inShell('/user/year')],
};

/** A year without income, which can't be saved. */
export const Empty: Story = {
  args: { income: { state: 'ready', data: { ...income, total: '0', count: 0, unpaid: '0', sources: [] } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(yearMessages.none({ year: args.year }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: yearMessages.csv })).toBeDisabled();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Bonuses that the sums lack (D145). */
export const Missing: Story = {
  args: { income: { state: 'ready', data: { ...income, missing: 2 } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(yearMessages.missing({ count: 2 })))).toBeVisible();
  },
};

/** No bonus can be read, which is not "no income". */
export const NoneRead: Story = {
  args: { income: { state: 'ready', data: { ...income, total: '0', count: 0, missing: 2, sources: [] } } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(yearMessages.income({ year: args.year }))).toBeVisible();
    await expect(canvas.queryByText(yearMessages.none({ year: args.year }))).toBeNull();
  },
};

export const Loading: Story = { args: { income: { state: 'loading' }, freshness: undefined } };
export const Failed: Story = {
  args: {
    income: { state: 'failed', message: errorTexts.requestFailedTryAgain, onRetry: fn() },
    freshness: undefined,
  },
};
export const LongText: Story = {
  args: {
    income: {
      state: 'ready',
      data: {
        ...income,
        sources: income.sources.map(({ label, ...source }) => ({ ...source, label: `${label} `.repeat(4) })),
      },
    },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, parameters: noSnapshot };
