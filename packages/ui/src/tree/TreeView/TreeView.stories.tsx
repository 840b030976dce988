import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { color } from '../../tokens';
import { describeNode } from '../nodeFace';
import { teamShape } from '../layout/layout.fixtures';
import { TreeHarness, getFaces, oddFaces, smallTeam, tenThousand, treeLabel } from '../tree.fixtures';
import { joinTexts } from '../../text/message/joinMessages';
import { statusMessages } from '../../text/columnTitles';
import { treeMessages } from '../messages';
import { onPhone, noSnapshot } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';

// Spec: B §2 Direct Tree
const meta = {
  title: 'Components/Tree/TreeView',
  component: TreeHarness,
  args: { shape: smallTeam, getFace: getFaces(smallTeam), levels: 9, look: 'drawing', onRequest: fn() },
} satisfies Meta<typeof TreeHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getCenter = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

/** Every member is a tree item, with its status as a word and its rank among its siblings. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const tree = within(canvas.getByRole('tree', { name: treeLabel }));
    const items = tree.getAllByRole('treeitem');
    await expect(items).toHaveLength(smallTeam.ids.length);
    const kenji = tree.getByRole('treeitem', { name: describeNode(args.getFace(4)) });
    await expect(kenji).toHaveAttribute('aria-level', '2');
    // The root is above its team.
    await expect(getCenter(items[0]!).y).toBeLessThan(getCenter(kenji).y);
    await expect(kenji).toHaveAttribute('aria-posinset', '4');
    await expect(kenji).toHaveAttribute('aria-setsize', '4');
    await expect(kenji).toHaveAttribute('aria-expanded', 'true');
    await expect(tree.getByRole('treeitem', { name: /^mei5/ })).not.toHaveAttribute('aria-expanded');
  },
};

/** A press toggles a team, and the pressed member stays under the pointer. */
export const PressedStays: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    const jonas = canvas.getByRole('treeitem', { name: /^jonas7/ });
    const [before, neighbour] = [
      getCenter(jonas),
      getCenter(canvas.getByRole('treeitem', { name: /^mei5/ })),
    ];
    await userEvent.click(jonas);
    await expect(jonas).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('treeitem', { name: /^ravi7/ })).toBeNull();
    await waitFor(() =>
      expect(getCenter(canvas.getByRole('treeitem', { name: /^mei5/ })).x).toBeLessThan(neighbour.x),
    );
    await expect(Math.abs(getCenter(jonas).x - before.x)).toBeLessThanOrEqual(1);
    await userEvent.click(jonas);
    await expect(await canvas.findByRole('treeitem', { name: /^ravi7/ })).toBeVisible();
    await waitFor(() =>
      expect(getCenter(canvas.getByRole('treeitem', { name: /^mei5/ })).x).toBe(neighbour.x),
    );
    await expect(Math.abs(getCenter(jonas).x - before.x)).toBeLessThanOrEqual(1);
    await expect(tree).toBeVisible();
  },
};

/**
 * Arrows follow the layout, Enter toggles. The focus stays on one element, which announces the current
 * member.
 */
export const Keyboard: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    const here = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');
    const isAt = (name: RegExp) => expect(here()).toHaveAccessibleName(name);
    tree.focus();
    await isAt(/^amara21/);
    await userEvent.keyboard('{ArrowDown}');
    await isAt(/^jonas7/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await isAt(/^kenji88/);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    // Cousins follow the siblings.
    await isAt(/^ravi7/);
    await userEvent.keyboard('{ArrowUp}');
    await isAt(/^jonas7/);
    await userEvent.keyboard('{Enter}');
    await expect(here()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(here()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Home}');
    await isAt(/^amara21/);
    await expect(tree).toHaveFocus();
    // The card of the keyboard's member. Escape closes it.
    await expect(canvas.getByText('Card of amara21')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Card of amara21')).toBeNull();
  },
};

const getScale = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<SVGGElement>('[role=tree] svg > g')!.getScreenCTM()!.a;

const getCorner = (tree: HTMLElement) => {
  const box = tree.getBoundingClientRect();
  return { clientX: box.x + 40, clientY: box.y + 40, view: window };
};

async function drag(tree: HTMLElement, x: number, y: number) {
  const at = getCorner(tree);
  const to = { ...at, clientX: at.clientX + x, clientY: at.clientY + y };
  await fireEvent.mouseDown(tree, { ...at, button: 0 });
  await fireEvent.mouseMove(window, { ...to, buttons: 1 });
  await fireEvent.mouseUp(window, to);
}

/** Buttons, keys and the wheel zoom once the tree has the focus, dragging pans, and Fit shows the full tree. */
export const PanAndZoom: Story = {
  // The full tree fits here, so Fit restores its initial size.
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const tree = canvas.getByRole('tree');
    await expect(getScale(canvasElement)).toBeCloseTo(1, 3);
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.zoomIn }));
    await waitFor(() => expect(getScale(canvasElement)).toBeCloseTo(1.4, 3));
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.zoomOut }));
    await waitFor(() => expect(getScale(canvasElement)).toBeCloseTo(1, 3));
    // Without the focus the wheel is the page's.
    const turned = new WheelEvent('wheel', { deltaY: 200, bubbles: true, cancelable: true });
    await fireEvent(tree, turned);
    await expect(turned.defaultPrevented).toBe(false);
    await expect(getScale(canvasElement)).toBeCloseTo(1, 3);
    tree.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(getScale(canvasElement)).toBeCloseTo(1.4, 3));
    await userEvent.keyboard('0');
    await waitFor(() => expect(getScale(canvasElement)).toBeCloseTo(1, 3));

    const root = () => getCenter(canvas.getByRole('treeitem', { name: /^amara21/ }));
    const start = root();
    const at = getCorner(tree);
    await fireEvent(tree, new WheelEvent('wheel', { ...at, deltaY: 200, bubbles: true, cancelable: true }));
    await expect(getScale(canvasElement)).toBeLessThan(0.9);
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.fit }));
    // Within one pixel of rounding.
    const isAt = (x: number, y: number) =>
      expect(Math.abs(root().x - x) + Math.abs(root().y - y)).toBeLessThanOrEqual(2);
    await waitFor(() => isAt(start.x, start.y));
    await drag(tree, 90, 30);
    await isAt(start.x + 90, start.y + 30);
  },
};

/** A pan within the painted margin changes no element, so nothing is painted for it. */
export const PanPaintsNothing: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const tree = canvas.getByRole('tree');
    const world = canvasElement.querySelector('[role=tree] svg > g')!;
    const root = () => getCenter(canvas.getByRole('treeitem', { name: /^amara21/ }));
    const start = root();
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(world, { attributes: true, childList: true, subtree: true });
    await drag(tree, 30, 20);
    await expect(root()).toEqual({ x: start.x + 30, y: start.y + 20 });
    await expect(changes).toBe(0);
    // The wheel scales the painted layer, and the drawing is sharp again when it rests.
    tree.focus();
    await fireEvent(tree, new WheelEvent('wheel', { ...getCorner(tree), deltaY: -100, cancelable: true }));
    const zoomed = getScale(canvasElement);
    await expect(zoomed).toBeGreaterThan(1.1);
    await waitFor(() => expect(changes).toBeGreaterThan(0));
    await expect(getScale(canvasElement)).toBeCloseTo(zoomed, 3);
    observer.disconnect();
  },
};

/** The card appears on hover, stays while hovered, and disappears. */
export const HoverCard: Story = {
  parameters: noSnapshot,
  play: endAt('The card', async ({ canvas }) => {
    const item = canvas.getByRole('treeitem', { name: /^kenji88/ });
    await userEvent.hover(item);
    const card = await canvas.findByText('Card of kenji88');
    await userEvent.hover(card);
    await expect(card).toBeVisible();
    await snapshot('The card');
    await userEvent.unhover(card);
    await waitFor(() => expect(canvas.queryByText('Card of kenji88')).toBeNull());
  }),
};

const tap = (element: Element) =>
  fireEvent(element, new PointerEvent('click', { pointerType: 'touch', bubbles: true }));

/**
 * Touch has no hover. The first tap opens the card as a sheet, the second hides the team, and one outside
 * closes the card.
 */
export const Tap: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const jonas = canvas.getByRole('treeitem', { name: /^jonas7/ });
    const tree = canvas.getByRole('tree');
    const getBottom = (element: Element) => element.getBoundingClientRect().bottom;
    // At the bottom edge, where the sheet appears.
    await drag(tree, 0, getBottom(tree) - getBottom(jonas) - 4);
    // The end of a drag is not a press until the drawing rests.
    await nextFrame();
    await nextFrame();
    await tap(jonas);
    const card = canvas.getByText('Card of jonas7');
    await expect(card).toBeVisible();
    // The sheet keeps its member visible, and has its own button for the team.
    await waitFor(() =>
      expect(getBottom(jonas)).toBeLessThan(card.closest('[data-tree-card]')!.getBoundingClientRect().top),
    );
    await expect(jonas).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.fold }));
    await expect(jonas).toHaveAttribute('aria-expanded', 'false');
    await tap(jonas);
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.open }));
    await expect(jonas).toHaveAttribute('aria-expanded', 'true');
    await tap(jonas);
    await tap(tree);
    await expect(canvas.queryByText('Card of jonas7')).toBeNull();
    await tap(jonas);
    await tap(jonas);
    await expect(jonas).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The name of a member with a status and, after anything, a state of the team. */
const isNamed = (name: string, status: 'paid' | 'unpaid' | 'unknown', team = '') =>
  new RegExp(`^${joinTexts([name, statusMessages[status], team && `.*${team}`])}`);

/** A missing team is requested, a loading one is not requested twice, and a failed one is requested again. */
export const Branches: Story = {
  args: { getFace: oddFaces },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('treeitem', { name: isNamed('mei5', 'paid', treeMessages.inTeam({ count: '61' })) }),
    );
    await expect(args.onRequest).toHaveBeenLastCalledWith(2);
    await userEvent.click(
      canvas.getByRole('treeitem', { name: isNamed('lina04', 'unpaid', treeMessages.failed) }),
    );
    await expect(args.onRequest).toHaveBeenLastCalledWith(3);
    const waiting = canvas.getByRole('treeitem', { name: isNamed('sofia', 'unknown', treeMessages.loading) });
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(waiting);
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Vacant/ }));
    await expect(args.onRequest).toHaveBeenCalledTimes(2);
  },
};

/** Green is paid, red is unpaid, pale has no flags; the word has the same meaning (B §2, D94). */
export const Colours: Story = {
  args: { getFace: oddFaces },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const probe = canvasElement.appendChild(document.createElement('i'));
    const drawn = (css: string) => {
      probe.style.color = css;
      return getComputedStyle(probe).color;
    };
    const toNodeStatus = (name: RegExp) =>
      getComputedStyle(canvas.getByRole('treeitem', { name }).querySelector('.symbol')!).stroke;
    await expect(toNodeStatus(isNamed('mei5', 'paid'))).toBe(drawn(color.good));
    await expect(toNodeStatus(isNamed('lina04', 'unpaid'))).toBe(drawn(color.bad));
    await expect(toNodeStatus(isNamed('sofia', 'unknown'))).toBe(drawn(color.lineStrong));
    await expect(new Set([color.good, color.bad, color.lineStrong].map(drawn)).size).toBe(3);
    probe.remove();
  },
};

const elements = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('*').length;

/** The document stays small for any number of members and any distance. */
export const TenThousand: Story = {
  args: { shape: tenThousand, getFace: getFaces(tenThousand), levels: 99 },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const tree = canvas.getByRole('tree');
    await expect(elements(canvasElement)).toBeLessThan(600);
    await userEvent.click(canvas.getByRole('button', { name: treeMessages.fit }));
    await expect(elements(canvasElement)).toBeLessThan(600);
    // In a full view, the keyboard's member is still legible.
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1);
    const box = tree.getBoundingClientRect();
    const wheel = {
      ...{ deltaY: -240, ctrlKey: true, view: window, bubbles: true },
      ...{ clientX: box.x + 300, clientY: box.y + 300 },
    };
    for (let turn = 0; turn < 30; turn += 1) {
      await fireEvent(tree, new WheelEvent('wheel', { ...wheel, cancelable: true }));
      await expect(elements(canvasElement)).toBeLessThan(600);
    }
    await expect(getScale(canvasElement)).toBeCloseTo(2, 3);
    // The keyboard returns from anywhere.
    tree.focus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(canvas.getByRole('treeitem', { name: /^member0/ })).toBeVisible();
  },
};

const hundreds = teamShape(600);
const nextFrame = () => new Promise(requestAnimationFrame);

/** After a press on a member, all positions are final before the next frame. */
async function isAtOnce({ canvas, canvasElement }: Context) {
  const positions = () =>
    [...canvasElement.querySelectorAll('[data-node]')].map((node) => node.getAttribute('transform'));
  const before = positions();
  await fireEvent.click(canvas.getAllByRole('treeitem')[1]!);
  const after = positions();
  await expect(after).not.toEqual(before);
  await nextFrame();
  await nextFrame();
  await expect(positions()).toEqual(after);
}

/** With reduced motion the change is immediate. */
export const Stillness: Story = {
  parameters: noSnapshot,
  play: async (context) => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : real(query),
    );
    await isAtOnce(context);
  },
};

/** With more than 200 members there is no animation. */
export const ManyAtOnce: Story = {
  args: { shape: hundreds, getFace: getFaces(hundreds), levels: 99 },
  parameters: noSnapshot,
  play: isAtOnce,
};

export const Phone: Story = { ...onPhone };
export const LargeText: Story = { globals: { text: '200' } };
