import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { documentTitles } from '../../../text/documentTitles';
import { teamListMessages } from './messages';
import { TeamListScreen } from './TeamListScreen';
import { oddTeam, question, team, teamFields, teamListArgs } from './TeamListScreen.fixtures';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';

const meta = {
  title: 'Screens/Network/TeamList',
  component: TeamListScreen,
  args: teamListArgs,
} satisfies Meta<typeof TeamListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const fields = teamFields;

/**
 * All members with leg, level, joining date, status and purchases (D113). A name links to its node, and the zone is
 * named.
 */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('table', { name: documentTitles.teamList }));
    await expect(list.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Username',
      'Leg',
      'Level',
      'Joined',
      'Status',
      'Purchases',
      'Last purchase',
    ]);
    await expect(canvas.getByRole('row', { name: /jonas7/ })).toHaveTextContent(
      'jonas7Left118-11-2026Paid$500.0020-11-2026',
    );
    await expect(canvas.getByRole('row', { name: /omar44/ })).toHaveTextContent('omar44Left--');
    await expect(canvas.getByRole('link', { name: 'mei5' })).toHaveAttribute(
      'href',
      '/user/binaryList?user=mei5',
    );
    await expect(canvas.getByText(/Times are in/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /CSV/ }));
    await expect(args.exporting.onStart).toHaveBeenCalledOnce();
  },
};

/** The week by leg. A figure leads to its members, and one press shares the link of a leg. */
export const Pulse: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: teamListMessages.pulse }));
    const joined = within(card.getByRole('row', { name: new RegExp(teamListMessages.joined) }));
    await expect(joined.getByRole('link', { name: '12' })).toHaveAttribute(
      'href',
      '/user/teamList?leg=left&joinedFrom=2026-11-14',
    );
    const silent = card.getByRole('row', { name: new RegExp(teamListMessages.silent) });
    await expect(silent).toHaveTextContent(/3--$/);
    await userEvent.click(card.getByRole('button', { name: teamListMessages.share.right }));
    await expect(args.pulse?.onShared).toHaveBeenCalledWith('right');
  },
};

/** Without its counts there is no card. */
export const WithoutPulse: Story = {
  args: { pulse: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(teamListMessages.pulse)).toBeNull();
  },
};

/** Inside the app shell. It belongs to the Binary Tree's menu entry. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [
    (List) => (
      <AppShell {...shellArgs} path="/user/teamList">
        <List />
      </AppShell>
    ),
  ],
};

/** Who in my left leg bought this month (D113)? The dates of purchase and of joining are distinct. */
export const Filtered: Story = {
  args: { members: pagedList(team.slice(0, 1), { fields, filters: question, filtered: true }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter Leg: Left' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter Bought from: 01-11-2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await expect(dialog.getByRole('group', { name: 'Joined: date range' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Sorted by'), 'Purchases, highest first');
    await userEvent.type(dialog.getByLabelText('Joined from'), '2026-10-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.members.onFiltered).toHaveBeenCalledWith({
      ...question,
      ...{ sort: 'sum-desc', joinedFrom: '2026-10-01' },
    });
  },
};

/** Only the range that ends before it starts shows an error. */
export const Reversed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.type(dialog.getByLabelText('Joined from'), '2026-10-02');
    await userEvent.type(dialog.getByLabelText('Joined to'), '2026-10-01');
    await expect(dialog.getByLabelText('Joined to')).toBeInvalid();
    await expect(dialog.getByLabelText('Bought to')).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.members.onFiltered).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { members: pagedList(team, { ...withoutRows.loading, fields }) } };

export const Empty: Story = {
  args: { members: pagedList(team, { ...withoutRows.empty, fields }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data For Action')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Share your link' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
    await expect(canvas.getByRole('button', { name: /CSV/ })).toBeDisabled();
  },
};

export const EmptyFiltered: Story = {
  args: { members: pagedList([], { ...withoutRows.empty, fields, filters: question, filtered: true }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one in your team matches your filters.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { members: pagedList(team, { ...withoutRows.failed, fields }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something Went Wrong Please Try Again....');
  },
};

export const LongText: Story = {
  args: { members: pagedList(oddTeam, { fields }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = { ...LongText, ...onPhone };

/**
 * Two lines a member: name, payment status and purchases, then leg, level and joining date. A press opens the rest.
 */
export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'jonas7' }).closest('li')!;
    await expect(card).toHaveTextContent(/^jonas7Paid\$500\.00Left · Level 1 · 18-11-2026More$/);
    for (const one of card.parentElement!.children)
      await expect(one.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    const more = within(card).getByRole('button', { name: 'More' });
    await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(more);
    await expect(within(card).getByText('Last purchase').nextElementSibling).toHaveTextContent('20-11-2026');
  },
};

/** The age of the rows and their chart, with a refresh button. */
export const Aged: Story = {
  args: { freshness: { at: Date.now() - 5 * 60_000, refreshing: false, failed: false, onRefresh: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Updated/)).toHaveTextContent('Updated 5 minutes ago');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh the team' }));
    await expect(args.freshness?.onRefresh).toHaveBeenCalledOnce();
  },
};
