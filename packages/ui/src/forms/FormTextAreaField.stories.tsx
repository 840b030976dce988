import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorTexts } from '../text/messages';
import { TryForm } from './forms.fixtures';
import { FormTextAreaField } from './FormTextAreaField';
import { requiredText } from './rules/schema';

const sent = fn();

const meta = {
  title: 'Components/Forms/FormTextAreaField',
  component: FormTextAreaField,
  args: { name: 'message', label: 'Message' },
  render: (args) => (
    <TryForm
      initialValues={{ message: '' }}
      schema={{ message: requiredText(errorTexts.fieldRequired) }}
      onSubmit={sent}
      answer={{ message: 'The message is too long.' }}
    >
      <FormTextAreaField {...args} />
    </TryForm>
  ),
} satisfies Meta<typeof FormTextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Required, sent, refused. The server's error disappears on the next change. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(errorTexts.fieldRequired)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(box, 'One{Enter}two');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('The message is too long.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ message: 'One\ntwo' });
    await userEvent.type(box, '!');
    await expect(canvas.queryByText('The message is too long.')).not.toBeInTheDocument();
  },
};
