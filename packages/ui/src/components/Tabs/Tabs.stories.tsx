import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tabs } from './Tabs';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { getArrows } from '../../testing/textDirection';
import { answering } from '../../testing/answering';

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
  render: answering(Tabs, { onChange: (value) => ({ value }) }),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = {
  args: { value: 'logs' },
  ...onLargePhone,
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { name: 'Logs' });
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};

/**
 * The first tab is at the right edge, the active one is visible, and the arrow keys move in their direction.
 */
export const RightToLeft: Story = {
  args: { value: 'logs' },
  globals: { direction: 'rtl', ...onLargePhone.globals },
  parameters: onLargePhone.parameters,
  play: async ({ canvas }) => {
    const getBox = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect();
    await expect(getBox('Basic Info').left).toBeGreaterThan(getBox('2FA Setting').left);
    await waitFor(() => expect(getBox('Logs').left).toBeGreaterThan(-1));
    await expect(getBox('Logs').right).toBeLessThanOrEqual(innerWidth);
    await expect(getComputedStyle(canvas.getByRole('tabpanel')).direction).toBe('rtl');
    canvas.getByRole('tab', { name: 'Logs' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Withdraw Settings' })).toHaveFocus();
  },
};

export const ChosenByPress: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
    await expect(args.onChange).toHaveBeenCalledWith('password');
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent('Password of the profile');
  },
};

export const ChosenByKeys: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Basic Info' })).toHaveFocus();
    await userEvent.keyboard(getArrows().next);
    await expect(canvas.getByRole('tab', { name: '2FA Setting' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Logs' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('logs');
  },
};

/** A kept panel keeps its input, and its tab shows that it is not saved. */
export const Kept: Story = {
  args: {
    tabs: [
      {
        id: 'basic-info',
        label: 'Basic Info',
        kept: true,
        mark: 'not saved',
        content: <input aria-label="City" />,
      },
      { id: 'logs', label: 'Logs', content: <input aria-label="Search" /> },
    ],
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Lagos');
    await userEvent.click(canvas.getByRole('tab', { name: 'Logs' }));
    await expect(canvas.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'gone');
    await userEvent.click(canvas.getByRole('tab', { name: 'Basic Info (not saved)' }));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Lagos');
    await userEvent.click(canvas.getByRole('tab', { name: 'Logs' }));
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('');
  },
};

/** A panel without a button has its own name. */
export const Unlisted: Story = {
  args: {
    value: 'broker',
    tabs: [...tabs, { id: 'broker', label: 'Broker Setting', unlisted: true, content: 'Trading account' }],
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Broker Setting' })).toHaveTextContent(
      'Trading account',
    );
    await expect(canvas.queryByRole('tab', { name: 'Broker Setting' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  },
};

/** A control that leads to another tab is hidden there, so the tab takes its focus. */
export const LedAway: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: function Led(args) {
    const [value, setValue] = useState('basic-info');
    const lead = <button onClick={() => setValue('logs')}>See the logs</button>;
    return (
      <Tabs
        {...args}
        value={value}
        onChange={setValue}
        tabs={tabs.map((tab) => (tab.id === 'basic-info' ? { ...tab, kept: true, content: lead } : tab))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See the logs' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Logs' })).toHaveFocus());
  },
};
