import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorTexts } from '../../text/messages';
import { TextAreaField } from './TextAreaField';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/TextAreaField',
  component: TextAreaField,
  args: { label: 'Message', onChange: fn() },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grows with its lines, and then scrolls. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    const before = box.getBoundingClientRect().height;
    await userEvent.type(box, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(args.onChange).toHaveBeenCalled();
    const after = box.getBoundingClientRect().height;
    await expect(after).toBeGreaterThan(before);
    await userEvent.click(box);
    await userEvent.paste('\n'.repeat(80));
    const most = box.getBoundingClientRect().height;
    await expect(most).toBeLessThan(before * 3.2);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
};

/** Pasted markup is text, character by character. */
export const PastedMarkup: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(box);
    await userEvent.paste('<b onclick="alert(1)">bold</b>');
    await expect(box).toHaveValue('<b onclick="alert(1)">bold</b>');
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

export const WithError: Story = {
  args: { hint: 'What happened, and when.', error: errorTexts.fieldRequired },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(`${errorTexts.fieldRequired} What happened, and when.`);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'This ticket is closed.' } };
export const LongText: Story = {
  args: { defaultValue: 'withoutanyspace'.repeat(60) },
  ...onPhone,
};
