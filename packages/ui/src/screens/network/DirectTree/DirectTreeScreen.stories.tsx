import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { DirectTreeScreen } from './DirectTreeScreen';
import {
  alone,
  deep,
  directArgs,
  longest,
  oddBranches,
  ready,
  tenThousand,
  wide,
} from './DirectTreeScreen.fixtures';

const meta = {
  title: 'Screens/Network/DirectTree',
  component: DirectTreeScreen,
  args: directArgs,
} satisfies Meta<typeof DirectTreeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = [
  ['Total Subscription', '$2,500.00'],
  ['Total Bussiness', '$38,400.00'],
  ['Total Team', '112'],
  ['Paid Team', '86'],
  ['Sponsor', 'amara21'],
] as const;

/** The card has every line of B §2, the name to be copied, and the way to the member's own tree. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('treeitem', { name: 'kenji88, Paid, 112 in the team' }));
    await canvas.findByRole('button', { name: 'Copy username' });
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      lines.map(([label]) => label),
    );
    await expect(values).toEqual(lines.map(([, value]) => value));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy username' }));
    await expect(copied).toHaveBeenCalledWith('kenji88');
    await expect(args.onCopied).toHaveBeenCalledWith('Username copy to clipboard successfully.');
    await expect(canvas.getByRole('link', { name: 'Start the tree here' })).toHaveAttribute(
      'href',
      '/user/directList?user=kenji88',
    );
    await expect(within(canvas.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(
      4,
    );
  },
};

/** An empty name is ignored (B §5); the others are searched without the blanks around them. */
export const Search: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search by user name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSearched).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' mei21 {Enter}');
    await expect(args.onSearched).toHaveBeenCalledTimes(1);
    await expect(args.onSearched).toHaveBeenCalledWith('mei21');
  },
};

/** In its frame, as a member meets it. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Tree) => (
      <AppShell {...shellArgs} path="/user/directList">
        <Tree />
      </AppShell>
    ),
  ],
};

/** A tree that begins with somebody else: the way there, and the way back. */
export const Elsewhere: Story = {
  args: {
    searched: 'ana55',
    team: ready([{ ...alone[0]!, id: 'ana55', username: 'ana55', sponsor: 'kenji88' }]),
    trail: [
      { username: 'amara21', href: '/user/directList' },
      {},
      { username: 'kenji88', href: '/user/directList?user=kenji88' },
      { username: 'ana55' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trail = within(canvas.getByRole('navigation', { name: 'Where the tree begins' }));
    await expect(trail.getByRole('link', { name: 'You' })).toHaveAttribute('href', '/user/directList');
    await expect(trail.getByText('members between')).toBeInTheDocument();
    await expect(trail.getByText('ana55').parentElement).toHaveAttribute('aria-current', 'location');
    await expect(canvas.getByRole('link', { name: 'Back to me' })).toHaveAttribute(
      'href',
      '/user/directList',
    );
    await expect(canvas.getByRole('searchbox')).toHaveValue('ana55');
  },
};

export const Loading: Story = {
  args: { team: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading: Direct Tree');
  },
};
export const LoadingMobile: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };

/** A member who sponsored nobody. */
export const Empty: Story = {
  args: { team: ready(alone) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Nobody has joined here yet.');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1);
  },
};

/** A name that is nobody's in the member's team (T20). */
export const NotInTeam: Story = {
  args: { team: ready([]), searched: 'stranger' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No Data Found')).toBeVisible();
    await expect(canvas.getByText(/is not in your team/)).toHaveTextContent('stranger is not in your team');
    await expect(canvas.getByRole('link', { name: 'Back to me' })).toBeVisible();
  },
};

const onRetry = fn();
/** With its exact text (B §8). */
export const Failed: Story = {
  args: { team: { state: 'failed', message: 'No Data Found', onRetry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('No Data Found');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** A team that did not come can be asked for again; one on its way is not asked for twice. */
export const Branches: Story = {
  args: { team: ready(oddBranches) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'sofiax, Paid, Loading' }));
    await expect(args.onTeamAsked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'ana55, Paid, Could not be loaded' }));
    await expect(args.onTeamAsked).toHaveBeenLastCalledWith('ana55');
    await userEvent.click(canvas.getByRole('treeitem', { name: 'ravi7, Paid, 12 in the team' }));
    await expect(args.onTeamAsked).toHaveBeenLastCalledWith('ravi7');
  },
};

/** The outline has the lines as columns, and the whole card behind each row. */
export const Outline: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent);
    await expect(headings).toEqual(['Username', 'Status', ...lines.map(([label]) => label)]);
    canvas.getByRole('row', { name: /^kenji88 Paid/ }).focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await screen.findByRole('dialog', { name: 'kenji88' }));
    await expect(card.getByText('$38,400.00')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^kenji88/ })).toHaveFocus());
  },
};

const noWiderThanPage = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

export const LongText: Story = { args: { team: ready(longest) }, play: noWiderThanPage };
export const LongTextMobile: Story = {
  args: { team: ready(longest), searched: 'x'.repeat(60) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await noWiderThanPage();
    await userEvent.click(within(canvasElement).getAllByRole('row')[2]!);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

const fewElements = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
};

export const Deep: Story = {
  args: { team: ready(deep) },
  play: async ({ canvasElement }) => {
    await fewElements({ canvasElement });
    within(canvasElement).getByRole('tree').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    // What the keyboard reaches comes into view.
    await waitFor(() =>
      expect(within(canvasElement).getByRole('treeitem', { name: /^level3/ })).toBeVisible(),
    );
  },
};
export const Wide: Story = { args: { team: ready(wide) }, play: fewElements };
export const TenThousand: Story = { args: { team: ready(tenThousand) }, play: fewElements };

/** The own team, folded up: the figure says how many there are. */
export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /^amara21/ }));
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(1));
    await expect(canvas.getByText('+418')).toBeVisible();
  },
};

/** A finger finds the outline, and each card behind its row. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('row', { name: /^kenji88/ }));
    const card = within(await screen.findByRole('dialog', { name: 'kenji88' }));
    for (const [label] of lines) await expect(card.getByText(label)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Copy username' }));
    await waitFor(() =>
      expect(args.onCopied).toHaveBeenCalledWith('Username copy to clipboard successfully.'),
    );
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
