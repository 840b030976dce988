import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { commonMessages } from '../../text/commonMessages';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Pagination } from '../Pagination/Pagination';
import { DataList, type DataListProps } from './DataList';
import { columns, manyColumns, transactions, type Transaction } from './DataList.fixtures';
import { listNamed, getRecords } from '../../testing/listed';
import { noSnapshot, onLargePhone, onTablet } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';
import { messagePattern } from '../../testing/messagePattern';
import { errorTexts } from '../../text/messages';

const onRetry = fn();

const meta = {
  title: 'Components/DataList',
  component: DataList<Transaction>,
  args: {
    caption: 'Transactions',
    columns,
    rows: { state: 'ready', data: transactions },
    rowKey: (row) => row.id,
    empty: { title: 'No Data Found', reason: 'Your transactions will appear here.' },
    bar: (
      <Button size="small" icon={<Icon name="filter" />}>
        Filter
      </Button>
    ),
    footer: <Pagination page={4} lastPage={25} from={31} to={40} total={248} onPage={fn()} />,
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

export const Mobile: Story = {
  ...onLargePhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const card = within(
      within(canvas.getByRole('list', { name: 'Transactions' })).getAllByRole('listitem')[0]!,
    );
    await expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Description', 'Date']);
    await userEvent.click(card.getByRole('button', { name: overlayMessages.more }));
    await expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(
      columns.map(({ title }) => title),
    );
    await expect(card.getByRole('button', { name: overlayMessages.less })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
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
export const LoadingMobile: Story = { args: { rows: { state: 'loading' } }, ...onLargePhone };

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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data Found')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Refreshing: Story = {
  args: { rows: { state: 'ready', data: transactions, refreshing: true } },
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

/** A table that does not fit becomes cards, if there is no detail for its columns. */
export const ManyColumns: Story = {
  args: { columns: manyColumns },
  ...onTablet,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Transactions' });
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

/** A card with every column has no "More". */
export const FewColumns: Story = {
  args: { columns: columns.filter(({ card }) => card !== undefined) },
  ...onLargePhone,
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Transactions' }));
    await expect(cards.getAllByRole('listitem')).toHaveLength(10);
    await expect(cards.queryByRole('button', { name: overlayMessages.more })).toBeNull();
  },
};

export const LargeTextMobile: Story = {
  globals: { ...onLargePhone.globals, text: '200' },
  parameters: onLargePhone.parameters,
};
