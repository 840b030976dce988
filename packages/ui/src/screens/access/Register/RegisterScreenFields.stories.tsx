import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { risk } from '../../../components/RiskNotice/RiskNotice.fixtures';
import { translateCountry } from '../../../text/countries/countryNames';
import { invited, registerArgs } from './RegisterScreen.fixtures';
import { RegisterScreen, type RegisterScreenProps } from './RegisterScreen';
import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import { getFields, fillIn } from './RegisterScreen.plays';
import { commonMessages } from '../../../text/commonMessages';
import { sureMessages } from '../../../forms/sureMessages';
import { formatCharacters, signMessages } from '../../../text/typed/formatCharacters';
import { endAt, snapshot } from '../../../testing/snapshot';
import { noSnapshot } from '../../../testing/windows';
import { registerMessages } from './messages';
import { checkMessages } from '../../../components/CheckMark/CheckMark';
import { accessTexts } from '../../../text/visitorMessages';
import { expectLink } from '../../../testing/expectLink';

// Spec: A §2 Registration, A §5 Input filters, A §5 Registration, A §9 Codes
const meta = {
  title: 'Screens/Access/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: registerArgs,
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers as the portal passes them, so that a play function can give them. */
const Checked = (args: RegisterScreenProps) => {
  const [check, setCheck] = useState<NameCheck>();
  const answers: NameCheck[] = [
    { name: 'kenji88', state: 'checking' },
    { name: 'kenji88', state: 'available' },
    { name: 'kenji88', state: 'notAvailable' },
    { name: 'kenji88', state: 'waiting' },
    { name: 'kenji88', state: 'failed', onRetry: () => args.onUsernameEnter('again') },
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

/** A username is checked when its field loses the focus. The result shows next to it, and editing clears it. */
export const UsernameChecked: Story = {
  parameters: noSnapshot,
  render: Checked,
  play: async ({ args, canvas }) => {
    const { username } = getFields(canvas);
    const answer = (state: NameCheck['state']) =>
      userEvent.click(canvas.getByRole('button', { name: state }));
    const getStatuses = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await userEvent.type(username, 'kenji88');
    await expect(args.onUsernameEnter).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onUsernameEnter).toHaveBeenCalledWith('kenji88');
    await answer('checking');
    await expect(getStatuses()).toContain(`${registerMessages.username}: ${checkMessages.checking}`);
    await answer('available');
    await expect(getStatuses()).toContain(`${registerMessages.username}: ${accessTexts.available}`);
    await userEvent.click(username);
    await userEvent.tab();
    await expect(args.onUsernameEnter).toHaveBeenCalledOnce();
    await userEvent.type(username, '9');
    await expect(getStatuses()).not.toContain(`${registerMessages.username}: ${accessTexts.available}`);
    // An answer for the older name must not apply to the newer one.
    await answer('available');
    await expect(getStatuses()).not.toContain(`${registerMessages.username}: ${accessTexts.available}`);
    await userEvent.type(username, '{Backspace}');
    const below = canvas.getByRole('textbox', { name: registerMessages.email });
    // On a phone the press of the answer scrolls, so the distance is measured from the field.
    const distance = () => below.getBoundingClientRect().top - username.getBoundingClientRect().top;
    const before = distance();
    await answer('notAvailable');
    await expect(getStatuses()).toContain(`${registerMessages.username}: ${accessTexts.notAvailable}`);
    // The result does not move what is below, so no press misses its target.
    await expect(distance()).toBeCloseTo(before, 1);
    await expect(username).toHaveAccessibleDescription(accessTexts.notAvailable);
    await expect(username).toBeInvalid();
  },
};

/** 'Not Available' blocks Sign Up and focuses the field. */
export const NotAvailable: Story = {
  args: { usernameCheck: { name: 'kenji88', state: 'notAvailable' }, ...invited },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { username, signUp } = await fillIn(canvas);
    await userEvent.click(signUp);
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(accessTexts.notAvailable);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A failed check can be retried and does not block Sign Up. The same is true of a delayed one (429). */
export const NotChecked: Story = {
  parameters: noSnapshot,
  render: Checked,
  args: invited,
  play: async ({ args, canvas }) => {
    const { signUp } = await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'waiting' }));
    await expect(canvas.getByText(checkMessages.waiting)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'failed' }));
    await expect(canvas.getByText(checkMessages.notChecked)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.retry }));
    await expect(args.onUsernameEnter).toHaveBeenLastCalledWith('again');
    await userEvent.click(signUp);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/**
 * Invalid characters are removed while typing, with a message. A length limit also shows a message (A §5, D28, D29).
 */
export const Filtered: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const { name, username, email, phone, pin } = getFields(canvas);
    const sponsor = canvas.getByLabelText(registerMessages.sponsor);
    const typed: [HTMLElement, string, string, string][] = [
      [name, 'Zoë 3', 'Zoë ', '3'],
      [username, 'zoe_', 'zoe', signMessages.underscore],
      [email, 'ab@mail.com', 'ab@mail.com', ''],
      [phone, '+44 ', '+44', commonMessages.space],
      [pin, '12a', '12', 'a'],
      [sponsor, 'north-', 'north', signMessages.hyphen],
    ];
    for (const [field, text, kept, refused] of typed) {
      await userEvent.type(field, text);
      await expect(field).toHaveValue(kept);
      if (refused !== '')
        await expect(canvas.getByText(`${commonMessages.notAllowedHere} ${refused}`)).toBeVisible();
    }
    await userEvent.type(email, '+', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(canvas.getByText(`${commonMessages.notAllowedHere} +`)).toBeVisible();
    await expect(email.selectionStart).toBe(1);
    await userEvent.type(pin, '345');
    await expect(pin).toHaveValue('1234');
    await expect(canvas.getByText(commonMessages.atMost({ limit: 4 }))).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.paste('+'.padEnd(30, '1'));
    await expect(phone).toHaveValue('+'.padEnd(20, '1'));
    await expect(canvas.getByText(commonMessages.atMost({ limit: 20 }))).toBeVisible();
  },
};

/**
 * The form detects values that the server would refuse: an address without @, three digits, a code without number.
 */
export const Misshapen: Story = {
  args: invited,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { email, pin, phone, signUp } = await fillIn(canvas);
    await userEvent.clear(email);
    await userEvent.type(email, 'kenji.mail.com');
    await userEvent.type(pin, '{Backspace}');
    await userEvent.clear(phone);
    await userEvent.type(phone, '80+81');
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription(registerMessages.phoneShape));
    await userEvent.clear(phone);
    await userEvent.type(phone, '+81');
    await userEvent.click(signUp);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(registerMessages.emailShape);
    await expect(pin).toHaveAccessibleDescription(registerMessages.pinShape);
    await expect(phone).toHaveAccessibleDescription(accessTexts.phoneRequired);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A number with its calling code chooses the country, if none is chosen yet. */
export const DialledCountry: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const { country, phone } = getFields(canvas);
    await userEvent.type(phone, '+2348012345678');
    await waitFor(() => expect(country).toHaveValue(translateCountry('Nigeria')));
    await expect(phone).toHaveValue('+2348012345678');
  },
};

/** The chosen country sets the phone's calling code. Another country changes the code, not the number (D31). */
export const CallingCode: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const { country, phone } = getFields(canvas);
    await userEvent.type(country, 'nigeria{Enter}');
    await expect(phone).toHaveValue('+234');
    await userEvent.type(phone, '8012345678');
    await expect(phone).toHaveValue('+2348012345678');
    await userEvent.clear(country);
    await userEvent.type(country, '+351{Enter}');
    await expect(country).toHaveValue(translateCountry('Portugal'));
    await expect(phone).toHaveValue('+3518012345678');
  },
};

/** The trunk zero doesn't follow a calling code, and the field shows that it was removed (D31). */
export const TrunkZero: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const { country, phone } = getFields(canvas);
    await userEvent.type(country, 'nigeria{Enter}');
    await userEvent.type(phone, '0801');
    await expect(phone).toHaveValue('+234801');
    await expect(phone).toHaveAccessibleDescription(commonMessages.zeroLeftOut({ code: '+234' }));
    await userEvent.clear(phone);
    await userEvent.paste('+234 080 12');
    await expect(phone).toHaveValue('+2348012');
  },
};

export const Secrets: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const { password, pin } = getFields(canvas);
    const [showPassword, showPin] = canvas.getAllByRole('button', { name: commonMessages.showPassword });
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

/** An address that lost a character may be someone else's, so sending it needs a confirmation (D29). */
export const EmailCut: Story = {
  args: invited,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { email, signUp } = await fillIn(canvas);
    await userEvent.clear(email);
    await userEvent.type(email, 'john_doe@my-mail.com');
    const press = async (name: string) => {
      await userEvent.click(signUp);
      const question = within(await screen.findByRole('dialog', { name: sureMessages.isThisRight }));
      await expect(question.getByText('johndoe@mymail.com')).toBeVisible();
      const characters = formatCharacters('_-');
      await expect(question.getByText(sureMessages.emailWasCut({ characters }))).toBeVisible();
      await userEvent.click(question.getByRole('button', { name }));
    };
    await press(sureMessages.changeIt);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press(sureMessages.itIsRight);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'johndoe@mymail.com' }),
    );
  },
};

/** A name that lost a character may be wrong on documents, so it needs a confirmation too. */
export const NameCut: Story = {
  args: invited,
  play: endAt('The name and the email', async ({ args, canvas }) => {
    const { name, email, signUp } = await fillIn(canvas);
    await userEvent.clear(name);
    await userEvent.type(name, "Siobhán O'Brien");
    await userEvent.clear(email);
    await userEvent.type(email, 'si+b@mail.com');
    await userEvent.click(signUp);
    const answer = async (label: string) => {
      const question = within(await screen.findByRole('dialog', { name: sureMessages.isThisRight }));
      await expect(question.getByText('Siobhán OBrien')).toBeVisible();
      await expect(
        question.getByText(sureMessages.nameWasCut({ characters: signMessages.apostrophe })),
      ).toBeVisible();
      await expect(question.getByText('sib@mail.com')).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: label }));
    };
    await snapshot('The name and the email');
    await answer(sureMessages.changeIt);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(signUp);
    await answer(sureMessages.itIsRight);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Siobhán OBrien', email: 'sib@mail.com' }),
    );
  }),
};

/** The operator's statement of the risk comes before the agreement. Without one ours is shown. */
export const RiskStated: Story = {
  args: { risk },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('note');
    await expect(note).toHaveTextContent(risk.text);
    await expect(
      note.compareDocumentPosition(getFields(canvas).terms) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
};

/** The legal pages can be read before they are accepted, where the portal has their addresses (D114). */
export const PapersLinked: Story = {
  args: { legalPages: { privacy: 'https://portal.example/privacy', terms: 'https://portal.example/terms' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const { terms } = getFields(canvas);
    await expectLink(canvas, registerMessages.privacyPolicy, 'https://portal.example/privacy');
    await expect(canvas.getByRole('link', { name: registerMessages.terms })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(terms).not.toBeChecked();
  },
};
