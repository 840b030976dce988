import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getFaces, smallTeam, TreeHarness } from '../tree.fixtures';
import { TreeContainer } from './TreeContainer';
import { onPhone, noSnapshot } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { treeMessages } from '../messages';

const getFace = getFaces(smallTeam);

const meta = {
  title: 'Components/Tree/TreeContainer',
  component: TreeContainer,
  args: {
    label: 'Direct Tree',
    aside: 'You',
    children: (look) => (
      <TreeHarness shape={smallTeam} getFace={getFace} levels={9} look={look} onRequest={() => undefined} />
    ),
  },
} satisfies Meta<typeof TreeContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
// On a wide screen; phones start with the outline.
const desktop = { viewport: { value: 'desktop' } };

/** A drawing if it fits. One key switches to the outline, and one back. */
export const Default: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard(',');
    await expect(canvas.getByRole('treegrid')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('row', { name: /^amara21/ })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: treeMessages.outline })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.keyboard(',');
    await waitFor(() => expect(canvas.getByRole('tree')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.outline }));
    await expect(canvas.queryByRole('tree')).toBeNull();
  },
};

/** The distance of a member from the middle of the drawing. */
const fromMiddle = (element: Element) => {
  const [own, all] = [
    element.getBoundingClientRect(),
    element.closest('[role=tree]')!.getBoundingClientRect(),
  ];
  return own.x + own.width / 2 - (all.x + all.width / 2);
};

/** Fills the window. Tab stays inside, and Escape leaves. */
export const FullScreen: Story = {
  globals: desktop,
  parameters: noSnapshot,
  play: endAt('The whole window', async ({ canvas }) => {
    const before = fromMiddle(canvas.getByRole('treeitem', { name: /^amara21/ }));
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.fullScreen }));
    const part = canvas.getByRole('region', { name: 'Direct Tree' });
    await waitFor(() =>
      expect(part.getBoundingClientRect().width).toBe(document.documentElement.clientWidth),
    );
    await expect(part.getBoundingClientRect().top).toBe(0);
    // The centre is unchanged.
    const root = canvas.getByRole('treeitem', { name: /^amara21/ });
    await waitFor(() => expect(Math.abs(fromMiddle(root) - before)).toBeLessThanOrEqual(1));
    await snapshot('The whole window');
    const last = canvas.getByRole('button', { name: treeMessages.fit });
    last.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: treeMessages.drawing })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: treeMessages.fullScreen })).toBeVisible();
  }),
};

/** Phones start with the outline. */
export const Phone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid')).toBeVisible();
  },
};
