import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { mixed } from 'yup';
import { cardPng } from '../components/ImageField/ImageField.fixtures';
import { FormImageField } from './FormImageField';
import { TryForm } from './forms.fixtures';
import { imageMessages } from '../components/ImageField/messages';

const submitted = fn();

const meta = {
  title: 'Components/Forms/FormImageField',
  component: FormImageField,
  args: {
    name: 'front',
    label: 'Front',
  },
  beforeEach: () => void submitted.mockClear(),
  render: (args) => (
    <TryForm
      initialValues={{}}
      schema={{ front: mixed().required('This Field Is Required.') }}
      onSubmit={submitted}
      answer={{ front: 'The picture is not sharp.' }}
    >
      <FormImageField {...args} />
    </TryForm>
  ),
} satisfies Meta<typeof FormImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Missing, chosen, sent. The server's error stays until a change. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(await canvas.findByText('This Field Is Required.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Front')).toHaveFocus());
    await userEvent.upload(canvas.getByLabelText('Front'), await cardPng());
    await canvas.findByRole('img', { name: imageMessages.previewLabel({ label: 'Front' }) });
    await waitFor(() => expect(canvas.queryByText('This Field Is Required.')).toBeNull());
    await userEvent.click(send);
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('The picture is not sharp.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${imageMessages.remove}: Front` }));
    await waitFor(() => expect(canvas.queryByText('The picture is not sharp.')).toBeNull());
  },
};
