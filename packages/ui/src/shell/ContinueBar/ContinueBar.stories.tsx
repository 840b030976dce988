import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ContinueBar, ContinueSpace, continueBarMessages } from './ContinueBar';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/Shell/ContinueBar',
  component: ContinueBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Withdraw', onContinue: fn(), onDecline: fn() },
} satisfies Meta<typeof ContinueBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the screen. Nothing happens before the member confirms. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: continueBarMessages.no }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', { name: continueBarMessages.continueTo({ title: 'Withdraw' }) }),
    );
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** The reserved space has the bar's height. */
export const Space: Story = {
  render: (args) => (
    <>
      <div data-place>
        <ContinueSpace />
      </div>
      <div data-place>
        <ContinueBar {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [space, bar] = [...canvasElement.querySelectorAll<HTMLElement>('[data-place]')];
    await expect(space?.offsetHeight).toBe(bar?.offsetHeight);
  },
};

export const Mobile: Story = { ...Space, ...onPhone };
export const LargeText: Story = { ...onPhone, globals: { ...onPhone.globals, text: '200' } };
