import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar';
import { noSnapshot } from '../../testing/windows';

/** A two-pixel image, which needs no file. */
const image = 'data:image/gif;base64,R0lGODlhAgABAIABAEpm9e+yWiH5BAEKAAEALAAAAAACAAEAAAICRAoAOw==';

// Spec: A §2 Header
const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'amara21' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A')).toBeVisible();
  },
};
export const WithImage: Story = {
  args: { src: image, size: 'large' },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(2));
  },
};

/** A broken avatar is replaced with initials (D103). */
export const Broken: Story = {
  args: { name: 'Amara Okafor', src: 'data:image/png;base64,broken', size: 'large' },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('AO')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
