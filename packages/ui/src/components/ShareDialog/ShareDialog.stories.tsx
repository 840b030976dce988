import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShareDialog } from './ShareDialog';

const link = 'https://portal.example/register?u=amara21&p=L';

const meta = {
  title: 'Components/ShareDialog',
  component: ShareDialog,
  args: { open: true, title: 'Share left referral link', link, onCopied: fn(), onClose: fn() },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog'));
const share = fn<(data: ShareData) => Promise<void>>();
const withNativeShare = () => {
  share.mockReset();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'share');
};

export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    const links = dialog.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent).join(' ')).toBe(
      'Facebook Twitter WhatsApp Telegram LinkedIn Mail',
    );
    await expect(links.every((one) => one.getAttribute('rel') === 'noopener noreferrer')).toBe(true);
    await expect(links.every((one) => one.getAttribute('target') === '_blank')).toBe(true);
    await expect(links[2]).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(link)}`);
    await expect(dialog.getByRole('img', { name: `QR code of ${link}` })).toBeVisible();
    await expect(dialog.getByText(link, { selector: 'bdi' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Mobile: Story = { globals: { viewport: { value: 'phoneLarge' } } };
export const LongText: Story = {
  args: { link: `https://portal.example/register?u=${'amara21'.repeat(20)}&p=R` },
};

export const Copied: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await expect(await dialog.findByRole('button', { name: /Copied|Not copied/ })).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const OnTheDevice: Story = {
  beforeEach: withNativeShare,
  play: async () => {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await userEvent.click((await opened()).getByRole('button', { name: 'More ways to share' }));
    await expect(share).toHaveBeenCalledWith({ url: link });
  },
};
