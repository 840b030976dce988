import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accessTexts, errorTexts } from '../../text/messages';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: accessTexts.agree, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I agree to Privacy policy & terms' });
    await userEvent.click(within(canvasElement).getByText('I agree to Privacy policy & terms'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithError: Story = {
  args: { error: errorTexts.fieldRequired },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'This Field Is Required.',
    );
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Dark: Story = { ...Checked, globals: { theme: 'dark' } };
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: `${accessTexts.agree}, `.repeat(6), hint: 'You can read both before you tick.' },
};
