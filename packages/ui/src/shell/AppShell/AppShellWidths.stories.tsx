import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';
import { addresses, teamListAddress } from '../../addresses/addresses';
import { navigationMessages } from '../messages';
import { noSnapshot, onLaptop, onSmallTablet, onPhone, onTablet } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { appShellMessages } from './messages';
import { expectLink } from '../../testing/expectLink';

// Spec: B §9 Breakpoints
const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { ...shellArgs, children: <h1>Dashboard</h1> },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icons only. Their names remain, with a tip for the focused one (B §9, D16). */
export const Tablet: Story = {
  ...onTablet,
  play: endAt('A name next to its icon', async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: appShellMessages.main }));
    const deposit = menu.getByRole('link', { name: appShellMessages.deposit });
    await userEvent.hover(deposit);
    await expect(menu.getAllByText(appShellMessages.deposit).at(-1)).toBeVisible();
    await snapshot('A name next to its icon');
    await userEvent.keyboard('{Escape}');
  }),
};

const labelWidth = (menu: HTMLElement) =>
  within(within(menu).getByRole('link', { name: appShellMessages.deposit }))
    .getByText(appShellMessages.deposit)
    .getBoundingClientRect().width;

/** From 768 px the menu is narrow: icons, no shortcut hints (B §9, D16). */
export const From768: Story = {
  ...onSmallTablet,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: appShellMessages.main });
    await expect(labelWidth(menu)).toBeLessThanOrEqual(1);
    await expect(menu.getBoundingClientRect().width).toBeLessThan(100);
    await expect(
      canvas.queryByRole('navigation', { name: appShellMessages.shortcuts }),
    ).not.toBeInTheDocument();
  },
};

/** From 1024 px the menu is full: icons and text (B §9, D16). Its foot is in sight in a low window too. */
export const From1024: Story = {
  ...onLaptop,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: appShellMessages.main });
    await expect(labelWidth(menu)).toBeGreaterThan(20);
    for (const name of [navigationMessages.support, navigationMessages.year, navigationMessages.security]) {
      const { top, bottom } = within(menu).getByRole('link', { name }).getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};

export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: appShellMessages.main })).not.toBeInTheDocument();
    const bar = within(canvas.getByRole('navigation', { name: appShellMessages.shortcuts }));
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent(appShellMessages.home);
    await expect(bar.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      appShellMessages.home,
      appShellMessages.deposit,
      appShellMessages.activity,
      appShellMessages.team,
    ]);
    await expectLink(bar, appShellMessages.team, teamListAddress);
  },
};

/** A plan without a Binary Tree has no Team List (D14). */
export const WithoutBinaryTree: Story = {
  ...onPhone,
  args: { flags: {}, path: addresses.directTree },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: appShellMessages.shortcuts }));
    const team = bar.getByRole('link', { name: appShellMessages.team });
    await expect(team).toHaveAttribute('href', addresses.directTree);
    await expect(team).toHaveAttribute('aria-current', 'page');
  },
};
