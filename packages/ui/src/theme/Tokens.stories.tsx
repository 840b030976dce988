import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { color, space } from '../tokens';
import { dark } from './dark';
import { light } from './light';
import { Colours, Space, Type } from './Swatches.fixtures';

const Tokens = () => (
  <div style={{ display: 'grid', gap: space[3] }}>
    <Colours />
    <Type />
    <Space />
  </div>
);

const meta = { title: 'Foundations/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Blanks may go when a style sheet is written out. */
const bare = (value: string) => value.replace(/\s+/g, '');
const valueOf = (name: string) =>
  bare(getComputedStyle(document.documentElement).getPropertyValue(`--${name}`));

export const Default: Story = {
  play: async () => {
    for (const [name, value] of Object.entries(light)) await expect(valueOf(name)).toBe(bare(value));
    await expect(Object.keys(color).sort()).toEqual(Object.keys(light).sort());
  },
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    for (const [name, value] of Object.entries(dark)) await expect(valueOf(name)).toBe(bare(value));
  },
};
