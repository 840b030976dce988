import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { amount, email, lettersAndDigits, lettersAndSpaces } from '../../forms/filters';
import { purchaseTexts } from '../../text/messages';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Username', autoComplete: 'username', onChange: fn() },
  render: function Controlled({ value: start = '', onChange, ...args }) {
    const [value, setValue] = useState(start);
    return (
      <div style={{ maxInlineSize: '23rem' }}>
        <TextField
          {...args}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            onChange?.(event);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Username');
    await userEvent.type(input, 'amara21');
    await expect(input).toHaveValue('amara21');
    await expect(input).toHaveAttribute('autocomplete', 'username');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const WithHint: Story = {
  args: { hint: 'Letters and digits' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Username')).toHaveAccessibleDescription(
      'Letters and digits',
    );
  },
};

export const WithError: Story = {
  args: {
    label: 'Investment amount',
    aside: 'Balance $12,480.50',
    prefix: '$',
    value: '530',
    hint: 'From $500.00',
    error: purchaseTexts.amountNotMultiple,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Investment amount');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Please Enter Amount In Multiple 0f 50 From $500.00');
  },
};

export const Disabled: Story = { args: { value: 'amara21', disabled: true } };
export const ReadOnly: Story = { args: { value: 'amara21', readOnly: true } };
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };

/** What may not be typed is taken out, said beside the field, and the caret stays (D29). */
export const Filtered: Story = {
  args: { label: 'Email', type: 'text', inputMode: 'email', autoComplete: 'email', filter: email },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Email');
    await userEvent.type(input, 'ab@mail.com');
    await userEvent.type(input, '+', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('ab@mail.com');
    await expect(input.selectionStart).toBe(1);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Not allowed here: +');
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('axb@mail.com');
    await expect(input.selectionStart).toBe(2);
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const FilteredPaste: Story = {
  args: { label: 'Amount', inputMode: 'decimal', autoComplete: 'off', prefix: '$', filter: amount },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(input);
    await userEvent.paste('1,234.567 USD');
    await expect(input).toHaveValue('1234.56');
  },
};

/** No more than there is room for: what is over is taken out where it was typed, and said. */
export const Limited: Story = {
  args: { limit: 6, filter: lettersAndDigits },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Username');
    const said = within(canvasElement).getByRole('status');
    await userEvent.type(input, 'amara2');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('amara2');
    await expect(said).toHaveTextContent('At most 6 characters');
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('amara2');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Backspace}');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.clear(input);
    await userEvent.paste('kenji_88-of-Osaka');
    await expect(input).toHaveValue('kenji8');
    await expect(said).toHaveTextContent('Not allowed here: _ - · At most 6 characters');
  },
};

/** A letter in the making is left alone; what it becomes is filtered. */
export const Composed: Story = {
  args: { label: 'Name', autoComplete: 'name', filter: lettersAndSpaces },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Name');
    const put = (value: string, isComposing: boolean) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    };
    input.focus();
    put('´', true);
    await expect(input).toHaveValue('´');
    put('é1', true);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'é1' }));
    await expect(input).toHaveValue('é');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Withdrawal address on the network that you have chosen for this wallet, and on no other',
    value: 'TXk3f9'.repeat(12),
    error: 'The address does not belong to the network. '.repeat(3),
    suffix: 'TRC20',
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
