import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldSkeletons } from './FieldSkeletons';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/FieldSkeletons',
  component: FieldSkeletons,
  args: { count: 2 },
} satisfies Meta<typeof FieldSkeletons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { ...onPhone };
