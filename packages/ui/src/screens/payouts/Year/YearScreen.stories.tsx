import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EarningsCard } from '../../../charts/EarningsCard/EarningsCard';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { errorTexts } from '../../../text/messages';
import { yearMessages } from '../../../text/charts/yearMessages';
import { YearScreen } from './YearScreen';
import { income, yearArgs } from './YearScreen.fixtures';

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
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    await expect(args.onYear).toHaveBeenCalledWith('2025');
    await userEvent.click(canvas.getByRole('button', { name: yearMessages.csv }));
    await expect(args.onSaved).toHaveBeenCalledWith(income);
    await userEvent.click(canvas.getByRole('button', { name: yearMessages.pdf }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: yearMessages.download }));
    await expect(args.archive.onStart).toHaveBeenCalledOnce();
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Year) => (
      <AppShell {...shellArgs} path="/user/year">
        <Year />
      </AppShell>
    ),
  ],
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(yearMessages.missing({ count: 2 })))).toBeVisible();
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
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
