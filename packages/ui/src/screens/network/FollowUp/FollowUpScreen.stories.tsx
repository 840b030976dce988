import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { legsCardMessages } from '../../../components/LegsCard/messages';
import { inDark, noSnapshot, onPhone, onTablet } from '../../../testing/windows';
import { legCountMessages } from '../../../text/columnTitles';
import { figureMessages } from '../../../text/figureMessages';
import { outlookMessages } from '../../../text/legs/outlookMessages';
import { errorTexts, withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { wholeText } from '../../../text/wholeText.fixtures';
import { FollowUpScreen } from './FollowUpScreen';
import { followUpArgs, groups, large, partKnown, toGroup } from './FollowUpScreen.fixtures';
import { followUpMessages } from './messages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { failed } from '../../../remote.fixtures';

const meta = {
  title: 'Screens/Network/FollowUp',
  component: FollowUpScreen,
  args: followUpArgs,
} satisfies Meta<typeof FollowUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** The week in three figures, people by reason, and the leg that decides. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    const joined = within(canvas.getByRole('region', { name: followUpMessages.tiles.joined }));
    await expect(joined.getByText('34')).toBeVisible();
    await expect(joined.getByText(wholeText(followUpMessages.before({ count: '48' })))).toBeVisible();
    await expect(joined.getByText(legCountMessages.members.left).nextElementSibling).toHaveTextContent('30');
    await expectLink(joined, '4', '/user/teamList?view=all&leg=right&joinedFrom=2026-11-14');
    const unpaid = within(canvas.getByRole('region', { name: followUpMessages.unpaidOn.right }));
    const [freya, ravi, kavya] = unpaid.getAllByRole('listitem');
    await expect(freya).toHaveTextContent(followUpMessages.neverBought);
    await expect(ravi).toHaveTextContent(followUpMessages.notRunning);
    // Unknown is not never.
    await expect(kavya).not.toHaveTextContent(followUpMessages.neverBought);
    await expectLink(unpaid, 'freya11', '/user/binaryList?user=freya11');
    const sentence = `${outlookMessages.ifAll({ count: '106' })} ${outlookMessages.stillMissing({ count: '50' })} ${outlookMessages.join.right}`;
    await expect(canvas.getByText(wholeText(sentence))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outlookMessages.share.right }));
    await expect(args.onLegShare).toHaveBeenCalledWith('right');
  },
};

/** Each row has one action: the packages for who is to buy, their own link for who bought. */
export const Actions: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    for (const username of ['freya11', 'piotr1820']) {
      await userEvent.click(
        canvas.getByRole('button', { name: followUpMessages.sharePackagesWith({ username }) }),
      );
      await expect(args.onPackagesShare).toHaveBeenLastCalledWith(username);
    }
    await userEvent.click(
      canvas.getByRole('button', { name: followUpMessages.shareLinkFor({ username: 'tara2000' }) }),
    );
    await expect(args.onLinkShare).toHaveBeenCalledWith('tara2000');
  },
};

/** Some are shown, and a link leads to all. A group that is shown whole has none. */
export const Whole: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const toLink = (count: string, group: string) =>
      canvas.queryByRole('link', {
        name: followUpMessages.allOf({ link: followUpMessages.all({ count }), group }),
      });
    await expect(toLink('106', followUpMessages.unpaidOn.right)).toHaveAttribute(
      'href',
      '/user/teamList?view=all&status=unpaid',
    );
    await expect(toLink('1', followUpMessages.groups.bought)).toBeNull();
  },
};

/** One leg of a figure makes no sum, an unknown total no number, and an unknown group no "no one". */
export const PartKnown: Story = {
  args: partKnown,
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const joined = canvas.getByRole('region', { name: followUpMessages.tiles.joined });
    await expect(joined).toHaveTextContent('--');
    await expect(joined).toHaveTextContent('30');
    await expect(canvas.getByRole('link', { name: new RegExp(followUpMessages.seeAll) })).toBeVisible();
    await expect(canvas.queryByText(followUpMessages.groups.silent)).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(followUpMessages.nobody);
  },
};

/** A server that selects no one: it isn't said that there is no one. */
export const Unknown: Story = {
  args: { groups: { unpaid: undefined, silent: undefined, bought: undefined } },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(followUpMessages.unknown)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(followUpMessages.nobody);
  },
};

/** Inside the app shell. It belongs to the Binary Tree's menu entry. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/teamList')],
};

/** Everything has its space while it loads. */
export const Loading: Story = {
  args: {
    tiles: { joined: undefined, bought: undefined, silent: undefined },
    groups: {
      unpaid: toGroup([], undefined, { members: { state: 'loading' } }),
      silent: toGroup([], undefined, { members: { state: 'loading' } }),
      bought: toGroup([], undefined, { members: { state: 'loading' } }),
    },
    ...{ hasTeam: undefined, legs: undefined },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: followUpMessages.groups.unpaid })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A newcomer has no team yet, and is shown their link. */
export const Empty: Story = {
  args: { hasTeam: false, legs: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    await expectLink(canvas, nextStepMessages.shareLink, '/user/dashboard');
  },
};

/** A team that needs no one this week. */
export const Nobody: Story = {
  args: { groups: { unpaid: toGroup([], 0), silent: toGroup([], 0), bought: toGroup([], 0) } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(followUpMessages.nobody)).toBeVisible();
  },
};

const onRetry = fn();
/** A failed group has its own retry, and the others stay. */
export const Failed: Story = {
  args: {
    groups: {
      ...groups,
      silent: toGroup([], undefined, {
        members: failed(onRetry),
      }),
    },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'freya11' })).toBeVisible();
  },
};

/** Ten thousand members, the longest name, and values that are none. */
export const LongText: Story = {
  args: large,
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('10,000')).not.toHaveLength(0);
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|Invalid/);
    await fits();
  },
};
export const LongTextMobile: Story = { ...LongText, ...onPhone };
export const Tablet: Story = { ...onTablet, parameters: noSnapshot, play: fits };

/** The leg without waiting bots is the even one's case: no leg decides. */
export const EvenLegs: Story = {
  args: { legs: { ...followUpArgs.legs, bots: { left: 144, right: 144 } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(legsCardMessages.even)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: outlookMessages.share.right })).toBeNull();
  },
};

/** Two lines a member, and an action that a thumb finds. */
export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', {
      name: followUpMessages.sharePackagesWith({ username: 'freya11' }),
    });
    const { inlineSize, height } = { inlineSize: button.offsetWidth, height: button.offsetHeight };
    await expect(Math.min(inlineSize, height)).toBeGreaterThanOrEqual(44);
    await fits();
  },
};

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.team) };
