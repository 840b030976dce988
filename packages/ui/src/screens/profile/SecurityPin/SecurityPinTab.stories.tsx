import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { asking, answerStepUp } from '../../../forms/StepUp/stepUp.fixtures';
import { securityPinArgs } from './SecurityPinTab.fixtures';
import { SecurityPinTab } from './SecurityPinTab';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { profileMessages } from '../messages';
import { commonMessages } from '../../../text/commonMessages';
import { profileTexts } from '../../../text/messages';
import { errorTexts } from '../../../text/visitorMessages';
import { answering } from '../../../testing/answering';
import { typeCode } from '../../../components/CodeField/codeBoxes.fixtures';

// Spec: A §5 Security pin
const meta = {
  title: 'Screens/Profile/SecurityPin',
  component: SecurityPinTab,
  args: securityPinArgs,
} satisfies Meta<typeof SecurityPinTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));

async function type(canvas: Canvas, pin: string, again: string) {
  await userEvent.type(canvas.getByLabelText(profileMessages.oldPassword), '2580');
  await userEvent.click(
    group(canvas, profileMessages.newSecurityPin).getByLabelText(
      commonMessages.digitPosition({ index: 1, count: 4 }),
    ),
  );
  await userEvent.keyboard(pin);
  await userEvent.click(
    group(canvas, profileMessages.confirmNewSecurityPin).getByLabelText(
      commonMessages.digitPosition({ index: 1, count: 4 }),
    ),
  );
  await userEvent.keyboard(again);
}

/** "Old Password" explains that it needs the pin, and disables password managers (D46). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    const old = canvas.getByLabelText(profileMessages.oldPassword);
    await expect(old).toHaveAccessibleDescription(profileMessages.oldPinHint);
    await expect(old).toHaveAttribute('autocomplete', 'one-time-code');
    await type(canvas, '13a57', '1357{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ old: '2580', pin: '1357', again: '1357' }),
    );
  },
};

/** The exact text, typo included (D104). */
export const Mismatch: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await type(canvas, '1357', '1358{Enter}');
    await expect(await canvas.findByText(profileTexts.pinMismatch)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The pin needs four digits (A §5). */
export const TooShort: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await type(canvas, '135', '135{Enter}');
    await expect(await canvas.findByText(profileMessages.pinLength)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Required: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.changeSecurityPin }));
    await waitFor(() => expect(canvas.getAllByText(errorTexts.fieldRequired)).toHaveLength(3));
    await waitFor(() => expect(canvas.getByLabelText(profileMessages.oldPassword)).toHaveFocus());
  },
};

export const Submitting: Story = { args: { form: { busy: true, saved: 0 } }, parameters: noSnapshot };

/** All input stays, and only the wrong field has an error. */
export const FieldErrors: Story = {
  args: { form: refusedForm({ old: 'The old password is incorrect.' }) },
  render: answering(SecurityPinTab, {
    onChange: () => ({ form: refusedForm({ old: 'The old password is incorrect.' }) }),
  }),
  play: async ({ canvas }) => {
    await type(canvas, '1357', '1357{Enter}');
    const old = canvas.getByLabelText(profileMessages.oldPassword);
    await waitFor(() => expect(old).toHaveAccessibleDescription(/^The old password is incorrect\./));
    await expect(old).toHaveFocus();
    await expect(
      group(canvas, profileMessages.newSecurityPin).getByLabelText(
        commonMessages.digitPosition({ index: 4, count: 4 }),
      ),
    ).toHaveValue('7');
  },
};

/** A refused code must be entered again. The other input stays. */
export const Refused: Story = {
  args: { stepUp: { ...asking, authType: 'authenticator' } },
  render: answering(SecurityPinTab, {
    onChange: () => ({ form: { busy: false, saved: 0, refusal: { secondFactor: 'Invalid otp' } } }),
  }),
  play: async ({ canvas }) => {
    await type(canvas, '1357', '1357');
    await typeCode(canvas, '111111{Enter}', 6);
    await expect(await canvas.findByText('Invalid otp')).toBeVisible();
    await expect(canvas.getByLabelText(profileMessages.oldPassword)).toHaveValue('2580');
  },
};

/** The server also requires the current second factor. The input stays, and is sent with the code (T29). */
export const StepUp: Story = {
  args: { onChange: fn() },
  parameters: noSnapshot,
  render: answering(SecurityPinTab, {
    onChange: ({ secondFactor }) => answerStepUp(secondFactor, { ...asking, authType: 'authenticator' }),
  }),
  play: async ({ args, canvas }) => {
    await type(canvas, '1357', '1357{Enter}');
    const code = await canvas.findByLabelText(commonMessages.digitPosition({ index: 1, count: 6 }));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByLabelText(profileMessages.oldPassword)).toHaveValue('2580');
    await userEvent.keyboard('419305{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        ...{ old: '2580', pin: '1357', again: '1357', secondFactor: '419305' },
      }),
    );
  },
};

/** After a success the form is empty. */
export const Changed: Story = {
  parameters: noSnapshot,
  render: answering(SecurityPinTab, { onChange: () => ({ form: { busy: false, saved: 1 } }) }),
  play: async ({ canvas }) => {
    await type(canvas, '1357', '1357{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(profileMessages.oldPassword)).toHaveValue(''));
    await expect(
      group(canvas, profileMessages.newSecurityPin).getByLabelText(
        commonMessages.digitPosition({ index: 1, count: 4 }),
      ),
    ).toHaveValue('');
  },
};

export const LongText: Story = {
  args: { form: { busy: false, saved: 0, refusal: { pin: 'This pin can not be used. '.repeat(12) } } },
};
export const Mobile: Story = { ...onPhone };
