import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { commonMessages } from '../../text/commonMessages';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Pagination } from '../Pagination/Pagination';
import { DataList, type DataListProps } from './DataList';
import { columns, manyColumns, toLines, transactions, type Transaction } from './DataList.fixtures';
import { listNamed, getRecords } from '../../testing/listed';
import { noSnapshot, onLargePhone, onTablet } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';
import { messagePattern } from '../../testing/messagePattern';
import { errorTexts } from '../../text/messages';
import { joinTexts } from '../../text/message/joinMessages';

const onRetry = fn();

// Spec: B §2 Withdraw History, B §8 Empty states
const meta = {
  title: 'Components/DataList',
  component: DataList<Transaction>,
  args: {
    caption: 'Transactions',
    columns,
    rows: { state: 'ready', data: transactions },
    lines: toLines,
    rowKey: (row) => row.id,
    empty: { title: 'No Data Found', reason: 'Your transactions will appear here.' },
    bar: (
      <Button size="small" icon={<Icon name="filter" />}>
        Filter
      </Button>
    ),
    footer: (
      <Pagination page={4} lastPage={25} from={31} to={40} total={248} end="continues" onPageChange={fn()} />
    ),
  },
} satisfies Meta<DataListProps<Transaction>>;

export default meta;
type Story = StoryObj<typeof meta>;
const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Transactions' }));
    const headings = table.getAllByRole('columnheader');
    await expect(headings.map((heading) => heading.textContent)).toEqual(columns.map(({ title }) => title));
    await expect(headings.every((heading) => heading.getAttribute('scope') === 'col')).toBe(true);
    await expect(table.getAllByRole('rowheader')).toHaveLength(10);
    const amount = table.getAllByRole('cell').find((cell) => cell.textContent.includes('$2,000.00'));
    await expect(getComputedStyle(amount!).textAlign).toBe('end');
    await expect(getComputedStyle(headings[0]!).position).toBe('sticky');
  },
};

/** Two lines a row, which show everything of a list without a detail. */
export const Mobile: Story = {
  ...onLargePhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const [first] = getRecords(listNamed('Transactions'));
    await expect(first).toHaveTextContent(
      /^USDT deposit, BEP20\+\$2,000\.00Receiving Wallet20-11-2026 09:00$/,
    );
    await expect(within(first!).queryByRole('button')).toBeNull();
  },
};

/** A press on a row opens everything of it. */
export const WithDetail: Story = {
  args: { detail: ({ note, value }) => ({ kind: note, amount: { figure: 'transactionAmount', value } }) },
  ...onLargePhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^USDT deposit, BEP20/ })[0]!);
    const detail = within(await screen.findByRole('dialog', { name: 'USDT deposit, BEP20' }));
    await expect(detail.getAllByRole('term').map((term) => term.textContent)).toEqual(
      columns.map(({ title }) => title),
    );
  },
};

/** The button of a row is named by what, how much and which day. */
export const Named: Story = {
  args: { ...WithDetail.args, lines: (row) => ({ ...toLines(row), at: '2026-11-20T09:00:00Z' }) },
  globals: desktop,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('button', {
        name: joinTexts(['Receiving Wallet USDT deposit, BEP20', '+$2,000.00', '20-11-2026']),
      }),
    ).toHaveLength(3);
  },
};

/** A row that leads elsewhere is a link, and one that opens a dialog is a button. */
export const Leading: Story = {
  args: {
    lines: (row) => ({
      ...toLines(row),
      ...(row.type === 'Credit' ? { href: '/user/transaction' } : { onPress: onRetry }),
    }),
  },
  ...onLargePhone,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Package Alpha/ })[0]!);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { rows: { state: 'loading' } },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(overlayMessages.loadingList({ caption: 'Transactions' }))).toHaveAttribute(
      'role',
      'status',
    );
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(columns.length);
  },
};
export const LoadingMobile: Story = {
  args: { rows: { state: 'loading' } },
  ...onLargePhone,
  parameters: noSnapshot,
};

export const Failed: Story = {
  args: { rows: { state: 'failed', message: errorTexts.requestFailedTryAgain, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.requestFailedTryAgain);
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { rows: { state: 'ready', data: [] } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data Found')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Refreshing: Story = {
  args: { rows: { state: 'ready', data: transactions, refreshing: true } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commonMessages.refreshing)).toHaveAttribute('role', 'status');
    await expect(getRecords(listNamed('Transactions'))).toHaveLength(10);
  },
};

/** A server without pages sends all rows at once. */
export const Unpaged: Story = {
  args: {
    rows: {
      state: 'ready',
      data: Array.from({ length: 60 }, (_, id) => ({ ...transactions[0], id }) as Transaction),
    },
    footer: undefined,
  },
  play: async ({ canvas }) => {
    await expect(getRecords(listNamed('Transactions'))).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.showMore({ count: 10 }) }));
    await expect(getRecords(listNamed('Transactions'))).toHaveLength(60);
    await expect(canvas.queryByRole('button', { name: messagePattern(commonMessages.showMore) })).toBeNull();
  },
};

/** A table that does not fit becomes lines, if there is no detail for its columns. */
export const ManyColumns: Story = {
  args: { columns: manyColumns },
  ...onTablet,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('group', { name: 'Transactions' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A list that was narrow becomes a full table again as soon as it fits. */
export const WideAgain: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { columns: manyColumns },
  globals: desktop,
  decorators: [
    (List) => (
      <div style={{ overflow: 'auto' }}>
        <div data-container style={{ inlineSize: '120rem' }}>
          <List />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const container = canvasElement.querySelector<HTMLElement>('[data-container]')!;
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(manyColumns.length);
    container.style.inlineSize = '40rem';
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    container.style.inlineSize = '120rem';
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(manyColumns.length));
  },
};

const long = transactions.map((row) => ({
  ...row,
  note: 'amara21'.repeat(20),
  wallet: 'Out Going Wallet '.repeat(4),
}));
export const LongText: Story = { args: { rows: { state: 'ready', data: long } } };
export const LongTextMobile: Story = {
  args: { rows: { state: 'ready', data: long } },
  ...onLargePhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  parameters: noSnapshot,
};

/** The current row is recognisable without colour too. */
export const CurrentRow: Story = {
  args: { isCurrent: (row) => row === transactions[2] },
  play: async () => {
    const current = getRecords(listNamed('Transactions')).filter(
      (record) => record.getAttribute('aria-current') === 'true',
    );
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(transactions[2]!.note);
  },
};
export const CurrentRowMobile: Story = { ...CurrentRow, ...onLargePhone };

export const LargeTextMobile: Story = { ...onLargePhone, globals: { ...onLargePhone.globals, text: '200' } };
