import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '../text/messages';
import { FormAmountField } from './FormAmountField';
import { TryForm } from './forms.fixtures';
import { requiredAmount } from './rules/schema';

const submitted = fn();

const meta = {
  title: 'Forms/FormAmountField',
  component: FormAmountField,
  args: { name: 'amount', label: 'Amount', balance: '3215.5' },
  beforeEach: () => void submitted.mockClear(),
  render: (args) => (
    <TryForm
      initialValues={{ amount: '' }}
      schema={{ amount: requiredAmount(errorTexts.fieldRequired) }}
      onSubmit={submitted}
    >
      <FormAmountField {...args} />
    </TryForm>
  ),
} satisfies Meta<typeof FormAmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits and one dot; the caret stays where it is; what was taken out is said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '1e');
    await expect(canvas.getByText('Not allowed here: e')).toBeVisible();
    await userEvent.type(input, '3');
    await userEvent.type(input, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('13');
    await expect(input.selectionStart).toBe(1);
    await userEvent.clear(input);
    await userEvent.type(input, '1,5');
    await expect(input).toHaveValue('1.5');
  },
};

/** All of it, to the cent. */
export const Max: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$3,215.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Max of the balance' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('3215.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ amount: '3215.50' }));
  },
};

/** There is nothing to take all of. */
export const Nothing: Story = {
  args: { balance: '0.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Max/ })).not.toBeInTheDocument();
  },
};

export const UnknownBalance: Story = { args: { balance: undefined, hint: 'Choose a wallet first.' } };
export const LongText: Story = {
  args: { balance: '999999999999.99', label: 'Amount that leaves the wallet you have chosen' },
  globals: { viewport: { value: 'phone' } },
};
