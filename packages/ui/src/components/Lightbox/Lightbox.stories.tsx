import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { cardAddress } from '../ImageField/ImageField.fixtures';
import { Lightbox } from './Lightbox';
import { lightboxMessages } from './LightboxStage';
import { noSnapshot, onPhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { overlayMessages } from '../../text/overlayMessages';
import { commonMessages } from '../../text/commonMessages';

const address = () => Promise.resolve(cardAddress());
let failures = 0;

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  args: {
    images: [
      { key: '1', alt: 'Image 1 of 2 from Support' },
      { key: '2', alt: 'Image 2 of 2 from Support' },
    ],
    start: 0,
    open: true,
    load: address,
    onClose: fn(),
  },
} satisfies Meta<typeof Lightbox>;

export default meta;

/** For decoding images on a busy machine. */
const patience = { timeout: 15_000 };

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Arrow keys and buttons change the image, and stop at the ends. */
export const Default: Story = {
  play: endAt('The last', async ({ args }) => {
    const box = await dialog();
    await expect(await box.findByRole('img', { name: 'Image 1 of 2 from Support' }, patience)).toBeVisible();
    await snapshot('The first');
    await expect(box.getByRole('button', { name: lightboxMessages.previous })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await box.findByRole('img', { name: 'Image 2 of 2 from Support' }, patience)).toBeVisible();
    await snapshot('The last');
    await expect(box.getByRole('button', { name: overlayMessages.next })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      box.getByRole('heading', { name: lightboxMessages.imagePosition({ position: 2, count: 2 }) }),
    ).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: lightboxMessages.previous }));
    await expect(
      box.getByRole('heading', { name: lightboxMessages.imagePosition({ position: 1, count: 2 }) }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  }),
};

/** A press shows the real size in a scroll container. */
export const RealSize: Story = {
  ...onPhone,
  play: async () => {
    const box = await dialog();
    const image = await box.findByRole('img', { name: /Image 1/ }, patience);
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThan(100));
    await expect(image.getBoundingClientRect().width).toBeLessThan(400);
    const stage = box.getByRole('button', { name: new RegExp(lightboxMessages.realSize) });
    await userEvent.click(stage);
    await expect(stage).toHaveAttribute('aria-pressed', 'true');
    await expect(image.getBoundingClientRect().width).toBe(960);
    await userEvent.click(stage);
    await expect(image.getBoundingClientRect().width).toBeLessThan(400);
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

/** A missing or invalid image has a retry. */
export const Failed: Story = {
  args: {
    load: async () => {
      failures += 1;
      if (failures === 1) throw new Error('gone');
      return failures === 2 ? URL.createObjectURL(new Blob(['<svg/>'])) : address();
    },
  },
  parameters: noSnapshot,
  play: endAt('Failed', async () => {
    const box = await dialog();
    await expect(await box.findByText(lightboxMessages.failed, undefined, patience)).toBeVisible();
    await snapshot('Failed');
    await userEvent.click(box.getByRole('button', { name: commonMessages.retry }));
    await waitFor(() => expect(failures).toBe(2));
    await expect(await box.findByText(lightboxMessages.failed, undefined, patience)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: commonMessages.retry }));
    await expect(await box.findByRole('img', { name: /Image 1/ }, patience)).toBeVisible();
  }),
};

/** The focus returns to the trigger. */
export const FocusReturns: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && <Lightbox {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Single: Story = { args: { images: [{ key: '1', alt: 'Image' }] } };
export const Mobile: Story = { ...onPhone };
