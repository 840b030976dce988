import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { askText, answerStepUp } from '../../../forms/StepUp/stepUp.fixtures';
import { messagePattern } from '../../../testing/messagePattern';
import { noSnapshot } from '../../../testing/windows';
import { overlayMessages } from '../../../text/overlayMessages';
import { securityMessages } from './messages';
import { SecurityScreen } from './SecurityScreen';
import { securityArgs } from './SecurityScreen.fixtures';
import { useAnswers } from '../../../testing/answering';
import { codeBox } from '../../../components/CodeField/codeBoxes.fixtures';

const meta = {
  title: 'Screens/Profile/Security',
  component: SecurityScreen,
  args: securityArgs,
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { passkeys } = securityArgs;
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: securityMessages.addPasskey }));
  return within(await screen.findByRole('dialog', { name: securityMessages.addPasskey }));
};

/** The second factor comes first, then the browser's own dialog. The portal's dialog closes with the new passkey. */
export const AddPasskey: Story = {
  args: { passkeys: { ...passkeys, onAdd: fn() } },
  render: function Asking(args) {
    const own = useAnswers(args.passkeys!, { onAdd: ({ secondFactor }) => answerStepUp(secondFactor) });
    return <SecurityScreen {...args} passkeys={own} />;
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: securityMessages.makePasskey }));
    await expect(args.passkeys?.onAdd).toHaveBeenLastCalledWith({});
    await expect(await dialog.findByRole('alert')).toHaveTextContent(askText);
    const first = codeBox(dialog, 1, 4);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('4193');
    await userEvent.click(dialog.getByRole('button', { name: securityMessages.makePasskey }));
    await waitFor(() => expect(args.passkeys?.onAdd).toHaveBeenLastCalledWith({ secondFactor: '4193' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The member left the browser's dialog. Nothing is lost, and the next try needs no new code. */
export const PasskeyLeft: Story = {
  args: { passkeys: { ...passkeys, fault: 'left', onClose: fn() } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(securityMessages.passkeyFaults.left);
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.close }));
    await expect(args.passkeys?.onClose).toHaveBeenCalledOnce();
    await openDialog();
  },
};

/** The browser's dialog never answers, so this one can still be closed, by its button and by Escape. */
export const PasskeyUnanswered: Story = {
  args: { passkeys: { ...passkeys, form: { ...passkeys.form, busy: true }, asking: true, onClose: fn() } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.close }));
    await expect(args.passkeys?.onClose).toHaveBeenCalledOnce();
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.passkeys?.onClose).toHaveBeenCalledTimes(2);
  },
};

export const RemovePasskey: Story = {
  args: { passkeys: { ...passkeys, onRemove: fn() } },
  render: function Asking(args) {
    const own = useAnswers(args.passkeys!, {
      onRemove: (_id, { secondFactor }) => ({ removal: answerStepUp(secondFactor) }),
    });
    return <SecurityScreen {...args} passkeys={own} />;
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: securityMessages.passkeys }));
    const [newest, ...others] = card.getAllByRole('button', { name: securityMessages.removePasskey });
    await expect(others).toHaveLength(1);
    await expect(newest).toHaveAccessibleDescription(/Safari on iPhone/);
    if (newest) await userEvent.click(newest);
    const dialog = within(await screen.findByRole('dialog', { name: securityMessages.removeThis }));
    const send = dialog.getByRole('button', { name: securityMessages.removePasskey });
    await userEvent.click(send);
    await expect(args.passkeys?.onRemove).toHaveBeenLastCalledWith('4', {});
    await expect(await dialog.findByRole('alert')).toHaveTextContent(askText);
    const first = codeBox(dialog, 1, 4);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('4193');
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.passkeys?.onRemove).toHaveBeenLastCalledWith('4', { secondFactor: '4193' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A browser without passkeys, or a portal at another address than theirs: they can only be removed. */
export const PasskeysElsewhere: Story = {
  args: { passkeys: { ...passkeys, onAdd: undefined } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: securityMessages.passkeys }));
    await expect(card.getByText(securityMessages.passkeysElsewhere)).toBeVisible();
    await expect(card.queryByRole('button', { name: securityMessages.addPasskey })).toBeNull();
  },
};

export const NoPasskeys: Story = {
  args: { passkeys: { ...passkeys, list: [] } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: securityMessages.passkeys }));
    await expect(card.getByText(securityMessages.passkeysLead)).toBeVisible();
    await expect(card.queryByText(messagePattern(securityMessages.passkeyUsed))).toBeNull();
  },
};

/** With the most passkeys that the server allows, none is offered, so no code is spent on a refusal. */
export const PasskeysFull: Story = {
  args: { passkeys: { ...passkeys, full: true } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: securityMessages.passkeys }));
    await expect(card.getByText(securityMessages.passkeysFull)).toBeVisible();
    await expect(card.queryByRole('button', { name: securityMessages.addPasskey })).toBeNull();
  },
};
