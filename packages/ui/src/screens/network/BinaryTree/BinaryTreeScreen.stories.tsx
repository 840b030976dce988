import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { BinaryTreeScreen } from './BinaryTreeScreen';
import { alone, binaryArgs, deep, halfVacant, link, longest, ready, wide } from './BinaryTreeScreen.fixtures';

const meta = {
  title: 'Screens/Network/BinaryTree',
  component: BinaryTreeScreen,
  args: binaryArgs,
} satisfies Meta<typeof BinaryTreeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = [
  ['Left user', 'jonas7'],
  ['Total Left Bots', '212'],
  ['Right user', 'mei5'],
  ['Total Right Bots', '122'],
  ['Total Matching Bot Pairs', '118'],
  ['Parent', 'founder'],
] as const;

/** Left stands left; the card has every line of B §2; whom nobody asked for yet can be asked for. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const at = (name: RegExp) => canvas.getByRole('treeitem', { name }).getBoundingClientRect().x;
    await expect(at(/^jonas7/)).toBeLessThan(at(/^amara21/));
    await expect(at(/^mei5/)).toBeGreaterThan(at(/^amara21/));
    await userEvent.hover(canvas.getByRole('treeitem', { name: 'amara21, Paid' }));
    await canvas.findByRole('button', { name: 'Copy username' });
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms.map((term, index) => [term, values[index]])).toEqual(lines);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'kenji88, Unknown' }));
    await expect(args.onTeamAsked).toHaveBeenCalledTimes(1);
    await expect(args.onTeamAsked).toHaveBeenCalledWith('kenji88');
    await expect(within(canvas.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
  },
};

/** A vacant place under the member offers its link; one under somebody else only says that it is vacant. */
export const Vacant: Story = {
  args: { team: ready(halfVacant) },
  play: async ({ args, canvasElement }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    const [other, own] = canvas.getAllByRole('treeitem', { name: 'Vacant' });
    await userEvent.hover(own!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await expect(copied).toHaveBeenCalledWith(link);
    await waitFor(() =>
      expect(args.onCopied).toHaveBeenCalledWith('Referral link copy to clipboard successfully.'),
    );
    await userEvent.hover(other!);
    await expect(await canvas.findByText('Nobody stands here yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Cop/ })).toBeNull();
    await userEvent.click(other!);
    await expect(args.onTeamAsked).not.toHaveBeenCalled();
  },
};

export const VacantMobile: Story = {
  args: { team: ready(halfVacant) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [, own] = within(canvasElement).getAllByRole('row', { name: /^Vacant/ });
    await userEvent.click(own!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Vacant' }));
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

/** In its frame, as a member meets it. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Tree) => (
      <AppShell {...shellArgs} path="/user/binaryList">
        <Tree />
      </AppShell>
    ),
  ],
};

export const Loading: Story = { args: { team: { state: 'loading' } } };

/** Nobody on either leg. */
export const Empty: Story = {
  args: { team: ready(alone) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('treeitem', { name: 'Vacant' })).toHaveLength(2);
  },
};

export const NotInTeam: Story = {
  args: { team: ready([]), searched: 'stranger' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/is not in your team/)).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Back to me' })).toHaveAttribute(
      'href',
      '/user/binaryList',
    );
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: {
    team: { state: 'failed', message: 'Something Went Wrong Please Try Again....', onRetry },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { team: ready(longest) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Outline' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const fewElements = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
};
export const Deep: Story = { args: { team: ready(deep) }, play: fewElements };
export const Wide: Story = { args: { team: ready(wide) }, play: fewElements };

/** A folded leg. */
export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /^jonas7/ }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^nora3/ })).toBeNull());
    await expect(canvas.getByRole('treeitem', { name: /^kenji88/ })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
