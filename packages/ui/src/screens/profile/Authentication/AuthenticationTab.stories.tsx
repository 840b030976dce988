import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allSetUp, authenticationArgs, nothingSetUp } from './AuthenticationTab.fixtures';
import { askText, answerStepUp } from '../../../forms/StepUp/stepUp.fixtures';
import { AuthenticationTab } from './AuthenticationTab';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { profileMessages } from '../messages';
import { profileTexts } from '../../../text/messages';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { commonMessages } from '../../../text/commonMessages';
import { accessTexts } from '../../../text/visitorMessages';
import { answering } from '../../../testing/answering';
import { failed } from '../../../remote.fixtures';

// Spec: A §4 Authentication type
const meta = {
  title: 'Screens/Profile/Authentication',
  component: AuthenticationTab,
  args: authenticationArgs,
} satisfies Meta<typeof AuthenticationTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('radio').map((way) => way.getAttribute('value'))).toEqual([
      'otp',
      'authenticator',
      'mpin',
    ]);
    await expect(canvas.getByRole('radio', { name: profileMessages.codeByEmail })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: profileTexts.securityPin }));
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.saveMethod }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith({ type: 'mpin' }));
    await expect(args.onSetUpFirst).not.toHaveBeenCalled();
  },
};

const notSetUp = { authentication: { state: 'ready', data: nothingSetUp } } as const;

/** The choice is refused with the exact text. Submitting it opens the tab that sets it up (A §4). */
export const PinNotSetUp: Story = {
  args: notSetUp,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: profileTexts.securityPin }));
    await expect(await canvas.findByText(profileTexts.setUpPin)).toBeVisible();
    await expect(args.onSetUpFirst).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.saveMethod }));
    await waitFor(() => expect(args.onSetUpFirst).toHaveBeenCalledWith('mpin', profileTexts.setUpPin));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** The sentence that the specification leaves incomplete (D45). */
export const AuthenticatorNotSetUp: Story = {
  args: notSetUp,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: profileMessages.authenticatorApp }));
    await expect(await canvas.findByText(profileTexts.setUpAuthenticator)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.saveMethod }));
    await waitFor(() =>
      expect(args.onSetUpFirst).toHaveBeenCalledWith('authenticator', profileTexts.setUpAuthenticator),
    );
  },
};

/** Without a choice, submitting shows the error. */
export const Empty: Story = {
  args: { authentication: { state: 'ready', data: { ready: allSetUp.ready } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.saveMethod }));
    await expect(await canvas.findByText(profileTexts.selectCorrectOption)).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** The server requires the current second factor. The choice stays, and is sent with the code (T29). */
export const StepUp: Story = {
  args: { onSelect: fn() },
  parameters: noSnapshot,
  render: answering(AuthenticationTab, { onSelect: ({ secondFactor }) => answerStepUp(secondFactor) }),
  play: async ({ args, canvas }) => {
    await expect(
      canvas.queryByRole('group', { name: secondFactorMessages.oneTimeCode }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: profileTexts.securityPin }));
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.saveMethod }));
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith({ type: 'mpin' }));
    const code = await canvas.findByRole('textbox', {
      name: commonMessages.digitPosition({ index: 1, count: 4 }),
    });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(askText);
    await expect(canvas.getByRole('button', { name: accessTexts.requestOtp })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: profileTexts.securityPin })).toBeChecked();
    await userEvent.keyboard('4193{Enter}');
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenLastCalledWith({ type: 'mpin', secondFactor: '4193' }),
    );
    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: secondFactorMessages.oneTimeCode })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('radio', { name: profileTexts.securityPin })).toBeChecked();
  },
};

export const Submitting: Story = { args: { form: { busy: true, saved: 0 } }, parameters: noSnapshot };
export const FieldErrors: Story = {
  args: { form: { busy: false, saved: 0, refusal: { type: 'This type is not offered any more.' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This type is not offered any more.')).toBeVisible();
  },
};
/** A refusal of no field is a toast of the portal, so the tab itself shows nothing of it. */
export const Refused: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { form: { busy: false, saved: 0, refusal: {} } },
};
export const Loading: Story = { args: { authentication: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    authentication: failed(),
  },
};
/** A server's sentence of any length wraps inside the card. */
export const LongText: Story = {
  args: {
    form: { busy: false, saved: 0, refusal: { type: 'This type is not offered any more. '.repeat(12) } },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/^This type is not offered any more/);
    await expect(sentence.scrollWidth).toBeLessThanOrEqual(sentence.clientWidth);
  },
};
export const Mobile: Story = { args: notSetUp, ...onPhone };
