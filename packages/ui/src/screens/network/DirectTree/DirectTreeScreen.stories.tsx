import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DirectTreeScreen } from './DirectTreeScreen';
import {
  alone,
  deep,
  directArgs,
  longest,
  oddBranches,
  ready,
  createLazyModule,
  tenThousand,
  wide,
} from './DirectTreeScreen.fixtures';
import { teamMessages } from '../Team/messages';
import { directTreeMessages } from './DirectGroups';
import { wholeText } from '../../../text/wholeText.fixtures';
import { onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { treeMessages } from '../../../tree/messages';
import { statusMessages } from '../../../text/columnTitles';
import { networkTexts, newsTexts } from '../../../text/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { errorTexts } from '../../../text/visitorMessages';
import { commonMessages } from '../../../text/commonMessages';
import { joinTexts } from '../../../text/message/joinMessages';
import { overlayMessages } from '../../../text/overlayMessages';
import { appShellMessages } from '../../../shell/AppShell/messages';
import { navigationMessages } from '../../../shell/messages';
import { figureMessages } from '../../../text/figureMessages';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';

// Spec: A §2 Dashboard, B §2 Direct Tree, B §5 Tree searches, B §8 Direct tree failed
const meta = {
  title: 'Screens/Network/DirectTree',
  component: DirectTreeScreen,
  args: directArgs,
} satisfies Meta<typeof DirectTreeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing is on demand, and the outline opens first. */
const draw = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: treeMessages.drawing }));

const lines = [
  [networkTexts.totalSubscription, '$2,500.00'],
  [networkTexts.totalBusiness, '$38,400.00'],
  [networkTexts.totalTeam, '112'],
  [networkTexts.paidTeam, '86'],
  [networkTexts.sponsor, 'amara21'],
] as const;

/** The card has every line of B §2, the name with a copy button, and a link to the member's own tree. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await draw(canvas);
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.hover(
      canvas.getByRole('treeitem', {
        name: joinTexts(['kenji88', statusMessages.paid, treeMessages.inTeam({ count: '112' })]),
      }),
    );
    await canvas.findByRole('button', { name: teamMessages.copyUsername });
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      lines.map(([label]) => label),
    );
    await expect(values).toEqual(lines.map(([, value]) => value));
    await userEvent.click(canvas.getByRole('button', { name: teamMessages.copyUsername }));
    await expect(copied).toHaveBeenCalledWith('kenji88');
    await expect(args.onCopy).toHaveBeenCalledWith(newsTexts.usernameCopied);
    await expectLink(canvas, teamMessages.startHere, '/user/directList?user=kenji88');
    const legend = within(canvas.getByRole('list', { name: teamMessages.legend })).getAllByRole('listitem');
    await expect(legend.map((status) => status.textContent)).toEqual([
      statusMessages.paid,
      statusMessages.unpaid,
      statusMessages.unknown,
      teamMessages.filled,
    ]);
  },
};

/** An empty name is ignored (B §5). Other names are trimmed before the search. */
export const Search: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: networkTexts.searchByUserName });
    await userEvent.click(canvas.getByRole('button', { name: teamMessages.search }));
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' mei21 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('mei21');
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/directList')],
};

/** A tree with another member as its root: the breadcrumb and the way back. */
export const Elsewhere: Story = {
  args: {
    searched: 'ana55',
    team: ready([{ ...alone[0]!, id: 'ana55', username: 'ana55', sponsor: 'kenji88' }]),
    breadcrumb: [
      { username: 'amara21', href: '/user/directList' },
      {},
      { username: 'kenji88', href: '/user/directList?user=kenji88' },
      { username: 'ana55' },
    ],
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const breadcrumb = within(canvas.getByRole('navigation', { name: teamMessages.breadcrumb }));
    await expectLink(breadcrumb, teamMessages.you, '/user/directList');
    await expect(breadcrumb.getByText(teamMessages.unknownSteps)).toBeInTheDocument();
    await expect(breadcrumb.getByText('ana55').parentElement).toHaveAttribute('aria-current', 'location');
    await expectLink(canvas, teamMessages.backToMe, '/user/directList');
    await expect(canvas.getByRole('searchbox')).toHaveValue('ana55');
  },
};

export const Loading: Story = {
  args: { team: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      overlayMessages.loadingList({ caption: teamMessages.directTree }),
    );
  },
};
export const LoadingMobile: Story = { ...Loading, ...onPhone, parameters: noSnapshot };

/** A member without referrals. */
export const Empty: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { team: ready(alone) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(teamMessages.noTeamYet);
    await draw(canvas);
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1);
  },
};

/** A name that does not exist in the member's team (T20). */
export const NotInTeam: Story = {
  args: { team: ready([]), searched: 'stranger' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(networkTexts.noDataFound)).toBeVisible();
    await expect(canvas.getByText(messagePattern(teamMessages.notInTeam))).toHaveTextContent(
      teamMessages.notInTeam.replace('{username}', 'stranger'),
    );
    await expect(canvas.getByRole('link', { name: teamMessages.backToMe })).toBeVisible();
  },
};

const onRetry = fn();
/** The failure with its exact text (B §8). */
export const Failed: Story = {
  args: { team: { state: 'failed', message: networkTexts.noDataFound, onRetry } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(networkTexts.noDataFound);
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** A failed team can be requested again. A loading one is not requested twice. */
export const Branches: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { team: ready(oddBranches) },
  play: async ({ args, canvas }) => {
    await draw(canvas);
    await userEvent.click(
      canvas.getByRole('treeitem', {
        name: joinTexts(['sofiax', statusMessages.paid, commonMessages.loading]),
      }),
    );
    await expect(args.onTeamRequest).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('treeitem', { name: joinTexts(['ana55', statusMessages.paid, treeMessages.failed]) }),
    );
    await expect(args.onTeamRequest).toHaveBeenLastCalledWith('ana55');
    await userEvent.click(
      canvas.getByRole('treeitem', {
        name: joinTexts(['ravi7', statusMessages.paid, treeMessages.inTeam({ count: '12' })]),
      }),
    );
    await expect(args.onTeamRequest).toHaveBeenLastCalledWith('ravi7');
  },
};

/** The outline shows the lines as columns, and each row opens its card. */
export const Outline: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent);
    await expect(headings).toEqual([
      teamMessages.username,
      teamMessages.status,
      ...lines.map(([label]) => label),
    ]);
    canvas.getByRole('row', { name: new RegExp(`^kenji88 ${statusMessages.paid}`) }).focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await screen.findByRole('dialog', { name: 'kenji88' }));
    await expect(card.getByText('$38,400.00')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: appShellMessages.close }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^kenji88/ })).toHaveFocus());
  },
};

const noWiderThanPage = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

/** "500 of 1,005": the tree shows how much of a large team is loaded, and loads the rest. */
export const Part: Story = {
  args: { team: ready(createLazyModule(2)), onRestRequest: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(teamMessages.selectShown({ shown: '500', total: '1,005' }))).toBeVisible();
    // The groups of a part are not those of all.
    await expect(canvas.getByText(wholeText(directTreeMessages.ofFirst({ count: '500' })))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: teamMessages.showMoreFor({ username: 'amara21' }) }),
    );
    await expect(args.onRestRequest).toHaveBeenCalledWith('amara21', 2);
  },
};

/** Where the server has no pages (D113), the member's own list has the rest. */
export const PartUnpaged: Story = {
  args: { team: ready(createLazyModule()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${teamMessages.showMore}`) })).toBeNull();
    await expectLink(canvas, messagePattern(navigationMessages.directReferralBusiness), '/user/direct');
  },
};

export const LongText: Story = { args: { team: ready(longest) }, play: noWiderThanPage };
export const LongTextMobile: Story = {
  args: { team: ready(longest), searched: 'x'.repeat(60) },
  ...onPhone,
  play: async ({ canvas }) => {
    await noWiderThanPage();
    await userEvent.click(canvas.getAllByRole('row')[2]!);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

const fewElements = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
};

export const Deep: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { team: ready(deep) },
  play: async ({ canvas, canvasElement }) => {
    await draw(canvas);
    await fewElements({ canvasElement });
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    // A node with the keyboard focus scrolls into view.
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^level3/ })).toBeVisible());
  },
};
/** Each level of the team is lower than the previous one, and the outline has the same levels. */
export const Levels: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await draw(canvas);
    const levels = [['amara21'], ['tomas9', 'lina04', 'kenji88', 'sofiax'], ['ravi7', 'mei21', 'ana55']];
    const toLevel = (element: HTMLElement) => element.getAttribute('aria-level');
    let above = -Infinity;
    for (const [index, names] of levels.entries()) {
      const members = names.map((name) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) }));
      await expect(members.map(toLevel)).toEqual(names.map(() => `${index + 1}`));
      const boxes = members.map((member) => member.getBoundingClientRect());
      await expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThan(above);
      above = Math.max(...boxes.map(({ bottom }) => bottom));
    }
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.outline }));
    for (const [index, names] of levels.entries())
      for (const name of names)
        await expect(toLevel(canvas.getByRole('row', { name: new RegExp(`^${name} `) }))).toBe(
          `${index + 1}`,
        );
  },
};

/** A direct team of 123 is a grid of rows below its member. The arrow keys move through it row by row. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { team: ready(wide) },
  play: async ({ canvas, canvasElement }) => {
    await draw(canvas);
    await fewElements({ canvasElement });
    const tree = canvas.getByRole('tree');
    tree.focus();
    await userEvent.keyboard(`{ArrowDown}${'{ArrowRight}'.repeat(22)}`);
    const here = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');
    // The second row is lower but belongs to the same level. The paid ones come first.
    await expect(here).toHaveAccessibleName(/^member28\b/);
    await expect(here).toHaveAttribute('aria-level', '2');
    await expect(here).toHaveAttribute('aria-posinset', '23');
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.fit }));
    const drawing = () => canvasElement.querySelector('[role=tree] svg > g')!.getBoundingClientRect();
    await waitFor(() => expect(drawing().width).toBeLessThan(innerWidth));
  },
};
export const TenThousand: Story = {
  args: { team: ready(tenThousand) },
  play: async ({ canvas, canvasElement }) => {
    await draw(canvas);
    await fewElements({ canvasElement });
  },
};

/** The direct team by status, with numbers and business. A press shows one group alone, another shows all. */
export const Groups: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const groups = within(canvas.getByRole('group', { name: directTreeMessages.groups }));
    const [paid, unpaid] = groups.getAllByRole('button');
    await expect(paid).toHaveTextContent('$56,600.00');
    await userEvent.click(unpaid!);
    await expect(canvas.getByRole('row', { name: /^lina04/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^kenji88/ })).toBeNull();
    await userEvent.click(unpaid!);
    await expect(canvas.getByRole('row', { name: /^kenji88/ })).toBeVisible();
  },
};

/** The own team, collapsed. The number shows how many members it has. */
export const Collapsed: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    canvas.getByRole('row', { name: /^amara21/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    // The head, and the member.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByText('+418')).toBeVisible();
  },
};

/** On a phone the outline shows, and each row opens its card. */
export const Mobile: Story = { ...onPhone };
export const MobileCard: Story = {
  ...onPhone,
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('row', { name: /^kenji88/ }));
    const card = within(await screen.findByRole('dialog', { name: 'kenji88' }));
    for (const [label] of lines) await expect(card.getByText(label)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: teamMessages.copyUsername }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(newsTexts.usernameCopied));
  },
};
export const Tablet: Story = { ...onTablet };
/** The data's age, with a refresh button. */
export const Aged: Story = { args: aged().args, play: expectRefresh(figureMessages.team) };
