import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { addresses } from '../../addresses/addresses';
import { LinkProvider, type RoutedLinkProps } from '../../components/Link/LinkProvider';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';
import { onPhone } from '../../testing/windows';

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
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    const getWeight = (name: string) => getComputedStyle(menu.getByRole('link', { name })).fontWeight;
    await expect(Number(getWeight('Deposit'))).toBeGreaterThan(Number(getWeight('Dashboard')));
    await expect(getWeight('Dashboard')).toBe(getWeight('Payouts'));
  },
};

export const FollowedOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Shortcuts' }));
    const getColor = (name: string) => getComputedStyle(bar.getByRole('link', { name })).color;
    await expect(getColor('Deposit')).not.toBe(getColor('Home'));
    await expect(getColor('Home')).toBe(getColor('Team'));
  },
};
