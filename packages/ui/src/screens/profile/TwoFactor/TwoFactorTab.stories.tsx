import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asking, answerStepUp } from '../../../forms/StepUp/stepUp.fixtures';
import { enabled, notEnabled, setUp, twoFactorArgs } from './TwoFactorTab.fixtures';
import { TwoFactorTab } from './TwoFactorTab';
import { profileMessages } from '../messages';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { commonMessages } from '../../../text/commonMessages';
import { profileTexts } from '../../../text/messages';
import { errorTexts } from '../../../text/visitorMessages';
import { answering } from '../../../testing/answering';
import { failed } from '../../../remote.fixtures';
import { codeBox, typeCode } from '../../../components/CodeField/codeBoxes.fixtures';

// Spec: A §4 2FA
const meta = {
  title: 'Screens/Profile/TwoFactor',
  component: TwoFactorTab,
  args: twoFactorArgs,
} satisfies Meta<typeof TwoFactorTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The QR code shows only while 2FA is not enabled. The sixth digit sends nothing (A §4). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img', { name: profileMessages.qrAlt })).toBeVisible();
    await expect(canvas.getByText('KVKF')).toBeVisible();
    await typeCode(canvas, '41a9305', 6);
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: profileTexts.enableTwoFactor }));
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledWith({ on: true, code: '419305' }));
  },
};

export const Enabled: Story = {
  args: { twoFactor: { state: 'ready', data: enabled } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await typeCode(canvas, '419305{Enter}', 6);
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledWith({ on: false, code: '419305' }));
    await expect(canvas.getByRole('button', { name: profileTexts.disableTwoFactor })).toBeVisible();
  },
};

/** Set up alone changes nothing, so one press makes the app the second factor. */
export const SetUpNotInUse: Story = {
  args: { twoFactor: { state: 'ready', data: setUp }, use: { ...twoFactorArgs.use, onUse: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(profileMessages.setUpNotInUse)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.useFromNowOn }));
    await waitFor(() => expect(args.use.onUse).toHaveBeenCalledWith({}));
  },
};

/** The server asks for the factor in force first (T29). Its boxes are not wrong before something is typed. */
export const UseAsked: Story = {
  args: {
    twoFactor: { state: 'ready', data: setUp },
    use: { ...twoFactorArgs.use, stepUp: asking, onUse: fn() },
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const code = within(canvas.getByRole('form', { name: profileMessages.useFromNowOn }));
    await typeCode(code, '4193{Enter}', 4);
    await waitFor(() => expect(args.use.onUse).toHaveBeenCalledWith({ secondFactor: '4193' }));
  },
};

/** The copied key has no spaces. */
export const CopyKey: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.copyKey }));
    await expect(write).toHaveBeenCalledWith(notEnabled.setup.secret);
  },
};

export const NoCode: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profileTexts.enableTwoFactor }));
    await expect(await canvas.findByText(errorTexts.fieldRequired)).toBeVisible();
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

/** The server requires the current second factor next to the app’s code, which stays meanwhile (T29). */
export const StepUp: Story = {
  args: { onSwitch: fn() },
  parameters: noSnapshot,
  render: answering(TwoFactorTab, {
    onSwitch: ({ secondFactor }) =>
      answerStepUp(secondFactor, { ...asking, authType: 'mpin' }, 'Please confirm.'),
  }),
  play: async ({ args, canvas }) => {
    const app = () => within(canvas.getByRole('group', { name: profileMessages.authenticatorCode }));
    await typeCode(app(), '419305{Enter}', 6);
    const pin = within(await canvas.findByRole('group', { name: profileTexts.securityPin }));
    await waitFor(() =>
      expect(pin.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveFocus(),
    );
    await expect(app().getByLabelText(commonMessages.digitPosition({ index: 6, count: 6 }))).toHaveValue('5');
    // It was asked for, and nothing is wrong yet.
    await expect(
      pin.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 })),
    ).not.toHaveAttribute('aria-invalid');
    // Without it nothing is sent.
    await userEvent.keyboard('{Enter}2580{Enter}');
    await waitFor(() =>
      expect(args.onSwitch).toHaveBeenLastCalledWith({ on: true, code: '419305', secondFactor: '2580' }),
    );
    await expect(args.onSwitch).toHaveBeenCalledTimes(2);
  },
};

/** A wrong code is announced, cleared and requested again. */
export const FieldErrors: Story = {
  args: { form: { busy: false, saved: 0, refusal: { code: 'Invalid authenticator' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid authenticator');
    await waitFor(() => expect(codeBox(canvas, 1, 6)).toHaveFocus());
  },
};

/** Refused without a reason: the code is used up, so its boxes are empty for the next one. */
export const Refused: Story = {
  args: { form: { busy: false, saved: 0, refusal: {} } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const digits = canvas.getAllByRole('textbox');
    for (const digit of digits) await expect(digit).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: profileTexts.enableTwoFactor }));
    await expect(await canvas.findByText(errorTexts.fieldRequired)).toBeVisible();
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { form: { busy: true, saved: 0 } }, parameters: noSnapshot };
export const Loading: Story = { args: { twoFactor: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    twoFactor: failed(),
  },
};

/** An operator who is signed in as the member gets no key (T5). */
export const Empty: Story = {
  args: { twoFactor: { state: 'ready', data: { ...notEnabled, setup: {} } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(profileMessages.noSetupKey)).toBeVisible();
    await expect(canvas.queryByText(profileMessages.scanCode)).toBeNull();
  },
};

/** If the server's QR code fails to load, a text replaces it. */
export const BrokenImage: Story = {
  // Proves: profileMessages.qrFailed
  args: {
    twoFactor: { state: 'ready', data: { ...notEnabled, setup: { image: 'data:image/png;base64,AA' } } },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(profileMessages.qrImageFailed)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    twoFactor: {
      state: 'ready',
      data: { ...notEnabled, setup: { ...notEnabled.setup, secret: 'A7'.repeat(64) } },
    },
  },
};
export const Mobile: Story = { ...onPhone };
