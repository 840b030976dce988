import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accessTexts, errorTexts } from '../../text/messages';
import { Checkbox } from './Checkbox';
import { inEachState } from '../../testing/eachState';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: accessTexts.agree, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: accessTexts.agree });
    await userEvent.click(canvas.getByText(accessTexts.agree));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true }, parameters: noSnapshot };
export const WithError: Story = {
  args: { error: errorTexts.fieldRequired },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(errorTexts.fieldRequired);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true }, parameters: noSnapshot };
export const LongText: Story = {
  ...onPhone,
  args: { label: `${accessTexts.agree}, `.repeat(6), hint: 'You can read both before you tick.' },
};

export const States: Story = inEachState;
