import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Canvas } from '../../testing/listed';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Menu } from './Menu';
import { MenuSeparator } from './Menu.styles';
import { MenuChoice } from './MenuChoice';
import { MenuItem } from './MenuItem';
import { MenuLink } from './MenuLink';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';

const onLogout = fn();
const onTheme = fn();

function ThemeChoice() {
  const [theme, setTheme] = useState('system');
  return (
    <MenuChoice
      label="Theme"
      value={theme}
      options={[
        { value: 'light', label: 'Light', icon: 'sun' },
        { value: 'dark', label: 'Dark', icon: 'moon' },
        { value: 'system', label: 'As the system', icon: 'settings' },
      ]}
      onChange={(value) => {
        onTheme(value);
        setTheme(value);
      }}
    />
  );
}

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button>amara21</Button>,
    align: 'start',
    children: (
      <>
        <MenuLink href="#profile" icon="user">
          My Profile
        </MenuLink>
        <MenuSeparator />
        <ThemeChoice />
        <MenuSeparator />
        <MenuItem label="Switch account" icon="team" disabled onSelect={fn()} />
        <MenuItem label="Logout" icon="logout" onSelect={onLogout} />
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'amara21' }));
  return within(await screen.findByRole('menu'));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '#profile');
    await expect(menu.getByRole('group', { name: 'Theme' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, ...onLargePhone };

export const ThemeChosen: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('menuitemradio', { name: 'As the system' })).toBeChecked();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(onTheme).toHaveBeenCalledWith('dark');
    await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  },
};

export const UsedByKeys: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(menu.getByRole('menuitemradio', { name: 'As the system' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onLogout).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'amara21' })).toHaveFocus();
  },
};

export const ClosedByEscape: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const OpensDialog: Story = {
  render: function WithDialog({ trigger }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={trigger}>
          <MenuItem label="Share" onSelect={() => setOpen(true)} />
        </Menu>
        <Dialog open={open} title="Share" onClose={() => setOpen(false)} />
      </>
    );
  },
  play: endAt('The dialog', async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Share' }));
    await expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
    await snapshot('The dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'amara21' })).toHaveFocus());
  }),
};
