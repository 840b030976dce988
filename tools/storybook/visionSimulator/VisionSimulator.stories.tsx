import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from '../../../packages/ui/src/components/Banner/Banner';
import { color } from '../../../packages/ui/src/tokens';
import { noSnapshot } from '../../../packages/ui/src/testing/windows';

const meta = {
  title: 'States/Vision simulator',
  component: Banner,
  tags: ['!dev', '!autodocs', 'night'],
  parameters: { ...noSnapshot },
  args: {
    variant: 'bad',
    children: 'Rejected',
    detail: <span style={{ color: color.inkFaint }}>The photo is not sharp.</span>,
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (element: Element) => getComputedStyle(element);
const faint = (canvas: { getByText: (text: string) => HTMLElement }) =>
  drawn(canvas.getByText('The photo is not sharp.')).color;

export const NoGreenCones: Story = {
  globals: { vision: 'deuteranopia' },
  play: async () => {
    await expect(drawn(document.documentElement).filter).toBe('url("#vision-simulator")');
    await expect(document.querySelector('#vision-simulator feColorMatrix')?.getAttribute('values')).toMatch(
      /^0\.367322 0\.860646 -0\.227968 0 0 /,
    );
  },
};

export const MoreContrast: Story = {
  globals: { vision: 'contrast' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(faint(canvas)).toBe(drawn(document.body).color));
    await expect(drawn(document.documentElement).filter).toBe('none');
  },
};

/** The tokens become the device's colours, and that setting's rules apply. */
export const ForcedColours: Story = {
  globals: { vision: 'forced' },
  play: async ({ canvas }) => {
    await expect(drawn(document.documentElement).getPropertyValue('--canvas')).toBe('Canvas');
    await waitFor(() => expect(faint(canvas)).toBe(drawn(document.body).color));
  },
};

/** Leaving a vision simulator restores normal vision. */
export const NormalVision: Story = {
  play: async ({ canvas }) => {
    await expect(drawn(document.documentElement).filter).toBe('none');
    await expect(faint(canvas)).not.toBe(drawn(document.body).color);
  },
};
