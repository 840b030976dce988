import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { invited, registerArgs } from './RegisterScreen.fixtures';
import { RegisterScreen } from './RegisterScreen';
import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { RegisterScreenProps } from './RegisterScreen';
import { getFields, fillIn, filled } from './RegisterScreen.plays';
import { endAt, snapshot } from '../../../testing/snapshot';
import { registerMessages } from './messages';
import { accessTexts } from '../../../text/visitorMessages';
import { noSnapshot } from '../../../testing/windows';

// Spec: A §2 Registration, A §3 Registration payload, A §5 Registration
const meta = {
  title: 'Screens/Access/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: registerArgs,
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first invalid field gets the focus. It may be the cards. */
export const PositionMissing: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { signUp } = await fillIn(canvas);
    await userEvent.type(canvas.getByLabelText(registerMessages.sponsor), 'northstar');
    await userEvent.click(signUp);
    await waitFor(() => expect(canvas.getByRole('radio', { name: registerMessages.left })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(accessTexts.positionRequired)).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: registerMessages.right })).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * The very first member has no sponsor, and a plan that is not binary has no position. Hidden fields are sent as ''
 * (D33).
 */
export const Empty: Story = {
  args: { plan: { state: 'ready', data: { asksSponsor: false, asksPosition: false } }, ...invited },
  play: async ({ args, canvas }) => {
    const { signUp } = await fillIn(canvas);
    await expect(canvas.queryByLabelText(registerMessages.sponsor)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
    await userEvent.click(signUp);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, sponsor: '', position: '' }));
  },
};

/** A binary plan without members: the position is optional (D33). */
export const FirstOfBinary: Story = {
  args: { plan: { state: 'ready', data: { asksSponsor: false, asksPosition: true } } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { signUp } = await fillIn(canvas);
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-required', 'false');
    await userEvent.click(signUp);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, sponsor: '', position: '' });
  },
};

export const NotBinary: Story = {
  args: { plan: { state: 'ready', data: { asksSponsor: true, asksPosition: false } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(registerMessages.sponsor)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
};

/** By a left link: sponsor and leg are locked with the reason, and the sponsor's name shows next to it. */
export const Invited: Story = {
  args: invited,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const { signUp } = await fillIn(canvas);
    const sponsor = canvas.getByLabelText(registerMessages.sponsor);
    await expect(sponsor).toHaveValue('leader');
    await expect(sponsor).toHaveAttribute('readonly');
    await expect(sponsor).toHaveAccessibleDescription(registerMessages.fromInvitation);
    await expect(canvas.getByText('Amara Okafor').tagName).toBe('BDI');
    const group = canvas.getByRole('radiogroup', { name: registerMessages.position });
    await expect(group).toHaveAccessibleDescription(registerMessages.fromInvitation);
    await expect(canvas.getByRole('radio', { name: registerMessages.left })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: registerMessages.right })).toBeDisabled();
    await userEvent.click(signUp);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, sponsor: 'leader', position: 'L' }),
    );
  },
};

/** The link's sponsor does not exist. The fields unlock with a message, and the input stays. */
export const InviterUnknown: Story = {
  args: { invitation: { sponsor: 'ghost', leg: 'R' } },
  parameters: noSnapshot,
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
  play: endAt('The inviter is not found', async ({ args, canvas }) => {
    const { name, signUp } = await fillIn(canvas);
    const sponsor = canvas.getByLabelText(registerMessages.sponsor);
    await expect(sponsor).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(sponsor).not.toHaveAttribute('readonly');
    await expect(sponsor).toHaveAccessibleDescription(
      new RegExp(`^${accessTexts.notAvailable} ${registerMessages.unknownInviter}`),
    );
    await snapshot('The inviter is not found');
    await expect(name).toHaveValue('Kenji Mori');
    await userEvent.click(signUp);
    await waitFor(() => expect(sponsor).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(sponsor);
    // Typing the link's name again does not lock the field again.
    await userEvent.type(sponsor, 'ghost');
    await expect(sponsor).not.toHaveAttribute('readonly');
    await userEvent.clear(sponsor);
    await userEvent.type(sponsor, 'leader');
    await expect(sponsor).not.toBeInvalid();
    await userEvent.tab();
    await expect(args.onSponsorEnter).toHaveBeenLastCalledWith('leader');
    await userEvent.click(signUp);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, sponsor: 'leader', position: 'R' }),
    );
  }),
};

/** By a link, the reserved space matches locked fields, so the terms do not move when the plan loads. */
export const LoadingInvited: Story = {
  args: invited,
  parameters: noSnapshot,
  render: function Arriving(args) {
    const [plan, setPlan] = useState<RegisterScreenProps['plan']>({ state: 'loading' });
    return (
      <>
        <RegisterScreen {...args} plan={plan} sponsorCheck={undefined} />
        <button type="button" onClick={() => setPlan(args.plan)}>
          Arrive
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const { name, terms } = getFields(canvas);
    const distance = () => terms.getBoundingClientRect().top - name.getBoundingClientRect().top;
    const before = distance();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByLabelText(registerMessages.sponsor)).toHaveValue('leader');
    await expect(distance()).toBeCloseTo(before, 0);
  },
};
