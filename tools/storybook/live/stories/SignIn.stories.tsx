import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { backEnd } from '../line/askBackEnd';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Sign in',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'visitor', route: '/login' },
} satisfies Meta<typeof liveStory.component>;

export default meta;

async function verify(username: string, password: string) {
  await member.arrived('Sign in');
  await snapshot('Empty form');
  await member.fill('Username', username);
  await member.fill('Password', password);
  await snapshot('Filled in');
  await userEvent.keyboard('{Enter}');
}

const password = () => member.field('Password');

/** A wrong password keeps the name. */
async function mistypePassword(username: string) {
  await verify(username, 'not-this-one');
  await member.sees('Invalid username or password.');
  await expect(member.field('Username')).toHaveValue(username);
  await snapshot('Wrong password');
}

/** A wrong code empties the boxes. */
async function mistypeCode(code: string) {
  await userEvent.keyboard(`${member.notThis(code)}{Enter}`);
  await screen.findAllByText(translation('Invalid otp'));
  await waitFor(() => expect(member.firstDigit()).toHaveValue(''));
}

/** Types a code and waits for the dashboard. */
async function signIn(code: string) {
  await member.typeCode(`${code}{Enter}`);
  await member.loaded('Dashboard');
}

/** A first sign-in: the email is verified first, and the second step succeeds after one wrong code. */
export const FirstSignIn: Story = {
  play: endAt('Signed in', async ({ step }) => {
    await member.arrived('Sign in');
    const { username, password: secret } = await member.registered('amara21');

    await step('a wrong password keeps the name', () => mistypePassword(username));

    await step('the right one leads to the four boxes, and a code is mailed by itself', async () => {
      await member.fill('Password', `${secret}{Enter}`);
      await member.arrived('Verify your email');
      await waitFor(() => expect(member.field('digit 1 of 4')).toHaveFocus());
      const code = await member.mailedCode(username);
      await snapshot('A code by email');
      await userEvent.keyboard(`${member.notThis(code)}{Enter}`);
      await member.isRefused(within(screen.getByRole('group', { name: translation('Email code') })));
      await member.isAskedForCode();
      await snapshot('Wrong code');
      await userEvent.keyboard(`${code}{Enter}`);
    });

    await step('it leads back, with the name filled in', async () => {
      await member.arrived('Sign in');
      await member.sees('Email verified successfully.');
      await expect(member.field('Username')).toHaveValue(username);
      await waitFor(() => expect(password()).toHaveFocus());
      await snapshot('Email verified');
    });

    await step('the second step, and back from it', async () => {
      await userEvent.keyboard(`${secret}{Enter}`);
      await waitFor(() => expect(member.field('digit 1 of 6')).toHaveFocus());
      await member.mailedCode(username);
      await snapshot('The second step');
      await member.press('Back');
      await waitFor(() => expect(password()).toHaveFocus());
      await expect(password()).toHaveValue(secret);
      // A code is valid with the sign-in that asked for it, and the next is mailed a minute later (T14).
      await backEnd().operate('/clock', { advance_seconds: 61 });
      await userEvent.keyboard('{Enter}');
    });

    await step('a wrong code, then the right one: the dashboard', async () => {
      await member.isAskedForCode();
      const code = await member.mailedCode(username);
      await mistypeCode(code);
      await snapshot('Wrong second code');
      await signIn(code);
      await member.sees('Your first steps');
      await snapshot('Signed in');
    });
  }),
};

/** In two steps with a mailed code: a wrong password, a wrong code, then the dashboard. */
export const ByMail: Story = {
  play: endAt('Signed in', async ({ step }) => {
    await step('a wrong password keeps the name', () => mistypePassword('leader'));
    await step('the right one asks for a code, which is mailed by itself', async () => {
      await member.fill('Password', 'Leader-2026{Enter}');
      await member.isAskedForCode();
    });
    await step('a wrong code is asked for again, the right one opens the portal', async () => {
      const code = await member.mailedCode();
      await snapshot('A code by email');
      await mistypeCode(code);
      await snapshot('Wrong code');
      await signIn(code);
      await snapshot('Signed in');
    });
  }),
};

/** With an authenticator app. */
export const ByAuthenticator: Story = {
  play: endAt('Signed in', async () => {
    await verify('totpuser', 'Totpuser-2026');
    await member.isAskedForCode();
    await snapshot('App code requested');
    await member.typeCode(await backEnd().appCode('totpuser'));
    await snapshot('App code entered');
    await userEvent.keyboard('{Enter}');
    await member.loaded('Dashboard');
    await snapshot('Signed in');
  }),
};

/** With a security pin. */
export const ByPin: Story = {
  play: endAt('Signed in', async () => {
    await verify('pinuser', 'Pinuser-2026');
    await member.isAskedForCode();
    await snapshot('PIN requested');
    await member.typeCode('2468');
    await snapshot('PIN entered');
    await userEvent.keyboard('{Enter}');
    await member.loaded('Dashboard');
    await snapshot('Signed in');
  }),
};

/** From the sign-in to a withdrawal, the most common task. */
export const ThenWithdraw: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: endAt('Requested', async ({ step }) => {
    await step('sign in', async () => {
      await verify('leader', 'Leader-2026');
      const code = await member.mailedCode();
      await snapshot('A code by email');
      await signIn(code);
      await snapshot('Signed in');
    });
    await step('withdraw', async () => {
      await member.goTo('Withdraw');
      const code = await member.fillWithdrawal('25');
      await snapshot('Asked with the code');
      await member.confirm(code, 'Withdraw');
      await member.sees('Your withdrawal has been requested.');
      await member.loaded('Withdraw History');
      await snapshot('Requested');
    });
  }),
};
