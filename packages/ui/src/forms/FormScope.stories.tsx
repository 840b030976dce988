import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormikContext } from 'formik';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button';
import { dropDrafts, offerDrafts, typedDrafts } from './draft/drafts';
import { Form } from './Form';
import { FormPasswordField } from './FormPasswordField';
import { FormScope } from './FormScope';
import { FormTextField } from './FormTextField';
import { hasUnsaved } from './unsaved';
import { noSnapshot } from '../testing/windows';

function Standing() {
  const { submitCount, isSubmitting } = useFormikContext();
  return (
    <p role="status">
      Sent {submitCount} times, {isSubmitting ? 'still on its way' : 'none on its way'}
    </p>
  );
}

const meta = {
  title: 'Components/Forms/FormScope',
  component: FormScope<{ username: string; password: string }>,
  // The form keeps the input of the story before for the way back.
  beforeEach: () => dropDrafts(),
  args: {
    initialValues: { username: 'amara21', password: '' },
    onSubmit: fn(),
    children: (
      <Form label="Try">
        <FormTextField name="username" label="Username" />
        <FormPasswordField name="password" label="Password" autoComplete="off" />
        <Standing />
        <Button type="submit" variant="main">
          Send
        </Button>
      </Form>
    ),
  },
} satisfies Meta<typeof FormScope<{ username: string; password: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each attempt passes the values. Only the screen sets the sending state. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(await canvas.findByText(`Sent ${times} times, none on its way`)).toBeVisible();
      await expect(args.onSubmit).toHaveBeenCalledTimes(times);
    }
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      { username: 'amara21', password: '' },
      expect.anything(),
    );
  },
};

/** Whether the browser would ask before closing the tab. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Leaving asks first while there are changes, and no longer after they are undone. */
export const Unsaved: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent }) => {
    await expect([hasUnsaved(), isAsked()]).toEqual([false, false]);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'x');
    await waitFor(() => expect([hasUnsaved(), isAsked()]).toEqual([true, true]));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), '{Backspace}');
    await waitFor(() => expect([hasUnsaved(), isAsked()]).toEqual([false, false]));
  },
};

/** A code is short-lived, so nothing is lost with it. */
export const Passing: Story = {
  args: { passing: true },
  parameters: noSnapshot,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'x');
    await expect([hasUnsaved(), isAsked()]).toEqual([false, false]);
  },
};

/** Input that is kept for the way back is no loss inside the portal. Only the browser asks before it ends. */
export const KeptOnLeave: Story = {
  args: { draft: 'try', keptOnLeave: true },
  parameters: noSnapshot,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'x');
    await waitFor(() => expect([hasUnsaved(), isAsked()]).toEqual([false, true]));
  },
};

/** Drafts contain the input, but never a password. An offered draft is taken once. */
export const Draft: Story = {
  args: { draft: 'try' },
  parameters: noSnapshot,
  play: async ({ canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.type(canvas.getByLabelText('Password'), 'secret-1');
    await userEvent.type(username, 'x');
    await waitFor(() => expect(typedDrafts()).toEqual({ try: { username: 'amara21x' } }));
    offerDrafts({ try: { username: 'kenji88', unknown: 'x' } });
    await waitFor(() => expect(username).toHaveValue('kenji88'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('secret-1');
    await userEvent.clear(username);
    await userEvent.type(username, 'amara21');
    await userEvent.clear(canvas.getByLabelText('Password'));
    await waitFor(() => expect(typedDrafts()).toEqual({}));
  },
};
