import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FormDateField } from './FormDateField';
import { TryForm } from './forms.fixtures';
import { noSnapshot } from '../testing/windows';

const sent = fn();

const meta = {
  title: 'Components/Forms/FormDateField',
  component: FormDateField,
  args: { name: 'dob', label: 'Date of birth', unfinished: 'This day does not exist.' },
  render: (args) => (
    <TryForm initialValues={{ dob: '1991-05-30' }} onSubmit={sent}>
      <FormDateField {...args} />
    </TryForm>
  ),
} satisfies Meta<typeof FormDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Left, the field shows the day in the portal's format alone (A §9). Only the field is announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const dob = canvas.getByLabelText('Date of birth');
    await expect(dob).toHaveAccessibleName('Date of birth');
    await expect(dob).not.toHaveAccessibleDescription();
    const written = canvas.getByText('30-05-1991');
    await expect(getComputedStyle(dob).color).toBe('rgba(0, 0, 0, 0)');
    await userEvent.click(dob);
    await expect(written).not.toBeVisible();
    await expect(getComputedStyle(dob).color).not.toBe('rgba(0, 0, 0, 0)');
    dob.blur();
    await expect(written).toBeVisible();
    await expect(written).toHaveAttribute('aria-hidden', 'true');
    await fireEvent.change(dob, { target: { value: '2000-02-29' } });
    await expect(await canvas.findByText('29-02-2000')).toBeVisible();
    await fireEvent.change(dob, { target: { value: '' } });
    await waitFor(() => expect(canvas.queryByText('29-02-2000')).toBeNull());
    // WebKit shows today in an empty field, so it must not look like a value.
    await expect(getComputedStyle(dob).color).toBe('rgba(0, 0, 0, 0)');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ dob: '' }));
  },
};

/** The browser returns '' for an incomplete day, which is still rejected. */
export const Unfinished: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const dob = canvas.getByLabelText<HTMLInputElement>('Date of birth');
    Object.defineProperty(dob, 'validity', { value: { badInput: true } });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(dob).toHaveAccessibleDescription('This day does not exist.'));
    await expect(sent).not.toHaveBeenCalled();
  },
};
