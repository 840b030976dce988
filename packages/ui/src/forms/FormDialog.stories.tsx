import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormDialog } from './FormDialog';
import { FormScope } from './FormScope';
import { FormTextField } from './FormTextField';
import { noSnapshot } from '../testing/windows';
import { overlayMessages } from '../text/overlayMessages';

const onSend = fn();

const meta = {
  title: 'Components/Forms/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    title: 'Nickname',
    description: 'Only you see it.',
    send: 'Save',
    onClose: fn(),
    children: <FormTextField name="nickname" label="Nickname" />,
  },
  decorators: [
    (Story) => (
      <FormScope
        initialValues={{ nickname: '' }}
        validate={({ nickname }) => (nickname === '' ? { nickname: 'Please enter a name.' } : {})}
        onSubmit={(values) => void onSend(values)}
      >
        <Story />
      </FormScope>
    ),
  ],
  beforeEach: () => void onSend.mockClear(),
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Nickname' }));

/** The button outside the form submits it, and so does Enter. A refusal focuses the first invalid field. */
export const Default: Story = {
  play: async () => {
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Please enter a name.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Nickname' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Trend{Enter}');
    await waitFor(() => expect(onSend.mock.calls).toEqual([[{ nickname: 'Trend' }]]));
  },
};

/** With unsaved input Escape asks first, and the dialog's own button does not. */
export const Guarded: Story = {
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await sheet();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nickname' }), 'Trend{Escape}');
    await expect(await screen.findByRole('button', { name: overlayMessages.keepEditing })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** It can't be closed while sending. */
export const Busy: Story = {
  args: { busy: true },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await sheet();
    await expect(dialog.getByRole('button', { name: overlayMessages.close })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Its data is not loaded yet. The leave button has its own label. */
export const Unready: Story = {
  args: { unready: true, leave: 'Back' },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await sheet();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
