import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { accessTexts, errorTexts } from '../text/messages';
import { FormCheckbox } from './FormCheckbox';
import { TryForm } from './forms.fixtures';
import { ticked } from './rules/schema';

const submitted = fn();

const meta = {
  title: 'Components/Forms/FormCheckbox',
  component: FormCheckbox,
  args: { name: 'agreed', label: accessTexts.agree },
  render: (args) => (
    <TryForm
      initialValues={{ agreed: false }}
      schema={{ agreed: ticked(errorTexts.fieldRequired) }}
      onSubmit={submitted}
    >
      <FormCheckbox {...args} />
    </TryForm>
  ),
} satisfies Meta<typeof FormCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const box = canvas.getByRole('checkbox');
    await waitFor(() => expect(box).toHaveAccessibleDescription(errorTexts.fieldRequired));
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ agreed: true }));
  },
};
