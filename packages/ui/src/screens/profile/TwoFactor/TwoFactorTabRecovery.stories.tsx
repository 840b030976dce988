import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { asking } from '../../../forms/StepUp/stepUp.fixtures';
import { noSnapshot, onPhone } from '../../../testing/windows';
import { profileTexts } from '../../../text/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { profileMessages } from '../messages';
import { TwoFactorTab } from './TwoFactorTab';
import { enabled, newCodes, recovery, twoFactorArgs } from './TwoFactorTab.fixtures';
import { typeCode } from '../../../components/CodeField/codeBoxes.fixtures';

const meta = {
  title: 'Screens/Profile/TwoFactor',
  component: TwoFactorTab,
  args: { ...twoFactorArgs, twoFactor: { state: 'ready', data: enabled }, recovery },
} satisfies Meta<typeof TwoFactorTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

/** The code of the app comes before the codes, and nothing is sent without it. */
export const MakeCodes: Story = {
  args: { recovery: { ...recovery, onCreate: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.makeRecoveryCodes }));
    const ask = await dialog();
    await userEvent.click(ask.getByRole('button', { name: profileMessages.makeRecoveryCodes }));
    await expect(args.recovery?.onCreate).not.toHaveBeenCalled();
    await typeCode(ask, '419305', 6);
    await userEvent.click(ask.getByRole('button', { name: profileMessages.makeRecoveryCodes }));
    await waitFor(() => expect(args.recovery?.onCreate).toHaveBeenCalledWith({ code: '419305' }));
  },
  parameters: noSnapshot,
};

/** The phone is lost: a recovery code takes the place of the app’s. */
export const DisableWithRecoveryCode: Story = {
  args: { onSwitch: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondFactorMessages.useRecoveryCode }));
    await expect(canvas.getByRole('textbox', { name: secondFactorMessages.recoveryCode })).toHaveFocus();
    await userEvent.keyboard('h7kqm 2xwrb');
    await userEvent.click(canvas.getByRole('button', { name: profileTexts.disableTwoFactor }));
    await waitFor(() =>
      expect(args.onSwitch).toHaveBeenCalledWith({ on: false, code: 'h7kqm 2xwrb', isRecoveryCode: true }),
    );
  },
};

export const FewCodesLeft: Story = {
  args: { recovery: { ...recovery, left: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(profileMessages.noRecoveryCodes)).toBeNull();
  },
};
export const NoCodesLeft: Story = {
  args: { recovery: { ...recovery, left: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(profileMessages.noRecoveryCodes)).toBeVisible();
  },
};

export const AskingForCodes: Story = { args: { recovery: { ...recovery, isAsking: true } } };

/** The server requires the factor in force next to the app’s code (T29). */
export const CodesStepUp: Story = { args: { recovery: { ...recovery, isAsking: true, stepUp: asking } } };

export const CodesRefused: Story = {
  args: {
    recovery: {
      ...recovery,
      isAsking: true,
      form: { busy: false, saved: 0, refusal: { code: 'Invalid authenticator' } },
    },
  },
};

/** They are shown once, so Escape does not close them. */
export const NewCodes: Story = {
  args: { recovery: { ...recovery, made: newCodes, onDownload: fn(), onClose: fn() } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const codes = await dialog();
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(codes.getByRole('button', { name: profileMessages.download }));
    await expect(args.recovery?.onDownload).toHaveBeenCalledWith(newCodes);
    await userEvent.keyboard('{Escape}');
    await expect(args.recovery?.onClose).not.toHaveBeenCalled();
    await userEvent.click(codes.getByRole('button', { name: overlayMessages.close }));
    await expect(args.recovery?.onClose).toHaveBeenCalledOnce();
  },
};

export const NewCodesOnPhone: Story = { ...onPhone, args: { recovery: { ...recovery, made: newCodes } } };
