import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useArgs } from 'storybook/preview-api';
import { type AddressedScreen, addresses } from '../../../../packages/ui/src/addresses/addresses';
import { LivePortal } from '../page/LivePortal';

import { fairArgs, liveStory } from './liveStory';
import * as member from './member';

type Args = ComponentProps<typeof LivePortal> & { screen: AddressedScreen };

const screens = Object.keys(addresses) as AddressedScreen[];

const meta = {
  title: 'Flows/By hand',
  tags: ['live'],
  ...liveStory,
  argTypes: {
    ...liveStory.argTypes,
    screen: { name: 'Screen', options: screens, control: 'select', table: { category: 'Member' } },
  },
  args: { ...fairArgs, screen: 'dashboard', route: addresses.dashboard },
  render: function Anywhere({ screen, ...args }) {
    const [, updateArgs] = useArgs<Args>();
    // Storybook's address follows the portal's own navigation to a screen.
    const follow = (route: string) => {
      const reached = screens.find((name) => addresses[name] === route);
      if (reached !== undefined && reached !== screen) updateArgs({ screen: reached });
    };
    return <LivePortal {...args} route={addresses[screen]} onMove={follow} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** The portal as members use it, on any screen. The Controls choose it and the conditions, and the address has them. */
export const Default: Story = {
  // The Controls may have chosen any screen.
  play: async () => {
    await member.arrived(/./);
  },
};
