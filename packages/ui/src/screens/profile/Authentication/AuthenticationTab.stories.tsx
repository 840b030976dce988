import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allSetUp, authenticationArgs, nothingSetUp } from './AuthenticationTab.fixtures';
import { AuthenticationTab } from './AuthenticationTab';

const meta = {
  title: 'Screens/Profile/Authentication',
  component: AuthenticationTab,
  args: authenticationArgs,
} satisfies Meta<typeof AuthenticationTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Code by email' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Security Pin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith('mpin'));
    await expect(args.onSetUpFirst).not.toHaveBeenCalled();
  },
};

const notSetUp = { authentication: { state: 'ready', data: nothingSetUp } } as const;

/** Refused with the exact text; sending it leads to the tab that sets it up (A §4). */
export const PinNotSetUp: Story = {
  args: notSetUp,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Security Pin' }));
    await expect(await canvas.findByText('Please Setup Your Security Pin')).toBeVisible();
    await expect(args.onSetUpFirst).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSetUpFirst).toHaveBeenCalledWith('mpin', 'Please Setup Your Security Pin'),
    );
    await expect(args.onChosen).not.toHaveBeenCalled();
  },
};

/** The sentence that the specification leaves incomplete (D45). */
export const AuthenticatorNotSetUp: Story = {
  args: notSetUp,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Authenticator app' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSetUpFirst).toHaveBeenCalledWith('authenticator', 'Please Setup Your 2FA Authenticator'),
    );
  },
};

/** None was ever chosen: sending that says so. */
export const Empty: Story = {
  args: { authentication: { state: 'ready', data: { ready: allSetUp.ready } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please Select Correct Option.')).toBeVisible();
    await expect(args.onChosen).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { form: { busy: true, saved: 0 } } };
export const FieldErrors: Story = {
  args: { form: { busy: false, saved: 0, refusal: { type: 'This type is not offered any more.' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This type is not offered any more.')).toBeVisible();
  },
};
export const Refused: Story = { args: { form: { busy: false, saved: 0, refusal: {} } } };
export const Loading: Story = { args: { authentication: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    authentication: {
      state: 'failed',
      message: 'Something Went Wrong Please Try Again....',
      onRetry: fn(),
    },
  },
};
export const Mobile: Story = { args: notSetUp, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: notSetUp, globals: { theme: 'dark' } };
