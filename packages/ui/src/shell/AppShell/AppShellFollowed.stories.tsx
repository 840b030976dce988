import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { addresses } from '../../addresses/addresses';
import { LinkProvider, type RoutedLinkProps } from '../../components/Link/LinkProvider';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';
import { onPhone, noSnapshot } from '../../testing/windows';
import { appShellMessages } from './messages';
import { navigationMessages } from '../messages';

/** The portal's link while its target screen is loading. */
const LinkToDeposit = (props: RoutedLinkProps) => (
  <a {...props} data-followed={props.href === addresses.deposit || undefined} />
);

const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { ...shellArgs, children: <h1>Dashboard</h1> },
  decorators: [
    (Story) => (
      <LinkProvider value={LinkToDeposit}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the press until its screen renders, an entry replaces the current one. */
export const Followed: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: appShellMessages.main }));
    const getWeight = (name: string) => getComputedStyle(menu.getByRole('link', { name })).fontWeight;
    await expect(Number(getWeight(appShellMessages.deposit))).toBeGreaterThan(
      Number(getWeight(navigationMessages.dashboard)),
    );
    await expect(getWeight(navigationMessages.dashboard)).toBe(getWeight(navigationMessages.payouts));
  },
};

export const FollowedOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: appShellMessages.shortcuts }));
    const getColor = (name: string) => getComputedStyle(bar.getByRole('link', { name })).color;
    await expect(getColor(appShellMessages.deposit)).not.toBe(getColor(appShellMessages.home));
    await expect(getColor(appShellMessages.home)).toBe(getColor(appShellMessages.team));
  },
};
