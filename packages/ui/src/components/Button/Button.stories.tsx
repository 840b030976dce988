import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { Button } from './Button';
import { inEachState } from '../../testing/eachState';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Purchase Package', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Main: Story = { args: { variant: 'main', icon: <Icon name="box" /> } };
export const Quiet: Story = { args: { variant: 'quiet' }, parameters: noSnapshot };
export const Danger: Story = {
  args: { variant: 'danger', children: 'Cancel subscription' },
  parameters: noSnapshot,
};
export const Small: Story = {
  args: { size: 'small', icon: <Icon name="copy" />, children: 'Copy' },
  parameters: noSnapshot,
};
export const Stretched: Story = {
  args: { variant: 'main', size: 'large', stretched: true, children: 'Sign In' },
};
export const Disabled: Story = { args: { variant: 'main', disabled: true }, parameters: noSnapshot };

export const Busy: Story = {
  args: { variant: 'main', busy: true },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Purchase Package' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

/** The spinner replaces the text, so nothing next to the button moves. */
export const BusyKeepsItsSize: Story = {
  parameters: noSnapshot,
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Button {...args} />
      <Button {...args} busy />
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button');
    await expect(busy!.getBoundingClientRect().width).toBeCloseTo(idle!.getBoundingClientRect().width, 1);
  },
};

/** A busy submit button ignores presses and Enter (T12). */
export const BusySubmit: Story = {
  args: { type: 'submit', busy: true, children: 'Sign In' },
  parameters: noSnapshot,
  render: (args) => (
    <form>
      <label>
        Username <input />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')!.addEventListener('submit', sent);
    await userEvent.type(canvas.getByLabelText('Username'), 'amara21{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  ...onPhone,
  args: { children: 'Request the cancellation of this subscription and return its rest to the wallet' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = { ...inEachState, args: { variant: 'main' } };
