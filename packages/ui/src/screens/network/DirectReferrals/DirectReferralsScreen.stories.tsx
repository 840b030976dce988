import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { DirectReferralsScreen } from './DirectReferralsScreen';
import { statusMessages, networkTitles, teamListTitles } from '../../../text/columnTitles';
import { transactionsTexts, networkTexts, newsTexts, errorTexts } from '../../../text/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { memberMessages } from '../../../text/memberMessages';
import { directReferralsMessages } from './messages';
import {
  oddReferrals,
  referralFields,
  referrals,
  referralsArgs,
  unprovenReferrals,
} from './DirectReferralsScreen.fixtures';
import { onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { percentMessages } from '../../../text/percentMessages';
import { wholeText } from '../../../text/wholeText.fixtures';
import { getRecords, listNamed } from '../../../testing/listed';
import { messagePattern } from '../../../testing/messagePattern';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: B §2, B §2 Direct Referral Business, B §8 Empty states
const meta = {
  title: 'Screens/Network/DirectReferrals',
  component: DirectReferralsScreen,
  args: referralsArgs,
} satisfies Meta<typeof DirectReferralsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The six columns of B §2, the optional parts, and the actions. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      `${networkTitles.name} ${networkTitles.username}`,
      teamListTitles.leg,
      directReferralsMessages.teamBusiness,
      networkTexts.totalBotSubscription,
      networkTexts.totalBotTeamBusiness,
      networkTexts.totalPoolSubscription,
      networkTexts.totalPoolTeamBusiness,
      teamListTitles.status,
      teamListTitles.last,
      directReferralsMessages.actions,
    ]);
    const mei = canvas.getByRole('row', { name: /Mei Tanaka/ });
    for (const text of ['$48,250.00', 'mei5 · 12-02-2026', statusMessages.paid, '02-11-2026'])
      await expect(mei).toHaveTextContent(text);
    await expect(canvas.getByRole('row', { name: /Ines Duarte/ })).toHaveTextContent(
      directReferralsMessages.noPurchase,
    );
    await expectLink(
      canvas,
      directReferralsMessages.openInTree({ username: 'mei5' }),
      '/user/directList?user=mei5',
    );
  },
};

/** Three sums of all, whatever the page: their teams, their own, and who is new on the same days. */
export const Sums: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const sums = within(canvas.getByRole('region', { name: directReferralsMessages.sums }));
    for (const text of ['$653,000.00', '$45,200.00', '12']) await expect(sums.getByText(text)).toBeVisible();
    await expect(
      sums.getByText(
        wholeText(directReferralsMessages.fromThree({ percent: percentMessages.of({ percent: 65 }) })),
      ),
    ).toBeVisible();
  },
};

/** A server without the optional parts: no empty columns, and no promise of them (D113, D119). */
export const Unproven: Story = {
  name: 'Without optional features',

  args: { referrals: pagedList(unprovenReferrals, { fields: [] }), sums: undefined, counts: undefined },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: teamListTitles.status })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: teamListTitles.last })).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(messagePattern(teamListTitles.joined));
  },
};

/** Search, status and order apply without a dialog, and keep each other. */
export const Filtered: Story = {
  args: {
    referrals: pagedList(referrals, {
      ...{ fields: referralFields, filters: { sort: 'own-desc' }, filtered: true },
    }),
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { onFiltersChange } = args.referrals;
    await expect(canvas.getByLabelText(memberMessages.sortBy)).toHaveDisplayValue(
      memberMessages.referralSorts['own-desc'],
    );
    await userEvent.click(canvas.getByRole('radio', { name: `${statusMessages.paid} 78` }));
    await expect(onFiltersChange).toHaveBeenLastCalledWith({ sort: 'own-desc', status: 'paid' });
    await userEvent.selectOptions(canvas.getByLabelText(memberMessages.sortBy), '');
    await expect(onFiltersChange).toHaveBeenLastCalledWith({});
    await userEvent.type(canvas.getByRole('searchbox', { name: memberMessages.nameOrUsername }), ' mei ');
    await waitFor(() =>
      expect(onFiltersChange).toHaveBeenLastCalledWith({ sort: 'own-desc', search: 'mei' }),
    );
    await expect(canvas.queryByRole('button', { name: transactionsTexts.filter })).not.toBeInTheDocument();
  },
};

/** Each row finds the member in the tree, copies their username, and shares their link. */
export const Actions: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { onCopy: fn(), onShare: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const mei = within(canvas.getByRole('row', { name: /Mei Tanaka/ }));
    const username = 'mei5';
    await expectLink(mei, directReferralsMessages.openInTree({ username }), '/user/directList?user=mei5');
    const choose = async (label: string) => {
      await userEvent.click(mei.getByRole('button', { name: directReferralsMessages.moreFor({ username }) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: label }));
    };
    await choose(directReferralsMessages.copyUsername({ username }));
    await expect(write).toHaveBeenLastCalledWith(username);
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(newsTexts.usernameCopied));
    await choose(directReferralsMessages.shareLink({ username }));
    await waitFor(() => expect(args.onShare).toHaveBeenLastCalledWith(username));
    await expect(canvas.queryByText(directReferralsMessages.teamSum)).not.toBeInTheDocument();
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/direct')],
};

/** A tablet has a table, no wider than its page. The pool's figures are below those of the bots. */
export const Tablet: Story = {
  ...Framed,
  ...onTablet,
  play: async ({ canvas }) => {
    await canvas.findByText('Mei Tanaka');
    // The longer words of a language leave no space for a table.
    const list = listNamed(directReferralsMessages.directReferralBusiness);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.parentElement!.clientWidth);
    const mei = getRecords(list).find(({ textContent }) => textContent.includes('Mei Tanaka'))!;
    if (!list.matches('table')) return expect(mei).toHaveTextContent('$109,250.00');
    for (const figure of [
      '$1,200.00',
      '$48,250.00',
      directReferralsMessages.pool.replace('{amount}', '$2,500.00'),
      directReferralsMessages.pool.replace('{amount}', '$61,000.00'),
    ])
      await expect(mei).toHaveTextContent(figure);
    const [figure, pool] = ['$1,200.00', '$2,500.00'].map((text) => within(mei).getByText(text));
    // Figures end on the left in Arabic.
    const end = document.documentElement.dir === 'rtl' ? 'left' : 'right';
    const getEnd = (element: HTMLElement | undefined) => element?.getBoundingClientRect()[end];
    await expect(getEnd(pool)).toBeCloseTo(getEnd(figure) ?? 0, 0);
  },
};

export const PageChanged: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.nextPage }));
    await expect(args.referrals.onPageChange).toHaveBeenCalledWith(3);
  },
};
export const OneRow: Story = {
  args: {
    referrals: pagedList(referrals.slice(0, 1), {
      range: { page: 1, lastPage: 1, from: 1, to: 1, total: 1, end: 'complete', missing: 0 },
    }),
  },
  parameters: noSnapshot,
};
export const Loading: Story = {
  args: { referrals: pagedList(referrals, withoutRows.loading) },
  parameters: noSnapshot,
};

export const Empty: Story = {
  args: { referrals: pagedList(referrals, withoutRows.empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(networkTexts.noDataAvailable)).toBeVisible();
    await expectLink(canvas, nextStepMessages.shareLink, '/user/dashboard');
  },
};

export const Failed: Story = {
  args: { referrals: pagedList(referrals, withoutRows.failed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.somethingWrongTryAgain);
  },
  parameters: noSnapshot,
};
export const PageFailed: Story = {
  args: { referrals: pagedList(referrals, { failure: pageFailure() }) },
  parameters: noSnapshot,
};

export const LongText: Story = {
  args: { referrals: pagedList(oddReferrals) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const EmptyFiltered: Story = {
  args: {
    referrals: pagedList([], {
      ...{ ...withoutRows.empty, fields: referralFields, filters: { status: 'paid' }, filtered: true },
    }),
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(directReferralsMessages.nothingMatches)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearFilters }));
    await expect(args.referrals.onFiltersChange).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const LongTextMobile: Story = { ...LongText, ...onPhone, parameters: noSnapshot };

export const Mobile: Story = { ...onPhone };

/** On a phone each member is two lines, and a press opens everything of the row. */
export const MobileDetail: Story = {
  ...onPhone,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const mei = canvas.getByRole('button', { name: /^Mei Tanaka/ });
    await expect(mei).toHaveTextContent('$109,250.00');
    await expect(mei).toHaveTextContent(directReferralsMessages.bought({ day: '02-11-2026' }));
    await expect(mei).toHaveTextContent(directReferralsMessages.own({ amount: '$3,700.00' }));
    await expect(mei.getBoundingClientRect().height).toBeLessThanOrEqual(70);
    await userEvent.click(mei);
    const sheet = within(await screen.findByRole('dialog', { name: /Mei Tanaka/ }));
    await expect(sheet.getByText(networkTexts.totalPoolTeamBusiness)).toBeVisible();
    await expect(
      sheet.getAllByRole('link', { name: directReferralsMessages.openInTree({ username: 'mei5' }) })[0],
    ).toBeVisible();
  },
};

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.team) };
