import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { findReadingFaults } from '../../../testing/readingFaults';
import { BinaryTreeScreen } from './BinaryTreeScreen';
import {
  alone,
  binaryArgs,
  deep,
  halfVacant,
  link,
  longest,
  ready,
  summarizedTeam,
  wide,
} from './BinaryTreeScreen.fixtures';
import { onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { teamMessages } from '../Team/messages';
import { statusMessages, legCountMessages } from '../../../text/columnTitles';
import { joinTexts } from '../../../text/message/joinMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { treeMessages } from '../../../tree/messages';
import { networkTexts, dashboardTexts } from '../../../text/messages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { expectRetry, failed } from '../../../remote.fixtures';

// Spec: A §2 Dashboard, B §2 Binary Tree, B §5 Tree searches
const meta = {
  title: 'Screens/Network/BinaryTree',
  component: BinaryTreeScreen,
  args: binaryArgs,
} satisfies Meta<typeof BinaryTreeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = [
  [teamMessages.leftUser, 'jonas7'],
  [networkTexts.totalLeftBots, '212'],
  [teamMessages.rightUser, 'mei5'],
  [networkTexts.totalRightBots, '122'],
  [networkTexts.totalMatchingBotPairs, '118'],
  [teamMessages.parent, 'founder'],
] as const;

/** Left is on the left. The card has every line of B §2, and a member whose data is missing can be loaded. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    const at = (name: RegExp) => canvas.getByRole('treeitem', { name }).getBoundingClientRect().x;
    await expect(at(/^jonas7/)).toBeLessThan(at(/^amara21/));
    await expect(at(/^mei5/)).toBeGreaterThan(at(/^amara21/));
    await userEvent.hover(
      canvas.getByRole('treeitem', { name: new RegExp(`^${joinTexts(['amara21', statusMessages.paid])}`) }),
    );
    await canvas.findByRole('button', { name: teamMessages.copyUsername });
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms.map((term, index) => [term, values[index]])).toEqual(lines);
    await userEvent.click(
      canvas.getByRole('treeitem', {
        name: new RegExp(`^${joinTexts(['kenji88', statusMessages.unknown])}`),
      }),
    );
    await expect(args.onTeamRequest).toHaveBeenCalledTimes(1);
    await expect(args.onTeamRequest).toHaveBeenCalledWith('kenji88');
    const legend = within(canvas.getByRole('list', { name: teamMessages.legend })).getAllByRole('listitem');
    await expect(legend.map((status) => status.textContent)).toEqual([
      statusMessages.paid,
      statusMessages.unpaid,
      statusMessages.unknown,
      teamMessages.vacant,
      teamMessages.filled,
    ]);
  },
};

/**
 * The first view has its seven members (D94), each a card when near. Vacant and unpaid are both red but have
 * different shapes.
 */
export const Summarized: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { team: ready(summarizedTeam) },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('treeitem', { name: messagePattern(statusMessages.unknown) })).toBeNull();
    const card = canvasElement.querySelector('[data-node="0"]');
    await expect(card).toHaveTextContent(
      `amara21${legCountMessages.bots.left}${legCountMessages.bots.right}212122`,
    );
    const vacant = canvasElement.querySelector('[data-status="vacant"]');
    await expect(vacant).toHaveTextContent(
      `+ ${teamMessages.vacant}${teamMessages.positionUnder({ leg: 'left', username: 'mei5' })}`,
    );
    const sheet = getComputedStyle(vacant!.querySelector('.sheet')!);
    const unpaid = canvasElement.querySelector('[data-node][data-status="unpaid"] .symbol')!;
    await expect(sheet.stroke).toBe(getComputedStyle(unpaid).stroke);
    await expect(sheet.strokeDasharray).not.toBe('none');
  },
};

/** A card is mirrored but its legs are not, and every text fits its card. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: { team: ready(summarizedTeam) },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-node="0"]')!;
    const getBox = (selector: string) => card.querySelector(selector)!.getBoundingClientRect();
    await expect(getBox('.symbol').left).toBeGreaterThan(getBox('.name').right);
    await expect(getBox('.left.figure').right).toBeLessThan(getBox('.right.figure').left);
    await expect(getBox('.left.figure').left).toBeCloseTo(getBox('.bar[data-leg="left"]').left, 0);
    await expect(getBox('.right.figure').right).toBeCloseTo(getBox('.bar[data-leg="right"]').right, 0);
    const { outside, over } = findReadingFaults(canvasElement);
    await expect([...outside, ...over]).toEqual([]);
  },
};

/** From far away they are status symbols. */
export const Far: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { team: ready(summarizedTeam) },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.zoomOut }));
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.zoomOut }));
    await waitFor(() => expect(canvasElement.querySelector('.sheet')).toBeNull());
    const [vacant, unpaid] = ['vacant', 'unpaid'].map((status) =>
      canvasElement.querySelector(`[data-node][data-status="${status}"] .symbol`)!,
    );
    await expect(getComputedStyle(vacant!).stroke).toBe(getComputedStyle(unpaid!).stroke);
    await expect(vacant!.getAttribute('d')).not.toBe(unpaid!.getAttribute('d'));
  },
};

/** A vacant position under the member offers its link. One under another member only shows that it is vacant. */
export const Vacant: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { team: ready(halfVacant) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const [other, own] = canvas.getAllByRole('treeitem', { name: new RegExp(`^${teamMessages.vacant}`) });
    await userEvent.hover(own!);
    await userEvent.click(await canvas.findByRole('button', { name: teamMessages.copyLink }));
    await expect(copied).toHaveBeenCalledWith(link);
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(dashboardTexts.referralLinkCopied));
    await userEvent.hover(other!);
    await expect(await canvas.findByText(teamMessages.vacantElsewhere)).toBeVisible();
    const copies = new RegExp(`^(${teamMessages.copyLink}|${teamMessages.copyUsername})`);
    await expect(canvas.queryByRole('button', { name: copies })).toBeNull();
    await userEvent.click(other!);
    await expect(args.onTeamRequest).not.toHaveBeenCalled();
  },
};

/** The same search as in the Direct Tree. An empty name is ignored (B §5). */
export const Search: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: teamMessages.search }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: networkTexts.searchByUserName }),
      'mei5{Enter}',
    );
    await expect(args.onSearch).toHaveBeenCalledWith('mei5');
  },
};

export const VacantMobile: Story = {
  args: { team: ready(halfVacant) },
  ...onPhone,
  play: async ({ canvas }) => {
    const [, own] = canvas.getAllByRole('row', { name: new RegExp(`^${teamMessages.vacant}`) });
    await userEvent.click(own!);
    const dialog = within(await screen.findByRole('dialog', { name: teamMessages.vacant }));
    await expect(dialog.getByRole('button', { name: teamMessages.copyLink })).toBeVisible();
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/binaryList')],
};

export const Loading: Story = { args: { team: { state: 'loading' } } };

/** No members on either leg. */
export const Empty: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { team: ready(alone) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('treeitem', { name: new RegExp(`^${teamMessages.vacant}`) }),
    ).toHaveLength(2);
  },
};

export const NotInTeam: Story = {
  args: { team: ready([]), searched: 'stranger' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(teamMessages.notInTeam))).toBeVisible();
    await expectLink(canvas, teamMessages.backToMe, '/user/binaryList');
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: {
    team: failed(onRetry),
  },
  parameters: noSnapshot,
  play: expectRetry(onRetry),
};

export const LongText: Story = {
  args: { team: ready(longest) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.outline }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const fewElements = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
};
export const Deep: Story = { args: { team: ready(deep) }, parameters: noSnapshot, play: fewElements };
export const Wide: Story = { args: { team: ready(wide) }, parameters: noSnapshot, play: fewElements };

/** A collapsed leg. */
export const Collapsed: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^jonas7/ }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^nora3/ })).toBeNull());
    await expect(canvas.getByRole('treeitem', { name: /^kenji88/ })).toBeVisible();
  },
};

export const Mobile: Story = { ...onPhone };
export const Tablet: Story = { ...onTablet };

/** A link leads to the list of all members in both legs, where the server has it (D113). */
export const Listed: Story = {
  args: { listHref: '/user/teamList' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expectLink(canvas, teamMessages.teamList, '/user/teamList');
  },
};

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.team) };
