import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { countryNamed } from '../../../components/CountryField/CountryField.fixtures';
import { failed, invited, registerArgs } from './RegisterScreen.fixtures';
import { RegisterScreen } from './RegisterScreen';
import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { RegisterRefusal, RegisterScreenProps } from './RegisterScreen.types';

const meta = {
  title: 'Screens/Access/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: registerArgs,
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = (name: string) => canvas.getByLabelText<HTMLInputElement>(name);
  return {
    canvas,
    name: field('Name'),
    username: field('Username'),
    email: field('Email'),
    country: canvas.getByRole('combobox', { name: 'Country' }),
    phone: field('Phone'),
    password: field('Password'),
    pin: field('Security Pin (4 digits)'),
    terms: canvas.getByRole('checkbox', { name: 'I agree to Privacy policy & terms' }),
    signUp: canvas.getByRole('button', { name: 'Sign Up' }),
  };
};

/** Fills in all that is asked of everybody, and ticks the box. */
async function fillIn(canvasElement: HTMLElement) {
  const fields = fieldsOf(canvasElement);
  await userEvent.type(fields.name, 'Kenji Mori');
  await userEvent.type(fields.username, 'kenji88');
  await userEvent.type(fields.email, 'kenji@mail.com');
  await userEvent.type(fields.country, 'japan{Enter}');
  await userEvent.type(fields.phone, '312345678');
  await userEvent.type(fields.password, 'correct horse 7');
  await userEvent.type(fields.pin, '2580');
  await userEvent.click(fields.terms);
  return fields;
}

const filled = {
  name: 'Kenji Mori',
  username: 'kenji88',
  email: 'kenji@mail.com',
  country: countryNamed('Japan').id,
  phone: '+81312345678',
  password: 'correct horse 7',
  pin: '2580',
};

/** Everything typed, then Enter. Each field says what it is to password managers and keyboards. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const fields = await fillIn(canvasElement);
    const { canvas } = fields;
    await expect(
      [fields.name, fields.username, fields.email, fields.country, fields.phone, fields.password].map(
        (field) => field.getAttribute('autocomplete'),
      ),
    ).toEqual(['name', 'username', 'email', 'country-name', 'tel', 'new-password']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Right' }));
    await userEvent.type(canvas.getByLabelText('Sponsor'), 'northstar{Enter}');
    await waitFor(() =>
      expect(args.onSubmitted).toHaveBeenCalledWith({ ...filled, sponsor: 'northstar', position: 'R' }),
    );
    await expect(args.onSubmitted).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

/** Sign Up waits for the terms, and says so (A §2). */
export const TermsFirst: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, terms, signUp, name } = fieldsOf(canvasElement);
    await expect(signUp).toBeDisabled();
    await expect(signUp).toHaveAccessibleDescription('Tick the box above to sign up.');
    await expect(canvas.getByText('Tick the box above to sign up.')).toBeVisible();
    await userEvent.type(name, '{Enter}');
    await expect(args.onSubmitted).not.toHaveBeenCalled();
    await userEvent.tab();
    await canvas.findByText('Name is Required');
    const before = signUp.getBoundingClientRect().top;
    await userEvent.click(terms);
    await expect(signUp).toBeEnabled();
    await expect(canvas.getByText('Tick the box above to sign up.')).not.toBeVisible();
    await expect(signUp.getBoundingClientRect().top).toBe(before);
    await userEvent.click(terms);
    await expect(signUp).toBeDisabled();
  },
};

/** Sent with nothing in it: every text of A §5, the focus at the first, nothing handed out. */
export const Required: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, terms, signUp, name } = fieldsOf(canvasElement);
    await userEvent.click(terms);
    await userEvent.click(signUp);
    await waitFor(() => expect(name).toHaveFocus());
    for (const text of [
      'Name is Required',
      'Username is Required',
      'Email is Required',
      'Country is Required',
      'Phone is Required',
      'Password is Required',
      'Security Pin is Required',
      'Sponsor is Required',
      'Position is Required',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(name).toHaveAccessibleDescription('Name is Required');
    await expect(canvas.getByRole('radiogroup', { name: 'Position' })).toHaveAccessibleDescription(
      'Position is Required',
    );
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** The focus goes to the first that is wrong, which may be the cards. */
export const PositionMissing: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, signUp } = await fillIn(canvasElement);
    await userEvent.type(canvas.getByLabelText('Sponsor'), 'northstar');
    await userEvent.click(signUp);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Left' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('Position is Required')).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Right' })).toBeChecked();
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** The very first member has no sponsor; a plan that is not binary has no position. Hidden fields go out as '' (D33). */
export const Empty: Story = {
  args: { plan: { state: 'ready', data: { asksSponsor: false, asksPosition: false } }, ...invited },
  play: async ({ args, canvasElement }) => {
    const { canvas, signUp } = await fillIn(canvasElement);
    await expect(canvas.queryByLabelText('Sponsor')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
    await userEvent.click(signUp);
    await waitFor(() =>
      expect(args.onSubmitted).toHaveBeenCalledWith({ ...filled, sponsor: '', position: '' }),
    );
  },
};

/** Binary, but nobody there yet: a position may be chosen and need not be (D33). */
export const FirstOfBinary: Story = {
  args: { plan: { state: 'ready', data: { asksSponsor: false, asksPosition: true } } },
  play: async ({ args, canvasElement }) => {
    const { canvas, signUp } = await fillIn(canvasElement);
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-required', 'false');
    await userEvent.click(signUp);
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(args.onSubmitted).toHaveBeenCalledWith({ ...filled, sponsor: '', position: '' });
  },
};

export const NotBinary: Story = {
  args: { plan: { state: 'ready', data: { asksSponsor: true, asksPosition: false } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Sponsor')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
};

/** By a left link: sponsor and leg stand, can't be changed, and say why; the sponsor's name is beside it. */
export const Invited: Story = {
  args: invited,
  play: async ({ args, canvasElement }) => {
    const { canvas, signUp } = await fillIn(canvasElement);
    const sponsor = canvas.getByLabelText('Sponsor');
    await expect(sponsor).toHaveValue('leader');
    await expect(sponsor).toHaveAttribute('readonly');
    await expect(sponsor).toHaveAccessibleDescription('From your invitation link');
    await expect(canvas.getByText('Amara Okafor').tagName).toBe('BDI');
    const group = canvas.getByRole('radiogroup', { name: 'Position' });
    await expect(group).toHaveAccessibleDescription('From your invitation link');
    await expect(canvas.getByRole('radio', { name: 'Left' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Right' })).toBeDisabled();
    await userEvent.click(signUp);
    await waitFor(() =>
      expect(args.onSubmitted).toHaveBeenCalledWith({ ...filled, sponsor: 'leader', position: 'L' }),
    );
  },
};

/** The link's sponsor is not there: the fields let go and say so, and nothing typed is lost. */
export const InviterUnknown: Story = {
  args: { invitation: { sponsor: 'ghost', leg: 'R' } },
  render: function Answered(args) {
    const [sponsorCheck, setCheck] = useState<NameCheck>({ name: 'ghost', state: 'checking' });
    return (
      <>
        <RegisterScreen {...args} sponsorCheck={sponsorCheck} />
        <button type="button" onClick={() => setCheck({ name: 'ghost', state: 'notAvailable' })}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, name, signUp } = await fillIn(canvasElement);
    const sponsor = canvas.getByLabelText('Sponsor');
    await expect(sponsor).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(sponsor).not.toHaveAttribute('readonly');
    await expect(sponsor).toHaveAccessibleDescription(
      /^Not Available The sponsor of your link was not found/,
    );
    await expect(name).toHaveValue('Kenji Mori');
    await userEvent.click(signUp);
    await waitFor(() => expect(sponsor).toHaveFocus());
    await expect(args.onSubmitted).not.toHaveBeenCalled();
    await userEvent.clear(sponsor);
    // The name of the link again does not lock it again.
    await userEvent.type(sponsor, 'ghost');
    await expect(sponsor).not.toHaveAttribute('readonly');
    await userEvent.clear(sponsor);
    await userEvent.type(sponsor, 'leader');
    await expect(sponsor).not.toBeInvalid();
    await userEvent.tab();
    await expect(args.onSponsorEntered).toHaveBeenLastCalledWith('leader');
    await userEvent.click(signUp);
    await waitFor(() =>
      expect(args.onSubmitted).toHaveBeenCalledWith({ ...filled, sponsor: 'leader', position: 'R' }),
    );
  },
};

/** Answers as the portal hands them in, so that a play can give them. */
const Checked = (args: RegisterScreenProps) => {
  const [check, setCheck] = useState<NameCheck>();
  const answers: NameCheck[] = [
    { name: 'kenji88', state: 'checking' },
    { name: 'kenji88', state: 'available' },
    { name: 'kenji88', state: 'notAvailable' },
    { name: 'kenji88', state: 'waiting' },
    { name: 'kenji88', state: 'failed', onRetry: () => args.onUsernameEntered('again') },
  ];
  return (
    <>
      <RegisterScreen {...args} usernameCheck={check} />
      {answers.map((answer) => (
        <button key={answer.state} type="button" onClick={() => setCheck(answer)}>
          {answer.state}
        </button>
      ))}
    </>
  );
};

/** A username is asked about when its field is left; what is found stands beside it, and editing takes it away. */
export const UsernameChecked: Story = {
  render: Checked,
  play: async ({ args, canvasElement }) => {
    const { canvas, username } = fieldsOf(canvasElement);
    const answer = (state: NameCheck['state']) =>
      userEvent.click(canvas.getByRole('button', { name: state }));
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await userEvent.type(username, 'kenji88');
    await expect(args.onUsernameEntered).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onUsernameEntered).toHaveBeenCalledWith('kenji88');
    await answer('checking');
    await expect(said()).toContain('Username: Checking');
    await answer('available');
    await expect(said()).toContain('Username: Available');
    await userEvent.click(username);
    await userEvent.tab();
    await expect(args.onUsernameEntered).toHaveBeenCalledOnce();
    await userEvent.type(username, '9');
    await expect(said()).not.toContain('Username: Available');
    // An answer of the older name is of no use to the newer one.
    await answer('available');
    await expect(said()).not.toContain('Username: Available');
    await userEvent.type(username, '{Backspace}');
    await answer('notAvailable');
    await expect(said()).toContain('Username: Not Available');
    await expect(username).toHaveAccessibleDescription('Not Available');
    await expect(username).toBeInvalid();
  },
};

/** 'Not Available' blocks Sign Up, with the focus at the field. */
export const NotAvailable: Story = {
  args: { usernameCheck: { name: 'kenji88', state: 'notAvailable' }, ...invited },
  play: async ({ args, canvasElement }) => {
    const { username, signUp } = await fillIn(canvasElement);
    await userEvent.click(signUp);
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Not Available');
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** A check that failed can be tried again, and blocks nothing; neither does one that has to wait (429). */
export const NotChecked: Story = {
  render: Checked,
  args: invited,
  play: async ({ args, canvasElement }) => {
    const { canvas, signUp } = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'waiting' }));
    await expect(canvas.getByText('Checked again shortly')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'failed' }));
    await expect(canvas.getByText('Could not be checked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onUsernameEntered).toHaveBeenLastCalledWith('again');
    await userEvent.click(signUp);
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
  },
};

/** What may not stand in a field is taken out as it is typed, and said; a limit stops, and says so (A §5, D28, D29). */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, name, username, email, phone, pin } = fieldsOf(canvasElement);
    const sponsor = canvas.getByLabelText('Sponsor');
    const typed: [HTMLElement, string, string, string][] = [
      [name, 'Zoë 3', 'Zoë ', '3'],
      [username, 'zoe_', 'zoe', '_'],
      [email, 'ab@mail.com', 'ab@mail.com', ''],
      [phone, '+44 ', '+44', 'space'],
      [pin, '12a', '12', 'a'],
      [sponsor, 'north-', 'north', '-'],
    ];
    for (const [field, text, kept, refused] of typed) {
      await userEvent.type(field, text);
      await expect(field).toHaveValue(kept);
      if (refused !== '') await expect(canvas.getByText(`Not allowed here: ${refused}`)).toBeVisible();
    }
    await userEvent.type(email, '+', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(canvas.getByText('Not allowed here: +')).toBeVisible();
    await expect(email.selectionStart).toBe(1);
    await userEvent.type(pin, '345');
    await expect(pin).toHaveValue('1234');
    await expect(canvas.getByText('At most 4 characters')).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.paste('+'.padEnd(30, '1'));
    await expect(phone).toHaveValue('+'.padEnd(20, '1'));
    await expect(canvas.getByText('At most 20 characters')).toBeVisible();
  },
};

/** Shapes that the server would refuse are named before: an address without @, three digits, a code without number. */
export const Misshapen: Story = {
  args: invited,
  play: async ({ args, canvasElement }) => {
    const { email, pin, phone, signUp } = await fillIn(canvasElement);
    await userEvent.clear(email);
    await userEvent.type(email, 'kenji.mail.com');
    await userEvent.type(pin, '{Backspace}');
    await userEvent.clear(phone);
    await userEvent.type(phone, '80+81');
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Digits, with a + at the start only'));
    await userEvent.clear(phone);
    await userEvent.type(phone, '+81');
    await userEvent.click(signUp);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Enter an address such as name@mail.com');
    await expect(pin).toHaveAccessibleDescription('Enter 4 digits');
    await expect(phone).toHaveAccessibleDescription('Phone is Required');
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** A choice of country begins the phone; the next one changes the code, not the number (D31). */
export const CallingCode: Story = {
  play: async ({ canvasElement }) => {
    const { country, phone } = fieldsOf(canvasElement);
    await userEvent.type(country, 'nigeria{Enter}');
    await expect(phone).toHaveValue('+234');
    await userEvent.type(phone, '8012345678');
    await expect(phone).toHaveValue('+2348012345678');
    await userEvent.clear(country);
    await userEvent.type(country, '+351{Enter}');
    await expect(country).toHaveValue('Portugal');
    await expect(phone).toHaveValue('+3518012345678');
  },
};

export const Secrets: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, password, pin } = fieldsOf(canvasElement);
    const [showPassword, showPin] = canvas.getAllByRole('button', { name: 'Show password' });
    await userEvent.type(password, 'correct horse 7');
    await userEvent.type(pin, '2580');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(pin).toHaveAttribute('type', 'password');
    await userEvent.click(showPassword!);
    await userEvent.click(showPin!);
    await expect(password).toHaveAttribute('type', 'text');
    await expect(pin).toHaveAttribute('type', 'text');
  },
};

/** What the plan asks for is not known yet: its fields keep their place, and Sign Up waits. */
export const Loading: Story = {
  args: { plan: { state: 'loading' }, countries: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  },
};

/** By a link, the places kept are those of locked fields: the terms stand still when the plan comes. */
export const LoadingInvited: Story = {
  args: invited,
  render: function Arriving(args) {
    const [plan, setPlan] = useState<RegisterScreenProps['plan']>({ state: 'loading' });
    return (
      <>
        <RegisterScreen {...args} plan={plan} />
        <button type="button" onClick={() => setPlan(args.plan)}>
          Arrive
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, terms } = fieldsOf(canvasElement);
    const distance = () => terms.getBoundingClientRect().top - name.getBoundingClientRect().top;
    const before = distance();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByLabelText('Sponsor')).toHaveValue('leader');
    await expect(distance()).toBeCloseTo(before, 0);
  },
};

/** The plan could not be read: a retry in its place, and what was typed stays. */
export const Failed: Story = {
  args: { plan: failed(fn()), countries: failed(fn()) },
  play: async ({ args, canvasElement }) => {
    const { canvas, name, terms, signUp } = fieldsOf(canvasElement);
    await userEvent.type(name, 'Kenji Mori');
    await userEvent.click(terms);
    await expect(signUp).toBeDisabled();
    await expect(signUp).toHaveAccessibleDescription('What the plan asks for has to load first.');
    const [countries, plan] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(plan!);
    await userEvent.click(countries!);
    if (args.plan.state !== 'failed' || args.countries.state !== 'failed') throw new Error('Not failed');
    await expect(args.plan.onRetry).toHaveBeenCalledOnce();
    await expect(args.countries.onRetry).toHaveBeenCalledOnce();
    await expect(name).toHaveValue('Kenji Mori');
  },
};

/** Neither a press nor Enter sends a second one. */
export const Submitting: Story = {
  args: { busy: true, ...invited },
  play: async ({ args, canvasElement }) => {
    const { signUp, name } = await fillIn(canvasElement);
    await expect(signUp).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(signUp);
    await userEvent.type(name, '{Enter}');
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** Answers every press with the refusal of its args, as a server would. */
const Refusing = (args: RegisterScreenProps) => {
  const [refusal, setRefusal] = useState<RegisterRefusal>();
  return (
    <RegisterScreen
      {...args}
      refusal={refusal}
      onSubmitted={(registration) => {
        args.onSubmitted(registration);
        setRefusal({ ...args.refusal });
      }}
    />
  );
};

/** The server's errors stand at their fields until those change; the focus goes to the first; all stays typed (D39). */
export const FieldErrors: Story = {
  render: Refusing,
  args: {
    ...invited,
    refusal: { fields: { username: 'The username is taken.', password: 'Choose a longer password.' } },
  },
  play: async ({ args, canvasElement }) => {
    const { username, password, email, signUp } = await fillIn(canvasElement);
    await userEvent.click(signUp);
    await waitFor(() => expect(username).toHaveAccessibleDescription('The username is taken.'));
    await waitFor(() => expect(username).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('Choose a longer password.');
    await expect(password).toHaveValue('correct horse 7');
    await userEvent.type(username, '9');
    await waitFor(() => expect(username).not.toBeInvalid());
    await expect(password).toBeInvalid();
    await expect(email).toHaveValue('kenji@mail.com');
    await userEvent.click(signUp);
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledTimes(2));
  },
};

/** The server finds fault with what the link locked: it can be changed then. */
export const InvitationRefused: Story = {
  render: Refusing,
  args: { ...invited, refusal: { fields: { sponsor: 'The sponsor has left.' } } },
  play: async ({ canvasElement }) => {
    const { canvas, signUp } = await fillIn(canvasElement);
    const sponsor = canvas.getByLabelText('Sponsor');
    await userEvent.click(signUp);
    await waitFor(() => expect(sponsor).toHaveAccessibleDescription('The sponsor has left.'));
    await expect(sponsor).not.toHaveAttribute('readonly');
    await expect(canvas.getByRole('radio', { name: 'Right' })).toBeEnabled();
  },
};

export const Refused: Story = {
  render: Refusing,
  args: { ...invited, refusal: { message: 'Registration is closed for today.' } },
  play: async ({ canvasElement }) => {
    const { canvas, name, signUp } = await fillIn(canvasElement);
    await userEvent.click(signUp);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Registration is closed for today.'),
    );
    await expect(name).toHaveValue('Kenji Mori');
    await expect(signUp).toBeEnabled();
  },
};

/** No answer came: the account may be there, and the screen says so. */
export const Unsure: Story = {
  args: { ...invited, refusal: { message: 'Something Went Wrong Please Try Again....', unsure: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/account may be there already/);
  },
};

/** A member who is signed in may register somebody (D10), and is told what that does. */
export const SignedIn: Story = {
  args: { signedInAs: 'amara21' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Signing up ends that session/)).toBeVisible();
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { args: invited, globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { args: invited, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { args: invited, globals: { text: '200' } };
export const Dark: Story = { args: invited, globals: { theme: 'dark' } };
