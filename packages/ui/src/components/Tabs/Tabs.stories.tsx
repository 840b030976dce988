import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs';

const names = ['Basic Info', '2FA Setting', 'Password', 'Security Pin', 'Withdraw Settings', 'Logs'];
const tabs = names.map((label) => ({
  id: label.toLowerCase().replace(' ', '-'),
  label,
  content: `${label} of the profile`,
}));

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Profile', tabs, value: 'basic-info', onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Mobile: Story = {
  args: { value: 'logs' },
  globals: { viewport: { value: 'phoneLarge' } },
  play: async ({ canvasElement }) => {
    const chosen = within(canvasElement).getByRole('tab', { name: 'Logs' });
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};

export const ChosenByPress: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
    await expect(args.onChange).toHaveBeenCalledWith('password');
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent('Password of the profile');
  },
};

export const ChosenByKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Basic Info' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '2FA Setting' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Logs' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('logs');
  },
};
