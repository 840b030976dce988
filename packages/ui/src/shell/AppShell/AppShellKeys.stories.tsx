import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataList } from '../../components/DataList/DataList';
import { columns, toLines, transactions } from '../../components/DataList/DataList.fixtures';
import { ListContainer } from '../../components/ListContainer/ListContainer';
import { pagedList } from '../../components/ListContainer/pagedList.fixtures';
import { TextField } from '../../components/TextField/TextField';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';
import { endAt, snapshot } from '../../testing/snapshot';
import { noSnapshot } from '../../testing/windows';
import { appShellMessages } from './messages';
import { transactionsTexts } from '../../text/messages';
import { freshnessMessages } from '../../components/Freshness/Freshness';

const refreshed = fn();

// Spec: A §2 Header
const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    ...shellArgs,
    children: (
      <>
        <TextField label="Amount" />
        <ListContainer
          title="Transactions"
          list={pagedList(transactions)}
          freshness={{ what: 'the balances', at: 0, refreshing: false, failed: false, onRefresh: refreshed }}
          empty={{ title: 'No Data For Action', reason: 'Your transactions will appear here.' }}
          nothingMatches="No transactions match your filters."
        >
          {(slot) => <DataList {...slot} columns={columns} lines={toLines} rowKey={({ id }) => id} />}
        </ListContainer>
      </>
    ),
  },
  beforeEach: () => void refreshed.mockClear(),
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `r` refreshes the page's data, `f` opens its filter. The focus returns, and text input is unaffected. */
export const PageKeys: Story = {
  play: endAt('The filter by its key', async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(box, 'rf');
    await expect(box).toHaveValue('rf');
    await expect(refreshed).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const news = canvas.getByRole('link', { name: new RegExp(`^${appShellMessages.news}`) });
    news.focus();
    await userEvent.keyboard('r');
    await waitFor(() => expect(refreshed).toHaveBeenCalledOnce());
    await expect(news).toHaveFocus();
    await userEvent.keyboard('f');
    await expect(
      within(await screen.findByRole('dialog', { name: transactionsTexts.filter })).getByRole('heading', {
        name: transactionsTexts.filter,
      }),
    ).toBeVisible();
    await snapshot('The filter by its key');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(news).toHaveFocus());
    news.blur();
    await userEvent.keyboard('f');
    await screen.findByRole('dialog', { name: transactionsTexts.filter });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: transactionsTexts.filter })).toHaveFocus());
  }),
};

/** With single keys off neither does anything. */
export const PageKeysOff: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { shortcuts: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: freshnessMessages.refresh({ item: 'the balances' }) }),
    ).toBeVisible();
    await userEvent.keyboard('rf');
    await expect(refreshed).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
