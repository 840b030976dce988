import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Toaster } from '../components/Toaster/Toaster';
import { DownlineScreen } from '../screens/network/Downline/DownlineScreen';
import { crowd, downlineArgs } from '../screens/network/Downline/DownlineScreen.fixtures';
import { pagedList } from '../components/ListFrame/pagedList.fixtures';
import { AppShell } from '../shell/AppShell/AppShell';
import { shellArgs } from '../shell/AppShell/AppShell.fixtures';

const levels = Array.from({ length: 40 }, (_, index) => ({
  ...crowd,
  ...{ id: `level-${index + 1}`, level: index + 1, users: [] },
}));

interface ToastOverListProps {
  text: string;
}

/** A list that is longer than its window, and a toast over it. */
const ToastOverList = ({ text }: ToastOverListProps) => (
  <>
    <AppShell {...shellArgs} path="/user/downlineDetails">
      <DownlineScreen {...downlineArgs} levels={pagedList(levels, { range: undefined })} />
    </AppShell>
    <Toaster toast={{ id: '1', tone: 'good', text }} onDismissed={fn()} />
  </>
);

const meta = {
  title: 'Flows/ToastOverList',
  component: ToastOverList,
  // It measures where a toast stands. What a toast looks like is shown at Components/Toaster.
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { text: 'Deposit Address copy to clipboard successfully. Send nothing but what it is for.' },
} satisfies Meta<typeof ToastOverList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last row can be scrolled clear of a toast, also of one of two or three lines. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const toast = (await screen.findByText(/copy to clipboard/)).parentElement!;
    const last = canvas.getByRole('button', { name: 'View level 40' }).closest('tr, li')!;
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast.getBoundingClientRect().top);
  },
};
export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } };
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
