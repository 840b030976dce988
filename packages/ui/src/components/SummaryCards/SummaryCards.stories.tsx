import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SummaryCards } from './SummaryCards';
import { oddCards, singleCards, walletCards } from './SummaryCards.fixtures';
import { noSnapshot, onLargePhone, onPhone, onTablet } from '../../testing/windows';
import { percentText, withoutIsolates } from '../../text/wholeText.fixtures';
import { overlayMessages } from '../../text/overlayMessages';

const meta = {
  title: 'Components/SummaryCards',
  component: SummaryCards,
  args: { label: 'Sums of your wallets', cards: walletCards, expected: { cards: 5, parts: 3 } },
} satisfies Meta<typeof SummaryCards>;

export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phoneLarge' } };

/** A scroll container can be focused. */
const movesByKeyboard = (canvas: HTMLElement) =>
  expect(within(canvas).getByRole('region')).toHaveAttribute('tabindex', '0');

/** A title with several figures. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getByRole('region', { name: 'Sums of your wallets' });
    const items = within(cards).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(within(items[0]!).getByRole('heading', { name: 'Receiving Wallet' })).toBeVisible();
    await expect(
      within(items[0]!)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Balance', 'Credit', 'Debit']);
    await expect(within(items[0]!).getAllByRole('definition')[0]).toHaveTextContent('$12,480.50');
  },
};
export const Tablet: Story = { ...onTablet };

/** One figure each, of every kind (D82). */
export const Single: Story = {
  args: { label: 'Sums', cards: singleCards, expected: { cards: 4, parts: 0 } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => withoutIsolates(item.textContent));
    await expect(texts).toEqual([
      'Total Withdrawals$1,420.00',
      'Conversion Rate₹83.13',
      'Withdrawals1,204',
      `Fee${percentText('4.2')}`,
    ]);
  },
};

/** No card is alone in a row. Four are two above two. */
export const FourTablet: Story = {
  args: { label: 'Sums', cards: singleCards, expected: { cards: 4, parts: 0 } },
  ...onTablet,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual([2, 2, 2, 2]);
  },
};

/** A loading card has its final size. */
export const Loading: Story = {
  args: { cards: undefined },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', {
      name: overlayMessages.loadingList({ caption: 'Sums of your wallets' }),
    });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(5);
  },
};
export const LoadingSingle: Story = { args: { cards: undefined, expected: { cards: 4, parts: 0 } } };

/** Skeletons and figures have the same height, so the list below does not move. */
export const LoadingJumpsNowhere: Story = {
  parameters: noSnapshot,
  render: (args) => (
    <>
      <SummaryCards {...args} />
      <SummaryCards {...args} cards={undefined} />
      <SummaryCards {...args} cards={singleCards} />
      <SummaryCards {...args} cards={undefined} expected={{ cards: 4, parts: 0 }} />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((region) => region.getBoundingClientRect().height);
    await expect(Math.abs(heights[0]! - heights[1]!)).toBeLessThan(1);
    await expect(Math.abs(heights[2]! - heights[3]!)).toBeLessThan(1);
  },
};

/** Zero is a figure. A missing or invalid one is `--`, never NaN. */
export const Odd: Story = {
  args: { cards: oddCards },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts.slice(0, 4)).toEqual(['Nothing yet--', 'Zero0', 'Below−$3.00', 'No number--']);
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = {
  args: { cards: oddCards },
  ...onPhone,
  play: async ({ canvasElement }) => {
    await movesByKeyboard(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  parameters: noSnapshot,
};

/** Without figures there is no empty space. */
export const None: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** On a phone the cards scroll sideways, by keyboard too, and the page does not. */
export const Mobile: Story = {
  ...onLargePhone,
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Sums of your wallets' });
    await movesByKeyboard(canvasElement);
    await expect(region.getBoundingClientRect().height).toBeLessThan(200);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A turned phone shows the first card again: the strip snaps only near a card. */
export const Snaps: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: phone,
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Sums of your wallets' });
    await expect(getComputedStyle(strip).scrollSnapType).toBe('inline');
  },
};
export const MobileLoading: Story = {
  args: { cards: undefined },
  ...onLargePhone,
  play: async ({ canvasElement }) => movesByKeyboard(canvasElement),
};
export const LargeText: Story = {
  ...MobileLoading,
  args: {},
  globals: { ...onLargePhone.globals, text: '200' },
  parameters: onLargePhone.parameters,
};
