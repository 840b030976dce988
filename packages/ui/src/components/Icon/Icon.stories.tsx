import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon';
import { paths, type IconName } from './paths';
import { noSnapshot } from '../../testing/windows';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'home' } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

const all = Object.keys(paths) as IconName[];

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '1rem' }}>
      {all.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <Icon name={name} size="sign" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

const getMatrix = (canvas: HTMLElement) => getComputedStyle(canvas.querySelector('svg')!).transform;

/** In right-to-left text, forward is to the left. */
export const Mirrored: Story = {
  args: { name: 'chevronRight' },
  parameters: noSnapshot,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(getMatrix(canvasElement)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};

/** An icon without a direction is unchanged. */
export const NotMirrored: Story = {
  ...Mirrored,
  parameters: noSnapshot,
  args: { name: 'check' },
  play: async ({ canvasElement }) => {
    await expect(getMatrix(canvasElement)).toBe('none');
  },
};
