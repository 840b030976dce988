import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, within } from 'storybook/test';
import { RoyaltyCard } from '../../../charts/RoyaltyCard/RoyaltyCard';
import { royaltyCardArgs } from '../../../charts/RoyaltyCard/RoyaltyCard.fixtures';
import { royaltyMessages } from '../../../text/charts/royaltyMessages';
import { legsCardMessages } from '../../../components/LegsCard/messages';
import { legs } from '../RankDetails/RankDetailsScreen.fixtures';
import { rankWayMessages } from '../RankWay/RankWay';
import { RoyaltyDetailsScreen, royaltyDetailsMessages } from './RoyaltyDetailsScreen';
import { oddRoyalty, royalty, royaltyArgs } from './RoyaltyDetailsScreen.fixtures';
import { percentText, withoutIsolates, wholeText } from '../../../text/wholeText.fixtures';
import { onLargePhone, onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { joinTexts } from '../../../text/message/joinMessages';
import { ranksTexts, withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { errorTexts } from '../../../text/visitorMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { expectRetry, failed } from '../../../remote.fixtures';

// Spec: B §2, B §2 Royalty Details
const meta = {
  title: 'Screens/Ranks/RoyaltyDetails',
  component: RoyaltyDetailsScreen,
  args: royaltyArgs,
} satisfies Meta<typeof RoyaltyDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const getWay = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: rankWayMessages.royaltyWay }))
    .getAllByRole('listitem')
    .map((stage) => withoutIsolates(stage.textContent));
const more = (count: string) => withoutIsolates(rankWayMessages.more({ count }));
const todayText = (count: string) => legsCardMessages.today.replace('{count}', count);
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** Cards with and without sub-cards, the pairs, and the required ranks, comma-separated (B §2). */
export const Default: Story = {
  // Proves: pairsCardMessages.moreToRoyalty
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('region', { name: royaltyDetailsMessages.royalty }));
    await expect(cards.getAllByRole('listitem').map((card) => withoutIsolates(card.textContent))).toEqual([
      'Royalty Paid$866.41',
      'This MonthMatching Pairs12Expected$48.00',
      `Share of the pool${percentText('2')}`,
    ]);
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(ranksTexts.matchingBotPairs);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '148 / 500');
    // Why they get royalty: labels and values, and no table of one row.
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByText(ranksTexts.currentRank).nextElementSibling).toHaveTextContent('Silver');
    await expect(canvas.getByText(ranksTexts.requiredRanks).nextElementSibling).toHaveTextContent(
      joinTexts(['Gold', 'Platinum']),
    );
  },
};

/** The royalty of each month, where a server has such bonuses. */
export const ByMonth: Story = {
  args: { months: <RoyaltyCard {...royaltyCardArgs} /> },
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: royaltyMessages.heading })).toBeVisible();
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/salary')],
};

/** What the weaker leg needs is beside the stairs, with the pairs of the day, as on Rank Details. */
export const WithLegs: Story = {
  ...Framed,
  args: { legs, pairs: { today: { count: 12, countsAt: '2026-11-24T00:00:00Z' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: legsCardMessages.decides.right })).toBeVisible();
    await expect(
      canvas.getByText(
        wholeText(`${todayText('12')} ${legsCardMessages.countsAt.replace('{at}', '24-11-2026 00:00')}`),
      ),
    ).toBeVisible();
    await expectLink(
      canvas,
      legsCardMessages.members.right,
      '/user/teamList?view=all&leg=right&status=unpaid',
    );
  },
};

/** A server that sends no pairs of the day (D113). */
export const WithoutToday: Story = {
  args: { legs },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: legsCardMessages.decides.right })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(todayText('').slice(0, -1));
  },
};

export const Loading: Story = { args: { royalty: { state: 'loading' } }, parameters: noSnapshot };

/** A member before the first rank. 0 of 0 does not show NaN (D98). */
export const Empty: Story = {
  args: {
    royalty: {
      state: 'ready',
      data: { ...royalty, cards: [], matching: 0, required: 0, currentRank: undefined, requiredRanks: [] },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    await expectLink(canvas, nextStepMessages.seeRanks, '/user/rankDetails');
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

/** Royalty before the first rank. The row is about the required ranks, and each card has a title. */
export const NoRank: Story = {
  args: { royalty: { state: 'ready', data: { ...royalty, currentRank: undefined } } },
  ...onLargePhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(royaltyDetailsMessages.noRankYet)).toBeVisible();
    await expect(canvas.queryByText('--')).toBeNull();
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { royalty: failed(onRetry) },
  play: expectRetry(onRetry),
  parameters: noSnapshot,
};

export const LongText: Story = {
  args: { royalty: { state: 'ready', data: oddRoyalty } },
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { ...onPhone };

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.progress) };

/** The ranks up to the highest required one, each with its own distance. A text marks those with royalty. */
export const Way: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getWay(canvas)).toEqual([
      `Bronze${rankWayMessages.reached}25`,
      `Silver${rankWayMessages.youAreHere}100`,
      `Gold${more('352')}${rankWayMessages.bringsRoyalty}500`,
      `Platinum${more('2,352')}${rankWayMessages.bringsRoyalty}2,500`,
    ]);
  },
};

/** The only required rank has no rank before it. */
export const One: Story = {
  args: {
    royalty: { state: 'ready', data: { ...royalty, currentRank: undefined, requiredRanks: ['BRONZE'] } },
  },
  play: async ({ canvas }) => {
    await expect(getWay(canvas)).toEqual([
      `Bronze${rankWayMessages.reached}${rankWayMessages.bringsRoyalty}25`,
    ]);
  },
};

const many = Array.from({ length: 24 }, (_, at) => ({
  ...{ id: String(at), name: `Ambassador ${at + 1}`, requiredPairs: 50 * 2 ** at },
  isCurrent: at === 1,
}));
export const Many: Story = {
  args: {
    royalty: {
      state: 'ready',
      data: { ...royalty, requiredRanks: many.slice(12).map(({ name }) => name) },
    },
    ranks: { state: 'ready', data: many },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getWay(canvas)).toHaveLength(24);
    await fits();
  },
};

/**
 * The ranks are decorative. If they fail, the stages go from the member's own rank to the first required one (D110).
 */
export const WithoutRanks: Story = {
  args: { ranks: failed() },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getWay(canvas)).toEqual([
      `Silver${rankWayMessages.youAreHere}`,
      `Gold${more('352')}${rankWayMessages.bringsRoyalty}`,
    ]);
    await expect(canvas.queryByRole('button', { name: errorTexts.tryAgain })).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('list', { name: rankWayMessages.royaltyWay }));
    const [bronze, silver] = way.getAllByRole('listitem');
    await expect(bronze!.getBoundingClientRect().left).toBeGreaterThan(silver!.getBoundingClientRect().left);
    await fits();
  },
};
