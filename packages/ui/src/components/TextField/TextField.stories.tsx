import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { digitsAndDots, email, lettersAndDigits, lettersAndSpaces } from '../../forms/rules/filters';
import { commonMessages } from '../../text/commonMessages';
import { purchaseTexts } from '../../text/messages';
import { formatCharacters } from '../../text/typed/formatCharacters';
import { TextField } from './TextField';
import { inEachState } from '../../testing/eachState';
import { onPhone, noSnapshot } from '../../testing/windows';

// Spec: A §5 Input filters
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

const notAllowed = (removed: string) => `${commonMessages.notAllowedHere} ${formatCharacters(removed)}`;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Username');
    await userEvent.type(input, 'amara21');
    await expect(input).toHaveValue('amara21');
    await expect(input).toHaveAttribute('autocomplete', 'username');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const WithHint: Story = {
  args: { hint: 'Letters and digits' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('Letters and digits');
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
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Investment amount');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(`${purchaseTexts.amountNotMultiple} From $500.00`);
  },
};

export const Disabled: Story = { args: { value: 'amara21', disabled: true }, parameters: noSnapshot };
export const ReadOnly: Story = { args: { value: 'amara21', readOnly: true }, parameters: noSnapshot };

/** Forbidden characters are removed and shown next to the field, and the caret stays (D29). */
export const Filtered: Story = {
  args: { label: 'Email', type: 'text', inputMode: 'email', autoComplete: 'email', filter: email },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Email');
    await userEvent.type(input, 'ab@mail.com');
    await userEvent.type(input, '+', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('ab@mail.com');
    await expect(input.selectionStart).toBe(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(notAllowed('+'));
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('axb@mail.com');
    await expect(input.selectionStart).toBe(2);
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** The note stays while the member types, until a deletion or blur (D29). */
export const StaysShown: Story = {
  args: { label: 'Email', inputMode: 'email', filter: email },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Email');
    const status = canvas.getByRole('status');
    await userEvent.type(input, 'john_doe@my-mail.com');
    await expect(input).toHaveValue('johndoe@mymail.com');
    await expect(status).toHaveTextContent(notAllowed('_-'));
    await userEvent.keyboard('{Backspace}');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('+m');
    await expect(status).toHaveTextContent(notAllowed('+'));
    const { bottom } = status.getBoundingClientRect();
    await userEvent.tab();
    await expect(status).not.toBeVisible();
    // Nothing moves away from a press that blurs the field.
    await expect(status.getBoundingClientRect().bottom).toBe(bottom);
    await userEvent.type(input, 'x');
    await expect(status).toBeEmptyDOMElement();
  },
};

export const FilteredPaste: Story = {
  args: { label: 'Account number', inputMode: 'decimal', autoComplete: 'off', filter: digitsAndDots },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Account number');
    await userEvent.click(input);
    await userEvent.paste('No. 10.٢٤');
    await expect(input).toHaveValue('.10.24');
    await expect(canvas.getByRole('status')).toHaveTextContent(notAllowed('No '));
  },
};

/** Characters over the limit are removed where they were typed, with a note. */
export const Limited: Story = {
  args: { limit: 6, filter: lettersAndDigits },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Username');
    const status = canvas.getByRole('status');
    await userEvent.type(input, 'amara2');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('amara2');
    await expect(status).toHaveTextContent(commonMessages.atMost({ limit: 6 }));
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('amara2');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Backspace}');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.clear(input);
    await userEvent.paste('kenji_88-of-Osaka');
    await expect(input).toHaveValue('kenji8');
    await expect(status).toHaveTextContent(`${notAllowed('_-')} · ${commonMessages.atMost({ limit: 6 })}`);
  },
};

/** A character under composition is filtered once complete. */
export const Composed: Story = {
  args: { label: 'Name', autoComplete: 'name', filter: lettersAndSpaces },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Name');
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
  ...onPhone,
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

export const States: Story = inEachState;
