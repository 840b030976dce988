import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServerMessage, Verbatim } from './ServerMessage';
import { noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/ServerMessage',
  component: ServerMessage,
  args: { children: 'Paid with the batch of Friday' },
} satisfies Meta<typeof ServerMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Absent: Story = {
  args: { children: undefined },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('--');
  },
};
export const Empty: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { children: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('--');
  },
};
/** A name, a code or an id, which browsers don't translate (T43). */
export const Name: Story = {
  args: { children: 'rosa' },
  parameters: noSnapshot,
  render: (args) => <Verbatim {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rosa')).toHaveAttribute('translate', 'no');
  },
};

/** Figures in a sentence are not translated, but its words are. */
export const Figures: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { children: 'Withdrawal WD-261126-000149' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WD-261126-000149')).toHaveAttribute('translate', 'no');
    await expect(canvas.getByText('Withdrawal')).not.toHaveAttribute('translate');
  },
};

/** Markup is shown as text, never rendered (T2). */
export const Markup: Story = {
  args: { children: '<img src=x onerror=alert(1)>' },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
/** Text in another direction does not move its neighbours. */
export const OtherDirection: Story = {
  args: { children: 'مرحبا' },
  parameters: noSnapshot,
  render: ({ children }) => (
    <p>
      1. <ServerMessage>{children}</ServerMessage> (2)
    </p>
  ),
};
