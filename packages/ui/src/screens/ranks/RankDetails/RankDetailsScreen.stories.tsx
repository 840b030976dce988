import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, within } from 'storybook/test';
import { RankDetailsScreen } from './RankDetailsScreen';
import { legsCardMessages } from '../../../components/LegsCard/messages';
import { ranksFrameMessages } from '../RanksFrame/RanksFrame';
import type { PairsToday } from '../../../text/legs/legs';
import { outlookMessages } from '../../../text/legs/outlookMessages';
import { paysCardMessages } from '../PaysCard/PaysCard';
import { rankWayMessages } from '../RankWay/RankWay';
import { legs, oddProgress, progressAt, rankArgs } from './RankDetailsScreen.fixtures';
import { withoutIsolates, wholeText } from '../../../text/wholeText.fixtures';
import { noSnapshot, onPhone, inDark } from '../../../testing/windows';
import { ranksTexts, withdrawTexts } from '../../../text/messages';
import { pairsCardMessages } from '../PairsCard/PairsCard';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { expectRetry, failed } from '../../../remote.fixtures';

// Spec: B §2, B §2 Rank Details, B §2 Royalty Details, B §8 Empty states
const meta = {
  title: 'Screens/Ranks/RankDetails',
  component: RankDetailsScreen,
  args: rankArgs,
} satisfies Meta<typeof RankDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const toPairs = (today: PairsToday) => ({
  state: 'ready' as const,
  data: { ...progressAt(148, 1), today },
});
const todayText = (count: string) => legsCardMessages.today.replace('{count}', count);
const more = (count: string) => withoutIsolates(rankWayMessages.more({ count }));
const bar = (canvas: Canvas) => canvas.getByRole('progressbar');

/** More pairs than required. The current rank's row is highlighted, also with a text (B §2). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ canvas }) => {
    await expect(bar(canvas)).toHaveAccessibleName(ranksTexts.matchingBotPairs);
    await expect(bar(canvas)).toHaveAttribute('aria-valuetext', '148 / 500');
    // The distance is told once, on the stairs.
    await expect(canvas.getAllByText('352')).toHaveLength(1);
    // The specified table is open from 768 px.
    await expect(canvas.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      ranksFrameMessages.rank,
      ranksTexts.requiredMatchingBotPairs,
    ]);
    const [current] = canvas.getAllByRole('row', { current: true });
    await expect(current).toHaveTextContent(`Silver${ranksTexts.currentRank}100`);
    await expect(canvas.getAllByText(ranksTexts.currentRank)).toHaveLength(1);
  },
};

/** The completed and the remaining stages. Each rank has its own distance. */
export const Way: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('list', { name: rankWayMessages.way }));
    await expect(way.getAllByRole('listitem').map((stage) => withoutIsolates(stage.textContent))).toEqual([
      `Bronze${rankWayMessages.reached}25`,
      `Silver${rankWayMessages.youAreHere}100`,
      `Gold${more('352')}500`,
      `Platinum${more('2,352')}2,500`,
      `Diamond${more('9,852')}10,000`,
      `Crown${more('49,852')}50,000`,
    ]);
  },
};

/** Which leg has none waiting, what the others would bring, and where the members of that leg are. */
export const WeakLeg: Story = {
  // Proves: legsCardMessages.worth
  args: { legs, progress: toPairs({ count: 12, countsAt: '2026-11-24T00:00:00Z' }) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: legsCardMessages.decides.right })).toBeVisible();
    await expect(
      canvas.getByText(wholeText(legsCardMessages.worth.replace('{amount}', '$9,525.00'))),
    ).toBeVisible();
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
    await expectLink(
      canvas,
      /ravi9/,
      '/user/teamList?view=all&leg=right&status=unpaid&sort=level-asc&row=ravi9',
    );
  },
};

/** Whether the rank can be reached with the members who are there, how fast, and what it pays. */
export const Outlook: Story = {
  // Proves: paysCardMessages.onTheWay
  args: {
    legs,
    royaltyRanks: ['Gold', 'Platinum'],
    progress: {
      state: 'ready',
      data: { ...progressAt(344, 1), recent: { pairs: 90, days: 90 } },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const sentence = `${outlookMessages.ifAll({ count: '106' })} ${outlookMessages.stillMissing({ count: '50' })} ${outlookMessages.join.right}`;
    await expect(canvas.getByText(wholeText(sentence))).toBeVisible();
    await expect(canvas.getByText(wholeText(outlookMessages.gained({ count: '106' })))).toBeVisible();
    await expect(canvas.getByText(/2027/)).toBeVisible();
    const pays = within(canvas.getByRole('region', { name: paysCardMessages.pays({ rank: 'Gold' }) }));
    await expect(pays.getByText('$780.00')).toBeVisible();
    await expectLink(pays, paysCardMessages.withRank, '/user/salary');
  },
};

/** The unpaid members are enough, but no pair was made lately. Silver has no royalty yet. */
export const Reachable: Story = {
  args: {
    legs: { ...legs, unpaid: 1 },
    royaltyRanks: ['Gold'],
    progress: { state: 'ready', data: { ...progressAt(99, 0), recent: { pairs: 0, days: 90 } } },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        wholeText(outlookMessages.enough({ count: '1', rank: '{rank}' }).replace('{rank}', 'Silver')),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        wholeText(outlookMessages.noPace({ days: '90', rank: '{rank}' }).replace('{rank}', 'Silver')),
      ),
    ).toBeVisible();
    await expect(canvas.getByText(paysCardMessages.from({ rank: 'Gold' }))).toBeVisible();
  },
};

/** A plan that counts each pair when it is made. */
export const CountsWhenMade: Story = {
  args: { legs, progress: toPairs({ count: 0, countsAt: null }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(`${todayText('0')} ${legsCardMessages.whenMade}`))).toBeVisible();
  },
};

/** Even legs after the highest rank, on a server without a team list and without the pairs of today (D113, D119). */
export const EvenLegs: Story = {
  args: {
    progress: { state: 'ready', data: progressAt(61_250, 5) },
    legs: { bots: { left: 61_250, right: 61_250 } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(legsCardMessages.even)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(todayText('').slice(0, -1));
    await expectLink(canvas, legsCardMessages.openTree, '/user/binaryList');
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/rankDetails')],
};

/** Before the first rank and the first pair (D98). */
export const Zero: Story = {
  args: { progress: { state: 'ready', data: { ...progressAt(0, -1) } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.queryByText(ranksTexts.currentRank)).toBeNull();
  },
};

/** The highest rank: nothing is required, and 0 of 0 does not show NaN (D98). */
export const Highest: Story = {
  args: { progress: { state: 'ready', data: progressAt(61_250, 5) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText(pairsCardMessages.allMet)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

/** The server sends neither the pairs nor what they are for, so nothing is met. */
export const UnknownPairs: Story = {
  args: {
    progress: {
      state: 'ready',
      data: { ...progressAt(148, 1), matching: undefined, required: undefined },
    },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.queryByText(pairsCardMessages.allMet)).toBeNull();
    await expect(canvas.queryByText(pairsCardMessages.reached)).toBeNull();
  },
};

export const Loading: Story = { args: { progress: { state: 'loading' } }, parameters: noSnapshot };

export const Empty: Story = {
  args: { progress: { state: 'ready', data: { ranks: [], matching: 0, required: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    await expectLink(canvas, nextStepMessages.askSupport, '/user/chat');
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { progress: failed(onRetry) },
  play: expectRetry(onRetry),
  parameters: noSnapshot,
};

export const LongText: Story = {
  args: { progress: { state: 'ready', data: oddProgress } },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '100');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { ...onPhone };

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.progress) };

export const One: Story = {
  args: {
    progress: {
      state: 'ready',
      data: { ...progressAt(12, -1), ranks: progressAt(12, -1).ranks.slice(0, 1) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: rankWayMessages.way })).toHaveTextContent(
      `Bronze${rankWayMessages.more({ count: '13' })}25`,
    );
  },
};

const many = Array.from({ length: 24 }, (_, at) => ({
  ...{ id: String(at), name: `Ambassador ${at + 1}`, requiredPairs: 50 * 2 ** at },
  isCurrent: at === 1,
}));
/** More ranks than fit a line wrap below it. */
export const Many: Story = {
  args: { progress: { state: 'ready', data: { ranks: many, matching: 148, required: 200 } } },
  parameters: noSnapshot,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [bronze, silver] = within(canvas.getByRole('list', { name: rankWayMessages.way })).getAllByRole(
      'listitem',
    );
    await expect(bronze!.getBoundingClientRect().left).toBeGreaterThan(silver!.getBoundingClientRect().left);
  },
};
