import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Money } from '../../components/Money/Money';
import { TextField } from '../../components/TextField/TextField';
import { hideAmounts } from '../../text/format/hiddenAmounts';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';
import { wholeText } from '../../text/wholeText.fixtures';
import { onPhone, noSnapshot } from '../../testing/windows';
import { appShellMessages } from './messages';
import { messagePattern } from '../../testing/messagePattern';

// Spec: A §1
const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shellArgs,
    onAmountsHiddenChange: fn(),
    children: (
      <>
        <Money figure="usable" value="1234.50" />
        <TextField label="Amount" />
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye in the header hides amounts, and so does the full stop, but not during text input. */
export const HideAmounts: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: appShellMessages.hideAmounts }));
    await expect(args.onAmountsHiddenChange).toHaveBeenLastCalledWith(true);
    const box = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(box, '1.5');
    await expect(box).toHaveValue('1.5');
    await expect(args.onAmountsHiddenChange).toHaveBeenCalledOnce();
    box.blur();
    await userEvent.keyboard('.');
    await waitFor(() => expect(args.onAmountsHiddenChange).toHaveBeenCalledTimes(2));
  },
};

/** The same button shows them again. */
export const AmountsHidden: Story = {
  args: { amountsHidden: true },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: appShellMessages.showAmounts }));
    await expect(args.onAmountsHiddenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The latest notifications mention the member's money, so they are masked too. */
export const AmountsInLatest: Story = {
  args: {
    notifications: {
      state: 'ready',
      data: {
        unreadCount: 1,
        items: [{ id: '1', title: '$50.00 received', text: 'From mei5: 50.00 USDT.', createdAt: undefined }],
      },
    },
  },
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: messagePattern(appShellMessages.notifications) }),
    );
    await expect(canvas.getByText('$•••• received')).toBeVisible();
    await expect(canvas.getByText(wholeText('From mei5: •••• USDT.'))).toBeVisible();
  },
};

/** With single keys off the full stop does nothing. */
export const AmountsWithoutKey: Story = {
  args: { shortcuts: false },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: appShellMessages.hideAmounts })).toBeVisible();
    await userEvent.keyboard('.');
    await expect(args.onAmountsHiddenChange).not.toHaveBeenCalled();
  },
};

export const AmountsMobile: Story = { ...onPhone };
