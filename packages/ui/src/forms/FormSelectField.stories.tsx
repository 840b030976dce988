import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { accessTexts } from '../text/messages';
import { FormSelectField } from './FormSelectField';
import { TryForm } from './forms.fixtures';
import { requiredText } from './rules/schema';

const submitted = fn();

const meta = {
  title: 'Components/Forms/FormSelectField',
  component: FormSelectField,
  args: {
    name: 'position',
    label: 'Position',
    placeholder: 'Choose a leg',
    options: [
      { value: 'R', label: 'Right' },
      { value: 'L', label: 'Left' },
    ],
  },
  render: (args) => (
    <TryForm
      initialValues={{ position: '' }}
      schema={{ position: requiredText(accessTexts.positionRequired) }}
      onSubmit={submitted}
    >
      <FormSelectField {...args} />
    </TryForm>
  ),
} satisfies Meta<typeof FormSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const select = canvas.getByLabelText('Position');
    await waitFor(() => expect(select).toHaveAccessibleDescription(accessTexts.positionRequired));
    await userEvent.selectOptions(select, 'Left');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ position: 'L' }));
  },
};
