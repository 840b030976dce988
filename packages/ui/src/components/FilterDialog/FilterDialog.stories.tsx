import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { FilterDialog } from './FilterDialog';
import { fields } from './FilterDialog.fixtures';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { transactionsTexts } from '../../text/messages';
import { filterDialogMessages } from './datePresets';
import { overlayMessages } from '../../text/overlayMessages';

// Spec: B §2 Filter dialog, B §3 Filter field
const meta = {
  title: 'Components/FilterDialog',
  component: FilterDialog,
  args: { open: true, fields, values: {}, today: '2026-11-20', onApply: fn(), onClose: fn() },
} satisfies Meta<typeof FilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));

export const Default: Story = {};
/** A day that is left shows in the portal's format, whatever the browser's is (A §9). */
export const Filled: Story = {
  args: { values: { from_date: '2026-11-01', to_date: '2026-11-20' } },
  parameters: noSnapshot,
  play: async () => {
    await expect(await screen.findByText('20-11-2026')).toBeVisible();
    screen.getByLabelText(overlayMessages.to).focus();
    await expect(screen.getByText('01-11-2026')).toBeVisible();
  },
};
export const Mobile: Story = { ...onLargePhone };

/** Days, an option and a number, digits only (B §2, B §3). */
export const Applied: Story = {
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: filterDialogMessages.days.week }));
    await expect(dialog.getByLabelText(overlayMessages.from)).toHaveValue('2026-11-14');
    await expect(dialog.getByRole('button', { name: filterDialogMessages.days.week })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Wallet' }), 'Receiving Wallet');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '1e3-5,00');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.onApply).toHaveBeenCalledWith({
      from_date: '2026-11-14',
      to_date: '2026-11-20',
      wallet: 'pay_in',
      value: '13500',
    });
  },
};

/**
 * `Today` is the portal's day and the latest possible one, even if the member's calendar is a day ahead
 * (D109).
 */
export const PortalsToday: Story = {
  args: { today: undefined },
  globals: { zone: 'kolkata', clock: 'monthEnd' },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: filterDialogMessages.today }));
    for (const name of [overlayMessages.from, overlayMessages.to]) {
      await expect(dialog.getByLabelText(name)).toHaveValue('2026-11-30');
      await expect(dialog.getByLabelText(name)).toHaveAttribute('max', '2026-11-30');
    }
  },
};

/** A portal in Kolkata has its own day, in any time zone of the member. */
export const PortalElsewhere: Story = {
  args: { today: undefined },
  parameters: noSnapshot,
  globals: { zone: 'losAngeles', platform: 'kolkata', clock: 'monthEnd' },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: filterDialogMessages.today }));
    await expect(dialog.getByLabelText(overlayMessages.from)).toHaveValue('2026-12-01');
  },
};

export const EmptyValuesLeftOut: Story = {
  args: { values: { note: 'bonus', wallet: 'pay_in' } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Description' }));
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.onApply).toHaveBeenCalledWith({ wallet: 'pay_in' });
  },
};

export const DatesReversed: Story = {
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await fireEvent.change(dialog.getByLabelText(overlayMessages.from), { target: { value: '2026-11-19' } });
    await fireEvent.change(dialog.getByLabelText(overlayMessages.to), { target: { value: '2026-11-01' } });
    await expect(dialog.getByLabelText(overlayMessages.to)).toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Guarded: Story = {
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'bonus');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const UntouchedCloses: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { values: { wallet: 'pay_in' } },
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
