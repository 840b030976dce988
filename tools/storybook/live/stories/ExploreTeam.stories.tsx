import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { setConditions } from '../line/conditions';
import type { LivePortal } from '../page/LivePortal';
import { arrived } from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation } from './translation';

const meta = {
  title: 'Flows/Explore the team',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/directList' },
  // A phone shows an outline instead of the tree, which has separate stories.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: RegExp) => screen.findByRole('treeitem', { name }, { timeout: 10_000 });
const getMiddle = (element: Element) => {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
};

/** Presses on a slow connection, where the loading state is visible. */
async function pressSlowly(member: HTMLElement): Promise<void> {
  setConditions({ network: 'slow' });
  await userEvent.click(member);
  await waitFor(() => expect(member).toHaveAccessibleName(/, Loading$/));
  setConditions({ network: 'good' });
}

/** Opens a team, recovers from a failure, goes down, searches for a member and comes back (B §2). */
export const Default: Story = {
  play: endAt('Back', async ({ step }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await step('Open a team that is not here yet', async () => {
      await arrived('Direct Tree');
      await userEvent.click(await screen.findByRole('radio', { name: translation('Drawing') }));
      const chen = await item(/^chen8,/);
      const before = getMiddle(chen);
      await pressSlowly(chen);
      await snapshot('A team on its way');
      await item(/^emeka31,/);
      await waitFor(() => expect(Math.abs(getMiddle(chen) - before)).toBeLessThanOrEqual(1));
      await snapshot('Opened where it was pressed');
    });
    await step('Try again what did not come', async () => {
      setConditions({ outcome: 'error500', calls: 'read' });
      await userEvent.click(await item(/^emeka31,/));
      const failed = await item(/^emeka31, Paid, Couldn’t load/);
      await snapshot('Couldn’t load');
      setConditions({ outcome: 'works' });
      await pressSlowly(failed);
      await snapshot('Tried again');
      await waitFor(async () => expect(await item(/^emeka31,/)).toHaveAttribute('aria-expanded', 'true'), {
        timeout: 10_000,
      });
    });
    await step('Read a card and copy the name', async () => {
      await userEvent.hover(await item(/^emeka31,/));
      await userEvent.click(await screen.findByRole('button', { name: translation('Copy username') }));
      await expect(
        await screen.findByText(translation('Username copy to clipboard successfully.')),
      ).toBeVisible();
      await expect(copied).toHaveBeenCalledWith('emeka31');
      await snapshot('A card, and the name copied');
    });
    await step('Start the tree further down', async () => {
      await userEvent.click(screen.getByRole('link', { name: translation('View tree from here') }));
      await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^leader,/ })).toBeNull());
      const breadcrumb = within(
        await screen.findByRole('navigation', { name: translation('Path to this tree') }),
      );
      await expect(await breadcrumb.findByRole('link', { name: 'chen8' })).toBeVisible();
      await snapshot('Further down');
    });
    await step('Look for someone who is not in the team', async () => {
      const field = screen.getByRole('combobox', { name: translation('Search by user name') });
      await userEvent.clear(field);
      await userEvent.type(field, 'stranger{Enter}');
      await expect(
        await screen.findByText(
          translation('{username} isn’t in your team, or the name is spelled differently.'),
        ),
      ).toBeVisible();
      await snapshot('Not in the team');
    });
    await step('Come back', async () => {
      await userEvent.click(screen.getByRole('link', { name: translation('Back to my tree') }));
      await item(/^leader,/);
      await expect(screen.queryByRole('link', { name: translation('Back to my tree') })).toBeNull();
      await snapshot('Back');
    });
  }),
};
