import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { accessTexts, errorTexts, profileTexts } from '../text/messages';
import { FormPasswordField } from './FormPasswordField';
import { TryForm } from './forms.fixtures';
import { requiredSecret, sameAs } from './rules/schema';

const meta = {
  title: 'Components/Forms/FormPasswordField',
  component: FormPasswordField,
  args: { name: 'again', label: 'Confirm password', autoComplete: 'new-password' },
  render: (args) => (
    <TryForm
      initialValues={{ password: '', again: '' }}
      schema={{
        password: requiredSecret(accessTexts.passwordRequired),
        again: sameAs('password', profileTexts.passwordMismatch, errorTexts.fieldRequired),
      }}
      onSubmit={fn()}
    >
      <FormPasswordField name="password" label="New password" autoComplete="new-password" />
      <FormPasswordField {...args} />
    </TryForm>
  ),
} satisfies Meta<typeof FormPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'one');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'two');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
        profileTexts.passwordMismatch,
      ),
    );
  },
};
