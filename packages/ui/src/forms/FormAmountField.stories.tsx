import type { Meta, StoryObj } from '@storybook/react-vite';
import fc from 'fast-check';
import type { Canvas } from '../testing/listed';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '../text/messages';
import { parseAmount } from '../text/typed/typedAmount';
import { writtenAmounts } from '../text/typed/writtenAmounts.fixtures';
import { FormAmountField } from './FormAmountField';
import { TryForm } from './forms.fixtures';
import { requiredAmount } from './rules/schema';
import { noSnapshot, onPhone } from '../testing/windows';
import { endAt, snapshot } from '../testing/snapshot';
import { amountFieldMessages } from '../text/typed/amountFieldMessages';
import { messagePattern } from '../testing/messagePattern';

const submitted = fn();

// Spec: B §5 Amounts
const meta = {
  title: 'Components/Forms/FormAmountField',
  component: FormAmountField,
  args: { name: 'amount', label: 'Amount', balance: '3215.5' },
  beforeEach: () => void submitted.mockReset(),
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

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

/** The input stays as typed. There is no note when there is only one reading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '1,234.50');
    await expect(input).toHaveValue('1,234.50');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await send(canvas);
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ amount: '1,234.50' }));
  },
};

/** With two readings, or an ignored sign, the field shows its reading before the form can be sent (D122). */
export const SaysWhatItRead: Story = {
  parameters: noSnapshot,
  play: endAt('Ambiguous', async ({ canvas }) => {
    const input = canvas.getByLabelText('Amount');
    for (const [typed, read] of [
      ['1,000', amountFieldMessages.readAs.replace('{amount}', '$1,000.00')],
      ['1.500', amountFieldMessages.readAs.replace('{amount}', '$1,500.00')],
      ['$5', amountFieldMessages.readAs.replace('{amount}', '$5.00')],
    ] as const) {
      await userEvent.clear(input);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.type(input, typed);
      await expect(canvas.getByRole('status')).toHaveTextContent(read);
    }
    await userEvent.clear(input);
    // Enter right after the last digit. The note is already visible.
    submitted.mockImplementation(() => expect(canvas.getByRole('status')).toHaveTextContent('$1,000.00'));
    await userEvent.type(input, '1,000{Enter}');
    await waitFor(() => expect(submitted).toHaveReturned());
    await snapshot('Ambiguous');
  }),
};

/** Input that can't become an amount is an error during typing. Incomplete input is an error on submit. */
export const Unreadable: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '1e3');
    await expect(input).toHaveValue('1e3');
    await expect(canvas.getByRole('status')).toHaveTextContent(amountFieldMessages.refusals.signs);
    await userEvent.clear(input);
    await userEvent.type(input, '1,00,00');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await send(canvas);
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(messagePattern(amountFieldMessages.refusals.unreadable)),
    );
    await userEvent.clear(input);
    await userEvent.type(input, '0.125');
    await waitFor(() => expect(input).toHaveAccessibleDescription(amountFieldMessages.refusals.tooFine));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** Typed, pasted, or typed from the middle, the amount is the same, and letters stay (D122, D157). */
export const EnteredInEveryWay: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    const user = userEvent.setup({ delay: null });
    const entered = async (enter: () => Promise<void>) => {
      await user.clear(input);
      await enter();
      return { value: parseAmount(input.value), said: canvas.getByRole('status').textContent };
    };
    const odd = fc.constantFrom('1.500,00', '1,00,000', '1,000', '10.00', '1e3', '-5', '1,00,00', '5k');
    const texts = fc.oneof(
      writtenAmounts,
      odd.map((text) => ({ text, value: parseAmount(text) })),
    );
    const checked = fc.asyncProperty(texts, fc.nat(), async ({ text, value }, at) => {
      const middle = at % (text.length + 1);
      const caret = { initialSelectionStart: 0, initialSelectionEnd: 0 };
      const typed = await entered(() => user.type(input, text));
      const pasted = await entered(async () => {
        await user.click(input);
        await user.paste(text);
      });
      const fromMiddle = await entered(async () => {
        await user.type(input, text.slice(middle) || '{Backspace}');
        await user.type(input, text.slice(0, middle) || '{Home}', caret);
      });
      await expect({ text, typed, pasted, fromMiddle }).toEqual({
        text,
        typed: { ...typed, value },
        pasted: typed,
        fromMiddle: typed,
      });
    });
    await fc.assert(checked, { seed: 122, numRuns: 40 });
  },
};

/** The full balance, to the cent. */
export const Max: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$3,215.50')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: `${amountFieldMessages.max} ${amountFieldMessages.ofTheBalance}` }),
    );
    await expect(canvas.getByLabelText('Amount')).toHaveValue('3215.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ amount: '3215.50' }));
  },
};

/** An empty balance has no Max. */
export const Nothing: Story = {
  args: { balance: '0.00' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0.00')).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: messagePattern(amountFieldMessages.max) }),
    ).not.toBeInTheDocument();
  },
};

export const UnknownBalance: Story = { args: { balance: undefined, hint: 'Choose a wallet first.' } };
export const LongText: Story = {
  args: { balance: '999999999999.99', label: 'Amount that leaves the wallet you have chosen' },
  ...onPhone,
};
