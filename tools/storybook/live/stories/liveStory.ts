import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { amountsOfData, callKinds, fair, networks, outcomes, personas } from '../choices';
import { LivePortal } from '../page/LivePortal';
import { panelId } from '../panel/events';

/** Returns the Controls entry of an arg with named choices. */
function choice(name: string, choices: Readonly<Record<string, { title: string }>>, category: string) {
  const labels = Object.fromEntries(Object.entries(choices).map(([value, { title }]) => [value, title]));
  return {
    name,
    options: Object.keys(choices),
    control: { type: 'select', labels },
    table: { category },
  } as const;
}

const flag = (name: string) => ({ name, control: 'boolean', table: { category: 'Plan' } }) as const;
const hidden = { table: { disable: true } };

/** What every story of the live portal shares: its conditions are Controls, and the panel below has its codes. */
export const liveStory = {
  component: LivePortal,
  // Calls take long on a busy machine, and the first one also waits for the portal's code and its database.
  beforeEach: () => {
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: 40_000 });
    return () => configure({ asyncUtilTimeout });
  },
  // Its screens have their own screenshots.
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    [panelId]: true,
  },
  argTypes: {
    persona: choice('Persona', personas, 'Member'),
    data: choice('Data in lists', amountsOfData, 'Member'),
    network: choice('Connection', networks, 'Server'),
    outcome: choice('Next call', outcomes, 'Server'),
    calls: choice('Which calls', callKinds, 'Server'),
    binaryTree: flag('Binary tree'),
    singleLeg: flag('Single leg'),
    emailRequired: flag('Email must be verified'),
    cancelBots: flag('Bots can be cancelled'),
    cancelLive: flag('Live subscriptions can be cancelled'),
    ...{ quiet: hidden, route: hidden, onMove: hidden },
  },
} satisfies Meta<typeof LivePortal>;

export type Story = StoryObj<typeof LivePortal>;

/** The conditions at the start, as the sandbox is seeded. */
export const fairArgs = {
  ...fair,
  persona: 'leader',
  binaryTree: true,
  singleLeg: false,
  emailRequired: true,
  cancelBots: true,
  cancelLive: true,
  quiet: true,
} as const;
