import type { Meta, StoryObj } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import {
  amountsOfData,
  callKinds,
  chosen,
  globalToRoute,
  networks,
  outcomes,
  personas,
  routeToGlobal,
} from '../../../../.storybook/live/choices';
import { LivePortal } from '../page/LivePortal';
import { arrived } from './live.plays';

/** Writes the portal's navigation into the address, so each location has its own. */
const follow = (route: string) =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { route: routeToGlobal(route) } });

const meta = {
  title: 'Live portal/Anywhere',
  component: LivePortal,
  tags: ['live'],
  // Its screens have their own screenshots.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { persona: 'leader', route: '/user/dashboard' },
  render: (_, { globals }) => (
    <LivePortal
      quiet
      persona={chosen(personas, globals.persona)}
      route={globalToRoute(String(globals.route))}
      network={chosen(networks, globals.network)}
      outcome={chosen(outcomes, globals.outcome)}
      calls={chosen(callKinds, globals.calls)}
      data={chosen(amountsOfData, globals.data)}
      onMoved={follow}
    />
  ),
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The portal as members use it, at any location from the toolbar. Every choice is in the address. */
export const Default: Story = {
  play: async () => {
    await arrived('Dashboard');
  },
};
