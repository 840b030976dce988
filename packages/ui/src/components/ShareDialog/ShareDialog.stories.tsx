import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { decodeQr } from './decodeQr.fixtures';
import { shareMessages } from './messages';
import { ShareDialog } from './ShareDialog';
import { noSnapshot, onLargePhone, onPhone } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';
import { copyButtonMessages } from '../CopyButton/CopyButton';

const link = 'https://portal.example/register?u=amara21&p=L';

// Spec: A §2 Share dialog
const meta = {
  title: 'Components/ShareDialog',
  component: ShareDialog,
  args: { open: true, title: 'Share left referral link', link, onCopy: fn(), onClose: fn() },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('img');
  return dialog;
};
const share = fn<(data: ShareData) => Promise<void>>();
const withNativeShare = () => {
  share.mockReset();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'share');
};

/** Every channel (A §2). */
export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    const links = dialog.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent).join(' ')).toBe(
      `Facebook Twitter WhatsApp Telegram LinkedIn ${shareMessages.mail}`,
    );
    await expect(links.every((one) => one.getAttribute('rel') === 'noopener noreferrer')).toBe(true);
    await expect(links.every((one) => one.getAttribute('target') === '_blank')).toBe(true);
    await expect(links[2]).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(link)}`);
    await expect(dialog.getByRole('button', { name: overlayMessages.copyLink })).toBeVisible();
    await expect(dialog.getByText(link, { selector: 'bdi' })).toBeVisible();
  },
};

/** The code contains only the link, on its own white background in any theme (T25). */
export const QrCode: Story = {
  globals: { theme: 'dark' },
  play: async ({ args }) => {
    const code = (await opened()).getByRole('img', {
      name: overlayMessages.qrCodeTitle({ link: args.link }),
    });
    if (!(code instanceof SVGElement)) throw new Error('The code is no drawing');
    await expect(await decodeQr(code, 'black')).toBe(args.link);
    await expect(await decodeQr(code, 'white')).toBe(args.link);
  },
};
export const QrCodeRight: Story = {
  ...QrCode,
  args: { title: 'Share right referral link', link: 'https://portal.example/register?u=amara21&p=R' },
  globals: { theme: 'light' },
};
export const Mobile: Story = { ...onLargePhone };
export const LargeText: Story = { ...onPhone, globals: { ...onPhone.globals, text: '200' } };
export const LongText: Story = {
  args: { link: `https://portal.example/register?u=${'amara21'.repeat(20)}&p=R` },
};

export const Copied: Story = {
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.copyLink }));
    await expect(
      await dialog.findByRole('button', {
        name: new RegExp(`${copyButtonMessages.copied}|${copyButtonMessages.notCopied}`),
      }),
    ).toBeVisible();
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

/**
 * Without the clipboard a text area copies inside the dialog, which keeps the focus. It is always removed (A §9,
 * T25).
 */
export const WithoutClipboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const copied: string[] = [];
    spyOn(document, 'execCommand').mockImplementation(() => {
      const area = document.querySelector('textarea');
      if (area === document.activeElement) copied.push(area?.value ?? '');
      return true;
    });
    const button = (await opened()).getByRole('button', { name: overlayMessages.copyLink });
    await userEvent.click(button);
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(true));
    await expect(copied).toEqual([link]);
    await expect(document.querySelector('textarea')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const OnTheDevice: Story = {
  beforeEach: withNativeShare,
  play: async () => {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await userEvent.click((await opened()).getByRole('button', { name: overlayMessages.shareOther }));
    await expect(share).toHaveBeenCalledWith({ url: link });
  },
};

/** A refused sheet, and one that never answers, have a way out. */
export const NotOnTheDevice: Story = {
  beforeEach: withNativeShare,
  play: async () => {
    const dialog = await opened();
    const button = dialog.getByRole('button', { name: overlayMessages.shareOther });
    share.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'));
    await userEvent.click(button);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(shareMessages.failed);
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await userEvent.click(button);
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    share.mockImplementation(() => new Promise(() => undefined));
    await userEvent.click(button);
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    await expect(dialog.getByRole('alert')).toHaveTextContent(shareMessages.failed);
    await expect(dialog.getByRole('button', { name: overlayMessages.copyLink })).toBeEnabled();
  },
};

/** On a slow phone the dialog appears before its code, with no layout shift afterwards. */
export const DialogBeforeCode: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Share</Button>
        <ShareDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const steps: { hasCode: boolean; height: number }[] = [];
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector<HTMLElement>('[role=dialog]');
      if (!dialog) return;
      steps.push({ hasCode: dialog.querySelector('svg[role=img]') !== null, height: dialog.offsetHeight });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    // A simulated press would wait for the code in the same step.
    canvas.getByRole('button', { name: 'Share' }).click();
    await (await opened()).findByRole('img');
    observer.disconnect();
    await expect(steps.at(0)?.hasCode).toBe(false);
    await expect(steps.at(-1)?.hasCode).toBe(true);
    await expect(new Set(steps.map(({ height }) => height)).size).toBe(1);
  },
};
