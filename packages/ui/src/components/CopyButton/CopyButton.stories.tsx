import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'https://portal.example/register?u=amara21&p=L', scale: 'small', onCopied: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole text goes to the clipboard; the button says so for a while. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(args.text);
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith(true));
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible(), {
      timeout: 4000,
    });
  },
};

/** Without the clipboard a hidden text area copies, and never stays behind (A §9, T25). */
export const WithoutClipboard: Story = {
  play: async ({ args, canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const copied: string[] = [];
    const command = spyOn(document, 'execCommand').mockImplementation(() => {
      copied.push(document.querySelector('textarea')?.value ?? '');
      return true;
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith(true));
    await expect(command).toHaveBeenCalledWith('copy');
    await expect(copied).toEqual([args.text]);
    await expect(document.querySelector('textarea')).toBeNull();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

/** When neither way works, nothing is claimed and nothing is left in the page. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    spyOn(document, 'execCommand').mockImplementation(() => {
      throw new Error('not allowed either');
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith(false));
    await expect(within(canvasElement).getByRole('button', { name: 'Not copied' })).toBeVisible();
    await expect(document.querySelector('textarea')).toBeNull();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
