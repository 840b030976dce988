import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { detailMessages } from '../../../text/detailMessages';
import { documentTitles } from '../../../text/documentTitles';
import { teamMessages } from '../Team/messages';
import { followUpMessages } from '../FollowUp/messages';
import { teamListMessages } from './TeamListTabs';
import { TeamListScreen } from './TeamListScreen';
import { oddTeam, question, team, teamFields, teamListArgs } from './TeamListScreen.fixtures';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { networkTitles, teamListTitles, legMessages, statusMessages } from '../../../text/columnTitles';
import { memberMessages } from '../../../text/memberMessages';
import { overlayMessages } from '../../../text/overlayMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { transactionsTexts, withdrawTexts, errorTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: A §2 Dashboard, B §2, D113
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
      networkTitles.username,
      teamListTitles.leg,
      networkTitles.level,
      teamListTitles.joined,
      teamListTitles.status,
      teamListTitles.sum,
      teamListTitles.last,
    ]);
    await expect(canvas.getByRole('row', { name: /jonas7/ })).toHaveTextContent(
      `jonas7${legMessages.left}118-11-2026${statusMessages.paid}$500.0020-11-2026`,
    );
    await expect(canvas.getByRole('row', { name: /omar44/ })).toHaveTextContent(
      `omar44${legMessages.left}--`,
    );
    await expectLink(canvas, 'mei5', '/user/binaryList?user=mei5');
    await expect(canvas.getByText(messagePattern(overlayMessages.timesIn))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /CSV/ }));
    await expect(args.exporting.onStart).toHaveBeenCalledOnce();
  },
};

/** The follow-up is one press away. */
export const Views: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: followUpMessages.views }));
    await expect(views.getByRole('link', { current: 'page' })).toHaveTextContent(followUpMessages.allMembers);
    await expectLink(views, followUpMessages.followUp, '/user/teamList');
  },
};

/** Inside the app shell. It belongs to the Binary Tree's menu entry. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/teamList')],
};

/** Who in my left leg bought this month (D113)? The dates of purchase and of joining are distinct. */
export const Filtered: Story = {
  args: { members: pagedList(team.slice(0, 1), { fields, filters: question, filtered: true }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({ label: teamListTitles.leg, value: legMessages.left }),
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({
          label: overlayMessages.fromLabel({ label: teamListTitles.sum }),
          value: '01-11-2026',
        }),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: transactionsTexts.filter }));
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    await expect(
      dialog.getByRole('group', { name: overlayMessages.dateRange({ label: teamListTitles.joined }) }),
    ).toBeVisible();
    await userEvent.selectOptions(
      dialog.getByLabelText(memberMessages.sortBy),
      memberMessages.teamSorts['sum-desc'],
    );
    await userEvent.type(
      dialog.getByLabelText(overlayMessages.fromLabel({ label: teamListTitles.joined })),
      '2026-10-01',
    );
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.members.onFiltersChange).toHaveBeenCalledWith({
      ...question,
      ...{ sort: 'sum-desc', joinedFrom: '2026-10-01' },
    });
  },
};

/** Only the range that ends before it starts shows an error. */
export const Reversed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: transactionsTexts.filter }));
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    await userEvent.type(
      dialog.getByLabelText(overlayMessages.fromLabel({ label: teamListTitles.joined })),
      '2026-10-02',
    );
    await userEvent.type(
      dialog.getByLabelText(overlayMessages.toLabel({ label: teamListTitles.joined })),
      '2026-10-01',
    );
    await expect(
      dialog.getByLabelText(overlayMessages.toLabel({ label: teamListTitles.joined })),
    ).toBeInvalid();
    await expect(dialog.getByLabelText(overlayMessages.toLabel({ label: teamListTitles.sum }))).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.members.onFiltersChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { members: pagedList(team, { ...withoutRows.loading, fields }) },
  parameters: noSnapshot,
};

export const Empty: Story = {
  args: { members: pagedList(team, { ...withoutRows.empty, fields }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    await expectLink(canvas, nextStepMessages.shareLink, '/user/dashboard');
    await expect(canvas.getByRole('button', { name: /CSV/ })).toBeDisabled();
  },
};

export const EmptyFiltered: Story = {
  args: { members: pagedList([], { ...withoutRows.empty, fields, filters: question, filtered: true }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(teamListMessages.nothingMatches)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { members: pagedList(team, { ...withoutRows.failed, fields }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.somethingWrongTryAgain);
  },
  parameters: noSnapshot,
};

export const LongText: Story = {
  args: { members: pagedList(oddTeam, { fields }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = { ...LongText, ...onPhone, parameters: noSnapshot };

export const Mobile: Story = { ...onPhone };

/** Two lines a member: name and purchases, then position, payment status and joining date. A press opens the rest. */
export const MobileDetail: Story = {
  ...onPhone,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /jonas7/ });
    await expect(row).toHaveTextContent(
      new RegExp(
        `^jonas7\\$500\\.00${statusMessages.paid} · ${legMessages.left} · ${teamMessages.toLevel({ level: 1 })}18-11-2026$`,
      ),
    );
    for (const one of canvas.getAllByRole('listitem'))
      await expect(one.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    await userEvent.click(row);
    const detail = within(await screen.findByRole('dialog', { name: 'jonas7' }));
    await expect(detail.getByText(teamListTitles.last).nextElementSibling).toHaveTextContent('20-11-2026');
    await expectLink(
      detail,
      detailMessages.positionInTree({ username: 'jonas7' }),
      '/user/binaryList?user=jonas7',
    );
  },
};

/** The age of the rows and their chart, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.team) };
