import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldPlaces } from './FieldPlaces';

const meta = {
  title: 'Components/FieldPlaces',
  component: FieldPlaces,
  args: { count: 2 },
} satisfies Meta<typeof FieldPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
