import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../testing/listed';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TreeHarness, getFaces, oddFaces, smallTeam, tenThousand, treeLabel } from '../tree.fixtures';
import { treeMessages } from '../messages';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Tree/TreeOutline',
  component: TreeHarness,
  args: {
    shape: smallTeam,
    getFace: getFaces(smallTeam),
    levels: 9,
    look: 'outline',
    onRequest: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof TreeHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowNamed = (canvas: Canvas, name: RegExp) => canvas.getByRole('row', { name });

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid', { name: treeLabel });
    await expect(grid).toHaveAttribute('aria-rowcount', '15');
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(grid).getAllByRole('row')).toHaveLength(15);
    const olaf = rowNamed(canvas, /^olaf3/);
    await expect(olaf).toHaveAttribute('aria-level', '3');
    await expect(olaf).toHaveAttribute('aria-posinset', '1');
    await expect(olaf).toHaveAttribute('aria-setsize', '3');
    await expect(olaf).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The keys of the ARIA treegrid, and letters that find a name. */
export const Keyboard: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas, canvasElement }) => {
    const isAt = (name: RegExp) => waitFor(() => expect(rowNamed(canvas, name)).toHaveFocus());
    rowNamed(canvas, /^amara21/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await isAt(/^jonas7/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(rowNamed(canvas, /^jonas7/)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('row', { name: /^ravi7/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await isAt(/^tomas9/);
    await userEvent.keyboard('{ArrowLeft}');
    await isAt(/^jonas7/);
    await userEvent.keyboard('{End}');
    await isAt(/^yuki2/);
    await userEvent.keyboard('{Home}');
    await isAt(/^amara21/);
    // A listener outside the outline sees that the letter is handled.
    const taken: boolean[] = [];
    const hear = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
    document.addEventListener('keydown', hear);
    await userEvent.keyboard('ta');
    document.removeEventListener('keydown', hear);
    await expect(taken).toEqual([true, true]);
    await isAt(/^tara1/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(12);
    await userEvent.keyboard('{PageUp}');
    await isAt(/^amara21/);
    // Only one row is a tab stop.
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

/** A press on a row opens its details, one on its arrow toggles its team. */
export const Pressed: Story = {
  args: { getFace: oddFaces },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(rowNamed(canvas, /^kenji88/));
    await expect(args.onSelect).toHaveBeenLastCalledWith(4);
    const failed = rowNamed(
      canvas,
      new RegExp(String.raw`^lina04 ${treeMessages.failed}\. ${treeMessages.tryAgain}`),
    );
    failed.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onRequest).toHaveBeenLastCalledWith(3);
    await expect(rowNamed(canvas, /^sofia/)).toHaveAttribute('aria-busy', 'true');
    await expect(rowNamed(canvas, /^mei5 \+61/)).toBeVisible();
  },
};

/** Only visible rows are rendered. The keyboard reaches the last of ten thousand. */
export const TenThousand: Story = {
  args: { shape: tenThousand, getFace: getFaces(tenThousand), levels: 99 },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
    canvas.getByRole('row', { name: /^member0/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^member0/ })).toHaveFocus());
  },
};

/** A phone fits one column after the names. */
export const Phone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};
export const LargeText: Story = { globals: { text: '200' } };
