import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch';
import { inEachState } from '../../testing/eachState';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Keep checking', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label or the space bar toggles immediately. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const knob = canvas.getByRole('switch', { name: 'Keep checking' });
    await expect(knob).not.toBeChecked();
    await userEvent.click(canvas.getByText('Keep checking'));
    await expect(knob).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(knob).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const On: Story = { args: { defaultChecked: true }, parameters: noSnapshot };
export const WithHint: Story = {
  args: { hint: 'Every 30 seconds while this page is in view.' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Every 30 seconds while this page is in view.',
    );
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true }, parameters: noSnapshot };
export const LongText: Story = {
  args: { label: 'Keep checking for payments. '.repeat(6), hint: 'While this page is in view. '.repeat(6) },
  ...onPhone,
};

export const States: Story = inEachState;
