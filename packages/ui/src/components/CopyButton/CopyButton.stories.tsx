import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton, copyButtonMessages } from './CopyButton';
import { noSnapshot } from '../../testing/windows';

// Spec: A §8 Copy confirmations, A §9 Clipboard
const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'https://portal.example/register?u=amara21&p=L', size: 'small', onCopy: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copies the full text, and the button shows it for two seconds. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: copyButtonMessages.copy }));
    await expect(write).toHaveBeenCalledWith(args.text);
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true));
    await expect(canvas.getByRole('button', { name: copyButtonMessages.copied })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: copyButtonMessages.copy })).toBeVisible(), {
      timeout: 4000,
    });
  },
};

/** Without the clipboard a hidden text area copies, and is always removed (A §9, T25). */
export const WithoutClipboard: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const copied: string[] = [];
    const command = spyOn(document, 'execCommand').mockImplementation(() => {
      copied.push(document.querySelector('textarea')?.value ?? '');
      return true;
    });
    await userEvent.click(canvas.getByRole('button', { name: copyButtonMessages.copy }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true));
    await expect(command).toHaveBeenCalledWith('copy');
    await expect(copied).toEqual([args.text]);
    await expect(document.querySelector('textarea')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A browser that never answers is not waited for. */
export const Unanswered: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined));
    spyOn(document, 'execCommand').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: copyButtonMessages.copy }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true), { timeout: 4000 });
  },
};

/** When both ways fail, nothing is confirmed and no element remains. */
export const Refused: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    spyOn(document, 'execCommand').mockImplementation(() => {
      throw new Error('not allowed either');
    });
    await userEvent.click(canvas.getByRole('button', { name: copyButtonMessages.copy }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(false));
    await expect(canvas.getByRole('button', { name: copyButtonMessages.notCopied })).toBeVisible();
    await expect(document.querySelector('textarea')).toBeNull();
  },
};
