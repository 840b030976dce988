import type { NameCheck } from '../components/CheckMark/nameCheck';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { countryNamed } from '../components/CountryField/CountryField.fixtures';
import { loginArgs } from '../screens/access/Login/LoginScreen.fixtures';
import { LoginScreen } from '../screens/access/Login/LoginScreen';
import { RegisterScreen } from '../screens/access/Register/RegisterScreen';
import { registerArgs } from '../screens/access/Register/RegisterScreen.fixtures';
import type {
  RegisterRefusal,
  RegisterScreenProps,
  Registration,
} from '../screens/access/Register/RegisterScreen.types';
import { VerifyEmailScreen } from '../screens/access/VerifyEmail/VerifyEmailScreen';
import { verifyEmailArgs } from '../screens/access/VerifyEmail/VerifyEmailScreen.fixtures';
import type { VerifyEmailRefusal } from '../screens/access/VerifyEmail/VerifyEmailScreen.types';
import { frame } from '../testing/frame';

const taken = 'kenji88';
const sponsors: Readonly<Record<string, string>> = { leader: 'Amara Okafor' };

/** What a server of one sponsor and one taken name would say. */
const checkUsername = (name: string): NameCheck => ({
  name,
  state: name === taken ? 'notAvailable' : 'available',
});
const checkSponsor = (name: string): NameCheck => {
  const info = sponsors[name];
  return info === undefined ? { name, state: 'notAvailable' } : { name, state: 'available', info };
};
/** The first attempt is refused, as for a name that somebody was quicker to take. */
const refusal: RegisterRefusal = { fields: { username: 'The username is taken.' } };

const mailedCode = '4193';

/** What follows a registration where the plan asks for an email: the code, then the sign-in (A §4). */
function AfterRegistration({ username }: { username: string }) {
  const [verified, setVerified] = useState(false);
  const [refused, setRefused] = useState<VerifyEmailRefusal>();
  if (verified) return <LoginScreen {...loginArgs} username={username} />;
  return (
    <VerifyEmailScreen
      {...verifyEmailArgs}
      username={username}
      refusal={refused}
      onVerified={(code) => (code === mailedCode ? setVerified(true) : setRefused({ code: 'Invalid otp' }))}
    />
  );
}

/** The screens of a registration as the portal joins them, with a server in their place. */
function RegisterFlow({ onSubmitted, ...args }: RegisterScreenProps) {
  const [attempts, setAttempts] = useState<Registration[]>([]);
  const [usernameCheck, setUsernameCheck] = useState<NameCheck>();
  const [sponsorCheck, setSponsorCheck] = useState<NameCheck>(checkSponsor(args.invitation?.sponsor ?? ''));
  const accepted = attempts[1];
  if (accepted) return <AfterRegistration username={accepted.username} />;
  return (
    <RegisterScreen
      {...args}
      usernameCheck={usernameCheck}
      sponsorCheck={sponsorCheck}
      refusal={attempts.length === 1 ? refusal : undefined}
      onUsernameEntered={(name) => setUsernameCheck(checkUsername(name))}
      onSponsorEntered={(name) => setSponsorCheck(checkSponsor(name))}
      onSubmitted={(registration) => {
        setAttempts([...attempts, registration]);
        onSubmitted(registration);
      }}
    />
  );
}

const meta = {
  title: 'Flows/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...registerArgs, onSubmitted: fn() },
  render: (args) => <RegisterFlow {...args} />,
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By the leader's left link, over a taken name and a refusal, to the end. */
export const ByInvitation: Story = {
  args: { invitation: { sponsor: 'leader', leg: 'L' } },
  play: async ({ args, canvas, step }) => {
    const username = canvas.getByLabelText('Username');
    const signUp = canvas.getByRole('button', { name: 'Sign Up' });

    await step('The link says who invites, and where', async () => {
      await expect(canvas.getByText('Amara Okafor')).toBeVisible();
      await expect(canvas.getByLabelText('Sponsor')).toHaveAttribute('readonly');
      await expect(canvas.getByRole('radio', { name: 'Left' })).toBeChecked();
      await frame('Invited');
    });

    await step('A name that is taken is seen at once', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Kenji Mori');
      await userEvent.type(username, taken);
      await userEvent.tab();
      await expect(username).toHaveAccessibleDescription('Not Available');
      await frame('The name is taken');
      await userEvent.type(username, '0');
      await expect(username).not.toBeInvalid();
      await userEvent.tab();
      await expect(canvas.getByText('Available')).toBeVisible();
      await frame('The name is free');
    });

    await step('The country begins the phone', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'kenji@mail.com');
      await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'japan{Enter}');
      await userEvent.type(canvas.getByLabelText('Phone'), '312345678');
      await expect(canvas.getByLabelText('Phone')).toHaveValue('+81312345678');
      await frame('The country begins the phone');
    });

    await step('The terms unlock Sign Up', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse 7');
      await userEvent.type(canvas.getByLabelText('Security Pin (4 digits)'), '2580');
      await expect(signUp).toBeDisabled();
      await userEvent.click(canvas.getByRole('checkbox'));
      await expect(signUp).toBeEnabled();
      await frame('Ready to sign up');
    });

    await step('A refusal lands at its field, and nothing is lost', async () => {
      await userEvent.click(signUp);
      await waitFor(() => expect(username).toHaveAccessibleDescription('The username is taken.'));
      await waitFor(() => expect(username).toHaveFocus());
      await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse 7');
      await frame('Refused at its field');
    });

    await step('The next attempt goes out whole', async () => {
      await userEvent.type(username, '1{Enter}');
      await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledTimes(2));
      await expect(args.onSubmitted).toHaveBeenLastCalledWith({
        name: 'Kenji Mori',
        username: 'kenji8801',
        email: 'kenji@mail.com',
        phone: '+81312345678',
        country: countryNamed('Japan').id,
        password: 'correct horse 7',
        pin: '2580',
        sponsor: 'leader',
        position: 'L',
      });
    });

    await step('A wrong code is refused, the mailed one verifies the email', async () => {
      await canvas.findByRole('group', { name: /code/i });
      await frame('A code by email');
      await userEvent.type(canvas.getByLabelText('digit 1 of 4'), '0000{Enter}');
      await expect(await canvas.findByText('Invalid otp')).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('digit 1 of 4')).toHaveFocus());
      await frame('Wrong code');
      await userEvent.keyboard(`${mailedCode}{Enter}`);
    });

    await step('The sign-in knows the new name', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expect(canvas.getByLabelText('Username')).toHaveValue('kenji8801');
      await frame('Signed up');
    });
  },
};

/** By hand: the sponsor is asked about, the leg is chosen. */
export const ByHand: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const sponsor = canvas.getByLabelText('Sponsor');

    await step('A sponsor who is not there', async () => {
      await userEvent.type(sponsor, 'nobody');
      await userEvent.tab();
      await expect(sponsor).toHaveAccessibleDescription('Not Available');
    });

    await step('A sponsor who is, with the name', async () => {
      await userEvent.clear(sponsor);
      await userEvent.type(sponsor, 'leader');
      await userEvent.tab();
      await expect(canvas.getByText('Amara Okafor')).toBeVisible();
    });

    await step('The leg', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Right' }));
      await expect(canvas.getByRole('radio', { name: 'Right' })).toBeChecked();
    });
  },
};
