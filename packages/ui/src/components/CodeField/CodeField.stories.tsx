import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Canvas } from '../../testing/listed';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { commonMessages } from '../../text/commonMessages';
import { CodeField } from './CodeField';
import { noSnapshot, onPhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { messagePattern } from '../../testing/messagePattern';

// Spec: A §2 Email verification, A §5 Login, B §5 Verification code, B §8 Invalid code
const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'One-time code', length: 4, value: '', onChange: fn(), onComplete: fn() },
  render: function Controlled({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    const [refusal, setRefusal] = useState<string>();
    return (
      <form style={{ maxInlineSize: '23rem', display: 'grid', gap: '1rem' }}>
        <CodeField
          {...args}
          refusal={args.refusal && refusal}
          value={value}
          onChange={(next) => {
            setValue(next);
            if (next !== '') setRefusal(undefined);
            onChange?.(next);
          }}
        />
        {args.refusal && (
          <button type="button" onClick={() => setRefusal(args.refusal)}>
            Check
          </button>
        )}
      </form>
    );
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const getBoxes = (canvas: Canvas) =>
  canvas.getAllByLabelText<HTMLInputElement>(messagePattern(commonMessages.digitPosition));
const shown = (boxes: HTMLInputElement[]) => boxes.map((box) => box.value || '_').join('');

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const boxes = getBoxes(canvas);
    await expect(canvas.getByRole('group', { name: 'One-time code' })).toBeVisible();
    await expect(boxes[0]).toHaveAccessibleName(commonMessages.digitPosition({ index: 1, count: 4 }));
    await expect(boxes[0]).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(boxes[3]).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('4x1 9');
    await expect(shown(boxes)).toBe('419_');
    await expect(boxes[3]).toHaveFocus();
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('2');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('4192');
  },
};

/** The server asks for the code, so the boxes are not wrong. */
export const Asked: Story = {
  args: { asked: 'Please confirm this change with a code from your email.' },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const boxes = getBoxes(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.asked));
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    for (const box of boxes) await expect(box).not.toHaveAttribute('aria-invalid');
  },
};

/** Paste into any box fills all boxes with the only code in the text. */
export const Pasted: Story = {
  args: { length: 6 },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('9');
    await userEvent.paste('Your code: 123-456');
    await expect(shown(boxes)).toBe('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/**
 * Other digits of the message are not the code. Without exactly one code nothing is pasted, and the field
 * says so.
 */
export const PastedMessage: Story = {
  parameters: noSnapshot,
  play: endAt('No code', async ({ args, canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(boxes[0]!);
    for (const text of ['1234 or 5678', '24681', 'Code 1 of 2']) {
      await userEvent.paste(text);
      await expect(shown(boxes)).toBe('____');
      await expect(canvas.getByRole('alert')).toHaveTextContent(commonMessages.noCodePasted({ length: 4 }));
    }
    await snapshot('No code');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste('Code 1 of 2: 2468');
    await expect(shown(boxes)).toBe('2468');
    await expect(args.onComplete).toHaveBeenCalledWith('2468');
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

/** Digits of every script are equal (D122). */
export const OtherScripts: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('٢۴६８');
    await expect(shown(boxes)).toBe('2468');
    await expect(args.onComplete).toHaveBeenCalledWith('2468');
    await userEvent.paste('الرمز ١٣٥٧');
    await expect(shown(boxes)).toBe('1357');
  },
};

/** The phone autofills the full code into the first box. */
export const Autofilled: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { length: 6 },
  play: async ({ args, canvas }) => {
    const boxes = getBoxes(canvas);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(boxes[0], '123456');
    boxes[0]!.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await expect(shown(boxes)).toBe('123456');
  },
};

export const Backspaced: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('41');
    await userEvent.keyboard('{Backspace}');
    await expect(shown(boxes)).toBe('4___');
    await expect(boxes[1]).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(shown(boxes)).toBe('____');
    await expect(boxes[0]).toHaveFocus();
  },
};

/** A press after the digits focuses the first empty box. A digit typed over another replaces it. */
export const Corrected: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(boxes[3]!);
    await expect(boxes[0]).toHaveFocus();
    await userEvent.keyboard('419');
    await userEvent.click(boxes[1]!);
    await userEvent.keyboard('7');
    await expect(shown(boxes)).toBe('479_');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}5');
    await expect(shown(boxes)).toBe('579_');
  },
};

/** A full code typed over another one, even with a digit in common. */
export const TypedAgain: Story = {
  args: { value: '4193' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('4295');
    await expect(shown(boxes)).toBe('4295');
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('4295');
    await expect(shown(boxes)).toBe('4295');
    await expect(boxes[3]).toHaveFocus();
  },
};

/** An input method that composes writes each digit once, into the box where the composition began. */
export const Composed: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(boxes[0]!);
    for (const digit of ['४', '1', '9', '2']) {
      const box = boxes[0]!.ownerDocument.activeElement as HTMLInputElement;
      await fireEvent.compositionStart(box);
      // An IME first shows what it composes, and then replaces that with the same digit.
      for (const text of [digit, digit])
        await fireEvent.input(box, { target: { value: text }, isComposing: true });
      await expect(box).toHaveFocus();
      await fireEvent.compositionEnd(box);
    }
    await expect(shown(boxes)).toBe('4192');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** A fifth digit is rejected, instead of replacing the fourth (D18). */
export const Full: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('41925');
    await expect(shown(boxes)).toBe('4192');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Backspace}3');
    await expect(shown(boxes)).toBe('4193');
  },
};

/** A wrong code clears the boxes, takes the focus and is announced. The next digit clears the text. */
export const Refused: Story = {
  args: { value: '1111', refusal: 'Invalid otp' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const boxes = getBoxes(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(shown(boxes)).toBe('____');
    await expect(boxes[0]).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid otp');
    // The focus enters the group meanwhile, whose description would be a second announcement.
    const group = canvas.getByRole('group');
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.tab({ shift: true });
    await expect(group).toHaveAccessibleDescription('Invalid otp');
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('2');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(shown(boxes)).toBe('2___');
  },
};
await snapshot('Refused');

export const WithError: Story = { args: { error: 'This Field Is Required.' } };
export const Secret: Story = {
  args: { label: 'Security Pin', secret: true, value: '1234' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const [first] = getBoxes(canvas);
    await expect(first).toHaveAttribute('type', 'password');
    await expect(first).toHaveAttribute('autocomplete', 'off');
  },
};
export const Disabled: Story = { args: { value: '4192', disabled: true } };
export const Phone: Story = {
  args: { length: 6, value: '419' },
  ...onPhone,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
