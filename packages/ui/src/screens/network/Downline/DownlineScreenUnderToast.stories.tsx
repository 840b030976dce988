import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import { Toaster } from '../../../components/Toaster/Toaster';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { DownlineScreen } from './DownlineScreen';
import { crowd, downlineArgs } from './DownlineScreen.fixtures';
import { noSnapshot } from '../../../testing/windows';
import { downlineMessages } from './messages';

const levels = Array.from({ length: 40 }, (_, index) => ({
  ...crowd,
  ...{ id: `level-${index + 1}`, level: index + 1, users: [] },
}));
const text = 'Deposit Address copy to clipboard successfully. Send nothing but what it is for.';

const meta = {
  title: 'Screens/Network/Downline',
  component: DownlineScreen,
  // It measures the position of a toast. Components/Toaster shows its look.
  tags: ['!dev', '!autodocs'],
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  args: { ...downlineArgs, levels: pagedList(levels, { range: undefined }) },
  decorators: [
    (Screen) => (
      <>
        <AppShell {...shellArgs} path="/user/downlineDetails">
          <Screen />
        </AppShell>
        <Toaster toast={{ id: '1', tone: 'good', text }} onDismiss={fn()} />
      </>
    ),
  ],
} satisfies Meta<typeof DownlineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last row of a long list can be scrolled clear of a toast, also one of two or three lines. */
export const UnderToast: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const toast = (await screen.findByText(text)).parentElement!;
    // On phones the row itself is the button.
    const names = [downlineMessages.viewLevel({ level: 40 }), downlineMessages.toLevel({ level: 40 })];
    const opener = canvas.getByRole('button', { name: new RegExp(`^(${names.join('|')})\\b`) });
    const last = opener.closest('tr, li')!;
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast.getBoundingClientRect().top);
  },
};
export const UnderToastTablet: Story = { ...UnderToast, globals: { viewport: { value: 'tablet' } } };
export const UnderToastMobile: Story = { ...UnderToast, globals: { viewport: { value: 'phone' } } };
