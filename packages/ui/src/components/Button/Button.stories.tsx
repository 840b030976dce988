import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { Button } from './Button';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Purchase Package', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Main: Story = { args: { look: 'main', icon: <Icon name="box" /> } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const Danger: Story = { args: { look: 'danger', children: 'Cancel subscription' } };
export const Small: Story = { args: { scale: 'small', icon: <Icon name="copy" />, children: 'Copy' } };
export const Stretched: Story = {
  args: { look: 'main', scale: 'large', stretched: true, children: 'Sign In' },
};
export const Disabled: Story = { args: { look: 'main', disabled: true } };
export const Dark: Story = { args: { ...Main.args }, globals: { theme: 'dark' } };

export const Busy: Story = {
  args: { look: 'main', busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Purchase Package' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

/** The spinner takes the place of the words, so that nothing beside the button moves. */
export const BusyKeepsItsSize: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Button {...args} />
      <Button {...args} busy />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [idle, busy] = within(canvasElement).getAllByRole('button');
    await expect(busy!.getBoundingClientRect().width).toBeCloseTo(idle!.getBoundingClientRect().width, 1);
  },
};

/** A busy submit button takes neither a press nor Enter (T12). */
export const BusySubmit: Story = {
  args: { type: 'submit', busy: true, children: 'Sign In' },
  render: (args) => (
    <form>
      <label>
        Username <input />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')!.addEventListener('submit', sent);
    await userEvent.type(within(canvasElement).getByLabelText('Username'), 'amara21{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign In' }));
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: 'Request the cancellation of this subscription and return its rest to the wallet' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
