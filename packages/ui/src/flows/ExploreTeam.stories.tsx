import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { LinkProvider, type RoutedLinkProps } from '../components/Link/LinkProvider';
import { Toaster, type Toast } from '../components/Toaster/Toaster';
import { DirectTreeScreen, type DirectPlace } from '../screens/network/DirectTree/DirectTreeScreen';
import { directArgs } from '../screens/network/DirectTree/DirectTreeScreen.fixtures';
import { growTeam, sponsors, teamBelow, trailTo } from './ExploreTeam.fixtures';
import { frame } from '../testing/frame';

/** What the server does, at the story's word. */
interface Server {
  answer: (username: string) => void;
  refuse: (username: string) => void;
}
let server: Server;

/** The tree as the portal joins it: an address, answers that come one by one, a toast. */
function ExploreTeam({ onTeamAsked }: { onTeamAsked: (username: string) => void }) {
  const [address, setAddress] = useState('');
  const [places, setPlaces] = useState<readonly DirectPlace[]>(teamBelow('amara21'));
  const [toast, setToast] = useState<Toast | null>(null);
  const mark = (username: string, branch: DirectPlace['branch']) =>
    setPlaces((now) => now.map((place) => (place.username === username ? { ...place, branch } : place)));
  server = {
    answer: (username) => setPlaces((now) => growTeam(now, username)),
    refuse: (username) => {
      mark(username, 'failed');
      setToast({ id: username, tone: 'bad', text: 'No Data Found' });
    },
  };
  const go = (username: string) => {
    setAddress(username);
    setPlaces(teamBelow(username === '' ? 'amara21' : username));
  };
  const hrefOf = (username: string) => `/user/directList?user=${username}`;
  const [Routed] = useState(() => ({ href, ...rest }: RoutedLinkProps) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        go(new URLSearchParams(href.split('?')[1]).get('user') ?? '');
      }}
    />
  ));
  return (
    <LinkProvider value={Routed}>
      <DirectTreeScreen
        {...directArgs}
        team={{ state: 'ready', data: places }}
        searched={address}
        trail={trailTo(address, hrefOf)}
        hrefOf={hrefOf}
        onSearched={go}
        onTeamAsked={(username) => {
          onTeamAsked(username);
          mark(username, 'loading');
        }}
        onCopied={(text) => setToast({ id: text, tone: 'good', text })}
      />
      <Toaster toast={toast} onDismissed={() => setToast(null)} />
    </LinkProvider>
  );
}

const meta = {
  title: 'Flows/ExploreTeam',
  component: ExploreTeam,
  args: { onTeamAsked: fn() },
  // A phone shows an outline instead of the tree, which has stories of its own.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ExploreTeam>;

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element) => {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
};
const item = (name: RegExp) => screen.findByRole('treeitem', { name });

/** Open a team, meet a failure, try again, go down, look somebody up, and come back (B §2). */
export const Default: Story = {
  play: async ({ args, step }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await step('Open a team that is not here yet', async () => {
      const jonas = await item(/^jonas7/);
      const before = middleOf(jonas);
      await userEvent.click(jonas);
      await expect(args.onTeamAsked).toHaveBeenLastCalledWith('jonas7');
      await expect(jonas).toHaveAccessibleName('jonas7, Paid, Loading');
      await frame('A team on its way');
      server.answer('jonas7');
      await item(/^ravi7/);
      await waitFor(() => expect(Math.abs(middleOf(jonas) - before)).toBeLessThanOrEqual(1));
      await frame('Opened where it was pressed');
    });
    await step('Try again what did not come', async () => {
      await userEvent.click(await item(/^ravi7/));
      server.refuse('ravi7');
      const failed = await item(/^ravi7, Paid, Could not be loaded/);
      await frame('Could not be loaded');
      await userEvent.click(failed);
      await expect(args.onTeamAsked).toHaveBeenCalledTimes(3);
      await frame('Tried again');
      server.answer('ravi7');
      await item(/^tara1/);
    });
    await step('Read a card and copy the name', async () => {
      await userEvent.hover(await item(/^ravi7/));
      await userEvent.click(await screen.findByRole('button', { name: 'Copy username' }));
      await expect(await screen.findByText('Username copy to clipboard successfully.')).toBeVisible();
      await frame('A card, and the name copied');
    });
    await step('Start the tree further down', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Start the tree here' }));
      await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^amara21/ })).toBeNull());
      const trail = within(screen.getByRole('navigation', { name: 'Where the tree begins' }));
      await expect(trail.getByRole('link', { name: sponsors.ravi7 })).toBeVisible();
      await frame('Further down');
    });
    await step('Look for somebody who is not in the team', async () => {
      const field = screen.getByRole('searchbox');
      await userEvent.clear(field);
      await userEvent.type(field, 'stranger{Enter}');
      await expect(await screen.findByText(/is not in your team/)).toBeVisible();
      await frame('Not in the team');
    });
    await step('Come back', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Back to me' }));
      await item(/^amara21/);
      await expect(screen.queryByRole('link', { name: 'Back to me' })).toBeNull();
      await frame('Back');
    });
  },
};
