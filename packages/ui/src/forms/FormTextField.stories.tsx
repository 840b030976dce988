import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { accessTexts } from '../text/messages';
import { lettersAndDigits } from './rules/filters';
import { FormTextField } from './FormTextField';
import { TryForm } from './forms.fixtures';
import { requiredText } from './rules/schema';
import { noSnapshot } from '../testing/windows';
import { endAt, snapshot } from '../testing/snapshot';

const submitted = fn();

// Spec: A §5 Form helper, A §8 Errors object
const meta = {
  title: 'Components/Forms/FormTextField',
  component: FormTextField,
  args: { name: 'username', label: 'Username', autoComplete: 'username', filter: lettersAndDigits },
  beforeEach: () => void submitted.mockClear(),
  render: (args) => (
    <TryForm
      initialValues={{ username: '', sponsor: '' }}
      schema={{ username: requiredText(accessTexts.usernameRequired) }}
      onSubmit={submitted}
    >
      <FormTextField {...args} />
      <FormTextField name="sponsor" label="Sponsor" />
    </TryForm>
  ),
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error shows after blur, not while it is first typed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Username');
    await userEvent.click(input);
    await expect(canvas.queryByText(accessTexts.usernameRequired)).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(accessTexts.usernameRequired));
    await userEvent.type(input, 'amara_21');
    await expect(input).toHaveValue('amara21');
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ username: 'amara21', sponsor: '' }));
  },
};

/** A form sent too early shows the missing fields, and focuses the first. */
export const SentEmpty: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
    await expect(canvas.getByLabelText('Username')).toBeInvalid();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** The server's error stays while other fields change, and disappears when its own field changes (D39). */
export const Refused: Story = {
  parameters: noSnapshot,
  render: (args) => (
    <TryForm
      initialValues={{ username: 'amara21', sponsor: '' }}
      onSubmit={submitted}
      answer={{ username: 'The username has already been taken.' }}
    >
      <FormTextField {...args} />
      <FormTextField name="sponsor" label="Sponsor" />
    </TryForm>
  ),
  play: endAt('Refused', async ({ canvas }) => {
    const input = canvas.getByLabelText('Username');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const text = 'The username has already been taken.';
    await waitFor(() => expect(input).toHaveAccessibleDescription(text));
    await waitFor(() => expect(input).toHaveFocus());
    await snapshot('Refused');
    await userEvent.type(canvas.getByLabelText('Sponsor'), 'northstar');
    await expect(input).toHaveAccessibleDescription(text);
    await expect(canvas.getByLabelText('Sponsor')).toHaveFocus();
    await userEvent.type(input, '2');
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));
    await expect(canvas.getByLabelText('Username')).toHaveValue('amara212');
  }),
};
/** An error caused by a press elsewhere waits, so the pressed element stays under the pointer. */
export const PressedWhileWrong: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Username');
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(input);
    const before = button.getBoundingClientRect().top;
    const pointer = userEvent.setup();
    await pointer.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(input).not.toHaveFocus();
    // Longer than the validation takes.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas.queryByText(accessTexts.usernameRequired)).toBeNull();
    await expect(button.getBoundingClientRect().top).toBe(before);
    await pointer.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(await canvas.findByText(accessTexts.usernameRequired)).toBeVisible();
  },
};
