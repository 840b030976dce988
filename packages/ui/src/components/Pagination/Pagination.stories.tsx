import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination';
import { wholeText } from '../../text/wholeText.fixtures';
import { onLargePhone, noSnapshot } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';
import { answering } from '../../testing/answering';

const range = (from: string, to: string) => overlayMessages.range({ from, to, total: '248' });
const toPage = (page: number) => ({ page, from: page * 10 - 9, to: Math.min(page * 10, 248) });

// Spec: A §9 Pagination, B §7
const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { ...toPage(4), lastPage: 25, total: 248, end: 'continues', onPageChange: fn() },
  render: answering(Pagination, { onPageChange: toPage }),
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three pages on either side, the first and the last (A §9). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(range('31', '40')))).toBeVisible();
    await expect(
      canvas.getByText(wholeText(overlayMessages.toPage({ page: '4', total: '25' }))),
    ).toBeVisible();
    const numbered = new RegExp(`^${overlayMessages.page({ page: 0 }).replace('0', String.raw`\d+`)}$`);
    const shown = canvas.getAllByRole('button', { name: numbered }).map((button) => button.textContent);
    await expect(shown).toEqual(['1', '2', '3', '4', '5', '6', '7', '25']);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('4');
  },
};

export const FocusKept: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.page({ page: 7 }) }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await expect(await canvas.findByText(wholeText(range('61', '70')))).toBeVisible();
    await expect(canvas.getByRole('button', { name: overlayMessages.page({ page: 7 }) })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.page({ page: 25 }) }));
    await expect(await canvas.findByText(wholeText(range('241', '248')))).toBeVisible();
    await expect(canvas.getByRole('button', { name: overlayMessages.page({ page: 25 }) })).toHaveFocus();
  },
};

export const LastPage: Story = {
  args: toPage(24),
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: overlayMessages.nextPage });
    await userEvent.click(next);
    await expect(await canvas.findByText(wholeText(range('241', '248')))).toBeVisible();
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    await expect(next).toHaveFocus();
  },
};

/** The server has a next page, but counts neither rows nor pages. */
export const UnknownTotal: Story = {
  args: { ...toPage(2), lastPage: 3, total: undefined },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(wholeText('11–20'))).toBeVisible();
    await expect(canvas.queryByText(/ of /)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.nextPage }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

/** The pager can't be read. The next page may exist (D145). */
export const UnknownEnd: Story = {
  args: { page: 1, lastPage: 1, from: 1, to: 10, total: undefined, end: 'unknown' },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const range = overlayMessages.openRange({ from: '1', to: '10' });
    await expect(canvas.getByText(wholeText(range))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.nextPage }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const OnePage: Story = {
  args: { page: 1, lastPage: 1, from: 1, to: 8, total: 8 },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { page: 1, lastPage: 1, from: 0, to: 0, total: 0 },
  parameters: noSnapshot,
};
export const Mobile: Story = {
  args: { page: 12, from: 111, to: 120 },
  ...onLargePhone,
};
