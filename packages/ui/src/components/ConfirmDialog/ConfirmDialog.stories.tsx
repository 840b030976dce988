import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Are You Sure To Buy This Package ?',
    children: (
      <p>
        $500.00 leaves the Receiving Wallet for <b>Alpha 500</b>. Balance after: $11,980.50.
      </p>
    ),
    confirmLabel: 'Buy',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog'));
/** Both clicks in one task, with no render between them. */
const pressTwice = (button: HTMLElement) => {
  button.click();
  button.click();
};

export const Default: Story = {};
export const Mobile: Story = { ...onLargePhone };

export const Irreversible: Story = {
  args: {
    title: 'Cancel this subscription?',
    children: <p>The subscription ends now and can't be started again.</p>,
    confirmLabel: 'Cancel subscription',
    irreversible: true,
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: overlayMessages.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const PressedTwice: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    pressTwice(dialog.getByRole('button', { name: 'Buy' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

let finish: () => void = () => undefined;
export const PressedAgainAfterFailure: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: {
    onConfirm: fn(
      () =>
        new Promise<void>((_, reject) => {
          finish = () => reject(new Error('no answer'));
        }),
    ),
  },
  play: async ({ args }) => {
    const button = (await opened()).getByRole('button', { name: 'Buy' });
    pressTwice(button);
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    finish();
    await Promise.resolve();
    pressTwice(button);
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  args: { busy: true },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: 'Buy' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Buy' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Insufficient Balance' },
  play: async () => {
    await expect((await opened()).getByRole('alert')).toHaveTextContent('Insufficient Balance');
  },
};

export const LongText: Story = { args: { title: 'Are You Sure To Buy This Package ? '.repeat(4) } };
