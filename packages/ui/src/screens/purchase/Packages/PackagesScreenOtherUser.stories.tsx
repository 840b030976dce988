import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { commonMessages } from '../../../text/commonMessages';
import { signMessages } from '../../../text/typed/formatCharacters';
import { idleWrite, refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { choose, getDialog, press, question } from '../Buying/buying.plays';
import { found } from '../Buying/buying.fixtures';
import { forSelf, packagesArgs } from './PackagesScreen.fixtures';
import { PackagesScreen } from './PackagesScreen';
import { answer, showCheck, Buying } from './PackagesScreen.plays';
import { onTablet, noSnapshot } from '../../../testing/windows';
import { purchaseTexts } from '../../../text/messages';
import { purchaseMessages } from '../Buying/messages';
import { checkMessages } from '../../../components/CheckMark/CheckMark';
import { accessTexts, errorTexts } from '../../../text/visitorMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { overlayMessages } from '../../../text/overlayMessages';

// Spec: B §2 Bot packages, B §5 Package buy, B §6 Buying for another
const meta = {
  title: 'Screens/Purchase/Packages',
  component: PackagesScreen,
  args: packagesArgs,
  render: Buying,
} satisfies Meta<typeof PackagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const toOther = async (canvas: Canvas, pack = 'Starter Bot') => {
  const dialog = await choose(canvas, pack);
  await userEvent.click(dialog.getByRole('radio', { name: purchaseTexts.otherUser }));
  return dialog;
};

/**
 * Another user: letters and digits. The name is checked when the field loses the focus, and Buy waits for Available
 * (B §2).
 */
export const OtherUser: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await toOther(canvas);
    const field = dialog.getByLabelText(purchaseMessages.username);
    const buy = dialog.getByRole('button', { name: purchaseMessages.buy });
    await expect(buy).toBeDisabled();
    await userEvent.type(field, 'lina04_');
    await expect(field).toHaveValue('lina04');
    await expect(
      dialog.getByText(`${commonMessages.notAllowedHere} ${signMessages.underscore}`),
    ).toBeVisible();
    await expect(args.onUserEnter).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(args.onUserEnter).toHaveBeenCalledWith('lina04'));
    showCheck({ name: 'lina04', state: 'checking' });
    await expect(await dialog.findByText(checkMessages.checking)).toBeVisible();
    await expect(buy).toBeDisabled();
    showCheck({ name: 'lina04', state: 'notAvailable' });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(new RegExp(`^${accessTexts.notAvailable}`)),
    );
    await expect(buy).toBeDisabled();
    showCheck(found);
    await expect(await dialog.findByText('Lina M.')).toBeVisible();
    await waitFor(() => expect(buy).toBeEnabled());
    await press(dialog, purchaseMessages.buy);
    await waitFor(() =>
      expect(args.write.onRequest).toHaveBeenCalledWith({ ...forSelf, username: 'lina04' }),
    );
    await expect((await question()).getByText(purchaseMessages.for).nextElementSibling).toHaveTextContent(
      'Lina M. (lina04)',
    );
  },
};

/** Editing the name clears its answer. Enter starts a check, as leaving the field does. */
export const OtherUserEdited: Story = {
  // Proves: purchaseMessages.checkedOnLeaving
  args: { userCheck: found },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await toOther(canvas);
    await userEvent.type(dialog.getByLabelText(purchaseMessages.username), 'lina04');
    await waitFor(() => expect(dialog.getByRole('button', { name: purchaseMessages.buy })).toBeEnabled());
    await userEvent.keyboard('5{Enter}');
    await expect(dialog.getByRole('button', { name: purchaseMessages.buy })).toBeDisabled();
    await expect(args.onUserEnter).toHaveBeenCalledWith('lina045');
    await expect(args.write.onRequest).not.toHaveBeenCalled();
  },
};

const notChecked = fn();
export const CheckFailed: Story = {
  args: { userCheck: { name: 'lina04', state: 'failed', onRetry: notChecked } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const dialog = await toOther(canvas);
    await userEvent.type(dialog.getByLabelText(purchaseMessages.username), 'lina04');
    await expect(dialog.getByRole('button', { name: purchaseMessages.buy })).toBeDisabled();
    await press(dialog, commonMessages.retry);
    await expect(notChecked).toHaveBeenCalledOnce();
  },
};

/** The member's own name in any case is refused as another user, without a check (D68). */
export const OwnName: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await toOther(canvas);
    const field = dialog.getByLabelText(purchaseMessages.username);
    await userEvent.type(field, 'Amara21');
    await userEvent.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(new RegExp(`^${accessTexts.notAvailable}`)),
    );
    await expect(dialog.getByRole('button', { name: purchaseMessages.buy })).toBeDisabled();
    await expect(args.onUserEnter).not.toHaveBeenCalled();
  },
};

const forLina = { packageId: '1', amount: '100.00', username: 'lina04' };

/** The name is required first. */
export const FieldErrors: Story = {
  args: {
    started: { ...forLina, username: '' },
    write: idleWrite({ form: refusedForm({ username: errorTexts.fieldRequired }) }),
  },
  play: async () => {
    const field = (await getDialog(purchaseMessages.buyPackage({ name: 'Starter Bot' }))).getByLabelText(
      purchaseMessages.username,
    );
    await waitFor(() => expect(field).toHaveAccessibleDescription(messagePattern(errorTexts.fieldRequired)));
    await userEvent.click(field);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(messagePattern(errorTexts.fieldRequired)));
  },
};

/**
 * The user existed during the check but no longer does. The error shows at the name, and Buy waits for another one.
 */
export const Refused: Story = {
  args: {
    userCheck: found,
    started: forLina,
    write: idleWrite({ form: refusedForm({ username: accessTexts.notAvailable }) }),
  },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await getDialog(purchaseMessages.buyPackage({ name: 'Starter Bot' }));
    const field = dialog.getByLabelText(purchaseMessages.username);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(new RegExp(`^${accessTexts.notAvailable}`)),
    );
    await expect(field).toHaveValue('lina04');
    await expect(dialog.getByRole('button', { name: purchaseMessages.buy })).toBeDisabled();
  },
};

/** The name stays after the refusal of a purchase that was sent from here. */
export const NameKept: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { userCheck: found },
  play: async ({ canvas }) => {
    const dialog = await toOther(canvas);
    const field = dialog.getByLabelText(purchaseMessages.username);
    await userEvent.type(field, 'lina04');
    await waitFor(() => expect(dialog.getByRole('button', { name: purchaseMessages.buy })).toBeEnabled());
    await press(dialog, purchaseMessages.buy);
    await question();
    answer({ username: accessTexts.notAvailable });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(new RegExp(`^${accessTexts.notAvailable}`)),
    );
    await expect(field).toHaveValue('lina04');
  },
};

/** A stray press does not lose a typed name. */
export const Guarded: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const dialog = await toOther(canvas);
    await userEvent.type(dialog.getByLabelText(purchaseMessages.username), 'lina04');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(overlayMessages.discardQuestion)).toBeVisible();
    await press(dialog, overlayMessages.keepEditing);
    await expect(dialog.getByLabelText(purchaseMessages.username)).toHaveValue('lina04');
  },
};
export const Tablet: Story = { ...onTablet };
export const OtherUserTablet: Story = { ...OtherUser, ...onTablet };
