import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { countryNamed } from '../components/CountryField/CountryField.fixtures';
import { RegisterScreen } from '../screens/access/Register/RegisterScreen';
import { registerArgs } from '../screens/access/Register/RegisterScreen.fixtures';
import type {
  NameCheck,
  RegisterRefusal,
  RegisterScreenProps,
  Registration,
} from '../screens/access/Register/RegisterScreen.types';

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

/** The screens of a registration as the portal joins them, with a server in their place. */
function RegisterFlow({ onSubmitted, ...args }: RegisterScreenProps) {
  const [attempts, setAttempts] = useState<Registration[]>([]);
  const [usernameCheck, setUsernameCheck] = useState<NameCheck>();
  const [sponsorCheck, setSponsorCheck] = useState<NameCheck>(checkSponsor(args.invitation?.sponsor ?? ''));
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
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const username = canvas.getByLabelText('Username');
    const signUp = canvas.getByRole('button', { name: 'Sign Up' });

    await step('The link says who invites, and where', async () => {
      await expect(canvas.getByText('Amara Okafor')).toBeVisible();
      await expect(canvas.getByLabelText('Sponsor')).toHaveAttribute('readonly');
      await expect(canvas.getByRole('radio', { name: 'Left' })).toBeChecked();
    });

    await step('A name that is taken is seen at once', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Kenji Mori');
      await userEvent.type(username, taken);
      await userEvent.tab();
      await expect(username).toHaveAccessibleDescription('Not Available');
      await userEvent.type(username, '0');
      await expect(username).not.toBeInvalid();
      await userEvent.tab();
      await expect(canvas.getByText('Available')).toBeVisible();
    });

    await step('The country begins the phone', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'kenji@mail.com');
      await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'japan{Enter}');
      await userEvent.type(canvas.getByLabelText('Phone'), '312345678');
      await expect(canvas.getByLabelText('Phone')).toHaveValue('+81312345678');
    });

    await step('The terms unlock Sign Up', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse 7');
      await userEvent.type(canvas.getByLabelText('Security Pin (4 digits)'), '2580');
      await expect(signUp).toBeDisabled();
      await userEvent.click(canvas.getByRole('checkbox'));
      await expect(signUp).toBeEnabled();
    });

    await step('A refusal lands at its field, and nothing is lost', async () => {
      await userEvent.click(signUp);
      await waitFor(() => expect(username).toHaveAccessibleDescription('The username is taken.'));
      await waitFor(() => expect(username).toHaveFocus());
      await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse 7');
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
  },
};

/** By hand: the sponsor is asked about, the leg is chosen. */
export const ByHand: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
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
