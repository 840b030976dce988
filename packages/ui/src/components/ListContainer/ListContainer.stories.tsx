import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink';
import { DataList } from '../DataList/DataList';
import { columns, toLines, transactions, type Transaction } from '../DataList/DataList.fixtures';
import { Icon } from '../Icon/Icon';
import { savedViews } from '../SavedViews/savedViews.fixtures';
import { ListContainer, type ListContainerProps } from './ListContainer';
import { pagedList, pageFailure, withoutRows } from './pagedList.fixtures';
import { ZoneNote } from './ZoneNote';
import { listNamed, getRecords } from '../../testing/listed';
import { wholeText } from '../../text/wholeText.fixtures';
import { noSnapshot, onLargePhone, onPhone } from '../../testing/windows';
import { transactionsTexts } from '../../text/messages';
import { viewMessages } from '../../text/viewMessages';
import { overlayMessages } from '../../text/overlayMessages';
import { joinMessages, joinTexts } from '../../text/message/joinMessages';
import { figureMessages } from '../../text/figureMessages';
import { exportMessages } from '../../text/exportMessages';
import { commonMessages } from '../../text/commonMessages';
import { messagePattern } from '../../testing/messagePattern';
import { errorTexts } from '../../text/visitorMessages';

// Spec: B §2 Filter dialog, B §3 Pagination object, B §8 Empty states, B §8 Filter failed
const meta = {
  title: 'Components/ListContainer',
  component: ListContainer<Transaction>,
  args: {
    title: 'Transactions',
    note: 'Every movement in your wallets',
    list: pagedList(transactions),
    empty: { title: 'No Data For Action', reason: 'Your transactions will appear here.' },
    nothingMatches: 'No transactions match your filters.',
    children: (slot) => <DataList {...slot} columns={columns} lines={toLines} rowKey={({ id }) => id} />,
  },
  // Stores page and filters, like the URL.
  render: function Kept({ list, ...args }) {
    const [kept, keep] = useState({});
    const { range } = list;
    return (
      <ListContainer
        {...args}
        list={{
          ...list,
          ...kept,
          onPageChange: (page) => {
            list.onPageChange(page);
            keep({ ...kept, range: range && { ...range, page } });
          },
          onFiltersChange: (filters) => {
            list.onFiltersChange(filters);
            keep({ ...kept, filters, filtered: Object.keys(filters).length > 0 });
          },
        }}
      />
    );
  },
} satisfies Meta<ListContainerProps<Transaction>>;

export default meta;
type Story = StoryObj<typeof meta>;
const filters = { from: '2026-11-01', to: '2026-11-20' };
const filtered = pagedList(transactions, { filters, filtered: true });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Transactions' })).toBeVisible();
    await expect(
      canvas.getByText(wholeText(overlayMessages.range({ from: '11', to: '20', total: '28' }))),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: transactionsTexts.filter })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  },
};
const last = { from: '2026-08-01', to: '2026-08-31' };

/** Offers the last filters. Either answer leaves the focus at the filter. */
export const LastOffered: Story = {
  args: { list: pagedList(transactions, { views: savedViews({ all: [], last }) }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${viewMessages.continueWith}`))).toHaveTextContent(
      `${viewMessages.continueWith} ${joinTexts([
        joinMessages.labelled({ label: overlayMessages.from, value: '01-08-2026' }),
        joinMessages.labelled({ label: overlayMessages.to, value: '31-08-2026' }),
      ])}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: viewMessages.no }));
    await expect(args.list.views?.onLastRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: viewMessages.continue }));
    await expect(args.list.onFiltersChange).toHaveBeenCalledWith(last);
    await expect(canvas.getByRole('button', { name: transactionsTexts.filter })).toHaveFocus();
  },
};

/** The offer has the name of the member's view. */
export const LastNamed: Story = {
  args: {
    list: pagedList(transactions, {
      views: savedViews({ all: [{ name: 'August', filters: last, link: 'x' }], last }),
    }),
  },
  ...onLargePhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${viewMessages.continueWith}`))).toHaveTextContent(
      `${viewMessages.continueWith} August`,
    );
  },
};
export const Mobile: Story = { args: { list: filtered }, ...onLargePhone, parameters: noSnapshot };
export const WithSummary: Story = {
  args: {
    note: <ZoneNote now={Date.parse('2026-11-20T09:14:00Z')} />,
    aside: (
      <ButtonLink href="/user/transfer" icon={<Icon name="send" />}>
        Transfer
      </ButtonLink>
    ),
    summary: <p>Receiving Wallet $12,480.50</p>,
  },
};

const exporting = { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() } as const;

/** Saves every filtered row as a file, next to the filter. */
export const Exported: Story = {
  args: { list: filtered, exporting },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(exporting.onStart).toHaveBeenCalledOnce();
  },
};
export const ExportedMobile: Story = { ...Exported, ...onLargePhone, play: undefined };

const freshness = {
  at: Date.now(),
  refreshing: false,
  failed: false,
  onRefresh: fn(),
  what: figureMessages.data,
};

/** On phones the buttons fill their lines in every language: none is alone at one edge. */
export const BarMobile: Story = {
  args: { list: pagedList(transactions, { views: savedViews() }), exporting, freshness },
  ...onLargePhone,
  play: async ({ canvas }) => {
    const buttons = [transactionsTexts.filter, viewMessages.views, exportMessages.exportCsv].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    const lines = [...new Set(buttons.map(({ top }) => top))].map((top) => {
      const line = buttons.filter((button) => button.top === top);
      return [Math.min(...line.map(({ left }) => left)), Math.max(...line.map(({ right }) => right))];
    });
    for (const line of lines) await expect(line).toEqual(lines[0]);
    await expect(lines.length).toBeLessThan(3);
    const bar = canvas.getByRole('button', { name: transactionsTexts.filter }).closest('section');
    await expect(bar?.scrollWidth).toBe(bar?.clientWidth);
  },
};

/** As wide as the list in a window of 320 px. */
export const BarNarrow: Story = {
  ...BarMobile,
  parameters: noSnapshot,
  decorators: [
    (List) => (
      <div style={{ inlineSize: 288 }}>
        <List />
      </div>
    ),
  ],
};

/** An empty list has no file. */
export const ExportedEmpty: Story = {
  args: { list: pagedList(transactions, withoutRows.filteredOut), exporting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: exportMessages.exportCsv })).toBeDisabled();
  },
};

const open = { page: 1, lastPage: 1, from: 1, to: 10, total: undefined, end: 'unknown', missing: 2 } as const;
/** The end of the list is unknown, and two of its entries can't be read (D145). */
export const UnknownEnd: Story = {
  args: { list: pagedList(transactions, { range: open }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const range = overlayMessages.openRange({ from: '1', to: '10' });
    await expect(canvas.getByText(wholeText(range))).toBeVisible();
    await expect(canvas.getByText(overlayMessages.notShown({ count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.nextPage }));
    await expect(args.list.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

/** The dialog filters only on Apply, and returns the focus. */
export const Filtered: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: transactionsTexts.filter });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    await userEvent.type(dialog.getByLabelText(overlayMessages.from), '2026-11-01');
    await expect(args.list.onFiltersChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.list.onFiltersChange).toHaveBeenCalledWith({ from: '2026-11-01' });
    await expect(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({ label: overlayMessages.from, value: '01-11-2026' }),
      }),
    ).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * The button shows its pressed state in the next frame, and the dialog's many fields render in a later one.
 */
export const PressDrawnFirst: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: transactionsTexts.filter });
    await nextFrame();
    button.click();
    await nextFrame();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await screen.findByRole('dialog', { name: transactionsTexts.filter })).toBeVisible();
  },
};

export const ChipRemoved: Story = {
  args: { list: filtered },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({ label: overlayMessages.to, value: '20-11-2026' }),
      }),
    );
    await expect(args.list.onFiltersChange).toHaveBeenLastCalledWith({ from: '2026-11-01' });
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearAll }));
    await expect(args.list.onFiltersChange).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('button', { name: transactionsTexts.filter })).toHaveFocus();
  },
};

/** The page changes, and the pressed button keeps the focus. */
export const PageChanged: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.page({ page: 3 }) }));
    await expect(args.list.onPageChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('3');
    await expect(canvas.getByRole('button', { name: overlayMessages.page({ page: 3 }) })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { list: pagedList(transactions, withoutRows.loading) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Transactions' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: transactionsTexts.filter })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Refreshing: Story = {
  args: { list: pagedList(transactions, { rows: { state: 'ready', data: transactions, refreshing: true } }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commonMessages.refreshing)).toHaveAttribute('role', 'status');
    await expect(getRecords(listNamed('Transactions'))).toHaveLength(10);
  },
};

/** Offline rows show their age. */
export const LastKnown: Story = {
  args: {
    list: pagedList(transactions, {
      rows: { state: 'ready', data: transactions, knownAt: Date.parse('2026-11-19T14:32:00Z') },
    }),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByText(messagePattern(overlayMessages.lastUpdated));
    await expect(line).toHaveTextContent(overlayMessages.lastUpdated.replace('{time}', '19-11-2026 14:32'));
    await expect(line.querySelector('time')).toHaveAttribute('datetime', '2026-11-19T14:32:00.000Z');
  },
};

export const Empty: Story = {
  args: { list: pagedList(transactions, withoutRows.empty) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data For Action')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: overlayMessages.clearFilters })).toBeNull();
    await expect(canvas.queryByText(wholeText('0 of 0'))).toBeNull();
  },
};

/** Explains that a filter is the reason, and removing it keeps the focus. */
export const EmptyFiltered: Story = {
  args: { list: pagedList(transactions, withoutRows.filteredOut) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No transactions match your filters.')).toBeVisible();
    await expect(canvas.queryByText(/as soon as a wallet changes/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearFilters }));
    await expect(args.list.onFiltersChange).toHaveBeenCalledWith({});
    await expect(canvas.getByRole('button', { name: transactionsTexts.filter })).toHaveFocus();
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: {
    list: pagedList(transactions, {
      rows: { state: 'failed', message: 'Request failed please login again', onRetry },
      range: undefined,
      filters,
      filtered: true,
    }),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Request failed please login again');
    // The filter can still be removed.
    await expect(canvas.getByRole('button', { name: overlayMessages.clearAll })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** A failed page keeps the previous rows, and its retry is next to the pagination (A §8). */
export const PageFailed: Story = {
  args: { list: pagedList(transactions, { failure: pageFailure() }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(getRecords(listNamed('Transactions'))).toHaveLength(10);
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.requestFailedTryAgain);
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.list.failure?.onRetry).toHaveBeenCalledOnce();
  },
};
export const PageFailedMobile: Story = { ...PageFailed, ...onLargePhone, play: undefined };

/** One press sends one request. */
export const PageRetrying: Story = {
  args: { list: pagedList(transactions, { failure: pageFailure(true) }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.list.failure?.onRetry).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'TotalDownlineBusiness'.repeat(8),
    note: 'A line that says a good deal of what is listed below. '.repeat(6),
    list: pagedList(transactions, { filters: { from: '2026-11-01', to: '2026-11-20' }, filtered: true }),
  },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
