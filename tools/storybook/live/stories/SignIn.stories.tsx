import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backEnd } from '../line/askBackEnd';
import type { LivePortal } from '../page/LivePortal';
import {
  arrived,
  confirmWithdrawal,
  fillWithdrawal,
  goTo,
  loaded,
  mailedCode,
  notThis,
  registered,
  typeCode,
} from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation, translationPattern } from './translation';

const meta = {
  title: 'Flows/Sign in',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'visitor', route: '/login' },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

async function verify(username: string, password: string) {
  await arrived('Sign in');
  await snapshot('Empty form');
  await userEvent.type(screen.getByRole('textbox', { name: translation('Username') }), username);
  await userEvent.type(screen.getByLabelText(translation('Password')), password);
  await snapshot('Filled in');
  await userEvent.keyboard('{Enter}');
}

const password = () => screen.getByLabelText(translation('Password'));

/** A first sign-in: the email is verified first, and the second step succeeds after one wrong code. */
export const FirstSignIn: Story = {
  play: endAt('Signed in', async ({ step }) => {
    await arrived('Sign in');
    const { username, password: secret } = await registered('amara21');

    await step('a wrong password keeps the name', async () => {
      await verify(username, 'not-this-one');
      await expect(await screen.findByText(translation('Invalid username or password.'))).toBeVisible();
      await snapshot('Wrong password');
      await expect(screen.getByRole('textbox', { name: translation('Username') })).toHaveValue(username);
    });

    await step('the right one leads to the four boxes, and a code is mailed by itself', async () => {
      await userEvent.clear(password());
      await userEvent.type(password(), `${secret}{Enter}`);
      await arrived('Verify your email');
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: translation('digit 1 of 4') })).toHaveFocus(),
      );
      const code = await mailedCode(username);
      await snapshot('A code by email');
      await userEvent.keyboard(`${notThis(code)}{Enter}`);
      const group = within(screen.getByRole('group', { name: translation('Email code') }));
      await waitFor(() =>
        expect(group.getByRole('alert')).toHaveTextContent(translationPattern('Invalid otp')),
      );
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: translation('digit 1 of 4') })).toHaveFocus(),
      );
      await snapshot('Wrong code');
      await userEvent.keyboard(`${code}{Enter}`);
    });

    await step('it leads back, with the name filled in', async () => {
      await arrived('Sign in');
      await expect(await screen.findByText(translation('Email verified successfully.'))).toBeVisible();
      await expect(screen.getByRole('textbox', { name: translation('Username') })).toHaveValue(username);
      await waitFor(() => expect(password()).toHaveFocus());
      await snapshot('Email verified');
    });

    await step('the second step, and back from it', async () => {
      await userEvent.keyboard(`${secret}{Enter}`);
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: translation('digit 1 of 6') })).toHaveFocus(),
      );
      await mailedCode(username);
      await snapshot('The second step');
      await userEvent.click(screen.getByRole('button', { name: translation('Back') }));
      await waitFor(() => expect(password()).toHaveFocus());
      await expect(password()).toHaveValue(secret);
      await userEvent.keyboard('{Enter}');
    });

    await step('a wrong code, then the right one: the dashboard', async () => {
      const first = await screen.findByRole('textbox', { name: translation('digit 1 of 6') });
      await waitFor(() => expect(first).toHaveFocus());
      const code = await mailedCode(username);
      await userEvent.keyboard(`${notThis(code)}{Enter}`);
      await screen.findAllByText(translation('Invalid otp'));
      await waitFor(() => expect(first).toHaveValue(''));
      await snapshot('Wrong second code');
      await typeCode(first, `${code}{Enter}`);
      await loaded('Dashboard');
      await expect(await screen.findByText(translation('Your first steps'))).toBeVisible();
      await snapshot('Signed in');
    });
  }),
};

/** In two steps with a mailed code: a wrong password, a wrong code, then the dashboard. */
export const ByMail: Story = {
  play: endAt('Signed in', async ({ step }) => {
    await step('a wrong password keeps the name', async () => {
      await verify('leader', 'not-this-one');
      await expect(await screen.findByText(translation('Invalid username or password.'))).toBeVisible();
      await expect(screen.getByRole('textbox', { name: translation('Username') })).toHaveValue('leader');
      await snapshot('Wrong password');
    });
    await step('the right one asks for a code, which is mailed by itself', async () => {
      await userEvent.clear(screen.getByLabelText(translation('Password')));
      await userEvent.type(screen.getByLabelText(translation('Password')), 'Leader-2026{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: translation('digit 1 of 6') })).toHaveFocus(),
      );
    });
    await step('a wrong code is asked for again, the right one opens the portal', async () => {
      const code = await mailedCode('leader');
      await snapshot('A code by email');
      await userEvent.keyboard(`${notThis(code)}{Enter}`);
      await screen.findAllByText(translation('Invalid otp'));
      const first = screen.getByRole('textbox', { name: translation('digit 1 of 6') });
      await waitFor(() => expect(first).toHaveValue(''));
      await snapshot('Wrong code');
      await typeCode(first, `${code}{Enter}`);
      await loaded('Dashboard');
      await snapshot('Signed in');
    });
  }),
};

/** With an authenticator app. */
export const ByAuthenticator: Story = {
  play: endAt('Signed in', async () => {
    await verify('totpuser', 'Totpuser-2026');
    const first = await screen.findByRole('textbox', { name: translation('digit 1 of 6') });
    await snapshot('App code requested');
    await typeCode(first, await backEnd().appCode('totpuser'));
    await snapshot('App code entered');
    await userEvent.keyboard('{Enter}');
    await loaded('Dashboard');
    await snapshot('Signed in');
  }),
};

/** With a security pin. */
export const ByPin: Story = {
  play: endAt('Signed in', async () => {
    await verify('pinuser', 'Pinuser-2026');
    const first = await screen.findByLabelText(translation('digit 1 of 4'));
    await snapshot('PIN requested');
    await typeCode(first, '2468');
    await snapshot('PIN entered');
    await userEvent.keyboard('{Enter}');
    await loaded('Dashboard');
    await snapshot('Signed in');
  }),
};

/** From the sign-in to a withdrawal, the most common task. */
export const ThenWithdraw: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: endAt('Requested', async ({ step }) => {
    await step('sign in', async () => {
      await verify('leader', 'Leader-2026');
      const first = await screen.findByLabelText(translation('digit 1 of 6'));
      const code = await mailedCode('leader');
      await snapshot('A code by email');
      await typeCode(first, `${code}{Enter}`);
      await loaded('Dashboard');
      await snapshot('Signed in');
    });
    await step('withdraw', async () => {
      await goTo('Withdraw');
      await fillWithdrawal('25');
      const code = await mailedCode('leader');
      await snapshot('Asked with the code');
      await confirmWithdrawal(code);
      await expect(await screen.findByText(translation('Your withdrawal has been requested.'))).toBeVisible();
      await loaded('Withdraw History');
      await snapshot('Requested');
    });
  }),
};
