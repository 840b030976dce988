import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { setConditions } from '../line/conditions';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Explore the team',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/directList' },
  // A phone shows an outline instead of the tree, which has separate stories.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const item = (name: RegExp) => screen.findByRole('treeitem', { name });
const getMiddle = (element: Element) => {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
};

/** Presses on a slow connection, where the loading state is visible. */
async function pressSlowly(pressed: HTMLElement): Promise<void> {
  setConditions({ network: 'slow' });
  await userEvent.click(pressed);
  await waitFor(() => expect(pressed).toHaveAccessibleName(/, Loading$/));
  setConditions({ network: 'good' });
}

/** Opens a team, recovers from a failure, goes down, searches for a member and comes back (B §2). */
export const Default: Story = {
  play: endAt('Back', async ({ step }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await step('Open a team that is not here yet', async () => {
      await member.arrived('Direct Tree');
      await member.press('Drawing');
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
      await waitFor(async () => expect(await item(/^emeka31,/)).toHaveAttribute('aria-expanded', 'true'));
    });
    await step('Read a card and copy the name', async () => {
      await userEvent.hover(await item(/^emeka31,/));
      await member.press('Copy username');
      await member.sees('Username copy to clipboard successfully.');
      await expect(copied).toHaveBeenCalledWith('emeka31');
      await snapshot('A card, and the name copied');
    });
    await step('Start the tree further down', async () => {
      await member.follow('View tree from here');
      await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^leader,/ })).toBeNull());
      const path = await screen.findByRole('navigation', { name: translation('Path to this tree') });
      await expect(await within(path).findByRole('link', { name: 'chen8' })).toBeVisible();
      await snapshot('Further down');
    });
    await step('Look for someone who is not in the team', async () => {
      const field = screen.getByRole('combobox', { name: translation('Search by user name') });
      await userEvent.clear(field);
      await userEvent.type(field, 'stranger{Enter}');
      await member.sees('{username} isn’t in your team, or the name is spelled differently.');
      await snapshot('Not in the team');
    });
    await step('Come back', async () => {
      await member.follow('Back to my tree');
      // The outline opens first.
      await member.press('Drawing');
      await item(/^leader,/);
      await expect(screen.queryByRole('link', { name: translation('Back to my tree') })).toBeNull();
      await snapshot('Back');
    });
  }),
};
