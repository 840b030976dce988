import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { invited, registerArgs } from './RegisterScreen.fixtures';
import { RegisterScreen } from './RegisterScreen';
import type { RegisterRefusal } from './registration';
import type { RegisterScreenProps } from './RegisterScreen';
import { getFields, fillIn, filled } from './RegisterScreen.plays';
import { accessTexts } from '../../../text/messages';
import { registerMessages } from './messages';
import { onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { errorTexts } from '../../../text/visitorMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { expectLink } from '../../../testing/expectLink';
import { failed } from '../../../remote.fixtures';

// Spec: A §2 Registration, A §4 Registration, A §5 Registration, A §9
const meta = {
  title: 'Screens/Access/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: registerArgs,
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field is filled in, then Enter. Each field has its hints for password managers and keyboards. */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    const fields = await fillIn(canvas);
    await expect(
      [fields.name, fields.username, fields.email, fields.country, fields.phone, fields.password].map(
        (field) => field.getAttribute('autocomplete'),
      ),
    ).toEqual(['name', 'username', 'email', 'country-name', 'tel', 'new-password']);
    await userEvent.click(canvas.getByRole('radio', { name: registerMessages.right }));
    await userEvent.type(canvas.getByLabelText(registerMessages.sponsor), 'northstar{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, sponsor: 'northstar', position: 'R' }),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expectLink(canvas, registerMessages.signIn, '/login');
    // Without addresses, the legal pages' names are plain text (D114).
    await expect(canvas.queryByRole('link', { name: /policy|terms/ })).toBeNull();
  },
};

/** Sign Up requires the terms, and explains it (A §2). */
export const TermsFirst: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { terms, signUp, name } = getFields(canvas);
    await expect(signUp).toBeDisabled();
    await expect(signUp).toHaveAccessibleDescription(registerMessages.tickFirst);
    await expect(canvas.getByText(registerMessages.tickFirst)).toBeVisible();
    await userEvent.type(name, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await canvas.findByText(accessTexts.nameRequired);
    const before = signUp.getBoundingClientRect().top;
    await userEvent.click(terms);
    await expect(signUp).toBeEnabled();
    await expect(canvas.getByText(registerMessages.tickFirst)).not.toBeVisible();
    await expect(signUp.getBoundingClientRect().top).toBe(before);
    await userEvent.click(terms);
    await expect(signUp).toBeDisabled();
  },
};

/** An empty form shows every error of A §5, focuses the first field, and sends nothing. */
export const Required: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { terms, signUp, name } = getFields(canvas);
    await userEvent.click(terms);
    await userEvent.click(signUp);
    await waitFor(() => expect(name).toHaveFocus());
    for (const text of [
      accessTexts.nameRequired,
      accessTexts.usernameRequired,
      accessTexts.emailRequired,
      accessTexts.countryRequired,
      accessTexts.phoneRequired,
      accessTexts.passwordRequired,
      accessTexts.securityPinRequired,
      accessTexts.sponsorRequired,
      accessTexts.positionRequired,
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(name).toHaveAccessibleDescription(accessTexts.nameRequired);
    await expect(
      canvas.getByRole('radiogroup', { name: registerMessages.position }),
    ).toHaveAccessibleDescription(accessTexts.positionRequired);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The plan is still loading: its fields keep their space, and Sign Up waits. */
export const Loading: Story = {
  args: { plan: { state: 'loading' }, countries: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: registerMessages.country })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: accessTexts.signUp })).toBeDisabled();
  },
};

/** The plan failed to load: a retry takes its space, and the input stays. */
export const Failed: Story = {
  args: { plan: failed(fn()), countries: failed(fn()) },
  play: async ({ args, canvas }) => {
    const { name, terms, signUp } = getFields(canvas);
    await userEvent.type(name, 'Kenji Mori');
    await userEvent.click(terms);
    await expect(signUp).toBeDisabled();
    await expect(signUp).toHaveAccessibleDescription(registerMessages.loadFirst);
    const [countries, plan] = canvas.getAllByRole('button', { name: errorTexts.tryAgain });
    await userEvent.click(plan!);
    await userEvent.click(countries!);
    if (args.plan.state !== 'failed' || args.countries.state !== 'failed') throw new Error('Not failed');
    await expect(args.plan.onRetry).toHaveBeenCalledOnce();
    await expect(args.countries.onRetry).toHaveBeenCalledOnce();
    await expect(name).toHaveValue('Kenji Mori');
  },
};

/** Neither a press nor Enter sends a second request. */
export const Submitting: Story = {
  args: { busy: true, ...invited },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { signUp, name } = await fillIn(canvas);
    await expect(signUp).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(signUp);
    await userEvent.type(name, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const requiredFields = {
  name: accessTexts.nameRequired,
  username: accessTexts.usernameRequired,
  email: accessTexts.emailRequired,
  country: accessTexts.countryRequired,
  phone: accessTexts.phoneRequired,
  password: accessTexts.passwordRequired,
  pin: accessTexts.securityPinRequired,
  sponsor: accessTexts.sponsorRequired,
  position: accessTexts.positionRequired,
};

/** Answers every submit with the refusal of its args, as a server would. */
const Refusing = (args: RegisterScreenProps) => {
  const [refusal, setRefusal] = useState<RegisterRefusal>();
  return (
    <RegisterScreen
      {...args}
      refusal={refusal}
      onSubmit={(registration) => {
        args.onSubmit(registration);
        setRefusal({ ...args.refusal });
      }}
    />
  );
};

/** The errors of A §5, each at its field. The first one has the focus. */
export const FieldErrors: Story = {
  args: { refusal: { fields: requiredFields } },
  play: async ({ canvas }) => {
    for (const text of Object.values(requiredFields))
      await expect(await canvas.findByText(text)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
  },
};

/**
 * The server's errors show at their fields until those change. The first one gets the focus, and all input stays
 * (D39).
 */
export const RefusedFields: Story = {
  parameters: noSnapshot,
  render: Refusing,
  args: {
    ...invited,
    usernameCheck: { name: 'kenji88', state: 'available' },
    refusal: { fields: { username: 'The username is taken.', password: 'Choose a longer password.' } },
  },
  play: endAt('Field errors', async ({ args, canvas }) => {
    const { username, password, email, signUp } = await fillIn(canvas);
    await expect(canvas.getByText(accessTexts.available)).toBeVisible();
    await userEvent.click(signUp);
    await waitFor(() => expect(username).toHaveAccessibleDescription('The username is taken.'));
    // The earlier check result is no longer valid.
    await expect(canvas.queryByText(accessTexts.available)).not.toBeInTheDocument();
    await waitFor(() => expect(username).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/^Choose a longer password\./);
    await snapshot('Field errors');
    await expect(password).toHaveValue('correct horse 7');
    await userEvent.type(username, '9');
    await waitFor(() => expect(username).not.toBeInvalid());
    await expect(password).toBeInvalid();
    await expect(email).toHaveValue('kenji@mail.com');
    await userEvent.click(signUp);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  }),
};

/** The server refuses a field that the link locked, so the form unlocks it. */
export const InvitationRefused: Story = {
  parameters: noSnapshot,
  render: Refusing,
  args: { ...invited, refusal: { fields: { sponsor: 'The sponsor has left.' } } },
  play: async ({ canvas }) => {
    const { signUp } = await fillIn(canvas);
    const sponsor = canvas.getByLabelText(registerMessages.sponsor);
    await userEvent.click(signUp);
    await waitFor(() => expect(sponsor).toHaveAccessibleDescription('The sponsor has left.'));
    await expect(sponsor).not.toHaveAttribute('readonly');
    await expect(canvas.getByRole('radio', { name: registerMessages.right })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: { ...invited, refusal: { message: 'Registration is closed for today.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Registration is closed for today.');
    const { name, signUp } = await fillIn(canvas);
    await expect(name).toHaveValue('Kenji Mori');
    await expect(signUp).toBeEnabled();
  },
};

/** No answer came. The account may exist, and the screen shows this. */
export const Unsure: Story = {
  args: { ...invited, refusal: { message: errorTexts.somethingWrongTryAgain, unsure: true } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(registerMessages.maybeRegistered);
  },
};

/** A signed-in member may register someone else (D10), and the form explains the effect. */
export const SignedIn: Story = {
  args: { signedInAs: 'amara21' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(registerMessages.endsSession))).toBeVisible();
  },
};

const longName = 'x'.repeat(64);

export const LongText: Story = {
  args: {
    invitation: { sponsor: longName, leg: 'R' },
    sponsorCheck: {
      name: longName,
      state: 'available',
      info: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3),
    },
    signedInAs: longName,
    refusal: {
      message: 'This address is in use by another member, who verified it before. '.repeat(3),
      fields: { email: 'The email address is already used by another member of this network. '.repeat(3) },
    },
  },
  ...onPhone,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { args: invited, ...onPhone };
export const Tablet: Story = { args: invited, ...onTablet };
export const LargeText: Story = { args: invited, globals: { text: '200' } };
